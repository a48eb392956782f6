import Foundation
import Heap
import Testing

@testable import UIKit

private final class SafeAreaLog: OwnCallbackLog {
    @discardableResult
    override func run(_ body: @escaping () -> Void) -> [String] {
        super.run(body).filter { $0.contains("MarginsDidChange") || $0.contains("nsetsDidChange") }
    }
}

private final class Panel: UIView {}

@Suite struct `The safe area` {
    private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    // Example: a superview of 320 by 480 with the insets 44, 10, 34, 12.
    @Test(arguments: [
        (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
        (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
    ])
    func `of a view in another is what its frame loses to that one's, never more`(_ frame: CGRect, _ expected: UIEdgeInsets) {
        let log = SafeAreaLog(device: .ipad)
        let (outer, inner) = log.make { (UIView(frame: CGRect(x: 100, y: 100, width: 320, height: 480)), UIView(frame: frame)) }
        log.run {
            let root = A()
            outer.state.placedSafeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
            root.view.addSubview(outer)
            outer.addSubview(inner)
            log.world.launch(root: root)
        }
        // The whole inset counts for what lies beyond an edge, as far as the view is inside.
        #expect(inner.safeAreaInsets == expected)
    }

    @Test func `is zero until the view has been in a window`() {
        let log = SafeAreaLog()
        let root = log.make { A() }
        log.run {
            #expect(root.view.safeAreaInsets == .zero)
            log.world.launch(root: root)
            #expect(root.view.safeAreaInsets == .zero)
        }
        #expect(root.view.safeAreaInsets == insets(59, 0, 34, 0))
    }

    @Test(arguments: [(DeviceProfile.se, CGFloat(0)), (.phone, 34), (.max, 34)])
    func `U06: is right in viewIsAppearing, on phones with and without a home indicator`(_ device: DeviceProfile, _ bottom: CGFloat) {
        final class Floating: UIViewController {
            var seen: [UIEdgeInsets] = []
            override func viewWillAppear(_ animated: Bool) { seen.append(view.safeAreaInsets) }
            override func viewIsAppearing(_ animated: Bool) { seen.append(view.safeAreaInsets) }
        }
        let log = SafeAreaLog(device: device)
        let root = log.make { Floating() }
        log.run { log.world.launch(root: root) }
        #expect(root.seen == [.zero, insets(device.safeArea.top, 0, bottom, 0)])
    }

    @Test func `grows by what the controller adds, for its view and those in it`() {
        let log = SafeAreaLog()
        let root = log.make { A() }
        let panel = log.make { Panel(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
        log.run {
            root.view.addSubview(panel)
            log.world.launch(root: root)
        }
        let told = log.run { root.additionalSafeAreaInsets = insets(10, 0, 0, 5) }
        #expect(root.view.safeAreaInsets == insets(69, 0, 34, 5))
        #expect(panel.safeAreaInsets == insets(69, 0, 34, 5))
        // Margins before safe area, the controller before what is in its view.
        #expect(
            told == [
                "A.viewLayoutMarginsDidChange()", "A.viewSafeAreaInsetsDidChange()", "Panel.layoutMarginsDidChange()",
                "Panel.safeAreaInsetsDidChange()",
            ])
        #expect(log.run { root.additionalSafeAreaInsets = insets(10, 0, 0, 5) } == [])
    }

    @Test func `what the controller adds, and margins, hold from when they are set`() {
        let log = SafeAreaLog()
        let root = log.make { A() }
        let panel = log.make { Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        log.run { log.world.launch(root: root) }
        log.run {
            root.additionalSafeAreaInsets.bottom = 20
            #expect(root.view.safeAreaInsets.bottom == 54)
            panel.layoutMargins = insets(4, 0, 0, 0)
            #expect(panel.layoutMargins == insets(4, 0, 0, 0))
            root.view.addSubview(panel)
            panel.layoutMargins.left = 7
            #expect(panel.layoutMargins == insets(4, 7, 0, 0))
        }
    }

    @Test func `ends at a bar for a view that does not extend under it`() {
        let log = SafeAreaLog()
        let root = log.make { A() }
        let navigation = log.make { UINavigationController(rootViewController: root) }
        log.run { log.world.launch(root: navigation) }
        #expect(root.view.frame.height == 852)
        // Made only now: nothing would hold it over the end of the turn before.
        let short = log.make { B() }
        short.edgesForExtendedLayout = []
        log.run { navigation.pushViewController(short, animated: false) }
        #expect(short.view.frame == CGRect(x: 0, y: 293.0 / 3, width: 393, height: 852 - 293.0 / 3))
        #expect(short.view.safeAreaInsets == insets(0, 0, 34, 0))
    }

    @Test func `is told of from iOS 11 on`() {
        let log = SafeAreaLog(os: .year2012)
        #expect(log.run { log.world.launch(root: A()) } == [])
        #expect(!log.lines.contains { $0.contains("rait") || $0.contains("IsAppearing") })
    }
}

@Suite struct `Layout margins` {
    @Test func `of a controller's view are the system's least, with the safe area`() {
        for (device, side) in [(DeviceProfile.phone, CGFloat(16)), (.max, 20), (.ipad, 20)] {
            let log = SafeAreaLog(device: device)
            let root = log.make { A() }
            log.run { log.world.launch(root: root) }
            let area = device.safeArea
            #expect(root.view.layoutMargins == UIEdgeInsets(top: area.top, left: side, bottom: area.bottom, right: side))
            #expect(root.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        }
    }

    @Test func `are as code says where the controller does not keep to the system's least, or where they are wider`() {
        let log = SafeAreaLog()
        let root = log.make { A() }
        log.run {
            root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
            log.world.launch(root: root)
        }
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 60, left: 16, bottom: 37, right: 40))
        log.run { root.viewRespectsSystemMinimumLayoutMargins = false }
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 40))
        log.run { root.view.insetsLayoutMarginsFromSafeArea = false }
        #expect(root.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
    }

    @Test func `of a view that preserves its superview's reach as far in as those`() {
        let log = SafeAreaLog()
        let root = log.make { A() }
        let panel = log.make { Panel(frame: CGRect(x: 0, y: 100, width: 388, height: 100)) }
        log.run {
            root.view.addSubview(panel)
            log.world.launch(root: root)
        }
        #expect(panel.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let told = log.run { panel.preservesSuperviewLayoutMargins = true }
        #expect(panel.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 11))
        #expect(told == ["Panel.layoutMarginsDidChange()"])
    }

    @Test func `modal-present-layoutmargins-uikittestable`() {
        let logged = [
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "LayoutSubviews", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
        ]
        let log = SafeAreaLog(os: OSProfile(version: 12))
        let root = log.make { A() }
        log.run { log.world.launch(root: root) }
        log.run { root.present(B(), animated: false) { log.add("completion") } }
        #expect(
            log.lines.filter { line in line == "completion" || line.hasPrefix("B.") && logged.contains { line.contains($0) } } == [
                "B.viewDidLoad()", "B.viewWillAppear(_:)", "B.viewLayoutMarginsDidChange()", "B.viewSafeAreaInsetsDidChange()",
                "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)", "completion",
            ])
    }

