import Checks
import Foundation
import Projects
import Testing
import UIKit

/// The forms in which articles write lists of callbacks.
@Suite struct `Forms of lists in texts` {
    /// The same wrong list in every form: A's viewWillDisappear stands behind B's viewWillAppear, at this line and column.
    static let forms: [(form: String, text: String, place: String)] = [
        ("bullets", "When A pushes B:\n\n- B.viewWillAppear\n- A.viewWillDisappear", "4:5"),
        (
            "numbers with explanations", "Push:\n\n1. `B viewWillAppear(_:)` — about to come\n2. `A viewWillDisappear(_:)` — about to go",
            "4:7"
        ),
        ("possessives", "Push:\n\n1. B's viewWillAppear is called\n2. A's viewWillDisappear is called", "4:8"),
        ("arrows", "Push: B.viewWillAppear → A.viewWillDisappear", "1:30"),
        ("ASCII arrows over two lines", "Push:\n\nB: viewWillAppear ->\nA: viewWillDisappear", "4:4"),
        ("a sentence", "When A pushes B, the order is B.viewWillAppear, then A.viewWillDisappear.", "1:56"),
        ("a log with colons", "Push:\n\n```\nB: viewWillAppear\nA: viewWillDisappear\n```", "5:4"),
        ("a log of Objective-C", "Push:\n\n```\n[B viewWillAppear:]\n[A viewWillDisappear:]\n```", "5:4"),
        ("a log with arguments", "Push:\n\nFirstVC viewWillAppear(true)\nA viewWillDisappear(true)", "4:3"),
        ("a log with addresses", "Push:\n <B: 0x6c16980> viewWillAppear\n <A: 0x6c11b10> viewWillDisappear", "3:17"),
        (
            "a log with dates",
            "push:\n2021-02-20 16:48:20.9 App[6870:94] -[B viewWillAppear:]\n2021-02-20 16:48:20.9 App[6870:94] -[A viewWillDisappear:]",
            "3:40"
        ),
        ("callbacks in brackets", "Push\n- B(viewWillAppear)\n- A(viewWillDisappear)", "3:5"),
        ("words", "--- PUSH ---\n\n B  view will appear   <BController: 0x7f>\n A  view will disappear   <AController: 0x7f>", "4:5"),
        ("names behind", "当我们点击push的时候\n1.viewWillAppear:ViewController2将要出现\n2.viewWillDisappear:ViewController1 将要消失", "3:3"),
        ("Chinese", "页面A push 到页面B，调用顺序：\n\n1. B 的 viewWillAppear\n2. A 的 viewWillDisappear", "4:10"),
        ("numbers in one line", "Push: 1) B.viewWillAppear 2) A.viewWillDisappear 3) A.viewDidDisappear", "1:32"),
        ("numbers in brackets", "Push: (1) B.viewWillAppear (2) A.viewWillDisappear", "1:34"),
        ("arrows behind names", "Push:\n\n```\nB -> viewWillAppear\nA -> viewWillDisappear\n```", "5:6"),
        (
            "a diagram of messages",
            "Push:\n\n```mermaid\nsequenceDiagram\n    UIKit->>B: viewWillAppear\n    UIKit->>A: viewWillDisappear\n```",
            "6:16"
        ),
        ("a log with tags", "Push:\n\n    [App] B viewWillAppear\n    [App] A viewWillDisappear", "4:13"),
        ("a log with names in brackets", "Push:\n\n    [FirstVC] viewWillAppear\n    [A] viewWillDisappear", "4:9"),
        (
            "bullets that the text calls an order",
            "When A pushes B:\n\n- viewWillAppear of B\n- viewWillDisappear of A\n\n(in that order).",
            "4:3"
        ),
        (
            "comments",
            "```swift\nshow(b, sender: self.a)\n// When pushing:\n// B: viewWillAppear\n// A: viewWillDisappear\nsuper.viewDidLoad() { }\n```",
            "5:7"
        ),
        (
            "a table with a column of controllers",
            "Push\n\n| # | Controller | Callback |\n|---|---|---|\n| 1 | B | viewWillAppear |\n| 2 | A | viewWillDisappear |", "6:11"
        ),
        ("a table of lanes", "## Push\n\n| A | B |\n|---|---|\n| | viewWillAppear |\n| viewWillDisappear | |", "6:3"),
        (
            "a table of situations",
            "| Push | Page scroll |\n|---|---|\n| B.viewWillAppear | B.viewWillAppear |\n| A.viewWillDisappear | A.viewWillDisappear |",
            "4:5"
        ),
        ("line ends of Windows", "When A pushes B:\r\n\r\n- B.viewWillAppear\r\n- A.viewWillDisappear\r\n", "4:5"),
        ("a table of rows", "| Situation | Order |\n|---|---|\n| push | B.viewWillAppear → A.viewWillDisappear |", "3:33"),
    ]

    @Test(arguments: forms) func `each form is read, with the place of each callback`(form: String, text: String, place: String) throws {
        let check = try CheckedText(text)
        let warnings = check.findings.filter { $0.level == .warning }
        #expect(warnings.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" } == [place], "\(form): \(check.findings.map(\.text))")
        #expect(warnings.first?.text.contains("viewWillDisappear comes before") == true, "\(form)")
    }

