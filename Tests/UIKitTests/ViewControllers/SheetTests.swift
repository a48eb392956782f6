import Heap
import Testing
import UIKit

@Suite struct `A sheet under a finger` {
    private let log = Log()

    /// An A that presents a B as a page sheet, whose delegate implements all that a finger causes.
    private func present(mayLeave: Bool = true, _ prepare: @escaping (B) -> Void = { _ in }) throws -> (root: UIViewController, sheet: B) {
        let delegate = log.delegates.make(
            "PC",
            [
                "presentationControllerShouldDismiss(_:)": { _ in .value(mayLeave) },
                "presentationControllerWillDismiss(_:)": { _ in .nothing },
                "presentationControllerDidDismiss(_:)": { _ in .nothing },
                "presentationControllerDidAttemptToDismiss(_:)": { _ in .nothing },
            ])
        let root = try #require(log.launchA())
        let sheet = log.world.bind { B() }
        _ = log.run {
            sheet.presentationController?.delegateID = delegate
            prepare(sheet)
            root.present(sheet, animated: true)
        }
        return (root, sheet)
    }

    private func swipe(to fraction: Double, finishes: Bool) -> [String] {
        log.appearances { [log] in
            if let problem = log.world.swipeDown(to: fraction, over: 0.2, finishes: finishes) { log.add("refused: \(problem)") }
        }
    }

    /// Drags something in the sheet, and gives the callbacks.
    private func drag(_ name: String, _ y: CGFloat, pause: Double = 0) -> [String] {
        log.appearances { [log] in
            guard let target = log.world.touchableTargets(named: [:]).first(where: { $0.names.contains(name) }) else {
                return log.add("nothing is called \(name)")
            }
            log.world.drag(target, by: CGSize(width: 0, height: y), over: 0.5, pause: pause)
        }
    }

    private static let leaves = [
        "PC.presentationControllerShouldDismiss(_:)", "PC.presentationControllerWillDismiss(_:)", "B.viewWillDisappear(_:)",
    ]

