import Foundation
import Stage
import Testing

@testable import BindingGenerator

@Suite struct `The reference of what is simulated` {
    @Test func `is what the generator makes of UIKit's comments now`() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let made = try GeneratedFiles(package: package).fidelity
        let committed = try String(contentsOf: package.appending(path: FidelityWriter.path), encoding: .utf8)
        let isCurrent = made == committed
        #expect(isCurrent, "FidelityText.swift is out of date: run `swift run BindingGenerator`")
    }

    @Test func `takes summary, source and sent callbacks from a declaration`() {
        let notes = FidelityReader.notes(of: [
            (
                path: "Things/UIThing.swift",
                text: """
                open class UIThing: NSObject {
                    /// Grows a little. And more.
                    ///
                    /// Fidelity: recorded thing-grows; the speed is
                    /// simplified.
                    func grow() { world.send("willGrow(_:)", to: self) {} }
                    /// Override point: about to grow.
                    open func willGrow(_ amount: CGFloat) {}
                    /// Shrinks.
                    func shrink() {}
                }
                """
            )
        ])
        #expect(notes.map(\.name) == ["grow()", "willGrow(_:)"])
        #expect(notes[0].summary == "Grows a little." && notes[0].fidelity == "recorded thing-grows; the speed is simplified.")
        #expect(notes[0].callbacks == ["willGrow(_:)"] && notes[0].owner == "UIThing" && !notes[0].isPublic)
        #expect(notes[1].fidelity == "" && notes[1].isPublic)
    }

    @Test func `explains a callback by what sends it, with the recordings that show it`() throws {
        let text = try #require(Fidelity.explanation(of: "viewWillAppear"))
        #expect(text.hasPrefix("UIViewController.viewWillAppear(_:)\n  The view is about to be added to a hierarchy."))
        #expect(text.contains("UIViewController.begin(_:animated:)"))
        #expect(text.contains("recorded begin-end-4"))
        #expect(text.contains("UITableViewController.viewWillAppear(_:)"))
        let own = try #require(Fidelity.explanation(of: "UIViewController.viewWillAppear(_:)"))
        #expect(text.hasPrefix(own.dropLast()))
        #expect(!own.contains("UITableViewController"))
    }

    @Test func `explains a class by its behaviours and its members`() throws {
        let text = try #require(Fidelity.explanation(of: "UINavigationController"))
        #expect(text.contains("UINavigationController.pushViewController(_:animated:)"))
        #expect(text.contains("recorded nav-push-containment-trace2019"))
        #expect(text.contains("Simulated: ") && text.contains("popViewController(animated:)"))
    }

    @Test func `says so where a member is simulated and no comment speaks of it`() throws {
        let text = try #require(Fidelity.explanation(of: "UIView.isUserInteractionEnabled"))
        #expect(text.contains("no comment says how well"))
    }

    @Test func `knows nothing of what is not simulated`() {
        #expect(Fidelity.explanation(of: "UIPrinter") == nil)
        #expect(Fidelity.explanation(of: "viewWillApear") == nil)
    }

    @Test func `has every behaviour on its page, with a grade`() {
        let known = Fidelity.notes.filter { !$0.source.isEmpty }
        #expect(known.count > 90)
        #expect(known.filter { $0.grades.isEmpty }.map(\.title) == [])
        for note in known { #expect(Fidelity.page.contains("| `\(note.name.isEmpty ? note.owner : note.name)` |"), "\(note.title)") }
    }
}
