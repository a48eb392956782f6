import Heap
import Interpreter
internal import Projects
import UIKit
internal import UIKitBindings

/// Where a run begins.
enum Entry: Hashable {
    /// A scene delegate's class.
    case scene(String)
    /// An app delegate's class.
    case application(String)
    /// A storyboard's initial controller, by the storyboard's name.
    case storyboard(String)
    /// A controller's class.
    case controller(String)
    /// Statements at the top level of a plain script.
    case script

    var name: String {
        switch self {
        case .scene(let name), .application(let name), .controller(let name): name
        case .storyboard(let name): "\(name).storyboard"
        case .script: "top-level code"
        }
    }

    /// Whether it is a controller, which is shown in the setting's container.
    var isController: Bool {
        switch self {
        case .controller, .storyboard: true
        case .scene, .application, .script: false
        }
    }

    private static let lifecycle: Set<String> = [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
        "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()",
    ]

    /// The entry: the class asked for, or else the first of these that the files have:
    ///
    /// - a scene's delegate, an app's delegate
    /// - the main storyboard's initial controller
    /// - the first controller; a base class without lifecycle callbacks comes last
    /// - top-level code
    static func choose(
        for setting: Setting, in interpreter: Interpreter, named files: Set<String>, storyboard: String? = nil
    ) throws(SceneError) -> Entry {
        let classes = interpreter.classes
        let controllers = classes.filter { $0.superclasses.contains("UIViewController") }
        if let root = setting.root {
            let named = controllers.filter { files.contains($0.location.file) }.map(\.name)
            return .controller(try name(of: root, among: controllers.map(\.name), first: named))
        }
        if let scene = classes.first(where: { $0.declares(connection) }) { return .scene(scene.name) }
        if let application = classes.first(where: { $0.declares(launch) }) { return .application(application.name) }
        if let storyboard { return .storyboard(storyboard) }
        let inherited = Set(controllers.flatMap { $0.superclasses })
        let isBase = { (candidate: Interpreter.ClassDescription) in
            inherited.contains(candidate.name) && !candidate.members.contains { lifecycle.contains($0.name) }
        }
        if let first = controllers.first(where: { !isBase($0) }) ?? controllers.first { return .controller(first.name) }
        return .script
    }

    /// The full name of a class, for its name or the end of it: `Detail` for `Colors.Detail`, if it is the only such class. Classes in
    /// files that somebody has named come first.
    static func name(of root: String, among controllers: [String], first named: [String]) throws(SceneError) -> String {
        let isNested = { (name: String) in name.hasSuffix(".\(root)") }
        if named.contains(root) { return root }
        if case let own = named.filter(isNested), own.count == 1 { return own[0] }
        if controllers.contains(root) { return root }
        let nested = controllers.filter(isNested)
        if nested.count == 1 { return nested[0] }
        let message =
            if nested.isEmpty {
                "there is no view controller class \(root)" + (nearest(to: root, in: controllers).map { "; did you mean \($0)?" } ?? "")
            } else {
                "there are \(nested.count) view controller classes \(root); say which: \(nested.sorted().joined(separator: ", "))"
            }
        throw SceneError(problems: [.init(location: nil, message: message)])
    }

    /// The file of the controller's class. Of several classes by that name it is the one in a file that somebody has named, else the first.
    func file(in interpreter: Interpreter, named files: Set<String>) -> String? {
        guard case .controller(let name) = self else { return nil }
        let all = interpreter.classes.filter { $0.name == name && $0.superclasses.contains("UIViewController") }.map(\.location.file)
        return all.first(where: files.contains) ?? all.first
    }

