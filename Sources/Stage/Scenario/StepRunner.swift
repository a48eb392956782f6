import Foundation
import Heap
import Interpreter
import UIKit
internal import UIKitBindings

/// Performs a step, or refuses it and says which steps are possible.
struct StepRunner {
    let run: Run
    private var world: World { run.world }

    /// The seconds that a finger takes over the screen's whole width.
    static let swipeDuration = 0.5
    /// The seconds that a finger rests which is not lifted as it moves.
    private static let pause = 0.1

    func take(_ step: Step) {
        if !world.isInForeground, step.action.needsScreen {
            return refuse("the app is in the background, where nobody can do '\(step)'; 'foreground' brings it back")
        }
        switch step.action {
        case .tap(let name): tap(name)
        case .press(let name, let seconds): drag(name, from: .middle, by: .zero, over: seconds)
        case .drag(let name, let side, let delta, let holds):
            drag(name, from: side, by: delta, over: Self.swipeDuration, pause: holds ? Self.pause : 0)
        case .back: back()
        case .swipeBack(let percent, let finishes, let fromContent): swipeBack(percent / 100, finishes, fromContent)
        case .swipeDown(let percent, let finishes): swipeDown(percent / 100, finishes)
        case .call(let type, let method): call(type, method)
        case .wait: break
        case .resize(let size): resize(to: size)
        case .rotate(let orientation): world.turnDevice(to: orientation.device)
        case .textSize(let name): UIContentSizeCategory.named.first { $0.name == name }.map { world.setTextSize($0.category) }
        case .style(let isDark): world.setStyle(isDark ? .dark : .light)
        case .tab(let index): tab(index)
        case .focus(let name): focus(name)
        case .type(let name, let text): type(text, into: name)
        case .return: pressReturn()
        case .swipePage(let isLeft, let percent, let finishes): swipePage(isLeft, percent / 100, finishes)
        case .background: world.enterBackground()
        case .foreground: foreground()
        case .kill: world.terminate()
        case .memoryWarning: world.warnOfMemory()
        case .cover(let cover): self.cover(cover)
        case .uncover: uncover()
        case .replaceRoot: replaceRoot()
        case .key(let input, let flags): world.pressKey(input, flags)
        }
    }

    private func refuse(_ message: String) {
        world.report(.refusal(message))
    }

    private func tap(_ name: String) {
        guard let target = target(name, among: world.tappableTargets(named: propertyNames), "tapped", "tap") else { return }
        world.tap(target, named: name)
    }

    private func drag(_ name: String, from side: Step.Side, by delta: CGSize, over seconds: Double, pause: Double = 0) {
        guard let target = target(name, among: world.touchableTargets(named: propertyNames), "touched", "touch") else { return }
        world.drag(target, from: TouchPlace(rawValue: side.rawValue) ?? .middle, by: delta, over: seconds, pause: pause)
    }

    private func target(_ name: String, among targets: [TapTarget], _ done: String, _ todo: String) -> TapTarget? {
        if let target = targets.first(where: { $0.names.contains(name) }) { return target }
        let known = targets.compactMap(\.names.first)
        refuse(
            "nothing called '\(name)' can be \(done); \(known.isEmpty ? "there is nothing to \(todo)" : "there is: \(known.joined(separator: ", "))")"
        )
        return nil
    }

    private func foreground() {
        guard !world.isInForeground else { return refuse("the app is in the foreground already") }
        world.enterForeground()
    }

    // MARK: The keyboard

    private func textTarget(_ name: String) -> TapTarget? {
        let targets = world.tappableTargets(named: propertyNames).filter(\.takesText)
        if let target = targets.first(where: { $0.names.contains(name) }) { return target }
        let known = targets.compactMap(\.names.first)
        refuse(
            "no text field is called '\(name)'; \(known.isEmpty ? "there is none" : "there is: \(known.joined(separator: ", "))")")
        return nil
    }

    @discardableResult
    private func focus(_ name: String) -> Bool {
        guard let target = textTarget(name) else { return false }
        switch world.focus(target) {
        case .taken: return true
        case .covered: return false
        case .declined:
            refuse("'\(name)' did not become first responder: it is out of use, or somebody objected")
            return false
        }
    }

    /// Focuses the field first if it is not; the keys come once the keyboard is up.
    private func type(_ text: String, into name: String) {
        let wasUp = world.keyboardFrame != nil
        guard focus(name) else { return }
        world.pressKeys(text, after: wasUp ? 0 : world.keyboardDelay)
    }

    private func pressReturn() {
        guard world.isTyping else { return refuse("nothing takes keys; 'focus' puts the cursor into a text field") }
        world.pressReturn()
    }

    private func back() {
        guard let navigation = world.frontNavigation, navigation.viewControllers.count > 1 else {
            refuse("there is no back button; the front-most navigation stack has one controller or there is none")
            return
        }
        navigation.popViewController(animated: true)
    }

    private func swipeBack(_ fraction: Double, _ finishes: Bool, _ fromContent: Bool) {
        guard let navigation = world.frontNavigation, navigation.viewControllers.count > 1 else {
            refuse("there is nothing to swipe back to")
            return
        }
        world.swipeBack(
            in: navigation, fromContent: fromContent, to: fraction, over: max(Self.swipeDuration * fraction, 1.0 / 60), finishes: finishes)
    }

