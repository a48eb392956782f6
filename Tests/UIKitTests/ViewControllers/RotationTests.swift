import Foundation
import Heap
import Testing

@testable import UIKit

/// Hears of everything that a rotation brings, with arguments and values.
private final class RotationLog: WorldObserver {
    let world: World
    private(set) var lines: [String] = []
    private(set) var systemSteps: [String] = []

    init(device: DeviceProfile = .phone, os: OSProfile = .newest) {
        world = World(device: device, os: os)
        world.observer = self
    }

    func worldDid(_ happening: WorldEvent) {
        switch happening {
        case .callback(let name, let id, let arguments, _):
            // What there is from 26 on has tests of its own.
            guard let controller = world.object(id) as? UIViewController, name != "updateProperties()" else { return }
            var line = "\(world.space.heap.typeName(of: id)).\(name)"
            if let size = arguments.compactMap({ if case .value(let size as CGSize) = $0.value { size } else { nil } }).first {
                line += " \(Int(size.width))x\(Int(size.height))"
            }
            if let bounds = controller.viewIfLoaded?.bounds.size, name.contains("LayoutSubviews") {
                line += " in \(Int(bounds.width))x\(Int(bounds.height))"
            }
            lines.append(line)
            systemSteps.append(line)
        case .system(let step, let id):
            guard step != .propertiesPass,
                step == .composited || id.flatMap({ world.object($0) as? UIView })?.controller != nil || step == .enteredWindow
            else {
                return
            }
            systemSteps.append(step.rawValue)
        default: break
        }
    }

    func run(_ body: @escaping () -> Void) -> [String] {
        lines = []
        systemSteps = []
        world.bind {
            world.turn(input: body)
            world.settle()
        }
        return lines.filter { !$0.hasPrefix("UI") && !$0.contains("MarginsDidChange") && !$0.contains("InsetsDidChange") }
    }
}

private final class Landscape: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}
private final class Fixed: UIViewController {
    override var shouldAutorotate: Bool { false }
}

@Suite struct `A rotation` {
    @Test func `trait-doc-order: tells of traits, then of the size, parent before child, then changes them, then lays out`() {
        let log = RotationLog(os: OSProfile(version: 16))
        _ = log.run {
            let parent = A()
            let child = B()
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            log.world.launch(root: parent)
        }
        let lines = log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(
            lines == [
                "A.willTransition(to:with:)", "B.willTransition(to:with:)", "A.viewWillTransition(to:with:) 852x393",
                "B.viewWillTransition(to:with:) 852x393", "A.traitCollectionDidChange(_:)", "B.traitCollectionDidChange(_:)",
                "B.updateViewConstraints()", "A.updateViewConstraints()", "A.viewWillLayoutSubviews() in 852x393",
                "A.viewDidLayoutSubviews() in 852x393", "B.viewWillLayoutSubviews() in 852x393", "B.viewDidLayoutSubviews() in 852x393",
            ])
    }

