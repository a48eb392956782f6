// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    /// The generated binding of a type; nil when the simulated UIKit has no such type.
    static func generated(_ name: String) -> HostType? {
        switch name {
        case "BarLooks": barLooks
        case "BarsLayoutGuide": barsLayoutGuide
        case "CAAnimation": caAnimation
        case "CAAnimationCalculationMode": caAnimationCalculationMode
        case "CAAnimationDelegate": caAnimationDelegate
        case "CAAnimationGroup": caAnimationGroup
        case "CABasicAnimation": caBasicAnimation
        case "CACornerMask": caCornerMask
        case "CADisplayLink": caDisplayLink
        case "CAFrameRateRange": caFrameRateRange
        case "CAGradientLayer": caGradientLayer
        case "CAGradientLayerType": caGradientLayerType
        case "CAKeyframeAnimation": caKeyframeAnimation
        case "CALayer": caLayer
        case "CALayerContentsGravity": caLayerContentsGravity
        case "CALayerCornerCurve": caLayerCornerCurve
        case "CALayerDelegate": caLayerDelegate
        case "CAMediaTimingFillMode": caMediaTimingFillMode
        case "CAMediaTimingFunction": caMediaTimingFunction
        case "CAMediaTimingFunctionName": caMediaTimingFunctionName
        case "CAPropertyAnimation": caPropertyAnimation
        case "CAShapeLayer": caShapeLayer
        case "CAShapeLayerFillRule": caShapeLayerFillRule
        case "CAShapeLayerLineCap": caShapeLayerLineCap
        case "CAShapeLayerLineJoin": caShapeLayerLineJoin
        case "CASpringAnimation": caSpringAnimation
        case "CATiledLayer": caTiledLayer
        case "CATransaction": caTransaction
        case "CATransform3D": caTransform3D
        case "CATransition": caTransition
        case "CATransitionSubtype": caTransitionSubtype
        case "CATransitionType": caTransitionType
        case "CGAffineTransform": cgAffineTransform
        case "CGBlendMode": cgBlendMode
        case "CGColor": cgColor
        case "CGContext": cgContext
        case "CGImage": cgImage
        case "CGLineCap": cgLineCap
        case "CGLineJoin": cgLineJoin
        case "CGMutablePath": cgMutablePath
        case "CGPath": cgPath
        case "CGPathDrawingMode": cgPathDrawingMode
        case "CGPathFillRule": cgPathFillRule
        case "CGVector": cgVector
        case "ContextMenuAnimator": contextMenuAnimator
        case "DetentContext": detentContext
        case "DispatchGroup": dispatchGroup
        case "DispatchQoS": dispatchQoS
        case "DispatchQoS.QoSClass": dispatchQoSQoSClass
        case "DispatchQueue": dispatchQueue
        case "DispatchQueue.Attributes": dispatchQueueAttributes
        case "DispatchQueue.AutoreleaseFrequency": dispatchQueueAutoreleaseFrequency
        case "DispatchTime": dispatchTime
        case "DispatchTimeInterval": dispatchTimeInterval
        case "DispatchWorkItem": dispatchWorkItem
        case "DispatchWorkItemFlags": dispatchWorkItemFlags
        case "HTTPURLResponse": httpurlResponse
        case "InputDocument": inputDocument
        case "LayoutEnvironment": layoutEnvironment
        case "MFMailComposeResult": mfMailComposeResult
        case "MFMailComposeViewController": mfMailComposeViewController
        case "MFMailComposeViewControllerDelegate": mfMailComposeViewControllerDelegate
        case "NSAttributedString": nsAttributedString
        case "NSAttributedString.EnumerationOptions": nsAttributedStringEnumerationOptions
        case "NSAttributedString.Key": nsAttributedStringKey
        case "NSCollectionLayoutAnchor": nsCollectionLayoutAnchor
        case "NSCollectionLayoutBoundarySupplementaryItem": nsCollectionLayoutBoundarySupplementaryItem
        case "NSCollectionLayoutContainer": nsCollectionLayoutContainer
        case "NSCollectionLayoutDecorationItem": nsCollectionLayoutDecorationItem
        case "NSCollectionLayoutDimension": nsCollectionLayoutDimension
        case "NSCollectionLayoutEdgeSpacing": nsCollectionLayoutEdgeSpacing
        case "NSCollectionLayoutEnvironment": nsCollectionLayoutEnvironment
        case "NSCollectionLayoutGroup": nsCollectionLayoutGroup
        case "NSCollectionLayoutGroupCustomItem": nsCollectionLayoutGroupCustomItem
        case "NSCollectionLayoutItem": nsCollectionLayoutItem
        case "NSCollectionLayoutSection": nsCollectionLayoutSection
        case "NSCollectionLayoutSize": nsCollectionLayoutSize
        case "NSCollectionLayoutSpacing": nsCollectionLayoutSpacing
        case "NSCollectionLayoutSupplementaryItem": nsCollectionLayoutSupplementaryItem
        case "NSDirectionalEdgeInsets": nsDirectionalEdgeInsets
        case "NSDirectionalRectEdge": nsDirectionalRectEdge
        case "NSKeyValueObservation": nsKeyValueObservation
        case "NSLayoutAnchor": nsLayoutAnchor
        case "NSLayoutConstraint": nsLayoutConstraint
        case "NSLayoutConstraint.Attribute": nsLayoutConstraintAttribute
        case "NSLayoutConstraint.Axis": nsLayoutConstraintAxis
        case "NSLayoutConstraint.FormatOptions": nsLayoutConstraintFormatOptions
        case "NSLayoutConstraint.Relation": nsLayoutConstraintRelation
        case "NSLayoutDimension": nsLayoutDimension
        case "NSLayoutXAxisAnchor": nsLayoutXAxisAnchor
        case "NSLayoutYAxisAnchor": nsLayoutYAxisAnchor
        case "NSLineBreakMode": nsLineBreakMode
        case "NSMachPort": nsMachPort
        case "NSMutableAttributedString": nsMutableAttributedString
        case "NSMutableParagraphStyle": nsMutableParagraphStyle
        case "NSObject": nsObject
        case "NSObjectProtocol": nsObjectProtocol
        case "NSParagraphStyle": nsParagraphStyle
        case "NSParagraphStyle.LineBreakStrategy": nsParagraphStyleLineBreakStrategy
        case "NSRectAlignment": nsRectAlignment
        case "NSShadow": nsShadow
        case "NSStringDrawingContext": nsStringDrawingContext
        case "NSStringDrawingOptions": nsStringDrawingOptions
        case "NSTextAlignment": nsTextAlignment
        case "NSTextAttachment": nsTextAttachment
        case "NSTextContainer": nsTextContainer
        case "NSTextTab": nsTextTab
        case "NSTextTab.OptionKey": nsTextTabOptionKey
        case "NSUnderlineStyle": nsUnderlineStyle
        case "NSWritingDirection": nsWritingDirection
        case "Notification.Name": notificationName
        case "NotificationCenter": notificationCenter
        case "OperationQueue": operationQueue
        case "Port": port
        case "RemoteViewController": remoteViewController
        case "RunLoop": runLoop
        case "RunLoop.Mode": runLoopMode
        case "SFSafariViewController": sfSafariViewController
        case "SFSafariViewController.Configuration": sfSafariViewControllerConfiguration
        case "SFSafariViewController.DismissButtonStyle": sfSafariViewControllerDismissButtonStyle
        case "SFSafariViewControllerDelegate": sfSafariViewControllerDelegate
        case "SceneCoordinateSpace": sceneCoordinateSpace
        case "Thread": thread
        case "Timer": timer
        case "TraitBox": traitBox
        case "TransitionContext": transitionContext
        case "TransitionCoordinator": transitionCoordinator
        case "UIAccessibility": uiAccessibility
        case "UIAccessibility.Notification": uiAccessibilityNotification
        case "UIAccessibilityContrast": uiAccessibilityContrast
        case "UIAccessibilityCustomAction": uiAccessibilityCustomAction
        case "UIAccessibilityTraits": uiAccessibilityTraits
        case "UIAction": uiAction
        case "UIAction.Identifier": uiActionIdentifier
        case "UIActivity": uiActivity
        case "UIActivity.ActivityType": uiActivityActivityType
        case "UIActivityIndicatorView": uiActivityIndicatorView
        case "UIActivityIndicatorView.Style": uiActivityIndicatorViewStyle
        case "UIActivityViewController": uiActivityViewController
        case "UIAdaptivePresentationControllerDelegate": uiAdaptivePresentationControllerDelegate
        case "UIAlertAction": uiAlertAction
        case "UIAlertAction.Style": uiAlertActionStyle
        case "UIAlertController": uiAlertController
        case "UIAlertController.Style": uiAlertControllerStyle
        case "UIAppearance": uiAppearance
        case "UIAppearanceContainer": uiAppearanceContainer
        case "UIApplication": uiApplication
        case "UIApplication.LaunchOptionsKey": uiApplicationLaunchOptionsKey
        case "UIApplication.OpenExternalURLOptionsKey": uiApplicationOpenExternalURLOptionsKey
        case "UIApplication.State": uiApplicationState
        case "UIApplicationDelegate": uiApplicationDelegate
        case "UIBackgroundConfiguration": uiBackgroundConfiguration
        case "UIBackgroundTaskIdentifier": uiBackgroundTaskIdentifier
        case "UIBarAppearance": uiBarAppearance
        case "UIBarButtonItem": uiBarButtonItem
        case "UIBarButtonItem.Style": uiBarButtonItemStyle
        case "UIBarButtonItem.SystemItem": uiBarButtonItemSystemItem
        case "UIBarButtonItemAppearance": uiBarButtonItemAppearance
        case "UIBarButtonItemStateAppearance": uiBarButtonItemStateAppearance
        case "UIBarItem": uiBarItem
        case "UIBarMetrics": uiBarMetrics
        case "UIBarPosition": uiBarPosition
        case "UIBarPositioning": uiBarPositioning
        case "UIBarPositioningDelegate": uiBarPositioningDelegate
        case "UIBarStyle": uiBarStyle
        case "UIBaselineAdjustment": uiBaselineAdjustment
        case "UIBezierPath": uiBezierPath
        case "UIBlurEffect": uiBlurEffect
        case "UIBlurEffect.Style": uiBlurEffectStyle
        case "UIButton": uiButton
        case "UIButton.ButtonType": uiButtonButtonType
        case "UIButton.Configuration": uiButtonConfiguration
        case "UIButton.Configuration.CornerStyle": uiButtonConfigurationCornerStyle
        case "UIButton.Configuration.Indicator": uiButtonConfigurationIndicator
        case "UIButton.Configuration.Size": uiButtonConfigurationSize
        case "UIButton.Configuration.TitleAlignment": uiButtonConfigurationTitleAlignment
        case "UICellAccessory": uiCellAccessory
        case "UICellAccessory.DisplayedState": uiCellAccessoryDisplayedState
        case "UICellConfigurationState": uiCellConfigurationState
        case "UICollectionLayoutListConfiguration": uiCollectionLayoutListConfiguration
        case "UICollectionLayoutListConfiguration.Appearance": uiCollectionLayoutListConfigurationAppearance
        case "UICollectionLayoutListConfiguration.FooterMode": uiCollectionLayoutListConfigurationFooterMode
        case "UICollectionLayoutListConfiguration.HeaderMode": uiCollectionLayoutListConfigurationHeaderMode
        case "UICollectionLayoutSectionOrthogonalScrollingBehavior": uiCollectionLayoutSectionOrthogonalScrollingBehavior
        case "UICollectionReusableView": uiCollectionReusableView
        case "UICollectionView": uiCollectionView
        case "UICollectionView.ScrollDirection": uiCollectionViewScrollDirection
        case "UICollectionView.ScrollPosition": uiCollectionViewScrollPosition
        case "UICollectionViewCell": uiCollectionViewCell
        case "UICollectionViewCompositionalLayout": uiCollectionViewCompositionalLayout
        case "UICollectionViewCompositionalLayoutConfiguration": uiCollectionViewCompositionalLayoutConfiguration
        case "UICollectionViewController": uiCollectionViewController
        case "UICollectionViewDataSource": uiCollectionViewDataSource
        case "UICollectionViewDataSourcePrefetching": uiCollectionViewDataSourcePrefetching
        case "UICollectionViewDelegate": uiCollectionViewDelegate
        case "UICollectionViewDelegateFlowLayout": uiCollectionViewDelegateFlowLayout
        case "UICollectionViewDragDelegate": uiCollectionViewDragDelegate
        case "UICollectionViewDropDelegate": uiCollectionViewDropDelegate
        case "UICollectionViewFlowLayout": uiCollectionViewFlowLayout
        case "UICollectionViewFlowLayoutInvalidationContext": uiCollectionViewFlowLayoutInvalidationContext
        case "UICollectionViewLayout": uiCollectionViewLayout
        case "UICollectionViewLayoutAttributes": uiCollectionViewLayoutAttributes
        case "UICollectionViewLayoutAttributes.ElementCategory": uiCollectionViewLayoutAttributesElementCategory
        case "UICollectionViewLayoutInvalidationContext": uiCollectionViewLayoutInvalidationContext
        case "UICollectionViewListCell": uiCollectionViewListCell
        case "UIColor": uiColor
        case "UIColor.Components": uiColorComponents
        case "UICommand": uiCommand
        case "UIConfigurationState": uiConfigurationState
        case "UIContentConfiguration": uiContentConfiguration
        case "UIContentContainer": uiContentContainer
        case "UIContentInsetsReference": uiContentInsetsReference
        case "UIContentSizeCategory": uiContentSizeCategory
        case "UIContentSizeCategoryAdjusting": uiContentSizeCategoryAdjusting
        case "UIContentUnavailableConfigurationState": uiContentUnavailableConfigurationState
        case "UIContentView": uiContentView
        case "UIContextMenuConfiguration": uiContextMenuConfiguration
        case "UIContextMenuConfiguration.ElementOrder": uiContextMenuConfigurationElementOrder
        case "UIContextMenuInteraction": uiContextMenuInteraction
        case "UIContextMenuInteractionAnimating": uiContextMenuInteractionAnimating
        case "UIContextMenuInteractionCommitAnimating": uiContextMenuInteractionCommitAnimating
        case "UIContextMenuInteractionCommitStyle": uiContextMenuInteractionCommitStyle
        case "UIContextMenuInteractionDelegate": uiContextMenuInteractionDelegate
        case "UIContextualAction": uiContextualAction
        case "UIContextualAction.Style": uiContextualActionStyle
        case "UIControl": uiControl
        case "UIControl.ContentHorizontalAlignment": uiControlContentHorizontalAlignment
        case "UIControl.ContentVerticalAlignment": uiControlContentVerticalAlignment
        case "UIControl.Event": uiControlEvent
        case "UIControl.State": uiControlState
        case "UICoordinateSpace": uiCoordinateSpace
        case "UICubicTimingParameters": uiCubicTimingParameters
        case "UIDataDetectorTypes": uiDataDetectorTypes
        case "UIDatePicker": uiDatePicker
        case "UIDatePicker.Mode": uiDatePickerMode
        case "UIDatePickerStyle": uiDatePickerStyle
        case "UIDeferredMenuElement": uiDeferredMenuElement
        case "UIDevice": uiDevice
        case "UIDevice.BatteryState": uiDeviceBatteryState
        case "UIDeviceOrientation": uiDeviceOrientation
        case "UIDocumentPickerDelegate": uiDocumentPickerDelegate
        case "UIDocumentPickerViewController": uiDocumentPickerViewController
        case "UIEdgeInsets": uiEdgeInsets
        case "UIEvent": uiEvent
        case "UIEvent.EventSubtype": uiEventEventSubtype
        case "UIEvent.EventType": uiEventEventType
        case "UIFeedbackGenerator": uiFeedbackGenerator
        case "UIFont": uiFont
        case "UIFont.TextStyle": uiFontTextStyle
        case "UIFont.Weight": uiFontWeight
        case "UIFontDescriptor": uiFontDescriptor
        case "UIFontDescriptor.SymbolicTraits": uiFontDescriptorSymbolicTraits
        case "UIFontDescriptor.SystemDesign": uiFontDescriptorSystemDesign
        case "UIFontMetrics": uiFontMetrics
        case "UIGestureRecognizer": uiGestureRecognizer
        case "UIGestureRecognizer.State": uiGestureRecognizerState
        case "UIGestureRecognizerDelegate": uiGestureRecognizerDelegate
        case "UIGraphicsImageRenderer": uiGraphicsImageRenderer
        case "UIGraphicsImageRendererContext": uiGraphicsImageRendererContext
        case "UIGraphicsImageRendererFormat": uiGraphicsImageRendererFormat
        case "UIHostingController": uiHostingController
        case "UIHoverGestureRecognizer": uiHoverGestureRecognizer
        case "UIImage": uiImage
        case "UIImage.Orientation": uiImageOrientation
        case "UIImage.RenderingMode": uiImageRenderingMode
        case "UIImage.ResizingMode": uiImageResizingMode
        case "UIImage.SymbolConfiguration": uiImageSymbolConfiguration
        case "UIImage.SymbolScale": uiImageSymbolScale
        case "UIImage.SymbolWeight": uiImageSymbolWeight
        case "UIImagePickerController": uiImagePickerController
        case "UIImagePickerController.CameraDevice": uiImagePickerControllerCameraDevice
        case "UIImagePickerController.InfoKey": uiImagePickerControllerInfoKey
        case "UIImagePickerController.SourceType": uiImagePickerControllerSourceType
        case "UIImagePickerControllerDelegate": uiImagePickerControllerDelegate
        case "UIImageView": uiImageView
        case "UIImpactFeedbackGenerator": uiImpactFeedbackGenerator
        case "UIImpactFeedbackGenerator.FeedbackStyle": uiImpactFeedbackGeneratorFeedbackStyle
        case "UIInputView": uiInputView
        case "UIInputView.Style": uiInputViewStyle
        case "UIInputViewController": uiInputViewController
        case "UIInteraction": uiInteraction
        case "UIInterfaceOrientation": uiInterfaceOrientation
        case "UIInterfaceOrientationMask": uiInterfaceOrientationMask
        case "UIKeyCommand": uiKeyCommand
        case "UIKeyModifierFlags": uiKeyModifierFlags
        case "UIKeyboardAppearance": uiKeyboardAppearance
        case "UIKeyboardLayoutGuide": uiKeyboardLayoutGuide
        case "UIKeyboardType": uiKeyboardType
        case "UILabel": uiLabel
        case "UILayoutGuide": uiLayoutGuide
        case "UILayoutPriority": uiLayoutPriority
        case "UILayoutSupport": uiLayoutSupport
        case "UILegibilityWeight": uiLegibilityWeight
        case "UIListContentConfiguration": uiListContentConfiguration
        case "UIListContentConfiguration.ImageProperties": uiListContentConfigurationImageProperties
        case "UIListContentConfiguration.TextProperties": uiListContentConfigurationTextProperties
        case "UIListContentConfiguration.TextProperties.TextAlignment": uiListContentConfigurationTextPropertiesTextAlignment
        case "UIListContentView": uiListContentView
        case "UILongPressGestureRecognizer": uiLongPressGestureRecognizer
        case "UIMenu": uiMenu
        case "UIMenu.ElementSize": uiMenuElementSize
        case "UIMenu.Identifier": uiMenuIdentifier
        case "UIMenu.Options": uiMenuOptions
        case "UIMenuController": uiMenuController
        case "UIMenuController.ArrowDirection": uiMenuControllerArrowDirection
        case "UIMenuElement": uiMenuElement
        case "UIMenuElement.Attributes": uiMenuElementAttributes
        case "UIMenuElement.State": uiMenuElementState
        case "UIMenuItem": uiMenuItem
        case "UIModalPresentationStyle": uiModalPresentationStyle
        case "UIModalTransitionStyle": uiModalTransitionStyle
        case "UIMutableTraits": uiMutableTraits
        case "UINavigationBar": uiNavigationBar
        case "UINavigationBarAppearance": uiNavigationBarAppearance
        case "UINavigationBarDelegate": uiNavigationBarDelegate
        case "UINavigationController": uiNavigationController
        case "UINavigationController.Operation": uiNavigationControllerOperation
        case "UINavigationControllerDelegate": uiNavigationControllerDelegate
        case "UINavigationItem": uiNavigationItem
        case "UINavigationItem.BackButtonDisplayMode": uiNavigationItemBackButtonDisplayMode
        case "UINavigationItem.LargeTitleDisplayMode": uiNavigationItemLargeTitleDisplayMode
        case "UINavigationItem.SearchBarPlacement": uiNavigationItemSearchBarPlacement
        case "UINib": uiNib
        case "UINib.OptionsKey": uiNibOptionsKey
        case "UINotificationFeedbackGenerator": uiNotificationFeedbackGenerator
        case "UINotificationFeedbackGenerator.FeedbackType": uiNotificationFeedbackGeneratorFeedbackType
        case "UIOffset": uiOffset
        case "UIPageControl": uiPageControl
        case "UIPageControl.BackgroundStyle": uiPageControlBackgroundStyle
        case "UIPageViewController": uiPageViewController
        case "UIPageViewController.NavigationDirection": uiPageViewControllerNavigationDirection
        case "UIPageViewController.NavigationOrientation": uiPageViewControllerNavigationOrientation
        case "UIPageViewController.OptionsKey": uiPageViewControllerOptionsKey
        case "UIPageViewController.TransitionStyle": uiPageViewControllerTransitionStyle
        case "UIPageViewControllerDataSource": uiPageViewControllerDataSource
        case "UIPageViewControllerDelegate": uiPageViewControllerDelegate
        case "UIPanGestureRecognizer": uiPanGestureRecognizer
        case "UIPasteboard": uiPasteboard
        case "UIPasteboard.Name": uiPasteboardName
        case "UIPercentDrivenInteractiveTransition": uiPercentDrivenInteractiveTransition
        case "UIPickerView": uiPickerView
        case "UIPickerViewDataSource": uiPickerViewDataSource
        case "UIPickerViewDelegate": uiPickerViewDelegate
        case "UIPinchGestureRecognizer": uiPinchGestureRecognizer
        case "UIPopoverArrowDirection": uiPopoverArrowDirection
        case "UIPopoverPresentationController": uiPopoverPresentationController
        case "UIPopoverPresentationControllerDelegate": uiPopoverPresentationControllerDelegate
        case "UIPresentationController": uiPresentationController
        case "UIPreviewParameters": uiPreviewParameters
        case "UIPreviewTarget": uiPreviewTarget
        case "UIProgressView": uiProgressView
        case "UIProgressView.Style": uiProgressViewStyle
        case "UIRectCorner": uiRectCorner
        case "UIRectEdge": uiRectEdge
        case "UIRefreshControl": uiRefreshControl
        case "UIResponder": uiResponder
        case "UIResponderStandardEditActions": uiResponderStandardEditActions
        case "UIReturnKeyType": uiReturnKeyType
        case "UIRotationGestureRecognizer": uiRotationGestureRecognizer
        case "UIScene": uiScene
        case "UIScene.ActivationState": uiSceneActivationState
        case "UIScene.ConnectionOptions": uiSceneConnectionOptions
        case "UISceneConfiguration": uiSceneConfiguration
        case "UISceneDelegate": uiSceneDelegate
        case "UISceneSession": uiSceneSession
        case "UISceneSession.Role": uiSceneSessionRole
        case "UIScreen": uiScreen
        case "UIScreenEdgePanGestureRecognizer": uiScreenEdgePanGestureRecognizer
        case "UIScrollView": uiScrollView
        case "UIScrollView.ContentInsetAdjustmentBehavior": uiScrollViewContentInsetAdjustmentBehavior
        case "UIScrollView.DecelerationRate": uiScrollViewDecelerationRate
        case "UIScrollView.IndicatorStyle": uiScrollViewIndicatorStyle
        case "UIScrollView.KeyboardDismissMode": uiScrollViewKeyboardDismissMode
        case "UIScrollViewDelegate": uiScrollViewDelegate
        case "UISearchBar": uiSearchBar
        case "UISearchBar.Icon": uiSearchBarIcon
        case "UISearchBar.Style": uiSearchBarStyle
        case "UISearchBarDelegate": uiSearchBarDelegate
        case "UISearchController": uiSearchController
        case "UISearchControllerDelegate": uiSearchControllerDelegate
        case "UISearchResultsUpdating": uiSearchResultsUpdating
        case "UISearchTextField": uiSearchTextField
        case "UISegmentedControl": uiSegmentedControl
        case "UISelectionFeedbackGenerator": uiSelectionFeedbackGenerator
        case "UISemanticContentAttribute": uiSemanticContentAttribute
        case "UISheetPresentationController": uiSheetPresentationController
        case "UISheetPresentationController.Detent": uiSheetPresentationControllerDetent
        case "UISheetPresentationController.Detent.Identifier": uiSheetPresentationControllerDetentIdentifier
        case "UISheetPresentationControllerDelegate": uiSheetPresentationControllerDelegate
        case "UISheetPresentationControllerDetentResolutionContext": uiSheetPresentationControllerDetentResolutionContext
        case "UISlider": uiSlider
        case "UISplitViewController": uiSplitViewController
        case "UISplitViewController.BackgroundStyle": uiSplitViewControllerBackgroundStyle
        case "UISplitViewController.Column": uiSplitViewControllerColumn
        case "UISplitViewController.DisplayMode": uiSplitViewControllerDisplayMode
        case "UISplitViewController.SplitBehavior": uiSplitViewControllerSplitBehavior
        case "UISplitViewController.Style": uiSplitViewControllerStyle
        case "UISplitViewControllerDelegate": uiSplitViewControllerDelegate
        case "UISpringTimingParameters": uiSpringTimingParameters
        case "UIStackView": uiStackView
        case "UIStackView.Alignment": uiStackViewAlignment
        case "UIStackView.Distribution": uiStackViewDistribution
        case "UIStatusBarAnimation": uiStatusBarAnimation
        case "UIStatusBarManager": uiStatusBarManager
        case "UIStatusBarStyle": uiStatusBarStyle
        case "UIStepper": uiStepper
        case "UIStoryboard": uiStoryboard
        case "UIStoryboardSegue": uiStoryboardSegue
        case "UIStoryboardUnwindSegueSource": uiStoryboardUnwindSegueSource
        case "UISwipeActionsConfiguration": uiSwipeActionsConfiguration
        case "UISwipeGestureRecognizer": uiSwipeGestureRecognizer
        case "UISwipeGestureRecognizer.Direction": uiSwipeGestureRecognizerDirection
        case "UISwitch": uiSwitch
        case "UISwitch.Style": uiSwitchStyle
        case "UITab": uiTab
        case "UITabBar": uiTabBar
        case "UITabBar.ItemPositioning": uiTabBarItemPositioning
        case "UITabBarAppearance": uiTabBarAppearance
        case "UITabBarController": uiTabBarController
        case "UITabBarControllerDelegate": uiTabBarControllerDelegate
        case "UITabBarDelegate": uiTabBarDelegate
        case "UITabBarItem": uiTabBarItem
        case "UITabBarItem.SystemItem": uiTabBarItemSystemItem
        case "UITabBarItemAppearance": uiTabBarItemAppearance
        case "UITabBarItemStateAppearance": uiTabBarItemStateAppearance
        case "UITableView": uiTableView
        case "UITableView.RowAnimation": uiTableViewRowAnimation
        case "UITableView.ScrollPosition": uiTableViewScrollPosition
        case "UITableView.Style": uiTableViewStyle
        case "UITableViewCell": uiTableViewCell
        case "UITableViewCell.AccessoryType": uiTableViewCellAccessoryType
        case "UITableViewCell.CellStyle": uiTableViewCellCellStyle
        case "UITableViewCell.EditingStyle": uiTableViewCellEditingStyle
        case "UITableViewCell.SelectionStyle": uiTableViewCellSelectionStyle
        case "UITableViewCell.SeparatorStyle": uiTableViewCellSeparatorStyle
        case "UITableViewController": uiTableViewController
        case "UITableViewDataSource": uiTableViewDataSource
        case "UITableViewDataSourcePrefetching": uiTableViewDataSourcePrefetching
        case "UITableViewDelegate": uiTableViewDelegate
        case "UITableViewDragDelegate": uiTableViewDragDelegate
        case "UITableViewDropDelegate": uiTableViewDropDelegate
        case "UITableViewHeaderFooterView": uiTableViewHeaderFooterView
        case "UITapGestureRecognizer": uiTapGestureRecognizer
        case "UITargetedPreview": uiTargetedPreview
        case "UITextAutocapitalizationType": uiTextAutocapitalizationType
        case "UITextAutocorrectionType": uiTextAutocorrectionType
        case "UITextContentType": uiTextContentType
        case "UITextDocumentProxy": uiTextDocumentProxy
        case "UITextField": uiTextField
        case "UITextField.BorderStyle": uiTextFieldBorderStyle
        case "UITextField.DidEndEditingReason": uiTextFieldDidEndEditingReason
        case "UITextField.ViewMode": uiTextFieldViewMode
        case "UITextFieldDelegate": uiTextFieldDelegate
        case "UITextInput": uiTextInput
        case "UITextInputTraits": uiTextInputTraits
        case "UITextPosition": uiTextPosition
        case "UITextRange": uiTextRange
        case "UITextSmartDashesType": uiTextSmartDashesType
        case "UITextSmartInsertDeleteType": uiTextSmartInsertDeleteType
        case "UITextSmartQuotesType": uiTextSmartQuotesType
        case "UITextSpellCheckingType": uiTextSpellCheckingType
        case "UITextView": uiTextView
        case "UITextViewDelegate": uiTextViewDelegate
        case "UITimingCurveProvider": uiTimingCurveProvider
        case "UIToolbar": uiToolbar
        case "UIToolbarAppearance": uiToolbarAppearance
        case "UIToolbarDelegate": uiToolbarDelegate
        case "UITouch": uiTouch
        case "UITouch.Phase": uiTouchPhase
        case "UITrackingLayoutGuide": uiTrackingLayoutGuide
        case "UITraitAccessibilityContrast": uiTraitAccessibilityContrast
        case "UITraitChangeObservable": uiTraitChangeObservable
        case "UITraitChangeRegistration": uiTraitChangeRegistration
        case "UITraitCollection": uiTraitCollection
        case "UITraitDefinition": uiTraitDefinition
        case "UITraitDisplayScale": uiTraitDisplayScale
        case "UITraitEnvironment": uiTraitEnvironment
        case "UITraitEnvironmentLayoutDirection": uiTraitEnvironmentLayoutDirection
        case "UITraitHorizontalSizeClass": uiTraitHorizontalSizeClass
        case "UITraitLayoutDirection": uiTraitLayoutDirection
        case "UITraitLegibilityWeight": uiTraitLegibilityWeight
        case "UITraitOverrides": uiTraitOverrides
        case "UITraitPreferredContentSizeCategory": uiTraitPreferredContentSizeCategory
        case "UITraitUserInterfaceIdiom": uiTraitUserInterfaceIdiom
        case "UITraitUserInterfaceLevel": uiTraitUserInterfaceLevel
        case "UITraitUserInterfaceStyle": uiTraitUserInterfaceStyle
        case "UITraitVerticalSizeClass": uiTraitVerticalSizeClass
        case "UITransitionContextViewControllerKey": uiTransitionContextViewControllerKey
        case "UITransitionContextViewKey": uiTransitionContextViewKey
        case "UIUpdateActionPhase": uiUpdateActionPhase
        case "UIUpdateInfo": uiUpdateInfo
        case "UIUpdateLink": uiUpdateLink
        case "UIUserInterfaceIdiom": uiUserInterfaceIdiom
        case "UIUserInterfaceLayoutDirection": uiUserInterfaceLayoutDirection
        case "UIUserInterfaceLevel": uiUserInterfaceLevel
        case "UIUserInterfaceSizeClass": uiUserInterfaceSizeClass
        case "UIUserInterfaceStyle": uiUserInterfaceStyle
        case "UIVibrancyEffect": uiVibrancyEffect
        case "UIVibrancyEffect.UIVibrancyEffectStyle": uiVibrancyEffectUIVibrancyEffectStyle
        case "UIView": uiView
        case "UIView.AnimationCurve": uiViewAnimationCurve
        case "UIView.AnimationOptions": uiViewAnimationOptions
        case "UIView.AutoresizingMask": uiViewAutoresizingMask
        case "UIView.ContentMode": uiViewContentMode
        case "UIView.KeyframeAnimationOptions": uiViewKeyframeAnimationOptions
        case "UIView.SystemAnimation": uiViewSystemAnimation
        case "UIView.TintAdjustmentMode": uiViewTintAdjustmentMode
        case "UIViewAnimating": uiViewAnimating
        case "UIViewAnimatingPosition": uiViewAnimatingPosition
        case "UIViewAnimatingState": uiViewAnimatingState
        case "UIViewController": uiViewController
        case "UIViewController.Transition": uiViewControllerTransition
        case "UIViewController.Transition.ZoomOptions": uiViewControllerTransitionZoomOptions
        case "UIViewController.Transition.ZoomSourceViewProviderContext": uiViewControllerTransitionZoomSourceViewProviderContext
        case "UIViewControllerAnimatedTransitioning": uiViewControllerAnimatedTransitioning
        case "UIViewControllerContextTransitioning": uiViewControllerContextTransitioning
        case "UIViewControllerInteractiveTransitioning": uiViewControllerInteractiveTransitioning
        case "UIViewControllerTransitionCoordinator": uiViewControllerTransitionCoordinator
        case "UIViewControllerTransitionCoordinatorContext": uiViewControllerTransitionCoordinatorContext
        case "UIViewControllerTransitioningDelegate": uiViewControllerTransitioningDelegate
        case "UIViewImplicitlyAnimating": uiViewImplicitlyAnimating
        case "UIViewPropertyAnimator": uiViewPropertyAnimator
        case "UIVisualEffect": uiVisualEffect
        case "UIVisualEffectView": uiVisualEffectView
        case "UIWindow": uiWindow
        case "UIWindow.Level": uiWindowLevel
        case "UIWindowScene": uiWindowScene
        case "UIWindowScene.Geometry": uiWindowSceneGeometry
        case "UIWindowSceneDelegate": uiWindowSceneDelegate
        case "URLError": urlError
        case "URLError.Code": urlErrorCode
        case "URLRequest": urlRequest
        case "URLRequest.CachePolicy": urlRequestCachePolicy
        case "URLResponse": urlResponse
        case "URLSession": urlSession
        case "URLSession.ResponseDisposition": urlSessionResponseDisposition
        case "URLSessionConfiguration": urlSessionConfiguration
        case "URLSessionDataDelegate": urlSessionDataDelegate
        case "URLSessionDataTask": urlSessionDataTask
        case "URLSessionDelegate": urlSessionDelegate
        case "URLSessionTask": urlSessionTask
        case "URLSessionTask.State": urlSessionTaskState
        case "URLSessionTaskDelegate": urlSessionTaskDelegate
        case "UserDefaults": userDefaults
        case "WKAudiovisualMediaTypes": wkAudiovisualMediaTypes
        case "WKBackForwardList": wkBackForwardList
        case "WKBackForwardListItem": wkBackForwardListItem
        case "WKDataDetectorTypes": wkDataDetectorTypes
        case "WKError": wkError
        case "WKError.Code": wkErrorCode
        case "WKFrameInfo": wkFrameInfo
        case "WKNavigation": wkNavigation
        case "WKNavigationAction": wkNavigationAction
        case "WKNavigationActionPolicy": wkNavigationActionPolicy
        case "WKNavigationDelegate": wkNavigationDelegate
        case "WKNavigationResponse": wkNavigationResponse
        case "WKNavigationResponsePolicy": wkNavigationResponsePolicy
        case "WKNavigationType": wkNavigationType
        case "WKPreferences": wkPreferences
        case "WKProcessPool": wkProcessPool
        case "WKScriptMessage": wkScriptMessage
        case "WKScriptMessageHandler": wkScriptMessageHandler
        case "WKUIDelegate": wkuiDelegate
        case "WKUserContentController": wkUserContentController
        case "WKUserScript": wkUserScript
        case "WKUserScriptInjectionTime": wkUserScriptInjectionTime
        case "WKWebView": wkWebView
        case "WKWebViewConfiguration": wkWebViewConfiguration
        case "WKWebpagePreferences": wkWebpagePreferences
        case "WKWebpagePreferences.ContentMode": wkWebpagePreferencesContentMode
        case "WKWebsiteDataStore": wkWebsiteDataStore
        case "WKWindowFeatures": wkWindowFeatures
        case "WebKitError": webKitError
        default: nil
        }
    }

    /// The names of all of them.
    package static let generatedNames: [String] = [
        "BarLooks",
        "BarsLayoutGuide",
        "CAAnimation",
        "CAAnimationCalculationMode",
        "CAAnimationDelegate",
        "CAAnimationGroup",
        "CABasicAnimation",
        "CACornerMask",
        "CADisplayLink",
        "CAFrameRateRange",
        "CAGradientLayer",
        "CAGradientLayerType",
        "CAKeyframeAnimation",
        "CALayer",
        "CALayerContentsGravity",
        "CALayerCornerCurve",
        "CALayerDelegate",
        "CAMediaTimingFillMode",
        "CAMediaTimingFunction",
        "CAMediaTimingFunctionName",
        "CAPropertyAnimation",
        "CAShapeLayer",
        "CAShapeLayerFillRule",
        "CAShapeLayerLineCap",
        "CAShapeLayerLineJoin",
        "CASpringAnimation",
        "CATiledLayer",
        "CATransaction",
        "CATransform3D",
        "CATransition",
        "CATransitionSubtype",
        "CATransitionType",
        "CGAffineTransform",
        "CGBlendMode",
        "CGColor",
        "CGContext",
        "CGImage",
        "CGLineCap",
        "CGLineJoin",
        "CGMutablePath",
        "CGPath",
        "CGPathDrawingMode",
        "CGPathFillRule",
        "CGVector",
        "ContextMenuAnimator",
        "DetentContext",
        "DispatchGroup",
        "DispatchQoS",
        "DispatchQoS.QoSClass",
        "DispatchQueue",
        "DispatchQueue.Attributes",
        "DispatchQueue.AutoreleaseFrequency",
        "DispatchTime",
        "DispatchTimeInterval",
        "DispatchWorkItem",
        "DispatchWorkItemFlags",
        "HTTPURLResponse",
        "InputDocument",
        "LayoutEnvironment",
        "MFMailComposeResult",
        "MFMailComposeViewController",
        "MFMailComposeViewControllerDelegate",
        "NSAttributedString",
        "NSAttributedString.EnumerationOptions",
        "NSAttributedString.Key",
        "NSCollectionLayoutAnchor",
        "NSCollectionLayoutBoundarySupplementaryItem",
        "NSCollectionLayoutContainer",
        "NSCollectionLayoutDecorationItem",
        "NSCollectionLayoutDimension",
        "NSCollectionLayoutEdgeSpacing",
        "NSCollectionLayoutEnvironment",
        "NSCollectionLayoutGroup",
        "NSCollectionLayoutGroupCustomItem",
        "NSCollectionLayoutItem",
        "NSCollectionLayoutSection",
        "NSCollectionLayoutSize",
        "NSCollectionLayoutSpacing",
        "NSCollectionLayoutSupplementaryItem",
        "NSDirectionalEdgeInsets",
        "NSDirectionalRectEdge",
        "NSKeyValueObservation",
        "NSLayoutAnchor",
        "NSLayoutConstraint",
        "NSLayoutConstraint.Attribute",
        "NSLayoutConstraint.Axis",
        "NSLayoutConstraint.FormatOptions",
        "NSLayoutConstraint.Relation",
        "NSLayoutDimension",
        "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor",
        "NSLineBreakMode",
        "NSMachPort",
        "NSMutableAttributedString",
        "NSMutableParagraphStyle",
        "NSObject",
        "NSObjectProtocol",
        "NSParagraphStyle",
        "NSParagraphStyle.LineBreakStrategy",
        "NSRectAlignment",
        "NSShadow",
        "NSStringDrawingContext",
        "NSStringDrawingOptions",
        "NSTextAlignment",
        "NSTextAttachment",
        "NSTextContainer",
        "NSTextTab",
        "NSTextTab.OptionKey",
        "NSUnderlineStyle",
        "NSWritingDirection",
        "Notification.Name",
        "NotificationCenter",
        "OperationQueue",
        "Port",
        "RemoteViewController",
        "RunLoop",
        "RunLoop.Mode",
        "SFSafariViewController",
        "SFSafariViewController.Configuration",
        "SFSafariViewController.DismissButtonStyle",
        "SFSafariViewControllerDelegate",
        "SceneCoordinateSpace",
        "Thread",
        "Timer",
        "TraitBox",
        "TransitionContext",
        "TransitionCoordinator",
        "UIAccessibility",
        "UIAccessibility.Notification",
        "UIAccessibilityContrast",
        "UIAccessibilityCustomAction",
        "UIAccessibilityTraits",
        "UIAction",
        "UIAction.Identifier",
        "UIActivity",
        "UIActivity.ActivityType",
        "UIActivityIndicatorView",
        "UIActivityIndicatorView.Style",
        "UIActivityViewController",
        "UIAdaptivePresentationControllerDelegate",
        "UIAlertAction",
        "UIAlertAction.Style",
        "UIAlertController",
        "UIAlertController.Style",
        "UIAppearance",
        "UIAppearanceContainer",
        "UIApplication",
        "UIApplication.LaunchOptionsKey",
        "UIApplication.OpenExternalURLOptionsKey",
        "UIApplication.State",
        "UIApplicationDelegate",
        "UIBackgroundConfiguration",
        "UIBackgroundTaskIdentifier",
        "UIBarAppearance",
        "UIBarButtonItem",
        "UIBarButtonItem.Style",
        "UIBarButtonItem.SystemItem",
        "UIBarButtonItemAppearance",
        "UIBarButtonItemStateAppearance",
        "UIBarItem",
        "UIBarMetrics",
        "UIBarPosition",
        "UIBarPositioning",
        "UIBarPositioningDelegate",
        "UIBarStyle",
        "UIBaselineAdjustment",
        "UIBezierPath",
        "UIBlurEffect",
        "UIBlurEffect.Style",
        "UIButton",
        "UIButton.ButtonType",
        "UIButton.Configuration",
        "UIButton.Configuration.CornerStyle",
        "UIButton.Configuration.Indicator",
        "UIButton.Configuration.Size",
        "UIButton.Configuration.TitleAlignment",
        "UICellAccessory",
        "UICellAccessory.DisplayedState",
        "UICellConfigurationState",
        "UICollectionLayoutListConfiguration",
        "UICollectionLayoutListConfiguration.Appearance",
        "UICollectionLayoutListConfiguration.FooterMode",
        "UICollectionLayoutListConfiguration.HeaderMode",
        "UICollectionLayoutSectionOrthogonalScrollingBehavior",
        "UICollectionReusableView",
        "UICollectionView",
        "UICollectionView.ScrollDirection",
        "UICollectionView.ScrollPosition",
        "UICollectionViewCell",
        "UICollectionViewCompositionalLayout",
        "UICollectionViewCompositionalLayoutConfiguration",
        "UICollectionViewController",
        "UICollectionViewDataSource",
        "UICollectionViewDataSourcePrefetching",
        "UICollectionViewDelegate",
        "UICollectionViewDelegateFlowLayout",
        "UICollectionViewDragDelegate",
        "UICollectionViewDropDelegate",
        "UICollectionViewFlowLayout",
        "UICollectionViewFlowLayoutInvalidationContext",
        "UICollectionViewLayout",
        "UICollectionViewLayoutAttributes",
        "UICollectionViewLayoutAttributes.ElementCategory",
        "UICollectionViewLayoutInvalidationContext",
        "UICollectionViewListCell",
        "UIColor",
        "UIColor.Components",
        "UICommand",
        "UIConfigurationState",
        "UIContentConfiguration",
        "UIContentContainer",
        "UIContentInsetsReference",
        "UIContentSizeCategory",
        "UIContentSizeCategoryAdjusting",
        "UIContentUnavailableConfigurationState",
        "UIContentView",
        "UIContextMenuConfiguration",
        "UIContextMenuConfiguration.ElementOrder",
        "UIContextMenuInteraction",
        "UIContextMenuInteractionAnimating",
        "UIContextMenuInteractionCommitAnimating",
        "UIContextMenuInteractionCommitStyle",
        "UIContextMenuInteractionDelegate",
        "UIContextualAction",
        "UIContextualAction.Style",
        "UIControl",
        "UIControl.ContentHorizontalAlignment",
        "UIControl.ContentVerticalAlignment",
        "UIControl.Event",
        "UIControl.State",
        "UICoordinateSpace",
        "UICubicTimingParameters",
        "UIDataDetectorTypes",
        "UIDatePicker",
        "UIDatePicker.Mode",
        "UIDatePickerStyle",
        "UIDeferredMenuElement",
        "UIDevice",
        "UIDevice.BatteryState",
        "UIDeviceOrientation",
        "UIDocumentPickerDelegate",
        "UIDocumentPickerViewController",
        "UIEdgeInsets",
        "UIEvent",
        "UIEvent.EventSubtype",
        "UIEvent.EventType",
        "UIFeedbackGenerator",
        "UIFont",
        "UIFont.TextStyle",
        "UIFont.Weight",
        "UIFontDescriptor",
        "UIFontDescriptor.SymbolicTraits",
        "UIFontDescriptor.SystemDesign",
        "UIFontMetrics",
        "UIGestureRecognizer",
        "UIGestureRecognizer.State",
        "UIGestureRecognizerDelegate",
        "UIGraphicsImageRenderer",
        "UIGraphicsImageRendererContext",
        "UIGraphicsImageRendererFormat",
        "UIHostingController",
        "UIHoverGestureRecognizer",
        "UIImage",
        "UIImage.Orientation",
        "UIImage.RenderingMode",
        "UIImage.ResizingMode",
        "UIImage.SymbolConfiguration",
        "UIImage.SymbolScale",
        "UIImage.SymbolWeight",
        "UIImagePickerController",
        "UIImagePickerController.CameraDevice",
        "UIImagePickerController.InfoKey",
        "UIImagePickerController.SourceType",
        "UIImagePickerControllerDelegate",
        "UIImageView",
        "UIImpactFeedbackGenerator",
        "UIImpactFeedbackGenerator.FeedbackStyle",
        "UIInputView",
        "UIInputView.Style",
        "UIInputViewController",
        "UIInteraction",
        "UIInterfaceOrientation",
        "UIInterfaceOrientationMask",
        "UIKeyCommand",
        "UIKeyModifierFlags",
        "UIKeyboardAppearance",
        "UIKeyboardLayoutGuide",
        "UIKeyboardType",
        "UILabel",
        "UILayoutGuide",
        "UILayoutPriority",
        "UILayoutSupport",
        "UILegibilityWeight",
        "UIListContentConfiguration",
        "UIListContentConfiguration.ImageProperties",
        "UIListContentConfiguration.TextProperties",
        "UIListContentConfiguration.TextProperties.TextAlignment",
        "UIListContentView",
        "UILongPressGestureRecognizer",
        "UIMenu",
        "UIMenu.ElementSize",
        "UIMenu.Identifier",
        "UIMenu.Options",
        "UIMenuController",
        "UIMenuController.ArrowDirection",
        "UIMenuElement",
        "UIMenuElement.Attributes",
        "UIMenuElement.State",
        "UIMenuItem",
        "UIModalPresentationStyle",
        "UIModalTransitionStyle",
        "UIMutableTraits",
        "UINavigationBar",
        "UINavigationBarAppearance",
        "UINavigationBarDelegate",
        "UINavigationController",
        "UINavigationController.Operation",
        "UINavigationControllerDelegate",
        "UINavigationItem",
        "UINavigationItem.BackButtonDisplayMode",
        "UINavigationItem.LargeTitleDisplayMode",
        "UINavigationItem.SearchBarPlacement",
        "UINib",
        "UINib.OptionsKey",
        "UINotificationFeedbackGenerator",
        "UINotificationFeedbackGenerator.FeedbackType",
        "UIOffset",
        "UIPageControl",
        "UIPageControl.BackgroundStyle",
        "UIPageViewController",
        "UIPageViewController.NavigationDirection",
        "UIPageViewController.NavigationOrientation",
        "UIPageViewController.OptionsKey",
        "UIPageViewController.TransitionStyle",
        "UIPageViewControllerDataSource",
        "UIPageViewControllerDelegate",
        "UIPanGestureRecognizer",
        "UIPasteboard",
        "UIPasteboard.Name",
        "UIPercentDrivenInteractiveTransition",
        "UIPickerView",
        "UIPickerViewDataSource",
        "UIPickerViewDelegate",
        "UIPinchGestureRecognizer",
        "UIPopoverArrowDirection",
        "UIPopoverPresentationController",
        "UIPopoverPresentationControllerDelegate",
        "UIPresentationController",
        "UIPreviewParameters",
        "UIPreviewTarget",
        "UIProgressView",
        "UIProgressView.Style",
        "UIRectCorner",
        "UIRectEdge",
        "UIRefreshControl",
        "UIResponder",
        "UIResponderStandardEditActions",
        "UIReturnKeyType",
        "UIRotationGestureRecognizer",
        "UIScene",
        "UIScene.ActivationState",
        "UIScene.ConnectionOptions",
        "UISceneConfiguration",
        "UISceneDelegate",
        "UISceneSession",
        "UISceneSession.Role",
        "UIScreen",
        "UIScreenEdgePanGestureRecognizer",
        "UIScrollView",
        "UIScrollView.ContentInsetAdjustmentBehavior",
        "UIScrollView.DecelerationRate",
        "UIScrollView.IndicatorStyle",
        "UIScrollView.KeyboardDismissMode",
        "UIScrollViewDelegate",
        "UISearchBar",
        "UISearchBar.Icon",
        "UISearchBar.Style",
        "UISearchBarDelegate",
        "UISearchController",
        "UISearchControllerDelegate",
        "UISearchResultsUpdating",
        "UISearchTextField",
        "UISegmentedControl",
        "UISelectionFeedbackGenerator",
        "UISemanticContentAttribute",
        "UISheetPresentationController",
        "UISheetPresentationController.Detent",
        "UISheetPresentationController.Detent.Identifier",
        "UISheetPresentationControllerDelegate",
        "UISheetPresentationControllerDetentResolutionContext",
        "UISlider",
        "UISplitViewController",
        "UISplitViewController.BackgroundStyle",
        "UISplitViewController.Column",
        "UISplitViewController.DisplayMode",
        "UISplitViewController.SplitBehavior",
        "UISplitViewController.Style",
        "UISplitViewControllerDelegate",
        "UISpringTimingParameters",
        "UIStackView",
        "UIStackView.Alignment",
        "UIStackView.Distribution",
        "UIStatusBarAnimation",
        "UIStatusBarManager",
        "UIStatusBarStyle",
        "UIStepper",
        "UIStoryboard",
        "UIStoryboardSegue",
        "UIStoryboardUnwindSegueSource",
        "UISwipeActionsConfiguration",
        "UISwipeGestureRecognizer",
        "UISwipeGestureRecognizer.Direction",
        "UISwitch",
        "UISwitch.Style",
        "UITab",
        "UITabBar",
        "UITabBar.ItemPositioning",
        "UITabBarAppearance",
        "UITabBarController",
        "UITabBarControllerDelegate",
        "UITabBarDelegate",
        "UITabBarItem",
        "UITabBarItem.SystemItem",
        "UITabBarItemAppearance",
        "UITabBarItemStateAppearance",
        "UITableView",
        "UITableView.RowAnimation",
        "UITableView.ScrollPosition",
        "UITableView.Style",
        "UITableViewCell",
        "UITableViewCell.AccessoryType",
        "UITableViewCell.CellStyle",
        "UITableViewCell.EditingStyle",
        "UITableViewCell.SelectionStyle",
        "UITableViewCell.SeparatorStyle",
        "UITableViewController",
        "UITableViewDataSource",
        "UITableViewDataSourcePrefetching",
        "UITableViewDelegate",
        "UITableViewDragDelegate",
        "UITableViewDropDelegate",
        "UITableViewHeaderFooterView",
        "UITapGestureRecognizer",
        "UITargetedPreview",
        "UITextAutocapitalizationType",
        "UITextAutocorrectionType",
        "UITextContentType",
        "UITextDocumentProxy",
        "UITextField",
        "UITextField.BorderStyle",
        "UITextField.DidEndEditingReason",
        "UITextField.ViewMode",
        "UITextFieldDelegate",
        "UITextInput",
        "UITextInputTraits",
        "UITextPosition",
        "UITextRange",
        "UITextSmartDashesType",
        "UITextSmartInsertDeleteType",
        "UITextSmartQuotesType",
        "UITextSpellCheckingType",
        "UITextView",
        "UITextViewDelegate",
        "UITimingCurveProvider",
        "UIToolbar",
        "UIToolbarAppearance",
        "UIToolbarDelegate",
        "UITouch",
        "UITouch.Phase",
        "UITrackingLayoutGuide",
        "UITraitAccessibilityContrast",
        "UITraitChangeObservable",
        "UITraitChangeRegistration",
        "UITraitCollection",
        "UITraitDefinition",
        "UITraitDisplayScale",
        "UITraitEnvironment",
        "UITraitEnvironmentLayoutDirection",
        "UITraitHorizontalSizeClass",
        "UITraitLayoutDirection",
        "UITraitLegibilityWeight",
        "UITraitOverrides",
        "UITraitPreferredContentSizeCategory",
        "UITraitUserInterfaceIdiom",
        "UITraitUserInterfaceLevel",
        "UITraitUserInterfaceStyle",
        "UITraitVerticalSizeClass",
        "UITransitionContextViewControllerKey",
        "UITransitionContextViewKey",
        "UIUpdateActionPhase",
        "UIUpdateInfo",
        "UIUpdateLink",
        "UIUserInterfaceIdiom",
        "UIUserInterfaceLayoutDirection",
        "UIUserInterfaceLevel",
        "UIUserInterfaceSizeClass",
        "UIUserInterfaceStyle",
        "UIVibrancyEffect",
        "UIVibrancyEffect.UIVibrancyEffectStyle",
        "UIView",
        "UIView.AnimationCurve",
        "UIView.AnimationOptions",
        "UIView.AutoresizingMask",
        "UIView.ContentMode",
        "UIView.KeyframeAnimationOptions",
        "UIView.SystemAnimation",
        "UIView.TintAdjustmentMode",
        "UIViewAnimating",
        "UIViewAnimatingPosition",
        "UIViewAnimatingState",
        "UIViewController",
        "UIViewController.Transition",
        "UIViewController.Transition.ZoomOptions",
        "UIViewController.Transition.ZoomSourceViewProviderContext",
        "UIViewControllerAnimatedTransitioning",
        "UIViewControllerContextTransitioning",
        "UIViewControllerInteractiveTransitioning",
        "UIViewControllerTransitionCoordinator",
        "UIViewControllerTransitionCoordinatorContext",
        "UIViewControllerTransitioningDelegate",
        "UIViewImplicitlyAnimating",
        "UIViewPropertyAnimator",
        "UIVisualEffect",
        "UIVisualEffectView",
        "UIWindow",
        "UIWindow.Level",
        "UIWindowScene",
        "UIWindowScene.Geometry",
        "UIWindowSceneDelegate",
        "URLError",
        "URLError.Code",
        "URLRequest",
        "URLRequest.CachePolicy",
        "URLResponse",
        "URLSession",
        "URLSession.ResponseDisposition",
        "URLSessionConfiguration",
        "URLSessionDataDelegate",
        "URLSessionDataTask",
        "URLSessionDelegate",
        "URLSessionTask",
        "URLSessionTask.State",
        "URLSessionTaskDelegate",
        "UserDefaults",
        "WKAudiovisualMediaTypes",
        "WKBackForwardList",
        "WKBackForwardListItem",
        "WKDataDetectorTypes",
        "WKError",
        "WKError.Code",
        "WKFrameInfo",
        "WKNavigation",
        "WKNavigationAction",
        "WKNavigationActionPolicy",
        "WKNavigationDelegate",
        "WKNavigationResponse",
        "WKNavigationResponsePolicy",
        "WKNavigationType",
        "WKPreferences",
        "WKProcessPool",
        "WKScriptMessage",
        "WKScriptMessageHandler",
        "WKUIDelegate",
        "WKUserContentController",
        "WKUserScript",
        "WKUserScriptInjectionTime",
        "WKWebView",
        "WKWebViewConfiguration",
        "WKWebpagePreferences",
        "WKWebpagePreferences.ContentMode",
        "WKWebsiteDataStore",
        "WKWindowFeatures",
        "WebKitError",
    ]

    /// Adds what UIKit adds to a type of Foundation.
    static func extend(_ type: inout TypeBinding) {
        switch type.name {
        case "Bundle": extendBundle(&type)
        case "CGRect": extendCgRect(&type)
        case "IndexPath": extendIndexPath(&type)
        default: break
        }
    }

    /// The class that the learner knows for each class that UIKit keeps to itself or that is nested in another.
    static let hiddenClasses: [String: String] = [
        "BarButtonView": "UIView",
        "BarItemHolder": "UIView",
        "ContentUnavailableView": "UIView",
        "MenuView": "UIView",
        "NotificationToken": "NSObject",
        "PostedNotification": "NSObject",
        "RemoteButton": "UIButton",
        "RemoteView": "UIView",
        "Configuration": "SFSafariViewController.Configuration",
        "TargetContentOffset": "NSObject",
        "TraitRegistration": "NSObject",
        "UIAlertCard": "UIView",
        "UIAppearanceProxy": "NSObject",
        "UIButtonImageView": "UIImageView",
        "UIButtonLabel": "UILabel",
        "UIContextMenuGestureRecognizer": "UILongPressGestureRecognizer",
        "UIDimmingView": "UIView",
        "UIDropShadowView": "UIView",
        "UIGestureRecognizerTargets": "NSObject",
        "UIGrabber": "UIView",
        "UIInputSetHostView": "UIView",
        "UIKeyboardImpl": "UIView",
        "UILayoutContainerView": "UIView",
        "UIMenuPanel": "UIView",
        "UIMenuRow": "UIView",
        "UINavigationContentPanGestureRecognizer": "UIPanGestureRecognizer",
        "UINavigationInteractiveTransition": "NSObject",
        "UINavigationTransitionView": "UIView",
        "UIPageCurlView": "UIView",
        "UIPagePanGestureRecognizer": "UIPanGestureRecognizer",
        "UIParallaxTransitionPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "UIPickerColumnView": "UIView",
        "UIPickerLabel": "UILabel",
        "UIProgressViewPart": "UIImageView",
        "UIQueuingScrollView": "UIScrollView",
        "UIReorderGestureRecognizer": "UIPanGestureRecognizer",
        "UIReplicantView": "UIView",
        "ConnectionOptions": "UIScene.ConnectionOptions",
        "UIScrollViewPanGestureRecognizer": "UIPanGestureRecognizer",
        "UISearchBarCancelButton": "UIButton",
        "UISearchBarScopes": "UISegmentedControl",
        "UISearchControllerView": "UIView",
        "UISearchPresentationController": "UIPresentationController",
        "UISegment": "UIImageView",
        "UISheetPanGestureRecognizer": "UIPanGestureRecognizer",
        "Detent": "UISheetPresentationController.Detent",
        "UIStoryboardSegueTemplate": "NSObject",
        "UISwipeActionButton": "UIView",
        "UISwipeActionPanGestureRecognizer": "UIPanGestureRecognizer",
        "UISwipeActionPullView": "UIView",
        "UITabBarButton": "UIView",
        "UITableViewCellContentView": "UIView",
        "UITableViewCellEditControl": "UIView",
        "UITableViewCellReorderControl": "UIView",
        "UITableViewCellSelectedBackground": "UIView",
        "UITextEffectsWindow": "UIWindow",
        "UIToolbarButton": "UIView",
        "UITransitionView": "UIView",
        "Transition": "UIViewController.Transition",
        "ZoomOptions": "UIViewController.Transition.ZoomOptions",
        "ZoomSourceViewProviderContext": "UIViewController.Transition.ZoomSourceViewProviderContext",
        "UIViewControllerWrapperView": "UIView",
        "UIVisualEffectContentView": "UIView",
        "Geometry": "UIWindowScene.Geometry",
        "WKContentView": "UIView",
        "WKLinkView": "UIButton",
        "WKScrollView": "UIScrollView",
        "WKTitleView": "UILabel",
        "_UITextLayoutCanvasView": "UIView",
    ]

    /// The module's free functions and global variables.
    static let generatedGlobals: [HostMember] = {
        var type = TypeBinding("", .structure)
        type.method("CACurrentMediaTime()", result: "Double") { call throws(ScriptError) in
            call.inWorld { call.give(CACurrentMediaTime()) }
        }
        type.property("CATransform3DIdentity", "CATransform3D") { call throws(ScriptError) in
            call.inWorld { call.give(CATransform3DIdentity) }
        }
        type.method(
            "CATransform3DIsIdentity(_:)",
            [HostParameter(nil, "t", "CATransform3D")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: CATransform3D = try call.argument(0)
            return call.inWorld { call.give(CATransform3DIsIdentity(a0)) }
        }
        type.method(
            "CATransform3DMakeTranslation(_:_:_:)",
            [HostParameter(nil, "tx", "CGFloat"), HostParameter(nil, "ty", "CGFloat"), HostParameter(nil, "tz", "CGFloat")],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            return call.inWorld { call.give(CATransform3DMakeTranslation(a0, a1, a2)) }
        }
        type.method(
            "CATransform3DMakeScale(_:_:_:)",
            [HostParameter(nil, "sx", "CGFloat"), HostParameter(nil, "sy", "CGFloat"), HostParameter(nil, "sz", "CGFloat")],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            return call.inWorld { call.give(CATransform3DMakeScale(a0, a1, a2)) }
        }
        type.method(
            "CATransform3DMakeRotation(_:_:_:_:)",
            [
                HostParameter(nil, "angle", "CGFloat"),
                HostParameter(nil, "x", "CGFloat"),
                HostParameter(nil, "y", "CGFloat"),
                HostParameter(nil, "z", "CGFloat"),
            ],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CGFloat = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.inWorld { call.give(CATransform3DMakeRotation(a0, a1, a2, a3)) }
        }
        type.method(
            "CATransform3DTranslate(_:_:_:_:)",
            [
                HostParameter(nil, "t", "CATransform3D"),
                HostParameter(nil, "tx", "CGFloat"),
                HostParameter(nil, "ty", "CGFloat"),
                HostParameter(nil, "tz", "CGFloat"),
            ],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CATransform3D = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.inWorld { call.give(CATransform3DTranslate(a0, a1, a2, a3)) }
        }
        type.method(
            "CATransform3DScale(_:_:_:_:)",
            [
                HostParameter(nil, "t", "CATransform3D"),
                HostParameter(nil, "sx", "CGFloat"),
                HostParameter(nil, "sy", "CGFloat"),
                HostParameter(nil, "sz", "CGFloat"),
            ],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CATransform3D = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            return call.inWorld { call.give(CATransform3DScale(a0, a1, a2, a3)) }
        }
        type.method(
            "CATransform3DRotate(_:_:_:_:_:)",
            [
                HostParameter(nil, "t", "CATransform3D"),
                HostParameter(nil, "angle", "CGFloat"),
                HostParameter(nil, "x", "CGFloat"),
                HostParameter(nil, "y", "CGFloat"),
                HostParameter(nil, "z", "CGFloat"),
            ],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CATransform3D = try call.argument(0)
            let a1: CGFloat = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            let a3: CGFloat = try call.argument(3)
            let a4: CGFloat = try call.argument(4)
            return call.inWorld { call.give(CATransform3DRotate(a0, a1, a2, a3, a4)) }
        }
        type.method(
            "CATransform3DConcat(_:_:)",
            [HostParameter(nil, "a", "CATransform3D"), HostParameter(nil, "b", "CATransform3D")],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CATransform3D = try call.argument(0)
            let a1: CATransform3D = try call.argument(1)
            return call.inWorld { call.give(CATransform3DConcat(a0, a1)) }
        }
        type.method(
            "CATransform3DMakeAffineTransform(_:)",
            [HostParameter(nil, "m", "CGAffineTransform")],
            result: "CATransform3D"
        ) { call throws(ScriptError) in
            let a0: CGAffineTransform = try call.argument(0)
            return call.inWorld { call.give(CATransform3DMakeAffineTransform(a0)) }
        }
        type.method(
            "CATransform3DGetAffineTransform(_:)",
            [HostParameter(nil, "t", "CATransform3D")],
            result: "CGAffineTransform"
        ) { call throws(ScriptError) in
            let a0: CATransform3D = try call.argument(0)
            return call.inWorld { call.give(CATransform3DGetAffineTransform(a0)) }
        }
        type.method("UIGraphicsGetCurrentContext()", result: "CGContext?") { call throws(ScriptError) in
            call.inWorld { call.give(UIGraphicsGetCurrentContext()) }
        }
        type.method("UIGraphicsBeginImageContext(_:)", [HostParameter(nil, "size", "CGSize")]) { call throws(ScriptError) in
            let a0: CGSize = try call.argument(0)
            return call.inWorld { call.give(UIGraphicsBeginImageContext(a0)) }
        }
        type.method(
            "UIGraphicsBeginImageContextWithOptions(_:_:_:)",
            [HostParameter(nil, "size", "CGSize"), HostParameter(nil, "opaque", "Bool"), HostParameter(nil, "scale", "CGFloat")]
        ) { call throws(ScriptError) in
            let a0: CGSize = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: CGFloat = try call.argument(2)
            return call.inWorld { call.give(UIGraphicsBeginImageContextWithOptions(a0, a1, a2)) }
        }
        type.method("UIGraphicsGetImageFromCurrentImageContext()", result: "UIImage?") { call throws(ScriptError) in
            call.inWorld { call.give(UIGraphicsGetImageFromCurrentImageContext()) }
        }
        type.method("UIGraphicsEndImageContext()") { call throws(ScriptError) in
            call.inWorld { call.give(UIGraphicsEndImageContext()) }
        }
        type.method("UIRectFill(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.inWorld { call.give(UIRectFill(a0)) }
        }
        type.method("UIRectFrame(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.inWorld { call.give(UIRectFrame(a0)) }
        }
        type.method("UIRectClip(_:)", [HostParameter(nil, "rect", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.inWorld { call.give(UIRectClip(a0)) }
        }
        return type.members
    }()
}

// Not bound, and refused by name when a program asks for it:
// NSKeyValueChangeKey: not a class of objects, nor hashable and sendable
// NSKeyValueObservedChange: not a class of objects, nor hashable and sendable
// NSKeyValueObservingOptions: not a class of objects, nor hashable and sendable
// Bundle.loadNibNamed(_:owner:options:): gives [Any]?
// DispatchQueue.sync(execute:): throws or waits
// DispatchQueue.sync(flags:execute:): throws or waits
// NSAttributedString.init(string:attributes:): takes [NSAttributedString.Key: Any]?
// NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:): takes [String: Any]?
// NSMutableAttributedString.addAttribute(_:value:range:): no overload takes (NSAttributedString.Key, ObjectID?, NSRange)
// NSMutableAttributedString.addAttributes(_:range:): takes [NSAttributedString.Key: Any]
// NSMutableAttributedString.init(string:attributes:): takes [NSAttributedString.Key: Any]?
// NSMutableAttributedString.setAttributes(_:range:): takes [NSAttributedString.Key: Any]?
// NSObject.addObserver(_:forKeyPath:options:context:): takes NSKeyValueObservingOptions
// NSObject.awakeAfter(using:): gives Any?
// NSObject.isEqual(_:): no overload takes (ObjectID?)
// NSObject.isKind(of:): no overload takes (ClassReference)
// NSObject.isMember(of:): no overload takes (ClassReference)
// NSObject.observe(_:options:changeHandler:): generic
// NSObject.observeValue(forKeyPath:of:change:context:): takes [NSKeyValueChangeKey: Any]?
// NSObject.removeObserver(_:forKeyPath:context:): takes UnsafeMutableRawPointer?
// NSObject.value(forKey:): gives Any?
// NSObject.value(forKeyPath:): gives Any?
// NSTextTab.init(textAlignment:location:options:): takes [NSTextTab.OptionKey: Any]
// NotificationCenter.notifications(named:object:): gives AsyncStream<Notification>
// NotificationCenter.post(name:object:): no overload takes (Notification.Name, ObjectID?)
// NotificationCenter.post(name:object:userInfo:): takes [AnyHashable: Any]?
// Timer.userInfo: holds Any?
// TraitBox.subscript(trait:): a subscript
// TransitionCoordinator.animate(alongsideTransition:): no overload takes (Block?)
// TransitionCoordinator.animateAlongsideTransition(in:animation:): no overload takes (UIView?, Block?)
// UIApplication.open(_:options:completionHandler:): takes [UIApplication.OpenExternalURLOptionsKey: Any]
// UIBarItem.appearance(whenContainedInInstancesOf:): takes [any UIAppearanceContainer.Type]
// UIBarItem.setTitleTextAttributes(_:for:): takes [NSAttributedString.Key: Any]?
// UIBarItem.titleTextAttributes(for:): gives [NSAttributedString.Key: Any]?
// UICommand.propertyList: holds Any?
// UIContextMenuConfiguration.identifier: holds Any?
// UIControl.sendAction(_:to:for:): no overload takes (Selector, ObjectID?, UIEvent?)
// UIMutableTraits.subscript(trait:): a requirement that is no method or property
// UINavigationBar.largeTitleTextAttributes: holds [NSAttributedString.Key: Any]?
// UINavigationBar.titleTextAttributes: holds [NSAttributedString.Key: Any]?
// UINib.instantiate(withOwner:options:): gives [Any]
// UIResponder.copy(_:): no overload takes (ObjectID?)
// UIResponder.cut(_:): no overload takes (ObjectID?)
// UIResponder.decreaseSize(_:): no overload takes (ObjectID?)
// UIResponder.delete(_:): no overload takes (ObjectID?)
// UIResponder.duplicate(_:): no overload takes (ObjectID?)
// UIResponder.export(_:): no overload takes (ObjectID?)
// UIResponder.find(_:): no overload takes (ObjectID?)
// UIResponder.findAndReplace(_:): no overload takes (ObjectID?)
// UIResponder.findNext(_:): no overload takes (ObjectID?)
// UIResponder.findPrevious(_:): no overload takes (ObjectID?)
// UIResponder.increaseSize(_:): no overload takes (ObjectID?)
// UIResponder.makeTextWritingDirectionLeftToRight(_:): no overload takes (ObjectID?)
// UIResponder.makeTextWritingDirectionRightToLeft(_:): no overload takes (ObjectID?)
// UIResponder.move(_:): no overload takes (ObjectID?)
// UIResponder.paste(_:): no overload takes (ObjectID?)
// UIResponder.pasteAndGo(_:): no overload takes (ObjectID?)
// UIResponder.pasteAndMatchStyle(_:): no overload takes (ObjectID?)
// UIResponder.pasteAndSearch(_:): no overload takes (ObjectID?)
// UIResponder.printContent(_:): no overload takes (ObjectID?)
// UIResponder.rename(_:): no overload takes (ObjectID?)
// UIResponder.select(_:): no overload takes (ObjectID?)
// UIResponder.selectAll(_:): no overload takes (ObjectID?)
// UIResponder.showWritingTools(_:): no overload takes (ObjectID?)
// UIResponder.target(forAction:withSender:): gives Any?
// UIResponder.toggleBoldface(_:): no overload takes (ObjectID?)
// UIResponder.toggleItalics(_:): no overload takes (ObjectID?)
// UIResponder.toggleUnderline(_:): no overload takes (ObjectID?)
// UIResponder.useSelectionForFind(_:): no overload takes (ObjectID?)
// UISegmentedControl.init(items:): takes [Any]?
// UISegmentedControl.setTitleTextAttributes(_:for:): takes [NSAttributedString.Key: Any]?
// UISegmentedControl.titleTextAttributes(for:): gives [NSAttributedString.Key: Any]?
// UIStoryboard.instantiateInitialViewController(creator:): generic
// UIStoryboard.instantiateViewController(identifier:creator:): generic
// UITextField.defaultTextAttributes: holds [NSAttributedString.Key: Any]
// UITextView.linkTextAttributes: holds [NSAttributedString.Key: Any]!
// UITextView.typingAttributes: holds [NSAttributedString.Key: Any]
// UITraitCollection.subscript(trait:): a subscript
// UIView.appearance(whenContainedInInstancesOf:): takes [any UIAppearanceContainer.Type]
// UIView.registerForTraitChanges(_:handler:): generic
// UIViewController.registerForTraitChanges(_:handler:): generic
// UIWindowScene.registerForTraitChanges(_:handler:): generic
// URLSession.data(for:): throws or waits
// URLSession.data(from:): throws or waits
// URLSession.dataTask(with:completionHandler:): no overload takes (URL, Block)
// URLSessionTask.error: holds (any Error)?
// UserDefaults.object(forKey:): gives Any?
// UserDefaults.register(defaults:): takes [String: Any]
// UserDefaults.set(_:forKey:): no overload takes (ObjectID?, String)
// WKScriptMessage.body: holds Any