    /// Launches the entry as the system does.
    func launch(_ run: Run) {
        if let name = principalClass(of: run), let application = run.script.instantiate(name) { run.world.becomeApplication(application) }
        switch self {
        case .scene(let name):
            let application = run.script.interpreter.classes.first { $0.declares(Self.launch) }
            if let application, let delegate = run.script.instantiate(application.name) {
                run.world.launchApplication(delegate: delegate, hasScenes: true)
            }
            guard let delegate = run.script.instantiate(name) else { return }
            run.world.connectScene(delegate: delegate)
        case .application(let name):
            guard let delegate = run.script.instantiate(name) else { return }
            run.world.launchApplication(delegate: delegate)
        case .controller, .storyboard:
            if run.recording.setting.assumptions.contains(.launch) { launchApplication(run) }
            if !run.world.hasEnded { Container.launch(run, name) }
        case .script:
            run.script.runTopLevel()
        }
    }

    /// Launches the app's own delegate as the system does, before the entry.
    private func launchApplication(_ run: Run) {
        guard let name = applicationDelegate(of: run) else { return }
        run.recorder.didAsk(OpenQuestion(.launch, isAssumed: true), at: nil)
        guard let delegate = run.script.instantiate(name, declaredIn: run.entryFile) else { return }
        run.world.launchApplication(delegate: delegate, hasScenes: run.script.interpreter.classes.contains { $0.declares(Self.connection) })
    }

    /// The class of the app's delegate, if the entry is a controller. Of several it is the one whose file's folder is nearest to the
    /// entry's. Returns nil if there is none.
    func applicationDelegate(of run: Run) -> String? {
        guard isController else { return nil }
        let delegates = run.script.interpreter.classes.filter {
            $0.declares(Self.launch) && $0.conformances.contains("UIApplicationDelegate")
        }
        let nearness = { (delegate: Interpreter.ClassDescription) in delegate.location.file.partsInCommon(with: run.entryFile ?? "") }
        return delegates.max { nearness($0) < nearness($1) }?.name
    }

    private static let connection = "scene(_:willConnectTo:options:)"
    private static let launch = "application(_:didFinishLaunchingWithOptions:)"

    /// The app's own class of `UIApplication`, which its entry or its Info.plist names.
    private func principalClass(of run: Run) -> String? {
        if self == .script { return nil }
        let interpreter = run.script.interpreter
        let listed = (run.script.resources.ownInformation["NSPrincipalClass"] as? String)?.split(separator: ".").last.map(String.init)
        return [interpreter.principalClass, listed].compactMap { $0 }.first { name in
            interpreter.classDescription(named: name)?.superclasses.contains("UIApplication") ?? false
        }
    }
}

/// How an entry controller without delegates around it is shown.
enum Container {
    /// The controller that is the window's root at launch.
    static func launch(_ run: Run, _ name: String) {
        switch run.recording.setting.container {
        case .root:
            guard let root = run.controller(name) else { return }
            run.world.launch(root: run.surrounded(root))
        case .tab:
            let tabs = run.container("UITabBarController") { UITabBarController() }
            tabs.viewControllers = run.several(from: name)
            run.world.launch(root: tabs)
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.show(pages: run.several(from: name))
            run.world.launch(root: pages)
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            let columns = run.controllers(from: name)
            split.setViewController(columns.first, for: .primary)
            if columns.count > 1 { split.setViewController(columns[1], for: .secondary) }
            split.preferredDisplayMode = .oneBesideSecondary
            run.world.launch(root: split)
        case .navigation:
            guard let root = run.controller(name) else { return }
            run.world.launch(root: run.surrounded(run.within("navigationController", root)))
        case .tabbed:
            guard let root = run.controller(name) else { return }
            let tabs = run.container("UITabBarController") { UITabBarController() }
            let other = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = [run.within("navigationController", root), other]
            run.world.launch(root: tabs)
        case .pushed:
            run.world.launch(root: run.within("navigationController", UIViewController()))
        case .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .popover, .child:
            run.world.launch(root: UIViewController())
        }
    }