    @Test func `rotation-ios12: one size, one pair of layout callbacks, no appearance`() {
        let log = RotationLog(device: .se)
        _ = log.run { log.world.launch(root: A()) }
        let logged = ["viewWillTransition", "LayoutSubviews", "Appear", "Disappear", "DidLoad"]
        let lines = log.run { log.world.turnDevice(to: .landscapeRight) }.filter { line in logged.contains { line.contains($0) } }
        #expect(
            lines == [
                "A.viewWillTransition(to:with:) 667x375", "A.viewWillLayoutSubviews() in 667x375", "A.viewDidLayoutSubviews() in 667x375",
            ])
    }

    @Test func `of a full-screen iPad app changes no traits: only the size is told, then layout`() {
        let log = RotationLog(device: .ipad)
        _ = log.run { log.world.launch(root: A()) }
        #expect(
            log.run { log.world.turnDevice(to: .landscapeLeft) } == [
                "A.viewWillTransition(to:with:) 1194x834", "A.viewWillLayoutSubviews() in 1194x834",
                "A.viewDidLayoutSubviews() in 1194x834",
            ])
    }

    @Test func `gives the sides of a phone's landscape to the notch and takes the status bar away`() {
        let log = RotationLog()
        let root = log.world.bind { A() }
        _ = log.run { log.world.launch(root: root) }
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        _ = log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(log.world.state.screen.orientation == .landscapeRight)
        _ = log.run { log.world.turnDevice(to: .portrait) }
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test func `makes a navigation bar low, and the safe area below it`() {
        let log = RotationLog()
        let top = log.world.bind { A() }
        _ = log.run { log.world.launch(root: UINavigationController(rootViewController: top)) }
        #expect(top.view.safeAreaInsets.top == 293.0 / 3)
        _ = log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
    }

    @Test func `that super is not called for does not reach the children`() {
        final class Silent: UIViewController {
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
            override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            }
        }
        let log = RotationLog()
        _ = log.run {
            let parent = Silent()
            let child = B()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            log.world.launch(root: parent)
        }
        let lines = log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(
            lines.filter { $0.contains("illTransition") } == [
                "Silent.willTransition(to:with:)", "Silent.viewWillTransition(to:with:) 852x393",
            ])
        #expect(lines.contains("B.traitCollectionDidChange(_:)"))
    }

    @Test func `moves what layout moves, and what runs alongside, with its own progress; UIView-animate has its own`() throws {
        final class Sides: UIViewController {
            let laid = UIView()
            let alongside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            let own = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 10))
            override func viewDidLoad() {
                for side in [laid, alongside, own] { view.addSubview(side) }
            }
            override func viewDidLayoutSubviews() {
                laid.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 10)
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: { _ in self.alongside.bounds.size.width = 300 }, completion: nil)
                UIView.animate(withDuration: 1) { self.own.bounds.size.width = 300 }
            }
        }
        let log = RotationLog()
        let world = log.world
        let root = world.bind { Sides() }
        _ = log.run { world.launch(root: root) }
        var widths: [(laid: CGFloat, alongside: CGFloat, own: CGFloat)] = []
        world.bind {
            world.turn { world.turnDevice(to: .landscapeLeft) }
            for _ in 0..<70 {
                let time = world.time - 1.0 / 60
                func width(_ view: UIView) -> CGFloat { world.presentedFrame(of: view, at: time).width }
                widths.append((width(root.laid), width(root.alongside), width(root.own)))
                world.turn()
            }
        }
        // The rotation takes 0.3 s: 18 frames; both start where they were, and have the same progress in each frame.
        #expect(widths[0].laid == 393)
        #expect(widths[0].alongside == 100)
        for frame in 0..<20 {
            let rotation = (widths[frame].laid - 393) / (852 - 393)
            #expect(abs((widths[frame].alongside - 100) / 200 - rotation) < 1e-9)
        }
        #expect(widths[9].laid > 393 && widths[9].laid < 852)
        #expect(widths[18].laid == 852 && widths[18].alongside == 300)
        // The other takes its second.
        #expect(widths[18].own < 200)
        #expect(widths[60].own == 300)
    }

    @Test func `is in flight for transitionCoordinator until its last frame, and then its completion runs`() throws {
        let log = RotationLog()
        let root = log.world.bind { A() }
        _ = log.run { log.world.launch(root: root) }
        var completed: [Double] = []
        log.world.bind {
            let start = log.world.time
            log.world.turn { log.world.turnDevice(to: .landscapeLeft) }
            #expect(root.transitionCoordinator != nil)
            root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completed.append(log.world.time - start) }
            log.world.settle()
        }
        #expect(completed.count == 1)
        #expect(try #require(completed.first) > 0.3)
        #expect(root.transitionCoordinator == nil)
    }

    @Test func `does not come where a controller allows it not, nor before iOS 16 where it turns off autorotation`() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let log = RotationLog()
        _ = log.run { log.world.launch(root: Upright()) }
        #expect(log.run { log.world.turnDevice(to: .landscapeLeft) } == [])
        for (os, count) in [(15, 0), (16, 1)] {
            let log = RotationLog(os: OSProfile(version: os))
            _ = log.run { log.world.launch(root: Fixed()) }
            let lines = log.run { log.world.turnDevice(to: .landscapeLeft) }
            #expect(lines.filter { $0.contains("viewWillTransition") }.count == count, "iOS \(os)")
        }
    }

    @Test func `follows when a controller allows more than before`() {
        final class Changing: UIViewController {
            var isFree = false
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isFree ? .all : .portrait }
        }
        let log = RotationLog()
        let root = log.world.bind { Changing() }
        _ = log.run { log.world.launch(root: root) }
        _ = log.run { log.world.turnDevice(to: .landscapeLeft) }
        let lines = log.run {
            root.isFree = true
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        #expect(lines.contains("Changing.viewWillTransition(to:with:) 852x393"))
    }

    @Test func `waits for a push to end`() throws {
        let log = RotationLog()
        let navigation = log.world.bind { UINavigationController(rootViewController: A()) }
        _ = log.run { log.world.launch(root: navigation) }
        let lines = log.run {
            navigation.pushViewController(B(), animated: true)
            log.world.turnDevice(to: .landscapeLeft)
        }
        // The device is turned before the push begins, so the rotation comes first; a rotation in the middle of a push comes after it.
        #expect(try #require(lines.firstIndex { $0.hasPrefix("A.viewWillTransition") }) < lines.firstIndex(of: "B.viewWillAppear(_:)") ?? 0)
        var later: [String] = []
        log.world.bind {
            log.world.turn { navigation.popViewController(animated: true) }
            for _ in 0..<5 { log.world.turn() }
            later = log.run { log.world.turnDevice(to: .portrait) }
        }
        let end = try #require(later.firstIndex(of: "A.viewDidAppear(_:)"))
        #expect(try #require(later.firstIndex { $0.hasPrefix("A.viewWillTransition") }) > end)
        #expect(navigation.view.bounds.size == CGSize(width: 393, height: 852))
    }
}