    @Test func `a line that says what happens begins another list`() throws {
        let text = """
            1: A_ViewController viewDidLoad
            2: A_ViewController viewDidAppear:
            页面A push with animated 出页面B后
            3: A_ViewController viewWillDisappear:
            4: B_ViewController viewWillAppear:
            页面B pop animated 出页面A
            5: A_ViewController viewWillAppear:
            6: B_ViewController viewWillDisappear:
            """
        let check = try CheckedText("app 启动后的流程\n" + text)
        #expect(check.numbers == [3, 3, 1])
        #expect(check.findings.filter { $0.level == .warning }.map { $0.place?.line } == [9])
    }

    @Test func `a list goes on where its numbers go on`() throws {
        let text = """
            ## The callback sequence from birth to death

            **Phase 1, once:**

            1. `loadView()` — creates the view
            2. `viewDidLoad()` — the view is in memory

            **Phase 2, every time:**

            3. `viewDidAppear(_:)` — on the screen
            4. *(System lays out)*
            5. `viewWillAppear(_:)` — about to appear
            """
        let check = try CheckedText(text)
        #expect(check.numbers == [1, 1, 1])
        #expect(check.findings.filter { $0.level == .warning }.map { $0.place?.line } == [12])
    }

    @Test func `numbers go on in a list of lines only, not in a row of arrows`() throws {
        let check = try CheckedText(
            """
            When A pushes B:

            1. A.viewWillDisappear
            2. B.viewWillAppear

            A.viewWillDisappear → B.viewDidAppear

            3. A.viewDidDisappear
            """)
        #expect(check.counts.contradicted == 0, "\(check.findings.map(\.text))")
    }

    @Test(arguments: [
        "Push before iOS 0: A.viewWillDisappear → B.viewWillAppear",
        "Push:\n\n1. A.viewWillDisappear\n9223372036854775807. B.viewWillAppear\n\nand\n\n2. A.viewDidDisappear\n3. B.viewDidAppear",
    ]) func `numbers that nothing has are read too`(text: String) throws {
        #expect(try CheckedText(text).counts.contradicted == 0)
    }

    // MARK: The report

    @Test func `a scene that shows a contradiction has each class once, whatever names the text gives to whom`() throws {
        let check = try CheckedText(
            "## popToRootViewController\n\nB.viewWillAppear → A.viewWillDisappear → A.viewDidDisappear → B.viewDidAppear")
        let witness = try #require(check.findings.compactMap(\.witness).first)
        let scene = try #require(witness.scene)
        let classes = scene.text.matches(of: /class (\w+)/).map { String($0.1) }
        #expect(classes.count == 3 && Set(classes) == ["A", "B", "C"])
    }

    @Test func `the report is in the compiler's form, and counts the lists of all texts`() throws {
        let check = TextCheck(os: OSProfile(version: 18))
        let wrong = try check.findings(in: Source(path: "Notes/Push.md", text: "## Push\n\nB.viewWillAppear → A.viewWillDisappear\n"))
        let other = try check.findings(in: Source(path: "Other.md", text: "viewWillAppear → viewDidAppear\n"))
        let lines = FindingList(wrong + other).text().split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("Notes/Push.md:3:24: warning: A.viewWillDisappear comes before") && lines[0].hasSuffix("[text]"))
        #expect(lines[1] == "Other.md:1:1: note: no situation is named: this list is not checked [text]")
        #expect(check.summary == "# 2 lists read, 1 checked, 1 contradicted, 1 not checked\n")
        #expect(FindingList(wrong).hasWarnings && !FindingList(other).hasWarnings)
    }

    @Test func `JSON and SARIF have the same findings, with the scene`() throws {
        let source = Source(path: "Push.md", text: "## 推入 Push\n\n推 B.viewWillAppear → A.viewWillDisappear\n")
        let found = FindingList(try TextCheck(os: OSProfile(version: 18)).findings(in: source))
        let all = try #require(try JSONSerialization.jsonObject(with: Data(found.json.utf8)) as? [[String: Any]])
        #expect(all.map { $0["rule"] as? String } == ["text"])
        #expect((all.first?["scene"] as? String)?.contains("final class A: UIViewController") == true)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(found.sarif([source]).utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["text"])
        let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
        let index = try #require(results.first?["ruleIndex"] as? Int)
        #expect(rules?[index]["id"] as? String == "text" && rules?[index]["help"] != nil)
        let place = (results.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        #expect((place?["region"] as? [String: Int])?["startColumn"] == 24)
    }

    @Test func `the page has an article that is contradicted once, and the same mended`() throws {
        let page = try #require(Checks.page(of: "text"))
        #expect(try CheckedText(page.wrong).numbers == [1, 1, 1])
        #expect(try CheckedText(page.right).numbers == [1, 1, 0])
        #expect(page.why.allSatisfy { $0.hasSuffix("]") && $0.contains("[") })
        #expect(Checks.explanation(of: "text")?.contains("    1. Home.viewWillDisappear") == true)
    }
}