    @Test func `that is dragged by its grabber goes as one that is swiped down`() throws {
        let (root, sheet) = try present { $0.sheetPresentationController?.prefersGrabberVisible = true }
        #expect(
            drag("Sheet Grabber", 500) == Self.leaves + [
                "B.viewDidDisappear(_:)", "PC.presentationControllerDidDismiss(_:)", "B.deinit",
            ])
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(log.world.isSettled)
    }

    @Test func `that is dragged a little comes back, and follows the finger meanwhile`() throws {
        let (root, sheet) = try present { $0.view.accessibilityIdentifier = "page" }
        let wrapper = try #require(sheet.view.superview)
        let place = wrapper.frame
        let lines = drag("page", 100)
        #expect(lines.prefix(3) == Self.leaves[...] && lines.last == "B.viewDidAppear(_:)")
        #expect(root.presentedViewController === sheet && wrapper.frame == place)
        #expect(drag("page", -100) == [])
        #expect(wrapper.frame == place)
        #expect(ReferenceCounts.mistakes(in: log.world, outside: [try #require(sheet.presentationController?.delegateID)]) == [])
    }

    @Test func `that may not go strains against the finger, and tells`() throws {
        let (root, sheet) = try present(mayLeave: false) { $0.view.accessibilityIdentifier = "page" }
        let place = sheet.view.superview?.frame
        #expect(
            drag("page", 300) == ["PC.presentationControllerShouldDismiss(_:)", "PC.presentationControllerDidAttemptToDismiss(_:)"])
        #expect(root.presentedViewController === sheet && sheet.view.superview?.frame == place)
    }

    @Test func `that is dragged goes from detent to detent, and away below the lowest`() throws {
        let (root, sheet) = try present {
            $0.view.accessibilityIdentifier = "page"
            $0.sheetPresentationController?.detents = [.medium(), .large()]
        }
        let wrapper = try #require(sheet.view.superview)
        let medium = wrapper.frame.height
        #expect(drag("page", -300) == [])
        #expect(wrapper.frame.height > medium + 200)
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(drag("page", 300) == [])
        #expect(wrapper.frame.height == medium)
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(drag("page", 400).starts(with: Self.leaves))
        #expect(root.presentedViewController == nil)
    }

    @Test func `with content that scrolls moves only where that has nothing to scroll`() throws {
        let held = Held<UIScrollView>()
        let (root, _) = try present { sheet in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.accessibilityIdentifier = "List"
            sheet.view.addSubview(scroll)
            held.value = scroll
        }
        #expect(drag("List", -200, pause: 0.1) == [])
        #expect(held.value?.contentOffset.y == 200)
        #expect(drag("List", 100, pause: 0.1) == [])
        #expect(held.value?.contentOffset.y == 100)
        _ = log.run { held.value?.contentOffset.y = 0 }
        #expect(drag("List", 500).starts(with: Self.leaves))
        #expect(root.presentedViewController == nil)
    }

    @Test func `that is dragged away asks, tells, goes, and tells again`() throws {
        let (root, sheet) = try present()
        #expect(
            swipe(to: 0.6, finishes: true) == [
                "PC.presentationControllerShouldDismiss(_:)", "PC.presentationControllerWillDismiss(_:)", "B.viewWillDisappear(_:)",
                "B.viewDidDisappear(_:)", "PC.presentationControllerDidDismiss(_:)", "B.deinit",
            ])
        #expect(root.presentedViewController == nil)
        #expect(sheet.presentingViewController == nil)
        #expect(!sheet.isBeingDismissed)
        #expect(sheet.view.window == nil)
    }

    @Test func `sheet-swipe-cancel-criticalmaps: that is let go comes back, and appears again`() throws {
        let (root, sheet) = try present()
        let place = sheet.view.superview?.frame
        let lines = swipe(to: 0.2, finishes: false)
        #expect(lines.filter { $0 == "B.viewWillAppear(_:)" } == ["B.viewWillAppear(_:)"])
        #expect(
            lines == [
                "PC.presentationControllerShouldDismiss(_:)", "PC.presentationControllerWillDismiss(_:)", "B.viewWillDisappear(_:)",
                "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)",
            ])
        #expect(root.presentedViewController === sheet)
        #expect(sheet.view.superview?.frame == place)
        #expect(!sheet.isBeingDismissed)
        #expect(log.appearances { root.dismiss(animated: true) } == ["B.viewWillDisappear(_:)", "B.viewDidDisappear(_:)", "B.deinit"])
    }

    @Test func `that only code may dismiss tells of the attempt alone`() throws {
        let (root, sheet) = try present { $0.isModalInPresentation = true }
        #expect(swipe(to: 0.6, finishes: true) == ["PC.presentationControllerDidAttemptToDismiss(_:)"])
        #expect(root.presentedViewController === sheet)
    }

    @Test func `whose delegate says no tells of the attempt after the question`() throws {
        _ = try present(mayLeave: false)
        #expect(
            swipe(to: 0.6, finishes: true) == [
                "PC.presentationControllerShouldDismiss(_:)", "PC.presentationControllerDidAttemptToDismiss(_:)",
            ])
    }

    @Test func `sheet-programmatic-dismiss-delegate: code's dismissal tells the delegate nothing`() throws {
        let (root, _) = try present()
        #expect(log.appearances { root.dismiss(animated: true) }.filter { $0.hasPrefix("PC.") } == [])
    }

    @Test func `follows the finger, dimming less as it goes`() throws {
        let (_, sheet) = try present { $0.view.backgroundColor = .red }
        func top() -> Double {
            let items = log.world.picture(of: log.world.rendered, at: log.world.time).items
            return Double(items.first { $0.object == sheet.view.id }?.frame.minY ?? -1)
        }
        let rest = top()
        log.world.bind {
            log.world.turn { _ = log.world.swipeDown(to: 0.5, over: 0.5, finishes: true) }
            for _ in 0..<14 { log.world.turn() }
        }
        #expect(top() > rest + 50)
        #expect(sheet.transitionCoordinator?.isInteractive == true)
        #expect(sheet.transitionCoordinator?.initiallyInteractive == true)
        #expect(sheet.isBeingDismissed)
        log.world.bind { log.world.settle() }
    }

    @Test func `between two detents is a matter of heights, which the delegate hears of; below them it goes`() throws {
        let changes = log.delegates
        let (root, sheet) = try present { sheet in
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            if let delegate = sheet.presentationController?.delegateID {
                changes.give(delegate, "PC", ["sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)": { _ in .nothing }])
            }
        }
        let presentation = try #require(sheet.sheetPresentationController)
        #expect(swipe(to: 0.1, finishes: false) == [])
        #expect(presentation.selectedDetentIdentifier == .large)
        #expect(sheet.view.convert(CGPoint.zero, to: nil).y == 69)
        #expect(swipe(to: 0.4, finishes: true) == ["PC.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"])
        #expect(presentation.selectedDetentIdentifier == .medium)
        #expect(sheet.view.convert(CGPoint.zero, to: nil).y > 380)
        #expect(swipe(to: 0.6, finishes: true).contains("B.viewDidDisappear(_:)"))
        #expect(root.presentedViewController == nil)
    }

    @Test func `says what it is not: nothing presented, or no sheet`() throws {
        let root = try #require(log.launchA())
        #expect(swipe(to: 0.5, finishes: true) == ["refused: nothing is presented that could be dragged down"])
        _ = log.run {
            let new = B()
            new.modalPresentationStyle = .fullScreen
            root.present(new, animated: true)
        }
        #expect(swipe(to: 0.5, finishes: true) == ["refused: what is in front is no sheet: only sheets can be dragged down"])
    }
}