    private func swipePage(_ isLeft: Bool, _ fraction: Double, _ finishes: Bool) {
        guard let pages = world.frontPages else {
            refuse("there are no pages to turn")
            return
        }
        world.swipePage(
            of: pages, isLeft: isLeft, to: fraction, over: max(Self.swipeDuration * fraction, 1.0 / 60), finishes: finishes)
    }

    private func tab(_ index: Int) {
        guard let tabs = world.frontTabs, let controllers = tabs.viewControllers else {
            refuse("there is no tab bar")
            return
        }
        guard controllers.indices.contains(index) else {
            let titles = controllers.enumerated().map { "\($0.offset) \($0.element.tabBarItem?.title ?? world.typeName(of: $0.element))" }
            refuse("there is no tab \(index); there is: \(titles.joined(separator: ", "))")
            return
        }
        world.tapTab(index, of: tabs)
    }

    private func swipeDown(_ fraction: Double, _ finishes: Bool) {
        let duration = max(Self.swipeDuration * fraction, 1.0 / 60)
        if let obstacle = world.swipeDown(to: fraction, over: duration, finishes: finishes) { refuse(obstacle) }
    }

    // MARK: Covering

    private func cover(_ cover: Step.Cover) {
        guard let front = world.frontScreen else { return refuse("there is no screen to cover") }
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        switch cover {
        case .push:
            guard let navigation = front as? UINavigationController ?? world.frontNavigation else {
                return refuse("there is no navigation stack to push onto")
            }
            navigation.pushViewController(screen, animated: true)
        case .sheet, .fullScreen:
            screen.modalPresentationStyle = cover == .sheet ? .pageSheet : .fullScreen
            front.present(screen, animated: true)
        }
    }

    private func uncover() {
        if let front = world.frontScreen, let presenter = front.presentingViewController {
            presenter.dismiss(animated: true)
        } else if let navigation = world.frontNavigation, navigation.viewControllers.count > 1 {
            navigation.popViewController(animated: true)
        } else {
            refuse("nothing covers another screen: nothing is presented, and no stack has a second controller")
        }
    }

    private func replaceRoot() {
        guard let root = world.rootController else { return refuse("there is no window with a root view controller") }
        guard root.presentedViewController == nil else {
            return refuse("a screen is presented over the root; 'uncover' takes it away first")
        }
        root.view.window?.rootViewController = UIViewController()
    }

    private func call(_ type: String, _ method: String) {
        let interpreter = run.script.interpreter
        // Several targets of a project may have a class of that name. A nested class may be named by the end of its path, as the entry may.
        // Objects that were only made for an entry come last.
        let others = Set(run.madeForEntries)
        let objects = run.recording.objects.reversed()
        let living = (objects.filter { !others.contains($0) } + objects.filter(others.contains)).lazy.compactMap { [world] id in
            world.space.heap.isReachableWeakly(id) ? interpreter.className(of: id).map { (id: id, name: $0) } : nil
        }
        let target =
            living.first { $0.name == type || interpreter.isInstance($0.id, of: type) } ?? living.first { $0.name.hasSuffix(".\(type)") }
        guard let target = target?.id else {
            let known = Set(
                run.recording.objects.compactMap { world.space.heap.isReachableWeakly($0) ? interpreter.className(of: $0) : nil })
            refuse("there is no living \(type) to call '\(method)' on; there is: \(known.sorted().joined(separator: ", "))")
            return
        }
        guard interpreter.override(of: "\(method)()", on: target) != nil else {
            let own = interpreter.classes.first { $0.name == interpreter.className(of: target) }?.members.map(\.name) ?? []
            let callable = own.filter { $0.hasSuffix("()") && !$0.hasPrefix("init") && !$0.hasPrefix("view") }
            refuse("\(type) has no method '\(method)()' without arguments; it has: \(callable.joined(separator: ", "))")
            return
        }
        run.script.call("\(method)()", on: target)
    }

    private func resize(to size: CGSize) {
        guard world.device.idiom == .pad || world.follows(.resizesPhones) else {
            return refuse(
                "an iPhone's window can be resized from iOS 27 on, in iPhone Mirroring and on an iPad; this is \(world.device.title) with "
                    + world.os.title)
        }
        world.resizeWindows(to: size)
    }

    /// The targets for a tap, by the best name of each, front to back.
    var tappable: [String] { world.tappableTargets(named: propertyNames).compactMap(\.names.first) }

    /// The step that a tap at a point of the display is; nil where nothing reacts.
    func step(forTapAt point: CGPoint) -> String? {
        if let name = world.tappableName(at: point, named: propertyNames) { return "tap \(Step.quoted(name))" }
        return world.isBackButton(at: point) ? "back" : nil
    }

    /// What follows a finger at a point of the display.
    func grip(at point: CGPoint, movingDown: Bool) -> FingerGrip {
        world.grip(at: point, movingDown: movingDown, named: propertyNames)
    }

    /// The learner's names of views: the properties that contain them, by view.
    private var propertyNames: [ObjectID: String] {
        let interpreter = run.script.interpreter
        var names: [ObjectID: String] = [:]
        for id in run.recording.objects where world.space.heap.isReachableWeakly(id) && interpreter.className(of: id) != nil {
            for property in interpreter.properties(of: id) {
                switch property.value {
                case .object(let held), .weak(let held), .unowned(let held): names[held] = property.name
                default: break
                }
            }
        }
        return names
    }
}

extension Step.Orientation {
    /// How the device is held then.
    fileprivate var device: UIDeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }
}
