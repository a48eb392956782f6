import Heap
import Testing
import UIKit

private func present(_ new: UIViewController, on presenter: UIViewController, _ style: UIModalPresentationStyle) {
    new.modalPresentationStyle = style
    presenter.present(new, animated: true)
}

// The orders are those of published recordings and Apple's documentation (see the ids).
@Suite struct `A presentation's style` {
    /// The appearances of presenter and presented while one comes and goes.
    private func round(
        _ style: UIModalPresentationStyle, _ device: DeviceProfile = .phone, os: OSProfile = .newest
    ) throws -> (
        coming: [String], going: [String]
    ) {
        let log = Log(device: device, os: os)
        let root = try #require(log.launchA())
        let coming = log.appearances {
            let new = B()
            new.modalPresentationStyle = style
            if style == .popover { new.popoverPresentationController?.sourceView = root.view }
            root.present(new, animated: true)
        }
        let going = log.appearances { root.dismiss(animated: true) }
        return (coming, going)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext]) func `that takes the presenter out gives it the full cycle`(
        style: UIModalPresentationStyle
    ) throws {
        let lines = try round(style)
        #expect(
            lines.coming == [
                "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)", "A.viewDidDisappear(_:)",
            ])
        #expect(
            lines.going == [
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)", "B.viewDidDisappear(_:)",
                "B.deinit",
            ])
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom, .automatic])
    func `that leaves the presenter in place gives it nothing`(style: UIModalPresentationStyle) throws {
        for device in [DeviceProfile.phone, .ipad] {
            let lines = try round(style, device)
            #expect(lines.coming == ["B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)"])
            #expect(lines.going == ["B.viewWillDisappear(_:)", "B.viewDidDisappear(_:)", "B.deinit"])
        }
    }

    @Test func `modal-over-styles-wlgusdn`() throws {
        let log = Log()
        let root = try #require(log.launchA())
        let lines = log.appearance { present(B(), on: root, .overFullScreen) }.filter { !$0.contains("Layout") && !$0.contains("IsApp") }
        #expect(lines == ["B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(_:)", "B.viewDidAppear(_:)"])
    }

    @Test func `automatic is a sheet since 13 and fills the screen before`() throws {
        for (version, style) in [(12, UIModalPresentationStyle.fullScreen), (13, .pageSheet), (26, .pageSheet)] {
            let log = Log(os: OSProfile(version: version))
            let root = try #require(log.launchA())
            var read: UIModalPresentationStyle?
            let lines = log.appearances {
                let new = B()
                read = new.modalPresentationStyle
                root.present(new, animated: true)
            }
            #expect(read == style)
            #expect(lines.contains("A.viewWillDisappear(_:)") == (style == .fullScreen))
        }
    }

    @Test func `a sheet fills a phone's screen before 13 and takes the presenter out`() throws {
        let lines = try round(.pageSheet, os: OSProfile(version: 12))
        #expect(lines.coming.first == "A.viewWillDisappear(_:)")
        #expect(try round(.pageSheet, .ipad, os: OSProfile(version: 12)).coming.first == "B.viewWillAppear(_:)")
    }

    @Test func `a context style covers what defines the context, and is presented by it`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let top = try #require(navigation.topViewController)
        var other: UIViewController?
        let lines = log.appearances {
            top.definesPresentationContext = true
            let new = B()
            other = new
            present(new, on: top, .currentContext)
        }
        #expect(lines.first == "A.viewWillDisappear(_:)")
        #expect(other?.presentingViewController === top)
        #expect(other?.view.window != nil)
        #expect(other?.view.isDescendant(of: navigation.view) == true)
        #expect(top.view.window == nil)
        _ = log.run { top.dismiss(animated: true) }
        #expect(top.view.window != nil)
        let whole = log.run { present(C(), on: top, .fullScreen) }
        #expect(whole.contains("UINavigationController.viewDidDisappear(_:)"))
    }

    @Test func `crossDissolve fades instead of moving`() throws {
        let log = Log()
        let root = try #require(log.launchA())
        let new = log.world.bind { B() }
        log.world.bind {
            log.world.turn {
                new.modalTransitionStyle = .crossDissolve
                new.view.backgroundColor = .red
                present(new, on: root, .overFullScreen)
            }
            for _ in 0..<5 { log.world.turn() }
        }
        func shown() -> Picture.Item? {
            log.world.picture(of: log.world.rendered, at: log.world.time).items.first { $0.object == new.view.id }
        }
        let middle = try #require(shown())
        #expect(middle.opacity > 0.05 && middle.opacity < 0.95)
        #expect(middle.frame.minY == 0)
        log.world.bind { log.world.settle() }
        #expect(shown()?.opacity == 1)
    }
}
