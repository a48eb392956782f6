import Heap
import Testing
import UIKit

// The orders are those of published recordings and Apple's documentation; see the test's own source for which.
@Suite struct `A navigation controller` {
    @Test func `launches its first controller, then welcomes it`() {
        let log = Log()
        let lines = log.appearance { log.world.launch(root: UINavigationController(rootViewController: A())) }
        #expect(
            lines == [
                "A.willMove(toParent:)", "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)",
                "A.viewWillLayoutSubviews()", "A.viewDidLayoutSubviews()", "A.viewDidAppear(_:)", "A.didMove(toParent:)",
            ])
    }

    @Test func `pushes: the new one loads first, both are told, the new one is laid out, then both are told again`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let lines = log.appearance {
            navigation.pushViewController(B(), animated: true)
            log.add("returned")
        }
        #expect(
            lines == [
                "B.willMove(toParent:)", "returned", "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)",
                "B.viewIsAppearing(_:)", "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "A.viewDidDisappear(_:)",
                "B.viewDidAppear(_:)", "B.didMove(toParent:)",
            ])
    }

    @Test func `a push's callbacks up to the first layout share a transaction, the last ones have another`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        _ = log.run { navigation.pushViewController(B(), animated: true) }
        func transaction(_ line: String) -> Int? { log.lines.firstIndex(of: line).map { log.transactions[$0] } }
        let will = try #require(transaction("B.viewWillAppear(_:)"))
        #expect(transaction("B.viewIsAppearing(_:)") == will)
        #expect(transaction("B.viewDidLayoutSubviews()") == will)
        #expect(try #require(transaction("B.viewDidAppear(_:)")) > will)
    }

    @Test func `pops: no layout for the one below when its geometry is unchanged, and the popped one dies last`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        _ = log.run { navigation.pushViewController(B(), animated: true) }
        let lines = log.appearance {
            navigation.popViewController(animated: true)
            log.add("returned")
        }
        #expect(
            lines == [
                "B.willMove(toParent:)", "returned", "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)",
                "B.viewDidDisappear(_:)", "B.didMove(toParent:)", "A.viewDidAppear(_:)", "B.deinit",
            ])
    }

    @Test func `a push without animation ends before the new one is laid out`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let lines = log.appearance { navigation.pushViewController(B(), animated: false) }
        #expect(
            lines == [
                "B.willMove(toParent:)", "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)",
                "A.viewDidDisappear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)", "B.didMove(toParent:)",
                "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()",
            ])
        #expect(Set(zip(log.lines, log.transactions).filter { $0.0.hasPrefix("B.view") }.map(\.1)).count == 1)
    }

    @Test func `a swipe that is cancelled turns both back, in one turn, without the dids that were not reached`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        _ = log.run { navigation.pushViewController(B(), animated: true) }
        let lines = log.appearance { log.world.swipeBack(in: navigation, to: 0.4, over: 0.2, finishes: false) }
        #expect(
            lines == [
                "B.willMove(toParent:)", "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)",
                "A.viewWillDisappear(_:)", "A.viewDidDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)",
            ])
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `a swipe that is finished is a pop`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        _ = log.run { navigation.pushViewController(B(), animated: true) }
        let lines = log.appearance { log.world.swipeBack(in: navigation, to: 0.6, over: 0.2, finishes: true) }
        #expect(
            lines == [
                "B.willMove(toParent:)", "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)",
                "B.viewDidDisappear(_:)", "B.didMove(toParent:)", "A.viewDidAppear(_:)", "B.deinit",
            ])
    }

    @Test func `a stack given at once welcomes all but the top`() {
        let log = Log()
        let lines = log.run {
            let navigation = UINavigationController()
            navigation.setViewControllers([A(), B(), C()], animated: false)
            log.add("set")
            log.world.space.retain(navigation.id)
        }
        #expect(
            lines == [
                "A.willMove(toParent:)", "A.didMove(toParent:)", "B.willMove(toParent:)", "B.didMove(toParent:)", "C.willMove(toParent:)",
                "set",
            ])
    }

    @Test func `two pushes in one turn make one transition, and each appearance is whole`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let lines = log.appearance {
            navigation.pushViewController(B(), animated: true)
            navigation.pushViewController(C(), animated: true)
        }
        #expect(lines.filter { $0.hasPrefix("B.view") }.isEmpty)
        #expect(
            lines.filter { $0.hasPrefix("C.view") && $0.contains("ppear") } == [
                "C.viewWillAppear(_:)", "C.viewIsAppearing(_:)", "C.viewDidAppear(_:)",
            ])
        #expect(navigation.viewControllers.count == 3)
    }

    @Test func `a pop during a push waits for its end`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let lines = log.appearance {
            navigation.pushViewController(B(), animated: true)
            log.world.schedule(log.world.block { navigation.popViewController(animated: true) }, after: 0.1)
        }
        let appearances = lines.filter { $0.contains("ppear") }
        #expect(
            appearances == [
                "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "A.viewDidDisappear(_:)", "B.viewDidAppear(_:)",
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "B.viewDidDisappear(_:)", "A.viewDidAppear(_:)",
            ])
        #expect(lines.last == "B.deinit")
    }
}

