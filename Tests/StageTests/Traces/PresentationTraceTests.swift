import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// Published recordings of presentations, by their ids.
@Suite struct `Recordings of presentations` {
    private static let scene = """
        import UIKit

        final class A: UIViewController, UIAdaptivePresentationControllerDelegate {
            func show(_ style: UIModalPresentationStyle) {
                let b = B()
                b.modalPresentationStyle = style
                b.presentationController?.delegate = PC.shared
                present(b, animated: true)
            }
            func full() { show(.fullScreen) }
            func sheet() { show(.pageSheet) }
            func form() { show(.formSheet) }
            func over() { show(.overFullScreen) }
            func overContext() { show(.overCurrentContext) }
            func away() { dismiss(animated: true) }
            func awayAtOnce() { dismiss(animated: false) { print("completion") } }
            func unwind() {
                print("unwind")
                dismiss(animated: true)
            }
        }

        final class PC: NSObject, UIAdaptivePresentationControllerDelegate {
            static let shared = PC()
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
        }

        final class B: UIViewController {}
        """

    private static let five = Replay.appearance + ["viewDidLoad"]

    private func own(_ names: [String], _ owners: String...) -> [String] { owners.flatMap { owner in names.map { "\(owner).\($0)" } } }

    @Test func `modal-fullscreen-dismiss-betterhee`() throws {
        let replay = try Replay(Self.scene, ["call A.full", "call A.away"], os: 16, logged: own(Self.five + ["deinit"], "A", "B"))
        #expect(
            replay.lines(afterStep: 2) == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "B.deinit",
            ])
    }

    @Test func `modal-pagesheet-dismiss-betterhee`() throws {
        let replay = try Replay(Self.scene, ["call A.sheet", "call A.away"], os: 16, logged: own(Self.five + ["deinit"], "A", "B"))
        #expect(replay.lines(afterStep: 2) == ["B.viewWillDisappear", "B.viewDidDisappear", "B.deinit"])
    }

    @Test(arguments: ["over", "overContext"]) func `modal-over-styles-wlgusdn`(method: String) throws {
        let replay = try Replay(Self.scene, ["call A.\(method)"], os: 14, logged: own(Self.five, "A", "B"))
        #expect(replay.lines(afterStep: 1) == ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test func `modal-present-wlgusdn, modal-dismiss-wlgusdn`() throws {
        let replay = try Replay(Self.scene, ["call A.full", "call A.away"], os: 14, logged: own(Self.five, "A", "B"))
        #expect(
            replay.lines(afterStep: 1) == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
            ])
        #expect(
            replay.lines(afterStep: 2) == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
    }

    @Test func `modal-dismiss-nonanimated-catalyst26`() throws {
        let logged = own(Self.five + ["viewIsAppearing", "deinit"], "A", "B")
        let replay = try Replay(Self.scene, ["call A.full", "call A.awayAtOnce"], logged: logged)
        #expect(
            replay.lines(afterStep: 2) == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "@completion",
                "B.deinit",
            ])
    }

    @Test func `modal-fullscreen-presenter-yagamo13`() throws {
        let replay = try Replay(Self.scene, ["call A.full", "call A.unwind"], os: 13, logged: own(Self.five, "A"))
        #expect(
            replay.lines(afterStep: 1) + replay.lines(afterStep: 2) == [
                "A.viewWillDisappear", "A.viewDidDisappear", "@unwind", "A.viewWillAppear", "A.viewDidAppear",
            ])
    }

    @Test(arguments: [("form", DeviceProfile.phone), ("form", .ipad), ("sheet", .phone), ("sheet", .ipad)])
    func `modal-formsheet-presenter-neuburg, sheet-presenter-wwdc19`(method: String, device: DeviceProfile) throws {
        let replay = try Replay(
            Self.scene, ["call A.\(method)", "call A.away"], device: device, os: 13, logged: own(Replay.appearance, "A"))
        #expect(replay.lines(afterStep: 1) + replay.lines(afterStep: 2) == [])
    }

    @Test func `modal-present-layoutmargins-uikittestable`() throws {
        let scene = """
            import UIKit

            final class A: UIViewController {
                func show() { present(B(), animated: false) { print("present.completion") } }
            }

            final class B: UIViewController {}
            """
        let logged = own(
            Self.five + [
                "init", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
            ], "B")
        let replay = try Replay(scene, ["call A.show"], os: 13, logged: logged)
        let lines = replay.lines(afterStep: 1).filter { !$0.hasSuffix(".init") }
        #expect(
            lines == [
                "B.viewDidLoad", "B.viewWillAppear", "B.viewLayoutMarginsDidChange", "B.viewSafeAreaInsetsDidChange",
                "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "@present.completion",
            ])
    }

    @Test func `sheet-programmatic-dismiss-delegate`() throws {
        let byCode = try Replay(Self.scene, ["call A.sheet", "call A.away"], os: 15, logged: ["PC.*"])
        #expect(byCode.lines(afterStep: 2) == [])
        let byFinger = try Replay(Self.scene, ["call A.sheet", "swipe-down 60 finish"], os: 15, logged: ["PC.*"])
        #expect(
            byFinger.lines(afterStep: 2) == [
                "PC.presentationControllerShouldDismiss", "PC.presentationControllerWillDismiss", "PC.presentationControllerDidDismiss",
            ])
    }

    @Test func `sheet-swipe-cancel-criticalmaps`() throws {
        let replay = try Replay(Self.scene, ["call A.sheet", "swipe-down 15 cancel"], os: 13, logged: ["B.viewWillAppear"])
        #expect(replay.lines(afterStep: 2) == ["B.viewWillAppear"])
    }

    @Test func `modal-direct-call-misuse`() throws {
        let scene = """
            import UIKit

            final class A: UIViewController {
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                }
                func misuse() { viewWillDisappear(true) }
                func properly() {
                    beginAppearanceTransition(false, animated: false)
                    endAppearanceTransition()
                }
            }
            """
        let run = try Scenes.run(scene, ["call A.properly", "call A.misuse"])
        let messages = run.recording.events.filter { $0.kind == .console }
        #expect(messages.count == 1)
        let text = try #require(messages.first?.text)
        #expect(text.hasPrefix("Calling -viewWillDisappear: directly on a view controller is not supported"))
        #expect(text.contains("UIViewControllerAlertForAppearanceCallbackMisuse"))
    }

    @Test func `present-not-in-window`() throws {
        for callback in ["viewDidLoad()", "viewWillAppear(_ animated: Bool)"] {
            let scene = """
                import UIKit

                final class A: UIViewController {
                    override func \(callback) {
                        present(B(), animated: true)
                    }
                }

                final class B: UIViewController {}
                """
            let run = try Run(
                sources: [Source(path: "Scene.swift", text: scene)], setting: Setting(os: OSProfile(version: 12)))
            let message = try #require(run.recording.events.first { $0.kind == .console })
            #expect(message.text == "Warning: Attempt to present <B> on <A> whose view is not in the window hierarchy!")
            #expect(message.location?.line == 5)
            #expect(
                !run.recording.events.contains {
                    $0.kind == .callback && $0.object.map(run.recording.typeName) == "B" && $0.name != "deinit"
                        && !$0.name.hasPrefix("init")
                })
        }
    }
}
