// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    /// The generated binding of a type; nil when the simulated UIKit has no such type.
    static func generated(_ name: String) -> HostType? {
        switch name {
        case "CADisplayLink": caDisplayLink
        case "CALayer": caLayer
        case "CGAffineTransform": cgAffineTransform
        case "CGColor": cgColor
        case "DispatchGroup": dispatchGroup
        case "DispatchQoS": dispatchQoS
        case "DispatchQoS.QoSClass": dispatchQoSQoSClass
        case "DispatchQueue": dispatchQueue
        case "DispatchQueue.Attributes": dispatchQueueAttributes
        case "DispatchTime": dispatchTime
        case "DispatchTimeInterval": dispatchTimeInterval
        case "DispatchWorkItem": dispatchWorkItem
        case "DispatchWorkItemFlags": dispatchWorkItemFlags
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
        case "NSObjectProtocol": nsObjectProtocol
        case "NSTextAlignment": nsTextAlignment
        case "Notification.Name": notificationName
        case "NotificationCenter": notificationCenter
        case "OperationQueue": operationQueue
        case "RunLoop": runLoop
        case "RunLoop.Mode": runLoopMode
        case "Thread": thread
        case "Timer": timer
        case "TransitionCoordinator": transitionCoordinator
        case "UIAction": uiAction
        case "UIActivityIndicatorView": uiActivityIndicatorView
        case "UIActivityIndicatorView.Style": uiActivityIndicatorViewStyle
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
        case "UIControl": uiControl
        case "UIControl.Event": uiControlEvent
        case "UIControl.State": uiControlState
        case "UIEdgeInsets": uiEdgeInsets
        case "UIEvent": uiEvent
        case "UIFont": uiFont
        case "UIFont.TextStyle": uiFontTextStyle
        case "UIFont.Weight": uiFontWeight
        case "UIGestureRecognizer": uiGestureRecognizer
        case "UIGestureRecognizer.State": uiGestureRecognizerState
        case "UIImage": uiImage
        case "UIImageView": uiImageView
        case "UIKeyboardLayoutGuide": uiKeyboardLayoutGuide
        case "UIKeyboardType": uiKeyboardType
        case "UILabel": uiLabel
        case "UILayoutGuide": uiLayoutGuide
        case "UILayoutPriority": uiLayoutPriority
        case "UIModalPresentationStyle": uiModalPresentationStyle
        case "UIModalTransitionStyle": uiModalTransitionStyle
        case "UINavigationBar": uiNavigationBar
        case "UINavigationController": uiNavigationController
        case "UINavigationControllerDelegate": uiNavigationControllerDelegate
        case "UINavigationItem": uiNavigationItem
        case "UIPanGestureRecognizer": uiPanGestureRecognizer
        case "UIPresentationController": uiPresentationController
        case "UIProgressView": uiProgressView
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
        case "UITraitCollection": uiTraitCollection
        case "UITransitionContextViewControllerKey": uiTransitionContextViewControllerKey
        case "UIUserInterfaceIdiom": uiUserInterfaceIdiom
        case "UIUserInterfaceSizeClass": uiUserInterfaceSizeClass
        case "UIUserInterfaceStyle": uiUserInterfaceStyle
        case "UIView": uiView
        case "UIView.AnimationOptions": uiViewAnimationOptions
        case "UIView.AutoresizingMask": uiViewAutoresizingMask
        case "UIView.ContentMode": uiViewContentMode
        case "UIViewController": uiViewController
        case "UIViewControllerTransitionCoordinator": uiViewControllerTransitionCoordinator
        case "UIViewControllerTransitionCoordinatorContext": uiViewControllerTransitionCoordinatorContext
        case "UIWindow": uiWindow
        case "UIWindowScene": uiWindowScene
        case "UIWindowSceneDelegate": uiWindowSceneDelegate
        case "UserDefaults": userDefaults
        default: nil
        }
    }

    /// The names of all of them.
    static let generatedNames: [String] = [
        "CADisplayLink",
        "CALayer",
        "CGAffineTransform",
        "CGColor",
        "DispatchGroup",
        "DispatchQoS",
        "DispatchQoS.QoSClass",
        "DispatchQueue",
        "DispatchQueue.Attributes",
        "DispatchTime",
        "DispatchTimeInterval",
        "DispatchWorkItem",
        "DispatchWorkItemFlags",
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
        "NSObjectProtocol",
        "NSTextAlignment",
        "Notification.Name",
        "NotificationCenter",
        "OperationQueue",
        "RunLoop",
        "RunLoop.Mode",
        "Thread",
        "Timer",
        "TransitionCoordinator",
        "UIAction",
        "UIActivityIndicatorView",
        "UIActivityIndicatorView.Style",
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
        "UIControl",
        "UIControl.Event",
        "UIControl.State",
        "UIEdgeInsets",
        "UIEvent",
        "UIFont",
        "UIFont.TextStyle",
        "UIFont.Weight",
        "UIGestureRecognizer",
        "UIGestureRecognizer.State",
        "UIImage",
        "UIImageView",
        "UIKeyboardLayoutGuide",
        "UIKeyboardType",
        "UILabel",
        "UILayoutGuide",
        "UILayoutPriority",
        "UIModalPresentationStyle",
        "UIModalTransitionStyle",
        "UINavigationBar",
        "UINavigationController",
        "UINavigationControllerDelegate",
        "UINavigationItem",
        "UIPanGestureRecognizer",
        "UIPresentationController",
        "UIProgressView",
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
        "UITraitCollection",
        "UITransitionContextViewControllerKey",
        "UIUserInterfaceIdiom",
        "UIUserInterfaceSizeClass",
        "UIUserInterfaceStyle",
        "UIView",
        "UIView.AnimationOptions",
        "UIView.AutoresizingMask",
        "UIView.ContentMode",
        "UIViewController",
        "UIViewControllerTransitionCoordinator",
        "UIViewControllerTransitionCoordinatorContext",
        "UIWindow",
        "UIWindowScene",
        "UIWindowSceneDelegate",
        "UserDefaults",
    ]

    /// Adds what UIKit adds to a type of Foundation.
    static func extend(_ type: inout TypeBinding) {
        switch type.name {
        case "CGRect": extendCgRect(&type)
        default: break
        }
    }

    /// The class that the learner knows for each class that UIKit keeps to itself.
    static let hiddenClasses: [String: String] = [
        "NotificationToken": "NSObject",
        "PostedNotification": "NSObject",
        "UIButtonLabel": "UILabel",
        "UIDimmingView": "UIView",
        "UIDropShadowView": "UIView",
        "UIInputSetHostView": "UIView",
        "UIKeyboardImpl": "UIView",
        "UILayoutContainerView": "UIView",
        "UINavigationTransitionView": "UIView",
        "UITabBarButton": "UIView",
        "UITextEffectsWindow": "UIWindow",
        "UITransitionView": "UIView",
        "UIViewControllerWrapperView": "UIView",
    ]

    /// The module's free functions and global variables.
    static let generatedGlobals: [HostMember] = {
        var type = TypeBinding("", .structure)
        type.method("CACurrentMediaTime()", result: "Double") { call throws(ScriptError) in
            call.inWorld { call.give(CACurrentMediaTime()) }
        }
        return type.members
    }()
}

// Not bound, and refused by name when a program asks for it:
// DispatchQueue.sync(execute:): throws or waits
// NotificationCenter.post(name:object:): no overload takes (Notification.Name, ObjectID?)
// NotificationCenter.post(name:object:userInfo:): takes [AnyHashable: Any]?
// Timer.userInfo: holds Any?
// UserDefaults.object(forKey:): gives Any?
// UserDefaults.register(defaults:): takes [String: Any]
// UserDefaults.set(_:forKey:): no overload takes (ObjectID?, String)
