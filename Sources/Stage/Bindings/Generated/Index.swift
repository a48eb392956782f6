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
        case "NSDirectionalEdgeInsets": nsDirectionalEdgeInsets
        case "NSLayoutConstraint": nsLayoutConstraint
        case "NSObject": nsObject
        case "NSTextAlignment": nsTextAlignment
        case "TransitionCoordinator": transitionCoordinator
        case "UIApplication": uiApplication
        case "UIApplication.LaunchOptionsKey": uiApplicationLaunchOptionsKey
        case "UIApplicationDelegate": uiApplicationDelegate
        case "UIBarButtonItem": uiBarButtonItem
        case "UIButton": uiButton
        case "UIColor": uiColor
        case "UIColor.Components": uiColorComponents
        case "UIControl": uiControl
        case "UIEdgeInsets": uiEdgeInsets
        case "UIEvent": uiEvent
        case "UILabel": uiLabel
        case "UILayoutGuide": uiLayoutGuide
        case "UILayoutPriority": uiLayoutPriority
        case "UIModalPresentationStyle": uiModalPresentationStyle
        case "UIModalTransitionStyle": uiModalTransitionStyle
        case "UINavigationBar": uiNavigationBar
        case "UINavigationController": uiNavigationController
        case "UINavigationControllerDelegate": uiNavigationControllerDelegate
        case "UINavigationItem": uiNavigationItem
        case "UIPresentationController": uiPresentationController
        case "UIResponder": uiResponder
        case "UIScene": uiScene
        case "UIScene.ActivationState": uiSceneActivationState
        case "UIScene.ConnectionOptions": uiSceneConnectionOptions
        case "UISceneDelegate": uiSceneDelegate
        case "UISceneSession": uiSceneSession
        case "UIScreen": uiScreen
        case "UIScrollView": uiScrollView
        case "UIStackView": uiStackView
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
        default: nil
        }
    }

    /// The names of all of them.
    static let generatedNames: [String] = [
        "CALayer",
        "CGAffineTransform",
        "CGColor",
        "NSDirectionalEdgeInsets",
        "NSLayoutConstraint",
        "NSObject",
        "NSTextAlignment",
        "TransitionCoordinator",
        "UIApplication",
        "UIApplication.LaunchOptionsKey",
        "UIApplicationDelegate",
        "UIBarButtonItem",
        "UIButton",
        "UIColor",
        "UIColor.Components",
        "UIControl",
        "UIEdgeInsets",
        "UIEvent",
        "UILabel",
        "UILayoutGuide",
        "UILayoutPriority",
        "UIModalPresentationStyle",
        "UIModalTransitionStyle",
        "UINavigationBar",
        "UINavigationController",
        "UINavigationControllerDelegate",
        "UINavigationItem",
        "UIPresentationController",
        "UIResponder",
        "UIScene",
        "UIScene.ActivationState",
        "UIScene.ConnectionOptions",
        "UISceneDelegate",
        "UISceneSession",
        "UIScreen",
        "UIScrollView",
        "UIStackView",
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
        "UIDimmingView": "UIView",
        "UIDropShadowView": "UIView",
        "UILayoutContainerView": "UIView",
        "UINavigationTransitionView": "UIView",
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
// UIApplicationLaunchOptions: not a class of objects, nor hashable and sendable
// UIViewController.Appearance: not a class of objects, nor hashable and sendable
