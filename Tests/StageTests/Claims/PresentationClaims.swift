import Interpreter
import Stage
import Testing
import UIKit

/// Presenting and dismissing: whose callbacks come in which style.
@Suite struct `Claims on presentations` {
    static let styles = """
        class Presenter: UIViewController {
            func show(_ style: UIModalPresentationStyle) {
                let new = Presented()
                new.modalPresentationStyle = style
                definesPresentationContext = true
                present(new, animated: true)
            }
            func fullScreen() { show(.fullScreen) }
            func currentContext() { show(.currentContext) }
            func pageSheet() { show(.pageSheet) }
            func formSheet() { show(.formSheet) }
            func overFullScreen() { show(.overFullScreen) }
            func overCurrentContext() { show(.overCurrentContext) }
            func byDefault() { present(Presented(), animated: true) }
            func away() { dismiss(animated: true) }
        }
        class Presented: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
            }
        }
        """

    static let cycle = ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"]

    /// The presenter's appearance callbacks from a presentation until it has been dismissed.
    private func presenterCallbacks(_ style: String, device: DeviceProfile = .phone) throws -> [String] {
        let seen = try Observation(Self.styles, ["call Presenter.\(style)", "call Presenter.away"], device: device)
        #expect(seen.events("Presented.viewDidDisappear").count == 1, "\(style)")
        let first = try #require(seen.recording.events.first { $0.kind == .input }).index
        return seen.recording.callbacks.filter { event in
            event.index > first && event.object.map(seen.recording.name) == "Presenter"
                && Self.cycle.contains(String(event.name.prefix { $0 != "(" }))
        }.map { String($0.name.prefix { $0 != "(" }) }
    }

    @Test(arguments: ["pageSheet", "formSheet"]) func `G35 a sheet gives its presenter no appearance callbacks`(style: String) throws {
        #expect(try presenterCallbacks(style) == [])
        #expect(try presenterCallbacks(style, device: .ipad) == [])
    }

    @Test func `G36 fullScreen and currentContext give the presenter the whole cycle, the over styles and sheets nothing`() throws {
        for style in ["fullScreen", "currentContext"] { #expect(try presenterCallbacks(style) == Self.cycle, "\(style)") }
        for style in ["overFullScreen", "overCurrentContext", "pageSheet", "formSheet"] {
            #expect(try presenterCallbacks(style) == [], "\(style)")
        }
    }

    @Test func `A24 the will and did disappear come when covered by a full screen, not by a sheet or an over style`() throws {
        #expect(try presenterCallbacks("fullScreen").prefix(2) == ["viewWillDisappear", "viewDidDisappear"])
        #expect(try presenterCallbacks("overFullScreen").isEmpty)
        #expect(try presenterCallbacks("pageSheet").isEmpty)
    }

    @Test func `A09 a full-screen dismissal calls viewWillAppear, a sheet's does not`() throws {
        #expect(try presenterCallbacks("fullScreen").suffix(2) == ["viewWillAppear", "viewDidAppear"])
        #expect(try !presenterCallbacks("pageSheet").contains("viewWillAppear"))
    }

    @Test func `A26 dismissing a full screen calls viewWillAppear on the presenting controller, not on the presented one`() throws {
        let seen = try Observation(Self.styles, ["call Presenter.fullScreen", "call Presenter.away"])
        let dismissal = try #require(seen.recording.events.last { $0.kind == .input }).index
        let wills = seen.recording.callbacks.filter { $0.index > dismissal && $0.name == "viewWillAppear(_:)" }
        #expect(wills.compactMap { $0.object.map(seen.recording.name) } == ["Presenter"])
    }

    @Test func `G52 the automatic style is a page sheet since 13, and the same code was full screen before`() throws {
        for (os, isSheet) in [(13, true), (26, true)] {
            let seen = try Observation(Self.styles, ["call Presenter.byDefault"], os: os)
            #expect(try seen.value("presentationController!.presentationStyle == .pageSheet", of: "Presented") == String(isSheet))
            #expect(seen.events("Presenter.viewWillDisappear").isEmpty == isSheet)
        }
    }

    static let popover = """
        class Presenter: UIViewController {
            let button = UIButton(type: .system)
            override func viewDidLoad() {
                super.viewDidLoad()
                button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
                view.addSubview(button)
            }
            func pop() {
                let inside = Inside()
                inside.modalPresentationStyle = .popover
                inside.preferredContentSize = CGSize(width: 200, height: 200)
                inside.popoverPresentationController?.sourceView = button
                present(inside, animated: true)
            }
            func away() { dismiss(animated: true) }
        }
        class Inside: UIViewController {
            func more() { present(More(), animated: true) }
            func less() { presentedViewController?.dismiss(animated: true) }
        }
        class More: UIViewController {}
        """

    @Test(arguments: [DeviceProfile.ipad, .phone]) func `A21 a popover's dismissal leaves its presenter without callbacks`(
        device: DeviceProfile
    ) throws {
        let seen = try Observation(Self.popover, ["call Presenter.pop", "call Presenter.away"], device: device)
        #expect(seen.events("Inside.viewDidDisappear").count == 1)
        #expect(
            seen.callbacks("viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear").filter { $0.hasPrefix("Presenter") }
                == ["Presenter.viewWillAppear", "Presenter.viewDidAppear"])
    }

    @Test func `A10 a controller inside a popover gets nothing when what it presented is dismissed`() throws {
        let seen = try Observation(Self.popover, ["call Presenter.pop", "call Inside.more", "call Inside.less"], device: .ipad)
        #expect(seen.events("More.viewDidDisappear").count == 1)
        #expect(
            seen.callbacks("viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear").filter { $0.hasPrefix("Inside") }
                == ["Inside.viewWillAppear", "Inside.viewDidAppear"])
    }

    @Test(arguments: [("viewDidLoad()", "viewDidLoad()"), ("viewWillAppear(_ animated: Bool)", "viewWillAppear(animated)")])
    func `G37 presenting before the view is in a window prints so, with the line, and presents nothing`(head: String, call: String) throws {
        let early = try Observation(presenting(in: head, call))
        let messages = early.recording.events.filter { $0.kind == .console }
        #expect(
            messages.map { $0.text ?? "" } == ["Attempt to present <B> on <A> (from <A>) whose view is not in the window hierarchy."])
        #expect(messages.first?.location?.line == 6)
        #expect(early.events("B.viewDidLoad").isEmpty)
        #expect(try early.value("presentedViewController == nil", of: "A") == "true")
    }

    @Test func `G37 presenting in viewDidAppear works`() throws {
        let late = try Observation(presenting(in: "viewDidAppear(_ animated: Bool)", "viewDidAppear(animated)"))
        #expect(late.recording.events.filter { $0.kind == .console }.isEmpty)
        #expect(late.events("B.viewDidAppear").count == 1)
        #expect(try late.value("presentedViewController is B", of: "A") == "true")
    }

    private func presenting(in head: String, _ call: String) -> String {
        """
        final class A: UIViewController {
            override func \(head) {
                super.\(call)
                if presentedViewController == nil { present(B(), animated: true) }
            }
        }
        final class B: UIViewController {}
        """
    }
}
