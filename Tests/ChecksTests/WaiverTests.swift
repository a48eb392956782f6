import Checks
import Foundation
import Projects
import Stage
import Testing

@Suite struct `A finding that is not told` {
    private func source(_ line: String, before: String = "") -> Source {
        Source(
            path: "App/Scene.swift",
            text: """
                import UIKit
                final class A: UIViewController {
                    \(before)
                    override func viewWillAppear(_ animated: Bool) { \(line)
                    }
                }
                """)
    }

    private func findings(_ source: Source) throws -> [Finding] {
        Checks.findings(in: try Run(sources: [source], setting: Setting(world: .open)))
    }

    @Test(arguments: [
        ("// appear:ignore missing-super: the base class is UIKit's", ""),
        ("", "// appear:ignore flash, missing-super: the base class is UIKit's"),
    ])
    func `is ignored by a comment in its line, or alone in the line before, with the reason`(line: String, before: String) throws {
        let source = source(line, before: before)
        var waivers = Waivers([source])
        let marked = waivers.marked(try findings(source))
        #expect(marked.map(\.rule) == ["missing-super"])
        #expect(marked.map(\.waiver) == [.comment(reason: "the base class is UIKit's")])
        #expect(waivers.complaints.isEmpty && waivers.unused.isEmpty && waivers.ignored == 1)
        let list = FindingList(marked)
        #expect(!list.hasWarnings && list.text() == "" && list.json == "[\n\n]\n")
        #expect(list.sarif([source]).contains(#""justification" : "the base class is UIKit's""#))
    }

    @Test(arguments: [
        ("// appear:ignore missing-super", "this comment ignores nothing"), ("// appear:ignore: always", "this comment ignores nothing"),
        ("// appear:ignore mising-super: typo", "there is no rule 'mising-super'; did you mean 'missing-super'?"),
    ])
    func `is told where the comment has no reason or no such rule, and so is that`(comment: String, complaint: String) throws {
        let source = source(comment)
        var waivers = Waivers([source])
        let list = FindingList(waivers.marked(try findings(source)), remarks: waivers.complaints)
        #expect(list.hasWarnings && list.told.count == 1)
        #expect(list.text().contains("App/Scene.swift:4:54: warning: \(complaint)"))
        #expect(list.text().contains("[ignore]"))
    }

    @Test func `leaves a note of each comment that nothing was found for`() throws {
        let source = source("super.viewWillAppear(animated) // appear:ignore missing-super: once it was so")
        var waivers = Waivers([source])
        #expect(waivers.marked(try findings(source)).isEmpty)
        let list = FindingList([], remarks: waivers.unused)
        #expect(list.text() == "App/Scene.swift:4:85: note: nothing is found here by missing-super; take the comment away [ignore]\n")
        #expect(!list.hasWarnings)
    }

    @Test func `is known from a baseline after lines have moved, once for each time that it was there`() throws {
        let old = source("print(1)")
        let written = try Baseline(of: try findings(old), in: [old]).data()
        let moved = source("print(1)", before: "\n\n\n")
        var waivers = Waivers([moved], baseline: try Baseline(written))
        let new = try findings(moved)
        #expect(new.map(\.rule) == ["missing-super"])
        #expect(waivers.marked(new + new).map(\.waiver) == [.baseline, nil])
        #expect(waivers.old == 1 && waivers.mended == 0)
    }

    @Test func `is new where its line is another one, and what was there is mended`() throws {
        let old = source("print(1)")
        let other = source("print(2)")
        var waivers = Waivers([other], baseline: Baseline(of: try findings(old), in: [old]))
        #expect(waivers.marked(try findings(other)).map(\.waiver) == [nil])
        #expect(waivers.mended == 1)
    }

    @Test(arguments: ["", "{}", #"{"version": 2, "findings": []}"#, #"{"version": 1, "findings": [{"rule": 1}]}"#])
    func `is not looked for in what is no baseline`(text: String) {
        #expect(throws: (any Error).self) { try Baseline(Data(text.utf8)) }
    }

    @Test func `is looked for in the files that a change matters to`() {
        let files = [
            "Store.swift": "struct Store { var rows: [String] = [] }", "Model.swift": "final class Model { let store = Store() }",
            "List.swift": "final class ListViewController: UIViewController { let model = Model() }",
            "Help.swift": "final class HelpViewController: UIViewController { override func viewDidLoad() { view.tint() } }",
            "Tint.swift": "extension UIView {\n    func tint() {}\n}", "Main.storyboard": "<document/>",
        ]
        let sources = files.map { Source(path: $0.key, text: $0.value) }
        func reached(_ changed: Set<String>) -> [String] {
            let reach = Reach(of: changed, in: sources)
            return files.keys.filter(reach.contains).sorted()
        }
        #expect(reached([]) == [])
        #expect(reached(["Store.swift"]) == ["List.swift", "Model.swift", "Store.swift"])
        #expect(reached(["Tint.swift"]) == ["Help.swift", "Tint.swift"])
        #expect(reached(["Main.storyboard"]) == files.keys.sorted())
    }
}
