// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiViewControllerTransition: HostType = {
        var type = TypeBinding("UIViewController.Transition", .class, superclass: "NSObject")
        type.method(
            "zoom(options:sourceViewProvider:)",
            isStatic: true,
            [
                HostParameter("options", "options", "UIViewController.Transition.ZoomOptions?", default: "nil"),
                HostParameter(
                    "sourceViewProvider", "sourceViewProvider", "(UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?"),
            ],
            result: "UIViewController.Transition"
        ) { call throws(ScriptError) in
            let a0: UIViewController.Transition.ZoomOptions? = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.inWorld { call.give(UIViewController.Transition.zoom(options: a0, sourceViewProvider: a1)) }
        }
        type.property("crossDissolve", "UIViewController.Transition", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIViewController.Transition.crossDissolve) }
        }
        type.property("coverVertical", "UIViewController.Transition", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIViewController.Transition.coverVertical) }
        }
        type.property("flipHorizontal", "UIViewController.Transition", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIViewController.Transition.flipHorizontal) }
        }
        type.property("partialCurl", "UIViewController.Transition", isStatic: true) { call throws(ScriptError) in
            call.inWorld { call.give(UIViewController.Transition.partialCurl) }
        }
        type.requireVersion(
            iOS: 18,
            ["coverVertical", "crossDissolve", "flipHorizontal", "partialCurl", "zoom(options:sourceViewProvider:)"]
        )
        return type.hostType
    }()
}

