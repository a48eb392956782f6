import Foundation
import Heap
import Testing
import UIKit

/// A container that passes nothing on by itself.
final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite struct `Custom containers` {
    private let log = Log()

    private func launch(_ make: @escaping () -> UIViewController = { A() }, child: Bool = true) -> UIViewController? {
        var root: UIViewController?
        _ = log.run { [log] in
            let parent = make()
            if child {
                let old = B()
                parent.addChild(old)
                parent.view.addSubview(old.view)
                old.didMove(toParent: parent)
            }
            log.world.launch(root: parent)
            root = parent
        }
        return root
    }

    /// container-transition-tangqiao2012: the new view loads, old will, new will, layout, new did, old did, then the completion.
    @Test func `transition(from:to:) tells the old one first and ends with the new one first`() throws {
        let parent = try #require(launch())
        let old = try #require(parent.children.first)
        var hasRun = false
        let lines = log.appearance { [log] in
            let new = C()
            parent.addChild(new)
            parent.transition(
                from: old, to: new, duration: 0.3, animations: { new.view.alpha = 0.5 },
                completion: { finished in log.add("completion \(finished)") })
            hasRun = true
            log.add("returned")
        }.filter { !$0.hasPrefix("A.") }
        #expect(hasRun)
        #expect(
            lines == [
                "C.willMove(toParent:)", "C.loadView()", "C.viewDidLoad()", "B.viewWillDisappear(_:)", "C.viewWillAppear(_:)", "returned",
                "C.viewIsAppearing(_:)", "C.viewWillLayoutSubviews()", "C.viewDidLayoutSubviews()", "C.viewDidAppear(_:)",
                "B.viewDidDisappear(_:)", "completion true",
            ])
        #expect(old.view.superview == nil)
        #expect(parent.children.last?.view.superview === parent.view)
    }

    @Test func `transition(from:to:) needs children of its own`() throws {
        let parent = try #require(launch())
        let lines = log.run {
            guard let old = parent.children.first else { return }
            parent.transition(from: old, to: C(), duration: 0, animations: nil)
        }
        #expect(lines.contains("exception: NSInvalidArgumentException"))
    }

    @Test func `transition(from:to:) needs a parent that forwards`() throws {
        let manual = try #require(launch({ Manual() }))
        let refused = log.run {
            guard let old = manual.children.first else { return }
            let new = C()
            manual.addChild(new)
            manual.transition(from: old, to: new, duration: 0, animations: nil)
        }
        #expect(refused.contains("exception: NSInvalidArgumentException"))
    }

    @Test func `a cross-dissolve fades the new view in, a flip is refused`() throws {
        let parent = try #require(launch())
        _ = log.run {
            guard let old = parent.children.first else { return }
            let new = C()
            parent.addChild(new)
            parent.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        }
        #expect(parent.children.last?.view.alpha == 1)
        let refusals = Refusals(of: log.world)
        _ = log.run {
            guard let old = parent.children.last else { return }
            let new = B()
            parent.addChild(new)
            parent.transition(from: old, to: new, duration: 0.3, options: .transitionFlipFromLeft, animations: nil)
        }
        #expect(refusals.texts.count == 1)
    }

    @Test func `a parent that forwards nothing leaves its children alone; what code begins and ends reaches them`() throws {
        let parent = try #require(launch({ Manual() }))
        let child = try #require(parent.children.first)
        let lines = log.appearance {
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
        }
        #expect(lines == ["B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)"])
        let removed = log.appearance {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
        }.filter { $0.hasPrefix("B.") }
        #expect(removed == [])
    }

    @Test func `such a parent's own callbacks come, its child's do not`() {
        let lines = log.appearance { [log] in
            let parent = Manual()
            let child = B()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            log.world.launch(root: parent)
        }
        #expect(lines.contains("Manual.viewDidAppear(_:)"))
        #expect(!lines.contains { $0.hasPrefix("B.") && $0.contains("ppear") })
    }

    @Test func `begin and end reach the children of a child`() throws {
        let parent = try #require(launch({ Manual() }))
        let child = try #require(parent.children.first)
        let lines = log.appearance {
            let inner = C()
            child.addChild(inner)
            child.view.addSubview(inner.view)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }.filter { $0.contains("Appear(_:)") }
        #expect(lines == ["B.viewWillAppear(_:)", "C.viewWillAppear(_:)", "B.viewDidAppear(_:)", "C.viewDidAppear(_:)"])
    }

    /// Recorded on Catalyst 26 by the source of container-no-addchild-catalyst26.
    @Test func `a child has its parent already in willMove, and knows in what direction it goes`() throws {
        let parent = try #require(launch(child: false))
        var made: Moving?
        _ = log.run { [log] in
            let child = Moving()
            log.world.space.retain(child.id)
            made = child
        }
        let child = try #require(made)
        _ = log.run {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(child.seen == ["parent: true", "will appear, to parent: true", "did appear, to parent: true"])
        #expect(!child.isMovingToParent)
        child.seen = []
        _ = log.run {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(child.seen == ["parent: true", "will disappear, from parent: true"])
        #expect(!child.isMovingFromParent)
    }

    @Test func `a child that is given to another parent leaves the first`() throws {
        let parent = try #require(launch())
        let child = try #require(parent.children.first)
        _ = log.run {
            let other = C()
            parent.addChild(other)
            child.view.removeFromSuperview()
            other.addChild(child)
            other.view.addSubview(child.view)
        }
        #expect(parent.children.count == 1)
        #expect(child.parent is C)
    }

    @Test func `a child that viewDidAppear adds has an appearance of its own, with layout before its end`() {
        let lines = log.appearance { [log] in log.world.launch(root: Late()) }.filter { $0.hasPrefix("B.") || $0.hasSuffix("Appear(_:)") }
        #expect(
            lines == [
                "Late.viewWillAppear(_:)", "Late.viewDidAppear(_:)", "B.willMove(toParent:)", "B.loadView()", "B.viewDidLoad()",
                "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()",
                "B.viewDidAppear(_:)",
            ])
    }

    @Test func `show pushes on the nearest stack, else presents`() throws {
        let navigation = try #require(log.launchNavigation())
        _ = log.run { navigation.topViewController?.show(B(), sender: nil) }
        #expect(navigation.topViewController is B)
        _ = log.run { navigation.topViewController?.showDetailViewController(C(), sender: nil) }
        #expect(navigation.presentedViewController is C)
        let root = try #require(launch(child: false))
        _ = log.run { root.show(B(), sender: nil) }
        #expect(root.presentedViewController is B)
    }
}

/// Adds a child when it has appeared.
final class Late: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let child = B()
        addChild(child)
        view.addSubview(child.view)
    }
}

/// Says what it sees of its own moves.
final class Moving: UIViewController {
    var seen: [String] = []

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        seen.append("parent: \(self.parent != nil)")
    }
    override func viewWillAppear(_ animated: Bool) { seen.append("will appear, to parent: \(isMovingToParent)") }
    override func viewDidAppear(_ animated: Bool) { seen.append("did appear, to parent: \(isMovingToParent)") }
    override func viewWillDisappear(_ animated: Bool) { seen.append("will disappear, from parent: \(isMovingFromParent)") }
}

/// Collects what a World refuses.
final class Refusals: WorldObserver {
    private(set) var texts: [String] = []

    init(of world: World) { world.observer = self }

    func worldDid(_ happening: WorldEvent) {
        if case .refusal(let text, _) = happening { texts.append(text) }
    }
}