    @Test func `launch-safearea-rickeyboy`() {
        final class Careless: UIViewController {
            override func viewDidLoad() { loadView() }
        }
        let logged = ["viewDidLoad", "Appear", "Disappear", "LayoutSubviews", "viewSafeAreaInsetsDidChange"]
        let log = SafeAreaLog(os: OSProfile(version: 13))
        log.run { log.world.launch(root: Careless()) }
        #expect(
            log.lines.filter { line in logged.contains { line.contains($0) } && !line.contains("IsAppearing") } == [
                "Careless.viewDidLoad()", "Careless.viewWillAppear(_:)", "Careless.viewSafeAreaInsetsDidChange()",
                "Careless.viewWillLayoutSubviews()", "Careless.viewDidLayoutSubviews()", "Careless.viewDidAppear(_:)",
            ])
    }

    @Test func `let readable content be 672 points wide, and wider for larger text`() {
        let log = SafeAreaLog(device: .ipad)
        let root = log.make { A() }
        log.run { log.world.launch(root: root) }
        #expect(root.view.readableContentGuide.layoutFrame.width == 672)
        log.run { log.world.setTextSize(.extraExtraLarge) }
        #expect(root.view.readableContentGuide.layoutFrame.width == 794)
    }
}

@Suite struct `A version of the system` {
    @Test func `of 2012: a controller that says nothing is presented full-screen`() {
        for (os, isCovered) in [(OSProfile.year2012, true), (OSProfile(version: 13), false)] {
            let log = SafeAreaLog(os: os)
            let root = log.make { A() }
            log.run { log.world.launch(root: root) }
            log.run { root.present(B(), animated: true) }
            #expect(log.lines.contains("A.viewDidDisappear(_:)") == isCovered)
        }
    }

    @Test func `U08: below 16, children of custom containers get no viewIsAppearing`() {
        for (version, isTold) in [(15, false), (16, true)] {
            let log = SafeAreaLog(os: OSProfile(version: version))
            log.run {
                let (parent, child) = (A(), B())
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
                log.world.launch(root: UINavigationController(rootViewController: parent))
            }
            #expect(log.lines.contains("B.viewIsAppearing(_:)") == isTold, "iOS \(version)")
            #expect(log.lines.contains("A.viewIsAppearing(_:)"), "iOS \(version)")
        }
    }

    @Test func `is found by its name`() {
        #expect(OSProfile.all.map(\.name) == ["2012", "13", "14", "15", "16", "17", "18", "26", "27"])
        #expect(OSProfile.all.sorted() == OSProfile.all)
    }
}
