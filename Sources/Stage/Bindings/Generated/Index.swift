// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    /// The generated binding of a type; nil when the simulated UIKit has no such type.
    static func generated(_ name: String) -> HostType? {
        switch name {
        case "CALayer": caLayer
        case "CGAffineTransform": cgAffineTransform
        case "CGColor": cgColor
        case "DetentContext": detentContext
        case "NSDirectionalEdgeInsets": nsDirectionalEdgeInsets
        case "NSLayoutAnchor": nsLayoutAnchor
        case "NSLayoutConstraint": nsLayoutConstraint
        case "NSLayoutConstraint.Attribute": nsLayoutConstraintAttribute
        case "NSLayoutConstraint.Axis": nsLayoutConstraintAxis
        case "NSLayoutConstraint.Relation": nsLayoutConstraintRelation
        case "NSLayoutDimension": nsLayoutDimension
        case "NSLayoutXAxisAnchor": nsLayoutXAxisAnchor
        case "NSLayoutYAxisAnchor": nsLayoutYAxisAnchor
        case "NSLineBreakMode": nsLineBreakMode
        case "NSObject": nsObject
        case "NSTextAlignment": nsTextAlignment
        case "TraitBox": traitBox
        case "TransitionContext": transitionContext
        case "TransitionCoordinator": transitionCoordinator
        case "UIAccessibilityContrast": uiAccessibilityContrast
        case "UIAction": uiAction
        case "UIActivityIndicatorView": uiActivityIndicatorView
        case "UIActivityIndicatorView.Style": uiActivityIndicatorViewStyle
        case "UIAdaptivePresentationControllerDelegate": uiAdaptivePresentationControllerDelegate
        case "UIAlertAction": uiAlertAction
        case "UIAlertAction.Style": uiAlertActionStyle
        case "UIAlertController": uiAlertController
        case "UIAlertController.Style": uiAlertControllerStyle
        case "UIApplication": uiApplication
        case "UIApplication.LaunchOptionsKey": uiApplicationLaunchOptionsKey
        case "UIApplicationDelegate": uiApplicationDelegate
        case "UIBarButtonItem": uiBarButtonItem
        case "UIBarButtonItem.Style": uiBarButtonItemStyle
        case "UIBarButtonItem.SystemItem": uiBarButtonItemSystemItem
        case "UIBarItem": uiBarItem
        case "UIButton": uiButton
        case "UIButton.ButtonType": uiButtonButtonType
        case "UIButton.Configuration": uiButtonConfiguration
        case "UIColor": uiColor
        case "UIColor.Components": uiColorComponents
        case "UIContentContainer": uiContentContainer
        case "UIContentSizeCategory": uiContentSizeCategory
        case "UIContentSizeCategoryAdjusting": uiContentSizeCategoryAdjusting
        case "UIControl": uiControl
        case "UIControl.Event": uiControlEvent
        case "UIControl.State": uiControlState
        case "UIDevice": uiDevice
        case "UIDeviceOrientation": uiDeviceOrientation
        case "UIEdgeInsets": uiEdgeInsets
        case "UIEvent": uiEvent
        case "UIFont": uiFont
        case "UIFont.TextStyle": uiFontTextStyle
        case "UIFont.Weight": uiFontWeight
        case "UIFontMetrics": uiFontMetrics
        case "UIGestureRecognizer": uiGestureRecognizer
        case "UIGestureRecognizer.State": uiGestureRecognizerState
        case "UIImage": uiImage
        case "UIImageView": uiImageView
        case "UIInterfaceOrientation": uiInterfaceOrientation
        case "UIInterfaceOrientationMask": uiInterfaceOrientationMask
        case "UIKeyboardLayoutGuide": uiKeyboardLayoutGuide
        case "UIKeyboardType": uiKeyboardType
        case "UILabel": uiLabel
        case "UILayoutGuide": uiLayoutGuide
        case "UILayoutPriority": uiLayoutPriority
        case "UILegibilityWeight": uiLegibilityWeight
        case "UIModalPresentationStyle": uiModalPresentationStyle
        case "UIModalTransitionStyle": uiModalTransitionStyle
        case "UIMutableTraits": uiMutableTraits
        case "UINavigationBar": uiNavigationBar
        case "UINavigationController": uiNavigationController
        case "UINavigationController.Operation": uiNavigationControllerOperation
        case "UINavigationControllerDelegate": uiNavigationControllerDelegate
        case "UINavigationItem": uiNavigationItem
        case "UIPanGestureRecognizer": uiPanGestureRecognizer
        case "UIPercentDrivenInteractiveTransition": uiPercentDrivenInteractiveTransition
        case "UIPopoverArrowDirection": uiPopoverArrowDirection
        case "UIPopoverPresentationController": uiPopoverPresentationController
        case "UIPopoverPresentationControllerDelegate": uiPopoverPresentationControllerDelegate
        case "UIPresentationController": uiPresentationController
        case "UIProgressView": uiProgressView
        case "UIRectEdge": uiRectEdge
        case "UIResponder": uiResponder
        case "UIReturnKeyType": uiReturnKeyType
        case "UIScene": uiScene
        case "UIScene.ActivationState": uiSceneActivationState
        case "UIScene.ConnectionOptions": uiSceneConnectionOptions
        case "UISceneDelegate": uiSceneDelegate
        case "UISceneSession": uiSceneSession
        case "UIScreen": uiScreen
        case "UIScrollView": uiScrollView
        case "UIScrollView.ContentInsetAdjustmentBehavior": uiScrollViewContentInsetAdjustmentBehavior
        case "UIScrollViewDelegate": uiScrollViewDelegate
        case "UISheetPresentationController": uiSheetPresentationController
        case "UISheetPresentationController.Detent": uiSheetPresentationControllerDetent
        case "UISheetPresentationController.Detent.Identifier": uiSheetPresentationControllerDetentIdentifier
        case "UISheetPresentationControllerDelegate": uiSheetPresentationControllerDelegate
        case "UISheetPresentationControllerDetentResolutionContext": uiSheetPresentationControllerDetentResolutionContext
        case "UISlider": uiSlider
        case "UIStackView": uiStackView
        case "UIStackView.Alignment": uiStackViewAlignment
        case "UIStackView.Distribution": uiStackViewDistribution
        case "UISwitch": uiSwitch
        case "UITabBar": uiTabBar
        case "UITabBarController": uiTabBarController
        case "UITabBarControllerDelegate": uiTabBarControllerDelegate
        case "UITabBarItem": uiTabBarItem
        case "UITabBarItem.SystemItem": uiTabBarItemSystemItem
        case "UITapGestureRecognizer": uiTapGestureRecognizer
        case "UITextAutocapitalizationType": uiTextAutocapitalizationType
        case "UITextAutocorrectionType": uiTextAutocorrectionType
        case "UITextContentType": uiTextContentType
        case "UITextField": uiTextField
        case "UITextField.BorderStyle": uiTextFieldBorderStyle
        case "UITextField.DidEndEditingReason": uiTextFieldDidEndEditingReason
        case "UITextField.ViewMode": uiTextFieldViewMode
        case "UITextFieldDelegate": uiTextFieldDelegate
        case "UITextSpellCheckingType": uiTextSpellCheckingType
        case "UITextView": uiTextView
        case "UITextViewDelegate": uiTextViewDelegate
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
        case "UIUserInterfaceIdiom": uiUserInterfaceIdiom
        case "UIUserInterfaceLevel": uiUserInterfaceLevel
        case "UIUserInterfaceSizeClass": uiUserInterfaceSizeClass
        case "UIUserInterfaceStyle": uiUserInterfaceStyle
        case "UIView": uiView
        case "UIView.AnimationCurve": uiViewAnimationCurve
        case "UIView.AnimationOptions": uiViewAnimationOptions
        case "UIView.AutoresizingMask": uiViewAutoresizingMask
        case "UIView.ContentMode": uiViewContentMode
        case "UIViewController": uiViewController
        case "UIViewControllerAnimatedTransitioning": uiViewControllerAnimatedTransitioning
        case "UIViewControllerContextTransitioning": uiViewControllerContextTransitioning
        case "UIViewControllerInteractiveTransitioning": uiViewControllerInteractiveTransitioning
        case "UIViewControllerTransitionCoordinator": uiViewControllerTransitionCoordinator
        case "UIViewControllerTransitionCoordinatorContext": uiViewControllerTransitionCoordinatorContext
        case "UIViewControllerTransitioningDelegate": uiViewControllerTransitioningDelegate
        case "UIWindow": uiWindow
        case "UIWindowScene": uiWindowScene
        case "UIWindowSceneDelegate": uiWindowSceneDelegate
        default: nil
        }
    }

    /// The names of all of them.
    static let generatedNames: [String] = [
        "CALayer",
        "CGAffineTransform",
        "CGColor",
        "DetentContext",
        "NSDirectionalEdgeInsets",
        "NSLayoutAnchor",
        "NSLayoutConstraint",
        "NSLayoutConstraint.Attribute",
        "NSLayoutConstraint.Axis",
        "NSLayoutConstraint.Relation",
        "NSLayoutDimension",
        "NSLayoutXAxisAnchor",
        "NSLayoutYAxisAnchor",
        "NSLineBreakMode",
        "NSObject",
        "NSTextAlignment",
        "TraitBox",
        "TransitionContext",
        "TransitionCoordinator",
        "UIAccessibilityContrast",
        "UIAction",
        "UIActivityIndicatorView",
        "UIActivityIndicatorView.Style",
        "UIAdaptivePresentationControllerDelegate",
        "UIAlertAction",
        "UIAlertAction.Style",
        "UIAlertController",
        "UIAlertController.Style",
        "UIApplication",
        "UIApplication.LaunchOptionsKey",
        "UIApplicationDelegate",
        "UIBarButtonItem",
        "UIBarButtonItem.Style",
        "UIBarButtonItem.SystemItem",
        "UIBarItem",
        "UIButton",
        "UIButton.ButtonType",
        "UIButton.Configuration",
        "UIColor",
        "UIColor.Components",
        "UIContentContainer",
        "UIContentSizeCategory",
        "UIContentSizeCategoryAdjusting",
        "UIControl",
        "UIControl.Event",
        "UIControl.State",
        "UIDevice",
        "UIDeviceOrientation",
        "UIEdgeInsets",
        "UIEvent",
        "UIFont",
        "UIFont.TextStyle",
        "UIFont.Weight",
        "UIFontMetrics",
        "UIGestureRecognizer",
        "UIGestureRecognizer.State",
        "UIImage",
        "UIImageView",
        "UIInterfaceOrientation",
        "UIInterfaceOrientationMask",
        "UIKeyboardLayoutGuide",
        "UIKeyboardType",
        "UILabel",
        "UILayoutGuide",
        "UILayoutPriority",
        "UILegibilityWeight",
        "UIModalPresentationStyle",
        "UIModalTransitionStyle",
        "UIMutableTraits",
        "UINavigationBar",
        "UINavigationController",
        "UINavigationController.Operation",
        "UINavigationControllerDelegate",
        "UINavigationItem",
        "UIPanGestureRecognizer",
        "UIPercentDrivenInteractiveTransition",
        "UIPopoverArrowDirection",
        "UIPopoverPresentationController",
        "UIPopoverPresentationControllerDelegate",
        "UIPresentationController",
        "UIProgressView",
        "UIRectEdge",
        "UIResponder",
        "UIReturnKeyType",
        "UIScene",
        "UIScene.ActivationState",
        "UIScene.ConnectionOptions",
        "UISceneDelegate",
        "UISceneSession",
        "UIScreen",
        "UIScrollView",
        "UIScrollView.ContentInsetAdjustmentBehavior",
        "UIScrollViewDelegate",
        "UISheetPresentationController",
        "UISheetPresentationController.Detent",
        "UISheetPresentationController.Detent.Identifier",
        "UISheetPresentationControllerDelegate",
        "UISheetPresentationControllerDetentResolutionContext",
        "UISlider",
        "UIStackView",
        "UIStackView.Alignment",
        "UIStackView.Distribution",
        "UISwitch",
        "UITabBar",
        "UITabBarController",
        "UITabBarControllerDelegate",
        "UITabBarItem",
        "UITabBarItem.SystemItem",
        "UITapGestureRecognizer",
        "UITextAutocapitalizationType",
        "UITextAutocorrectionType",
        "UITextContentType",
        "UITextField",
        "UITextField.BorderStyle",
        "UITextField.DidEndEditingReason",
        "UITextField.ViewMode",
        "UITextFieldDelegate",
        "UITextSpellCheckingType",
        "UITextView",
        "UITextViewDelegate",
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
        "UIUserInterfaceIdiom",
        "UIUserInterfaceLevel",
        "UIUserInterfaceSizeClass",
        "UIUserInterfaceStyle",
        "UIView",
        "UIView.AnimationCurve",
        "UIView.AnimationOptions",
        "UIView.AutoresizingMask",
        "UIView.ContentMode",
        "UIViewController",
        "UIViewControllerAnimatedTransitioning",
        "UIViewControllerContextTransitioning",
        "UIViewControllerInteractiveTransitioning",
        "UIViewControllerTransitionCoordinator",
        "UIViewControllerTransitionCoordinatorContext",
        "UIViewControllerTransitioningDelegate",
        "UIWindow",
        "UIWindowScene",
        "UIWindowSceneDelegate",
    ]

    /// Adds what UIKit adds to a type of Foundation.
    static func extend(_ type: inout TypeBinding) {
        switch type.name {
        case "CGRect": extendCgRect(&type)
        default: break
        }
    }

    /// The class that the learner knows for each class that UIKit keeps to itself or that is nested in another.
    static let hiddenClasses: [String: String] = [
        "TraitRegistration": "NSObject",
        "UIAlertCard": "UIView",
        "UIButtonLabel": "UILabel",
        "UIDimmingView": "UIView",
        "UIDropShadowView": "UIView",
        "UIGrabber": "UIView",
        "UIInputSetHostView": "UIView",
        "UIKeyboardImpl": "UIView",
        "UILayoutContainerView": "UIView",
        "UINavigationTransitionView": "UIView",
        "ConnectionOptions": "UIScene.ConnectionOptions",
        "Detent": "UISheetPresentationController.Detent",
        "UITabBarButton": "UIView",
        "UITextEffectsWindow": "UIWindow",
        "UITransitionView": "UIView",
        "UIViewControllerWrapperView": "UIView",
    ]

    /// The module's free functions and global variables.
    static let generatedGlobals: [HostMember] = {
        var type = TypeBinding("", .structure)
        return type.members
    }()
}

// Not bound, and refused by name when a program asks for it:
// TransitionCoordinator.animate(alongsideTransition:): no overload takes (Block?)
// TransitionCoordinator.animateAlongsideTransition(in:animation:): no overload takes (UIView?, Block?)
// UIContentSizeCategory.didChangeNotification: holds NSNotification.Name
// UIDevice.orientationDidChangeNotification: holds NSNotification.Name
// UIResponder.keyboardDidChangeFrameNotification: holds Notification.Name
// UIResponder.keyboardDidHideNotification: holds Notification.Name
// UIResponder.keyboardDidShowNotification: holds Notification.Name
// UIResponder.keyboardWillChangeFrameNotification: holds Notification.Name
// UIResponder.keyboardWillHideNotification: holds Notification.Name
// UIResponder.keyboardWillShowNotification: holds Notification.Name
// UITextField.textDidBeginEditingNotification: holds Notification.Name
// UITextField.textDidChangeNotification: holds Notification.Name
// UITextField.textDidEndEditingNotification: holds Notification.Name
// UITextView.textDidBeginEditingNotification: holds Notification.Name
// UITextView.textDidChangeNotification: holds Notification.Name
// UITextView.textDidEndEditingNotification: holds Notification.Name