extension Bindings {
    static let uiViewControllerTransitionZoomOptions: HostType = {
        var type = TypeBinding("UIViewController.Transition.ZoomOptions", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { UIViewController.Transition.ZoomOptions() }
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiViewControllerTransitionZoomSourceViewProviderContext: HostType = {
        var type = TypeBinding("UIViewController.Transition.ZoomSourceViewProviderContext", .class, superclass: "NSObject")
        type.property("sourceViewController", "UIViewController") { call throws(ScriptError) in
            let object: UIViewController.Transition.ZoomSourceViewProviderContext = try call.receiver()
            return call.give(object.sourceViewController)
        }
        type.property("zoomedViewController", "UIViewController") { call throws(ScriptError) in
            let object: UIViewController.Transition.ZoomSourceViewProviderContext = try call.receiver()
            return call.give(object.zoomedViewController)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiViewController: HostType = {
        var type = TypeBinding(
            "UIViewController",
            .class,
            superclass: "UIResponder",
            conformances: ["UIContentContainer", "UIAppearanceContainer", "UITraitEnvironment", "UITraitChangeObservable"]
        )
        type.property("storyboard", "UIStoryboard?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.storyboard)
        }
        type.property("topLayoutGuide", "any UILayoutSupport") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.topLayoutGuide as? NSObject)
        }
        type.property("bottomLayoutGuide", "any UILayoutSupport") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.bottomLayoutGuide as? NSObject)
        }
        type.property("tabBarItem", "UITabBarItem!") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.tabBarItem)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.tabBarItem = try call.read(value)
        }
        type.property("tabBarController", "UITabBarController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.tabBarController)
        }
        type.method("addKeyCommand(_:)", [HostParameter(nil, "keyCommand", "UIKeyCommand")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIKeyCommand = try call.argument(0)
            object.addKeyCommand(a0)
            return .void
        }
        type.method("removeKeyCommand(_:)", [HostParameter(nil, "keyCommand", "UIKeyCommand")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIKeyCommand = try call.argument(0)
            object.removeKeyCommand(a0)
            return .void
        }
        type.property("transitionCoordinator", "(any UIViewControllerTransitionCoordinator)?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.transitionCoordinator as? NSObject)
        }
        type.property("toolbarItems", "[UIBarButtonItem]?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.toolbarItems)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.toolbarItems = try call.read(value)
        }
        type.method(
            "setToolbarItems(_:animated:)",
            [HostParameter(nil, "toolbarItems", "[UIBarButtonItem]?"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: [UIBarButtonItem]? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setToolbarItems(a0, animated: a1)
            return .void
        }
        type.property("splitViewController", "UISplitViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.splitViewController)
        }
        type.property("parent", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.parent)
        }
        type.property("children", "[UIViewController]") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.children)
        }
        type.property("isMovingToParent", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isMovingToParent)
        }
        type.property("isMovingFromParent", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isMovingFromParent)
        }
        type.property("navigationController", "UINavigationController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.navigationController)
        }
        type.property("navigationItem", "UINavigationItem") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.navigationItem)
        }
        type.property("hidesBottomBarWhenPushed", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.hidesBottomBarWhenPushed)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.hidesBottomBarWhenPushed = try call.read(value)
        }
        type.property("preferredContentSize", "CGSize") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.preferredContentSize)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.preferredContentSize = try call.read(value)
        }
        type.property("contentUnavailableConfigurationState", "UIContentUnavailableConfigurationState") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.contentUnavailableConfigurationState)
        }
        type.method("setNeedsUpdateContentUnavailableConfiguration()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.setNeedsUpdateContentUnavailableConfiguration()
            return .void
        }
        type.property("automaticallyAdjustsScrollViewInsets", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.automaticallyAdjustsScrollViewInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.automaticallyAdjustsScrollViewInsets = try call.read(value)
        }
        type.property("providesPresentationContextTransitionStyle", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.providesPresentationContextTransitionStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.providesPresentationContextTransitionStyle = try call.read(value)
        }
        type.property("restorationIdentifier", "String?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.restorationIdentifier)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.restorationIdentifier = try call.read(value)
        }
        type.property("performsActionsWhilePresentingModally", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.performsActionsWhilePresentingModally)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.performsActionsWhilePresentingModally = try call.read(value)
        }
        type.property("presentedViewController", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.presentedViewController)
        }
        type.property("presentingViewController", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.presentingViewController)
        }
        type.property("isBeingPresented", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isBeingPresented)
        }
        type.property("isBeingDismissed", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isBeingDismissed)
        }
        type.property("modalPresentationStyle", "UIModalPresentationStyle") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.modalPresentationStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.modalPresentationStyle = try call.read(value)
        }
        type.property("modalTransitionStyle", "UIModalTransitionStyle") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.modalTransitionStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.modalTransitionStyle = try call.read(value)
        }
        type.property("isModalInPresentation", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isModalInPresentation)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.isModalInPresentation = try call.read(value)
        }
        type.property("definesPresentationContext", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.definesPresentationContext)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.definesPresentationContext = try call.read(value)
        }
        type.property("transitioningDelegate", "(any UIViewControllerTransitioningDelegate)?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(weakly: object.transitioningDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.transitioningDelegateID = try call.read(value)
        }
        type.property("presentationController", "UIPresentationController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.presentationController)
        }
        type.property("sheetPresentationController", "UISheetPresentationController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.sheetPresentationController)
        }
        type.property("popoverPresentationController", "UIPopoverPresentationController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.popoverPresentationController)
        }
        type.method("setNeedsUpdateOfSupportedInterfaceOrientations()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.setNeedsUpdateOfSupportedInterfaceOrientations()
            return .void
        }
        type.method("setNeedsStatusBarAppearanceUpdate()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.setNeedsStatusBarAppearanceUpdate()
            return .void
        }
        type.property("modalPresentationCapturesStatusBarAppearance", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.modalPresentationCapturesStatusBarAppearance)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.modalPresentationCapturesStatusBarAppearance = try call.read(value)
        }
        type.method("setNeedsUpdateOfHomeIndicatorAutoHidden()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.setNeedsUpdateOfHomeIndicatorAutoHidden()
            return .void
        }
        type.method("setNeedsUpdateOfScreenEdgesDeferringSystemGestures()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            return .void
        }
        type.property("isEditing", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isEditing)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.isEditing = try call.read(value)
        }
        type.property("editButtonItem", "UIBarButtonItem") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.editButtonItem)
        }
        type.property("traitCollection", "UITraitCollection") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.traitCollection)
        }
        type.property("overrideUserInterfaceStyle", "UIUserInterfaceStyle") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.overrideUserInterfaceStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.overrideUserInterfaceStyle = try call.read(value)
        }
        type.property("view", "UIView!") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.view)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.view = try call.read(value)
        }
        type.property("viewIfLoaded", "UIView?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.viewIfLoaded)
        }
        type.property("isViewLoaded", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.isViewLoaded)
        }
        type.method("loadViewIfNeeded()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.loadViewIfNeeded()
            return .void
        }
        type.property("additionalSafeAreaInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.additionalSafeAreaInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.additionalSafeAreaInsets = try call.read(value)
        }
        type.property("viewRespectsSystemMinimumLayoutMargins", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.viewRespectsSystemMinimumLayoutMargins)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.viewRespectsSystemMinimumLayoutMargins = try call.read(value)
        }
        type.property("systemMinimumLayoutMargins", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.systemMinimumLayoutMargins)
        }
        type.property("preferredTransition", "UIViewController.Transition?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.preferredTransition)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.preferredTransition = try call.read(value)
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIViewController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIViewController(coder: a0) }
        }
        type.property("nibName", "String?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.nibName)
        }
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.title = try call.read(value)
        }
        type.method("loadView()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("loadView()", to: object, []) {
                object.loadView()
            }
        }
        type.method("viewDidLoad()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("viewDidLoad()", to: object, []) {
                object.viewDidLoad()
            }
        }
        type.method("viewWillAppear(_:)", isOverridePoint: true, [HostParameter(nil, "animated", "Bool")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("viewWillAppear(_:)", to: object, [("animated", call.passed(a0))]) {
                object.viewWillAppear(a0)
            }
        }
        type.method("viewIsAppearing(_:)", isOverridePoint: true, [HostParameter(nil, "animated", "Bool")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("viewIsAppearing(_:)", to: object, [("animated", call.passed(a0))]) {
                object.viewIsAppearing(a0)
            }
        }
        type.method("viewDidAppear(_:)", isOverridePoint: true, [HostParameter(nil, "animated", "Bool")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("viewDidAppear(_:)", to: object, [("animated", call.passed(a0))]) {
                object.viewDidAppear(a0)
            }
        }
        type.method("viewWillDisappear(_:)", isOverridePoint: true, [HostParameter(nil, "animated", "Bool")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("viewWillDisappear(_:)", to: object, [("animated", call.passed(a0))]) {
                object.viewWillDisappear(a0)
            }
        }
        type.method("viewDidDisappear(_:)", isOverridePoint: true, [HostParameter(nil, "animated", "Bool")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            return call.send("viewDidDisappear(_:)", to: object, [("animated", call.passed(a0))]) {
                object.viewDidDisappear(a0)
            }
        }
        type.method("updateProperties()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("updateProperties()", to: object, []) {
                object.updateProperties()
            }
        }
        type.method("viewWillLayoutSubviews()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("viewWillLayoutSubviews()", to: object, []) {
                object.viewWillLayoutSubviews()
            }
        }
        type.method("viewDidLayoutSubviews()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("viewDidLayoutSubviews()", to: object, []) {
                object.viewDidLayoutSubviews()
            }
        }
        type.method("updateViewConstraints()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("updateViewConstraints()", to: object, []) {
                object.updateViewConstraints()
            }
        }
        type.method(
            "updateContentUnavailableConfiguration(using:)",
            isOverridePoint: true,
            [HostParameter("using", "state", "UIContentUnavailableConfigurationState")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIContentUnavailableConfigurationState = try call.argument(0)
            return call.send("updateContentUnavailableConfiguration(using:)", to: object, [("state", call.passed(a0))]) {
                object.updateContentUnavailableConfiguration(using: a0)
            }
        }
        type.method("viewLayoutMarginsDidChange()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("viewLayoutMarginsDidChange()", to: object, []) {
                object.viewLayoutMarginsDidChange()
            }
        }
        type.method("viewSafeAreaInsetsDidChange()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("viewSafeAreaInsetsDidChange()", to: object, []) {
                object.viewSafeAreaInsetsDidChange()
            }
        }
        type.method(
            "traitCollectionDidChange(_:)",
            isOverridePoint: true,
            [HostParameter(nil, "previousTraitCollection", "UITraitCollection?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UITraitCollection? = try call.argument(0)
            return call.send("traitCollectionDidChange(_:)", to: object, [("previousTraitCollection", call.passed(a0))]) {
                object.traitCollectionDidChange(a0)
            }
        }
        type.method(
            "willMove(toParent:)",
            isOverridePoint: true,
            [HostParameter("toParent", "parent", "UIViewController?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController? = try call.argument(0)
            return call.send("willMove(toParent:)", to: object, [("parent", call.passed(a0))]) {
                object.willMove(toParent: a0)
            }
        }
        type.method(
            "didMove(toParent:)",
            isOverridePoint: true,
            [HostParameter("toParent", "parent", "UIViewController?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController? = try call.argument(0)
            return call.send("didMove(toParent:)", to: object, [("parent", call.passed(a0))]) {
                object.didMove(toParent: a0)
            }
        }
        type.method(
            "viewWillTransition(to:with:)",
            isOverridePoint: true,
            [HostParameter("to", "size", "CGSize"), HostParameter("with", "coordinator", "any UIViewControllerTransitionCoordinator")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: CGSize = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UIViewControllerTransitionCoordinator).self)
            return call.send(
                "viewWillTransition(to:with:)",
                to: object,
                [("size", call.passed(a0)), ("coordinator", call.passed(a1 as? NSObject))]
            ) {
                object.viewWillTransition(to: a0, with: a1)
            }
        }
        type.method(
            "willTransition(to:with:)",
            isOverridePoint: true,
            [
                HostParameter("to", "newCollection", "UITraitCollection"),
                HostParameter("with", "coordinator", "any UIViewControllerTransitionCoordinator"),
            ]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UITraitCollection = try call.argument(0)
            let a1 = try call.conforming(1, to: (any UIViewControllerTransitionCoordinator).self)
            return call.send(
                "willTransition(to:with:)",
                to: object,
                [("newCollection", call.passed(a0)), ("coordinator", call.passed(a1 as? NSObject))]
            ) {
                object.willTransition(to: a0, with: a1)
            }
        }
        type.method(
            "size(forChildContentContainer:withParentContainerSize:)",
            [
                HostParameter("forChildContentContainer", "container", "any UIContentContainer"),
                HostParameter("withParentContainerSize", "parentSize", "CGSize"),
            ],
            result: "CGSize"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0 = try call.conforming(0, to: (any UIContentContainer).self)
            let a1: CGSize = try call.argument(1)
            return call.give(object.size(forChildContentContainer: a0, withParentContainerSize: a1))
        }
        type.property("supportedInterfaceOrientations", "UIInterfaceOrientationMask") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.supportedInterfaceOrientations)
        }
        type.property("preferredInterfaceOrientationForPresentation", "UIInterfaceOrientation") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.preferredInterfaceOrientationForPresentation)
        }
        type.property("shouldAutorotate", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.shouldAutorotate)
        }
        type.property("edgesForExtendedLayout", "UIRectEdge") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.edgesForExtendedLayout)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.edgesForExtendedLayout = try call.read(value)
        }
        type.property("extendedLayoutIncludesOpaqueBars", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.extendedLayoutIncludesOpaqueBars)
        } set: { call, value throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.extendedLayoutIncludesOpaqueBars = try call.read(value)
        }
        type.property("prefersStatusBarHidden", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.prefersStatusBarHidden)
        }
        type.property("preferredStatusBarStyle", "UIStatusBarStyle") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.preferredStatusBarStyle)
        }
        type.property("preferredStatusBarUpdateAnimation", "UIStatusBarAnimation") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.preferredStatusBarUpdateAnimation)
        }
        type.property("childForStatusBarHidden", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.childForStatusBarHidden)
        }
        type.property("childForStatusBarStyle", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.childForStatusBarStyle)
        }
        type.property("prefersHomeIndicatorAutoHidden", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.prefersHomeIndicatorAutoHidden)
        }
        type.property("childForHomeIndicatorAutoHidden", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.childForHomeIndicatorAutoHidden)
        }
        type.property("preferredScreenEdgesDeferringSystemGestures", "UIRectEdge") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.preferredScreenEdgesDeferringSystemGestures)
        }
        type.property("childForScreenEdgesDeferringSystemGestures", "UIViewController?") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.childForScreenEdgesDeferringSystemGestures)
        }
        type.method(
            "setEditing(_:animated:)",
            isOverridePoint: true,
            [HostParameter(nil, "editing", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.send("setEditing(_:animated:)", to: object, [("editing", call.passed(a0)), ("animated", call.passed(a1))]) {
                object.setEditing(a0, animated: a1)
            }
        }
        type.method("didReceiveMemoryWarning()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("didReceiveMemoryWarning()", to: object, []) {
                object.didReceiveMemoryWarning()
            }
        }
        type.method(
            "prepare(for:sender:)",
            isOverridePoint: true,
            [HostParameter("for", "segue", "UIStoryboardSegue"), HostParameter("sender", "sender", "Any?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIStoryboardSegue = try call.argument(0)
            let a1: Argument = try call.argument(1)
            return call.send("prepare(for:sender:)", to: object, [("segue", call.passed(a0)), ("sender", call.passed(a1))]) {
                object.prepare(for: a0, sender: a1)
            }
        }
        type.method(
            "shouldPerformSegue(withIdentifier:sender:)",
            [HostParameter("withIdentifier", "identifier", "String"), HostParameter("sender", "sender", "Any?")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: Argument = try call.argument(1)
            return call.give(object.shouldPerformSegue(withIdentifier: a0, sender: a1))
        }
        type.method(
            "performSegue(withIdentifier:sender:)",
            [HostParameter("withIdentifier", "identifier", "String"), HostParameter("sender", "sender", "Any?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: Argument = try call.argument(1)
            object.performSegue(withIdentifier: a0, sender: a1)
            return .void
        }
        type.method(
            "canPerformUnwindSegueAction(_:from:sender:)",
            [
                HostParameter(nil, "action", "Selector"),
                HostParameter("from", "fromViewController", "UIViewController"),
                HostParameter("sender", "sender", "Any?"),
            ],
            result: "Bool"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Selector = try call.argument(0)
            let a1: UIViewController = try call.argument(1)
            let a2: Argument = try call.argument(2)
            return call.give(object.canPerformUnwindSegueAction(a0, from: a1, sender: a2))
        }
        type.property("shouldAutomaticallyForwardAppearanceMethods", "Bool") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.shouldAutomaticallyForwardAppearanceMethods)
        }
        type.method(
            "present(_:animated:completion:)",
            [
                HostParameter(nil, "viewControllerToPresent", "UIViewController"),
                HostParameter("animated", "flag", "Bool"),
                HostParameter("completion", "completion", "(() -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            let a1: Bool = try call.argument(1)
            let a2: Block? = try call.argument(2)
            object.present(a0, animated: a1, completion: a2)
            return .void
        }
        type.method(
            "dismiss(animated:completion:)",
            [HostParameter("animated", "flag", "Bool"), HostParameter("completion", "completion", "(() -> Void)?", default: "nil")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Block? = try call.argument(1)
            object.dismiss(animated: a0, completion: a1)
            return .void
        }
        type.method("addChild(_:)", [HostParameter(nil, "childController", "UIViewController")]) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            object.addChild(a0)
            return .void
        }
        type.method("removeFromParent()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.removeFromParent()
            return .void
        }
        type.method(
            "transition(from:to:duration:options:animations:completion:)",
            [
                HostParameter("from", "fromViewController", "UIViewController"),
                HostParameter("to", "toViewController", "UIViewController"),
                HostParameter("duration", "duration", "TimeInterval"),
                HostParameter("options", "options", "UIView.AnimationOptions", default: "[]"),
                HostParameter("animations", "animations", "(() -> Void)?"),
                HostParameter("completion", "completion", "((Bool) -> Void)?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            let a1: UIViewController = try call.argument(1)
            let a2: TimeInterval = try call.argument(2)
            let a3: UIView.AnimationOptions = try call.argument(3)
            let a4: Block? = try call.argument(4)
            let a5: Block? = try call.argument(5)
            object.transition(from: a0, to: a1, duration: a2, options: a3, animations: a4, completion: a5)
            return .void
        }
        type.method(
            "show(_:sender:)",
            [HostParameter(nil, "vc", "UIViewController"), HostParameter("sender", "sender", "Any?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            let a1: Argument = try call.argument(1)
            object.show(a0, sender: a1)
            return .void
        }
        type.method(
            "showDetailViewController(_:sender:)",
            [HostParameter(nil, "vc", "UIViewController"), HostParameter("sender", "sender", "Any?")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            let a1: Argument = try call.argument(1)
            object.showDetailViewController(a0, sender: a1)
            return .void
        }
        type.method(
            "beginAppearanceTransition(_:animated:)",
            isOverridePoint: true,
            [HostParameter(nil, "isAppearing", "Bool"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: Bool = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.send(
                "beginAppearanceTransition(_:animated:)",
                to: object,
                [("isAppearing", call.passed(a0)), ("animated", call.passed(a1))]
            ) {
                object.beginAppearanceTransition(a0, animated: a1)
            }
        }
        type.method("endAppearanceTransition()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.send("endAppearanceTransition()", to: object, []) {
                object.endAppearanceTransition()
            }
        }
        type.property("traitOverrides", "any UITraitOverrides") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            return call.give(object.traitOverrides as? NSObject)
        }
        type.method("updateTraitsIfNeeded()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.updateTraitsIfNeeded()
            return .void
        }
        type.method(
            "setOverrideTraitCollection(_:forChild:)",
            [HostParameter(nil, "collection", "UITraitCollection?"), HostParameter("forChild", "childViewController", "UIViewController")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UITraitCollection? = try call.argument(0)
            let a1: UIViewController = try call.argument(1)
            object.setOverrideTraitCollection(a0, forChild: a1)
            return .void
        }
        type.method(
            "overrideTraitCollection(forChild:)",
            [HostParameter("forChild", "childViewController", "UIViewController")],
            result: "UITraitCollection?"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: UIViewController = try call.argument(0)
            return call.give(object.overrideTraitCollection(forChild: a0))
        }
        type.method("setNeedsUpdateProperties()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.setNeedsUpdateProperties()
            return .void
        }
        type.method("updatePropertiesIfNeeded()") { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            object.updatePropertiesIfNeeded()
            return .void
        }
        type.method(
            "registerForTraitChanges(_:handler:)",
            [
                HostParameter(nil, "traits", "[UITrait]"),
                HostParameter("handler", "handler", "(UIViewController, UITraitCollection) -> Void"),
            ],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: Block = try call.argument(1)
            return call.give(object.registerForTraitChanges(a0, handler: a1) as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:target:action:)",
            [
                HostParameter(nil, "traits", "[UITrait]"),
                HostParameter("target", "target", "Any"),
                HostParameter("action", "action", "Selector"),
            ],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: ObjectID = try call.argument(1)
            let a2: Selector = try call.argument(2)
            return call.give(object.registerForTraitChanges(a0, target: a1, action: a2) as? NSObject)
        }
        type.method(
            "registerForTraitChanges(_:action:)",
            [HostParameter(nil, "traits", "[UITrait]"), HostParameter("action", "action", "Selector")],
            result: "any UITraitChangeRegistration"
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0: [TraitKey] = try call.argument(0)
            let a1: Selector = try call.argument(1)
            return call.give(object.registerForTraitChanges(a0, action: a1) as? NSObject)
        }
        type.method(
            "unregisterForTraitChanges(_:)",
            [HostParameter(nil, "registration", "any UITraitChangeRegistration")]
        ) { call throws(ScriptError) in
            let object: UIViewController = try call.receiver()
            let a0 = try call.conforming(0, to: (any UITraitChangeRegistration).self)
            object.unregisterForTraitChanges(a0)
            return .void
        }
        type.requireVersion(iOS: 15, ["sheetPresentationController"])
        type.requireVersion(iOS: 16, ["setNeedsUpdateOfSupportedInterfaceOrientations()"])
        type.requireVersion(
            iOS: 17,
            [
                "contentUnavailableConfigurationState",
                "registerForTraitChanges(_:action:)",
                "registerForTraitChanges(_:handler:)",
                "registerForTraitChanges(_:target:action:)",
                "setNeedsUpdateContentUnavailableConfiguration()",
                "traitOverrides",
                "unregisterForTraitChanges(_:)",
                "updateContentUnavailableConfiguration(using:)",
                "updateTraitsIfNeeded()",
            ]
        )
        type.requireVersion(iOS: 18, ["preferredTransition"])
        type.requireVersion(iOS: 26, ["setNeedsUpdateProperties()", "updateProperties()", "updatePropertiesIfNeeded()"])
        return type.hostType
    }()
}
