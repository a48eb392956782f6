import Foundation
import Heap
import Testing
import UIKit

// What is documented of split views; no recording of their callbacks is known.
@Suite struct `A split view controller` {
    private func launch(_ log: Log, _ make: @escaping (UISplitViewController) -> Void = { _ in }) -> UISplitViewController? {
        var split: UISplitViewController?
        _ = log.run {
            let controller = UISplitViewController(style: .doubleColumn)
            controller.setViewController(A(), for: .primary)
            controller.setViewController(B(), for: .secondary)
            make(controller)
            log.world.launch(root: controller)
            split = controller
        }
        return split
    }

    private let ipad = Log(device: .ipad)

    private func resize(_ width: CGFloat) -> [String] {
        ipad.appearance { [ipad] in ipad.world.resizeWindows(to: CGSize(width: width, height: 1194)) }
    }

    @Test func `makes a navigation controller around what is none`() throws {
        let split = try #require(launch(ipad))
        let primary = try #require(split.viewController(for: .primary))
        #expect(primary is A)
        #expect(primary.navigationController?.parent === split)
        #expect(primary.splitViewController === split)
    }

    @Test func `shows the secondary column only on an iPad that is held upright, both where there is room`() throws {
        let split = try #require(launch(ipad))
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.viewController(for: .primary)?.isViewLoaded == false)
        let lines = resize(1194).filter { $0.contains("ppear(_:)") }
        #expect(lines == ["A.viewWillAppear(_:)", "A.viewDidAppear(_:)"])
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.viewController(for: .primary)?.view.bounds.width == 320)
        #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
        #expect(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
        #expect(split.viewController(for: .secondary)?.view.bounds.width == 874)
    }

    @Test func `collapses to one stack with the secondary on top in a narrow window, and expands again`() throws {
        let split = try #require(launch(ipad) { $0.preferredDisplayMode = .oneBesideSecondary })
        let primary = try #require(split.viewController(for: .primary))
        let secondary = try #require(split.viewController(for: .secondary))
        _ = resize(320)
        #expect(split.isCollapsed)
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
        #expect(secondary.view.window != nil && primary.view.window == nil)
        let lines = resize(834).filter { $0.contains("ppear(_:)") }
        #expect(!split.isCollapsed)
        #expect(primary.navigationController !== secondary.navigationController)
        #expect(primary.view.window != nil && secondary.view.window != nil)
        #expect(lines.filter { $0.hasPrefix("A") } == ["A.viewWillAppear(_:)", "A.viewDidAppear(_:)"])
        for controller in [primary, secondary] { #expect(controller.view.bounds.width > 0) }
    }

    @Test func `is born collapsed on a phone, with only the top of the stack loaded`() throws {
        let log = Log()
        let split = try #require(launch(log))
        #expect(split.isCollapsed)
        #expect(split.viewController(for: .secondary)?.isViewLoaded == true)
        #expect(split.viewController(for: .primary)?.isViewLoaded == false)
        _ = log.run { split.show(.primary) }
        #expect(split.viewController(for: .primary)?.view.window != nil)
        _ = log.run { split.showDetailViewController(C(), sender: nil) }
        #expect(log.world.frontNavigation?.topViewController is C)
    }

    @Test func `keeps what a column was given after it was popped from the one stack`() throws {
        let split = try #require(launch(ipad) { $0.preferredDisplayMode = .oneBesideSecondary })
        let secondary = try #require(split.viewController(for: .secondary))
        _ = resize(320)
        let stack = try #require(secondary.navigationController)
        _ = ipad.run { stack.popViewController(animated: true) }
        #expect(secondary.parent == nil && ipad.world.space.heap[secondary.id].isAlive)
        _ = ipad.run { split.show(.secondary) }
        #expect(stack.topViewController === secondary && secondary.view.window != nil)
        _ = ipad.run { stack.popViewController(animated: true) }
        _ = resize(834)
        #expect(secondary.navigationController?.viewControllers == [secondary] && secondary.view.window != nil)
        #expect(ReferenceCounts.mistakes(in: ipad.world) == [])
    }

    @Test func `that expands while it goes lets what moves to another column disappear`() throws {
        let split = try #require(launch(ipad) { $0.preferredDisplayMode = .oneBesideSecondary })
        _ = resize(320)
        let secondary = try #require(split.viewController(for: .secondary))
        ipad.world.bind {
            ipad.world.turn {
                let cover = C()
                cover.modalPresentationStyle = .fullScreen
                split.present(cover, animated: true)
            }
            ipad.world.turn()
        }
        let lines = ipad.run { split.traitOverrides.horizontalSizeClass = .regular }
        #expect(!split.isCollapsed && secondary.view.window == nil)
        #expect(lines.filter { $0.hasPrefix("B.") && $0.contains("ppear") } == ["B.viewDidDisappear(_:)"])
        let back = ipad.run { split.dismiss(animated: true) }.filter { $0.hasPrefix("B.") && $0.contains("ppear(_:)") }
        #expect(back == ["B.viewWillAppear(_:)", "B.viewDidAppear(_:)"])
        #expect(secondary.view.window != nil)
    }

    @Test func `that expands while it goes lets the column that it leaves out disappear`() throws {
        let split = try #require(launch(ipad))
        _ = resize(320)
        ipad.world.bind {
            ipad.world.turn {
                let cover = C()
                cover.modalPresentationStyle = .fullScreen
                split.present(cover, animated: true)
            }
            ipad.world.turn()
        }
        let lines = ipad.run { split.traitOverrides.horizontalSizeClass = .regular }
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
        #expect(lines.filter { $0 == "UINavigationController.viewDidDisappear(_:)" }.count == 1)
    }

    @Test func `the compact column stands for all others`() throws {
        let log = Log()
        let split = try #require(launch(log) { $0.setViewController(C(), for: .compact) })
        #expect(split.viewController(for: .compact)?.view.window != nil)
        #expect(split.viewController(for: .primary)?.isViewLoaded == false)
    }

    @Test func `slides a column in over the other, and out`() throws {
        let split = try #require(launch(ipad))
        let shown = ipad.appearance { split.show(.primary) }.filter { $0.contains("ppear(_:)") }
        #expect(shown == ["A.viewWillAppear(_:)", "A.viewDidAppear(_:)"])
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.viewController(for: .secondary)?.view.bounds.width == 834)
        let hidden = ipad.appearance { split.hide(.primary) }.filter { $0.contains("ppear(_:)") }
        #expect(hidden == ["A.viewWillDisappear(_:)", "A.viewDidDisappear(_:)"])
        #expect(split.viewController(for: .primary)?.view.window == nil)
    }

    @Test func `shows another detail in the secondary column`() throws {
        let split = try #require(launch(ipad) { $0.preferredDisplayMode = .oneBesideSecondary })
        let lines = ipad.appearance { split.viewController(for: .primary)?.showDetailViewController(C(), sender: nil) }
        #expect(
            lines.filter { $0.contains("ppear(_:)") } == [
                "B.viewWillDisappear(_:)", "C.viewWillAppear(_:)", "B.viewDidDisappear(_:)", "C.viewDidAppear(_:)",
            ])
        #expect(split.viewController(for: .secondary) is C)
    }

    @Test func `counts its references right, and leaves appearances paired`() throws {
        let split = try #require(launch(ipad) { $0.preferredDisplayMode = .oneBesideSecondary })
        let steps: [() -> Void] = [
            { ipad.world.resizeWindows(to: CGSize(width: 320, height: 1194)) },
            { split.showDetailViewController(C(), sender: nil) },
            { ipad.world.resizeWindows(to: CGSize(width: 834, height: 1194)) },
            { split.hide(.primary) },
            { split.show(.primary) },
            { split.setViewController(C(), for: .secondary) },
            { ipad.world.resizeWindows(to: CGSize(width: 320, height: 1194)) },
            { split.show(.primary) },
            { ipad.world.resizeWindows(to: CGSize(width: 1194, height: 834)) },
            { split.preferredDisplayMode = .secondaryOnly },
        ]
        for (index, step) in steps.enumerated() {
            let lines = ipad.run(step)
            #expect(ReferenceCounts.mistakes(in: ipad.world) == [], "after step \(index)")
            #expect(!lines.contains { $0.hasPrefix("console") || $0.hasPrefix("exception") }, "after step \(index)")
        }
    }
}