@Suite struct `A sheet's height` {
    private func shown(_ device: DeviceProfile = .phone, _ prepare: @escaping (UISheetPresentationController) -> Void) throws -> (Log, B) {
        let log = Log(device: device)
        let root = try #require(log.launchA())
        let sheet = log.world.bind { B() }
        _ = log.run {
            if let presentation = sheet.sheetPresentationController { prepare(presentation) }
            root.present(sheet, animated: true)
        }
        return (log, sheet)
    }

    private func frame(_ sheet: B) -> CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

    @Test func `is nearly the screen's by default, and about half of it at the medium detent`() throws {
        let (first, large) = try shown { _ in }
        defer { withExtendedLifetime(first) {} }
        #expect(frame(large) == CGRect(x: 0, y: 69, width: 393, height: 783))
        let (second, medium) = try shown { $0.detents = [.medium(), .large()] }
        defer { withExtendedLifetime(second) {} }
        #expect(abs(frame(medium).height - 426) < 40)
        #expect(frame(medium).maxY == 852)
    }

    @Test func `is what a custom detent says, with the room for the home indicator`() throws {
        let (log, sheet) = try shown { $0.detents = [.custom(identifier: .init("low")) { _ in 200 }] }
        defer { withExtendedLifetime(log) {} }
        #expect(frame(sheet).height == 234)
        #expect(sheet.view.safeAreaInsets.bottom == 34)
        #expect(sheet.view.safeAreaInsets.top == 0)
    }

    @Test func `changes with the selected detent, at once or over frames, and the sheet lays out`() throws {
        let (log, sheet) = try shown { $0.detents = [.medium(), .large()] }
        let presentation = try #require(sheet.sheetPresentationController)
        let lines = log.run { presentation.animateChanges { presentation.selectedDetentIdentifier = .large } }
        #expect(frame(sheet).minY == 69)
        #expect(lines.contains("B.viewDidLayoutSubviews()"))
        #expect(!lines.contains("B.viewWillAppear(_:)"))
        _ = log.run { presentation.selectedDetentIdentifier = .medium }
        #expect(frame(sheet).minY > 380)
    }

    @Test func `at its large detent lets a phone's presenter step back, without a callback, and brings it back`() throws {
        let (log, sheet) = try shown { $0.detents = [.medium(), .large()] }
        let root = try #require(log.world.rootController)
        func width() -> CGFloat { root.view.convert(root.view.bounds, to: nil).width }
        #expect(width() == 393)
        let presentation = try #require(sheet.sheetPresentationController)
        let lines = log.run { presentation.animateChanges { presentation.selectedDetentIdentifier = .large } }
        #expect(abs(width() - 361) < 0.01)
        #expect(abs(root.view.convert(CGPoint.zero, to: nil).y - 59) < 0.01)
        #expect(lines.filter { $0.hasPrefix("A.") } == [])
        #expect(root.view.safeAreaInsets.top == 59)
        let away = log.run { root.dismiss(animated: true) }
        #expect(away.filter { $0.hasPrefix("A.") } == [])
        #expect(width() == 393)
    }

    @Test func `an undimmed detent leaves what is behind bright and within reach`() throws {
        for undimmed in [true, false] {
            let (log, sheet) = try shown {
                $0.detents = [.medium(), .large()]
                if undimmed { $0.largestUndimmedDetentIdentifier = .medium }
            }
            let root = try #require(log.world.rootController)
            _ = log.run {
                let button = UIButton(type: .system)
                button.setTitle("Behind", for: .normal)
                button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
                root.view.addSubview(button)
            }
            #expect(log.world.tappableTargets(named: [:]).contains { $0.names.contains("Behind") } == undimmed)
            let dimming = try #require(sheet.presentationController?.containerView?.subviews.first)
            #expect(dimming.alpha == (undimmed ? 0 : 1))
        }
    }

    @Test func `on an iPad the sheet stands in the middle, as large as its controller likes`() throws {
        let log = Log(device: .ipad)
        let root = try #require(log.launchA())
        let sheet = log.world.bind { B() }
        _ = log.run {
            sheet.modalPresentationStyle = .formSheet
            sheet.preferredContentSize = CGSize(width: 400, height: 300)
            root.present(sheet, animated: true)
        }
        #expect(frame(sheet) == CGRect(x: 217, y: 447, width: 400, height: 300))
        #expect(sheet.view.safeAreaInsets == .zero)
    }
}