@Suite struct `A launch` {
    private static let logged = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willTransition(to",
        "viewWillTransition", "traitCollectionDidChange",
    ]

    private func names(_ lines: [String]) -> [String] {
        lines.filter { line in Self.logged.contains { line.contains(".\($0)") } }.map { String($0.prefix { $0 != "(" }) }
    }

    @Test func `launch-neuburg-ios15-landscape-device`() {
        let log = RotationLog(device: .se, os: OSProfile(version: 15))
        log.world.holdDevice(.landscapeLeft)
        let root = log.world.bind { A() }
        let lines = log.run {
            log.world.launch(root: root)
            #expect(root.view.bounds.size == CGSize(width: 667, height: 375))
        }
        #expect(
            names(lines) == ["A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear"])
        #expect(lines.filter { $0.contains(" in ") }.allSatisfy { $0.hasSuffix("667x375") })
    }

    @Test func `launch-neuburg-ios15-rotate-at-launch`() {
        let log = RotationLog(device: .se, os: OSProfile(version: 15))
        let lines = log.run { log.world.launch(root: Landscape()) }
        #expect(
            names(lines) == [
                "Landscape.viewDidLoad", "Landscape.viewWillAppear", "Landscape.willTransition", "Landscape.traitCollectionDidChange",
                "Landscape.viewWillLayoutSubviews", "Landscape.viewDidLayoutSubviews", "Landscape.viewWillLayoutSubviews",
                "Landscape.viewDidLayoutSubviews", "Landscape.viewDidAppear",
            ])
        #expect(lines.filter { $0.contains(" in ") }.allSatisfy { $0.hasSuffix("667x375") })
    }

    @Test func `G02: enters the window, then traits, geometry, viewIsAppearing, layout, the frame, viewDidAppear`() {
        let log = RotationLog()
        _ = log.run { log.world.launch(root: A()) }
        #expect(
            log.systemSteps.filter { !$0.contains("DidChange") && !$0.contains("onstraint") && $0 != "safeAreaUpdated" } == [
                "A.loadView()", "A.viewDidLoad()", "viewEnteredWrapper", "A.viewWillAppear(_:)", "enteredWindow", "traitsUpdated",
                "geometryUpdated", "A.viewIsAppearing(_:)", "A.viewWillLayoutSubviews() in 393x852", "layoutPass",
                "A.viewDidLayoutSubviews() in 393x852", "composited", "A.viewDidAppear(_:)", "composited",
            ])
    }
}

@Suite struct `Controllers that are covered during a rotation` {
    @Test func `G08: come back with the size class of before at viewWillAppear, and the new one at viewIsAppearing`() {
        final class Watching: UIViewController {
            var seen: [String] = []
            override func viewWillAppear(_ animated: Bool) { seen.append("will \(traitCollection.verticalSizeClass)") }
            override func viewIsAppearing(_ animated: Bool) { seen.append("is \(traitCollection.verticalSizeClass)") }
        }
        let log = RotationLog()
        let first = log.world.bind { Watching() }
        let navigation = log.world.bind { UINavigationController(rootViewController: first) }
        _ = log.run { log.world.launch(root: navigation) }
        _ = log.run { navigation.pushViewController(B(), animated: true) }
        let lines = log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(!lines.contains { $0.hasPrefix("Watching.willTransition") || $0.hasPrefix("Watching.traitCollectionDidChange") })
        // rdar 24277475: told of the size as long as its own is another.
        #expect(lines.contains("Watching.viewWillTransition(to:with:) 852x393"))
        first.seen = []
        _ = log.run { navigation.popViewController(animated: true) }
        #expect(first.seen == ["will regular", "is compact"])
        #expect(first.view.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test func `under a full-screen presentation: the same`() {
        let log = RotationLog()
        let root = log.world.bind { A() }
        let over = log.world.bind { B() }
        _ = log.run { log.world.launch(root: root) }
        _ = log.run {
            over.modalPresentationStyle = .fullScreen
            root.present(over, animated: true)
        }
        let lines = log.run { log.world.turnDevice(to: .landscapeLeft) }
        #expect(
            lines.filter { $0.contains("illTransition") } == [
                "B.willTransition(to:with:)", "A.viewWillTransition(to:with:) 852x393", "B.viewWillTransition(to:with:) 852x393",
            ])
        #expect(root.traitCollection.verticalSizeClass == .regular)
        #expect(over.view.bounds.size == CGSize(width: 852, height: 393))
        _ = log.run { over.dismiss(animated: true) }
        #expect(root.traitCollection.verticalSizeClass == .compact)
        #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    }
}