@Suite struct `A presentation` {
    private func launchA(_ log: Log) -> UIViewController? {
        var root: UIViewController?
        _ = log.run {
            let controller = A()
            log.world.launch(root: controller)
            root = controller
        }
        return root
    }

    @Test func `over the full screen takes the presenter out and brings it back`() throws {
        let log = Log()
        let root = try #require(launchA(log))
        let coming = log.appearance {
            let new = B()
            new.modalPresentationStyle = .fullScreen
            root.present(new, animated: true) { log.add("completion") }
        }
        #expect(
            coming == [
                "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)",
                "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)", "A.viewDidDisappear(_:)", "completion",
            ])
        let going = log.appearance { root.dismiss(animated: true) { log.add("completion") } }
        #expect(
            going == [
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)", "B.viewDidDisappear(_:)",
                "completion", "B.deinit",
            ])
    }

    @Test func `as a sheet leaves the presenter alone`() throws {
        let log = Log()
        let root = try #require(launchA(log))
        let coming = log.appearance { root.present(B(), animated: true) }
        #expect(
            coming == [
                "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewWillLayoutSubviews()",
                "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)",
            ])
        let going = log.appearance { root.dismiss(animated: true) }
        #expect(going == ["B.viewWillDisappear(_:)", "B.viewDidDisappear(_:)", "B.deinit"])
    }

    @Test func `without animation lays out before it ends`() throws {
        let log = Log()
        let root = try #require(launchA(log))
        let lines = log.run {
            let new = B()
            new.modalPresentationStyle = .fullScreen
            root.present(new, animated: false) { log.add("completion") }
        }.filter { $0.hasPrefix("B") || $0 == "completion" }
        #expect(
            lines == [
                "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(_:)", "B.viewLayoutMarginsDidChange()",
                "B.viewSafeAreaInsetsDidChange()", "B.updateViewConstraints()", "B.viewIsAppearing(_:)", "B.viewWillLayoutSubviews()",
                "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)", "completion",
            ])
    }

    @Test func `present-not-in-window: refused in the console, and nothing is presented`() {
        for (version, message) in [
            (12, "Warning: Attempt to present <B> on <A> whose view is not in the window hierarchy!"),
            (26, "Attempt to present <B> on <A> (from <A>) whose view is not in the window hierarchy."),
        ] {
            let log = Log(os: OSProfile(version: version))
            let lines = log.run { A().present(B(), animated: true) }
            #expect(lines.contains("console: \(message)"))
            #expect(!lines.contains("B.viewDidLoad()"))
        }
    }
}

@Suite struct `Appearance without a container` {
    @Test func `a child with a parent is told after the parent, one without before`() {
        func lines(isAdded: Bool) -> [String] {
            let log = Log()
            return log.appearance {
                let parent = A()
                let child = B()
                log.world.space.retain(child.id)
                if isAdded { parent.addChild(child) }
                parent.view.addSubview(child.view)
                log.world.launch(root: parent)
            }.filter { $0.contains("Appear(_:)") }
        }
        #expect(lines(isAdded: true) == ["A.viewWillAppear(_:)", "B.viewWillAppear(_:)", "A.viewDidAppear(_:)", "B.viewDidAppear(_:)"])
        #expect(lines(isAdded: false) == ["A.viewWillAppear(_:)", "B.viewWillAppear(_:)", "B.viewDidAppear(_:)", "A.viewDidAppear(_:)"])
    }

    @Test func `a reversal in flight adds no did`() {
        let log = Log()
        let lines = log.run {
            let controller = A()
            controller.beginAppearanceTransition(true, animated: false)
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
            controller.endAppearanceTransition()
        }
        #expect(
            lines == [
                "A.viewWillAppear(_:)", "A.viewWillDisappear(_:)", "A.viewDidDisappear(_:)",
                "console: Unbalanced calls to begin/end appearance transitions for <A>.", "A.deinit",
            ])
    }

    @Test func `children swapped by hand inside explicit transitions hear nothing twice`() {
        let log = Log()
        var parent: UIViewController?
        _ = log.run {
            let root = A()
            let old = B()
            root.addChild(old)
            root.view.addSubview(old.view)
            old.didMove(toParent: root)
            log.world.launch(root: root)
            parent = root
        }
        let lines = log.appearance {
            guard let parent, let old = parent.children.first else { return }
            let new = C()
            parent.addChild(new)
            new.beginAppearanceTransition(true, animated: false)
            old.beginAppearanceTransition(false, animated: false)
            parent.view.insertSubview(new.view, at: 0)
            old.view.removeFromSuperview()
            new.endAppearanceTransition()
            old.endAppearanceTransition()
        }
        #expect(
            lines.filter { $0.contains("ppear(_:)") } == [
                "C.viewWillAppear(_:)", "B.viewWillDisappear(_:)", "C.viewDidAppear(_:)", "B.viewDidDisappear(_:)",
            ])
    }
}
