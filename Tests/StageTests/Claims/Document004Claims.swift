import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// The document that recorded two controllers in a navigation controller, joined by a segue.
@Suite struct `Claims of document 004` {
    private func shelf(_ steps: String..., changing change: (String) -> String = { $0 }) throws -> Run {
        let sources = try Board.folder("Shelf").map { source in
            source.path.hasSuffix(".swift") ? Source(path: source.path, text: change(source.text)) : source
        }
        return try Run(sources: sources, setting: Setting(steps: try steps.map { try Step($0) }))
    }

    @Test func `L03 when the source prepares, the destination exists and has no view; its outlet is the classic crash`() throws {
        let open = "tap \"Open card\""
        let run = try shelf(open)
        let event = try #require(run.recording.events.first { $0.name == "prepare(for:sender:)" })
        guard case .object(let segue)? = event.arguments.first?.value else {
            Issue.record("prepare(for:sender:) has no segue")
            return
        }
        #expect(run.evaluate("self.destination.isViewLoaded", at: event.index, on: segue) == .value("false"))
        let made = try #require(
            run.recording.events.first { $0.name == "init(coder:)" && $0.object.map(run.recording.typeName) == "CardViewController" })
        let loaded = try #require(run.recording.events.first { $0.name == "loadView()" && $0.object == made.object })
        #expect(made.index < event.index)
        #expect(event.index < loaded.index)
        let crash = try shelf(open) { $0.replacing("card.name = \"Heron\"", with: "card.nameLabel.text = \"Heron\"") }
        let exception = try #require(crash.recording.events.first { $0.kind == .exception })
        #expect(exception.text?.contains("Unexpectedly found nil while implicitly unwrapping an Optional value") == true)
        #expect(exception.location.map(crash.recording.place) == "Shelf.swift:16")
    }

    @Test func `L04 the two controllers' callbacks interleave`() throws {
        let run = try shelf("tap \"Open card\"")
        let pairs = run.story("viewWillDisappear(_:)", "viewWillAppear(_:)", "viewDidDisappear(_:)", "viewDidAppear(_:)")
            .filter { $0.hasSuffix(":)") && !$0.contains(" ") }
        #expect(
            pairs == [
                "ShelfViewController.viewWillAppear(_:)", "ShelfViewController.viewDidAppear(_:)",
                "ShelfViewController.viewWillDisappear(_:)",
                "CardViewController.viewWillAppear(_:)", "ShelfViewController.viewDidDisappear(_:)", "CardViewController.viewDidAppear(_:)",
            ])
    }

    // MARK: The recording

    /// The document's scene in our words, under its system: a postbox from which a segue leads to a letter with a text field.
    private func letter(_ steps: String..., changing change: (String) -> String = { $0 }) throws -> Run {
        let sources = try Board.folder("Letter").map { source in
            source.path.hasSuffix(".swift") ? Source(path: source.path, text: change(source.text)) : source
        }
        return try Run(sources: sources, setting: Setting(os: OSProfile(version: 5), steps: try steps.map { try Step($0) }))
    }

    /// The events that the document's code logs.
    private func log(_ run: Run) -> [String] {
        let logged: Set = [
            "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
            "prepare(for:sender:)", "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
            "textFieldDidEndEditing(_:)",
        ]
        return run.recording.callbacks.compactMap { event in
            guard let object = event.object else { return nil }
            if event.name.hasPrefix("navigationController(_:"),
                case .object(let shown)? = event.arguments.first(where: { $0.name == "viewController" })?.value
            {
                return "\(event.name.contains("willShow") ? "willShow" : "didShow") \(run.recording.name(of: shown))"
            }
            let type = run.recording.name(of: object)
            return logged.contains(event.name) && !type.hasPrefix("UI") ? "\(type) \(event.name.prefix { $0 != "(" })" : nil
        }
    }

    @Test func `L01 the document's 24 lines, event for event`() throws {
        let run = try letter("tap Write", "focus greeting", "back")
        #expect(run.refusals == [])
        #expect(
            log(run) == [
                "Postbox viewDidLoad", "Postbox viewWillAppear", "willShow Postbox", "didShow Postbox", "Postbox viewDidAppear",
                "didShow Postbox", "Postbox prepare", "Letter viewDidLoad", "Postbox viewWillDisappear", "Letter viewWillAppear",
                "willShow Letter", "Postbox viewDidDisappear", "Letter viewDidAppear", "didShow Letter",
                "Letter textFieldShouldBeginEditing",
                "Letter textFieldDidBeginEditing", "Letter viewWillDisappear", "Postbox viewWillAppear", "willShow Postbox",
                "Letter textFieldShouldEndEditing", "Letter textFieldDidEndEditing", "Letter viewDidDisappear", "Postbox viewDidAppear",
                "didShow Postbox",
            ])
    }

    @Test func `L02 the delegate that is set in viewDidLoad hears of the first controller twice, once before its viewDidAppear`() throws {
        let launch = log(try letter())
        #expect(
            launch == [
                "Postbox viewDidLoad", "Postbox viewWillAppear", "willShow Postbox", "didShow Postbox", "Postbox viewDidAppear",
                "didShow Postbox",
            ])
        let now = try Run(sources: Board.folder("Letter"), setting: Setting())
        #expect(log(now).filter { $0 == "didShow Postbox" }.count == 1)
    }

    /// What the draft says when the postbox comes back.
    private func draft(_ run: Run, at name: String) throws -> Evaluation {
        let event = try #require(run.recording.callbacks.last { $0.name == name && $0.object.map(run.recording.typeName) == "Postbox" })
        return run.evaluate("draft.greeting", at: event.index, on: event.object)
    }

    private let write = ["tap Write", "focus greeting", "type greeting \"Dear Ann\"", "back"]

    @Test func `L05 on back with the keyboard up the old value is there in viewWillAppear; ending the editing earlier gives the new one`()
        throws
    {
        let run = try letter(write[0], write[1], write[2], write[3])
        #expect(try draft(run, at: "viewWillAppear(_:)") == .value("empty"))
        #expect(try draft(run, at: "viewDidAppear(_:)") == .value("Dear Ann"))
        let earlier = try letter(write[0], write[1], write[2], write[3]) { text in
            text.replacing(
                "    weak var draft: Draft?\n",
                with: """
                        weak var draft: Draft?
                        override func viewWillDisappear(_ animated: Bool) {
                            super.viewWillDisappear(animated)
                            view.endEditing(true)
                        }

                    """)
        }
        #expect(try draft(earlier, at: "viewWillAppear(_:)") == .value("Dear Ann"))
    }

    @Test func `L06 the edited value is to be read in viewDidAppear, not in viewWillAppear`() throws {
        let reading = """
                let draft = Draft()
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print("will", draft.greeting)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print("did", draft.greeting)
                }

            """
        let run = try letter(write[0], write[1], write[2], write[3]) { $0.replacing("    let draft = Draft()\n", with: reading) }
        #expect(run.prints == ["will empty", "did empty", "will empty", "did Dear Ann"])
    }
}