    /// Presents or pushes the entry once the window has settled, for containers in which another controller does.
    static func presenting(_ container: Setting.Container) -> ((Run, String) -> Void)? {
        let style: UIModalPresentationStyle
        switch container {
        case .root, .navigation, .tab, .tabbed, .page, .split: return nil
        case .pushed:
            return { run, name in
                guard let stack = run.world.rootController as? UINavigationController, let controller = run.controller(name) else { return }
                stack.pushViewController(controller, animated: true)
            }
        case .fullScreen: style = .fullScreen
        case .pageSheet: style = .pageSheet
        case .formSheet: style = .formSheet
        case .overFullScreen: style = .overFullScreen
        case .currentContext: style = .currentContext
        case .overCurrentContext: style = .overCurrentContext
        case .popover: style = .popover
        case .child:
            return { run, name in
                guard let host = run.world.rootController, let child = run.controller(name) else { return }
                host.addChild(child)
                child.view.frame = host.view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                host.view.addSubview(child.view)
                run.world.directMove(child, to: host)
            }
        }
        return { run, name in
            guard let host = run.world.rootController, let controller = run.controller(name) else { return }
            controller.modalPresentationStyle = style
            host.definesPresentationContext = style == .currentContext || style == .overCurrentContext
            controller.popoverPresentationController?.sourceView = host.view
            controller.popoverPresentationController?.sourceRect = CGRect(
                x: host.view.bounds.midX, y: host.view.bounds.midY, width: 1, height: 1)
            host.present(controller, animated: true)
        }
    }
}

extension Run {
    /// The stage's own container, or one of the app's class that the run assumes it to be.
    func container<Made: UIViewController>(_ className: String, _ plain: () -> Made) -> Made {
        let own = recording.setting.assumptions.compactMap { if case .type(className, let name) = $0 { name } else { nil } }.sorted()
        let classes = Set(script.interpreter.classes.map(\.name))
        for name in own where classes.contains(name) {
            guard let made = controller(name) as? Made else { continue }
            recorder.didAsk(OpenQuestion(.type(className, is: name), isAssumed: true), at: nil)
            return made
        }
        let made = plain()
        script.interpreter.stagedObjects.insert(made.id)
        return made
    }

    /// The containers around the entry that a run may assume, by the property that reaches them, the innermost first.
    static let containers = ["navigationController", "tabBarController", "splitViewController"]

    /// A controller within the containers that the run assumes.
    fileprivate func surrounded(_ controller: UIViewController) -> UIViewController {
        Self.containers.filter { recording.setting.assumptions.contains(.container($0)) }
            .reduce(controller) { inner, property in
                recorder.didAsk(OpenQuestion(.container(property), isAssumed: true), at: nil)
                return within(property, inner)
            }
    }

    /// A container that holds a controller alone, by the property that reaches it.
    fileprivate func within(_ property: String, _ controller: UIViewController) -> UIViewController {
        switch property {
        case "navigationController":
            let navigation = container("UINavigationController") { UINavigationController() }
            navigation.viewControllers = [controller]
            return navigation
        case "tabBarController":
            let tabs = container("UITabBarController") { UITabBarController() }
            tabs.viewControllers = [controller]
            return tabs
        default:
            let split = container("UISplitViewController") { UISplitViewController() }
            split.viewControllers = [controller]
            return split
        }
    }

    /// The controllers for a container of several. They are the entry, then the files' other controllers that the code does not make
    /// itself, in order of declaration.
    func controllers(from name: String) -> [UIViewController] {
        let classes = script.interpreter.classes
        let inherited = Set(classes.flatMap(\.superclasses))
        let others = classes.filter { candidate in
            candidate.name != name && candidate.superclasses.contains("UIViewController") && !inherited.contains(candidate.name)
                && !candidate.superclasses.contains(where: Self.containerClasses.contains) && !program.makes(candidate.name)
        }
        return ([name] + others.map(\.name)).compactMap(controller)
    }

    /// These, with a plain one when there is no second.
    func several(from name: String) -> [UIViewController] {
        let made = controllers(from: name)
        return made.count == 1 ? made + [UIViewController()] : made
    }

    private static let containerClasses = ["UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController"]
}
