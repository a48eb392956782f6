import Projects
import Stage
import Testing

@Suite struct `Values that stand for what no file says` {
    private func answers(_ body: String, above: String = "") throws -> [String] {
        let text = """
            import UIKit
            import Design
            \(above)
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(body)
                }
            }
            """
        let setting = Setting(world: .open, root: "A")
        return try Run(sources: [Source(path: "A.swift", text: text)], setting: setting).summary.answers
    }

    @Test(arguments: [
        ("let width: Double = Theme.width; print(width)", "Theme.width: 0.0"),
        ("let lines: Int = Theme.lines; print(lines)", "Theme.lines: 0"),
        ("let text: String = Strings.title; print(text)", #"Strings.title: """#),
        ("let size: CGSize = Theme.cell; print(size)", "Theme.cell: (0.0, 0.0)"),
        ("view.autoresizingMask = Theme.mask", "Theme.mask: UIViewAutoresizingMask(rawValue: 0)"),
        ("view.backgroundColor = UIColor(white: Theme.white, alpha: 1)", "Theme.white: 0.0"),
        ("for row in 0..<Theme.rows { print(row) }", "Theme.rows: 0"),
        ("print(max(Theme.margin, 10))", "Theme.margin: 0"), ("print(min(10, Theme.margin))", "Theme.margin: 0"),
        ("view.frame.size.width = Theme.width(of: self)", "Theme.width(of:): 0.0"),
    ])
    func `are in the run's summary with the value`(body: String, answer: String) throws {
        #expect(try answers(body) == [answer])
    }

    @Test func `are named once, however often they are used`() throws {
        #expect(try answers("for _ in 0..<3 { view.alpha = Theme.alpha }; view.layer.cornerRadius = Theme.alpha") == ["Theme.alpha: 0.0"])
    }

    @Test func `are named for the arguments of an initialiser`() throws {
        let above = "struct Margins { let leading: Double; init(leading: Double) { self.leading = leading } }"
        #expect(try answers("let all: Margins = Theme.margins; print(all.leading)", above: above).contains("Margins.leading: 0.0"))
    }

    @Test func `are no answers where nothing is unknown`() throws {
        #expect(try answers("view.alpha = 0.5").isEmpty)
    }

    @Test func `are told once where the run has asked for them`() throws {
        #expect(try answers("if Theme.isWide { view.alpha = 0 }") == ["Theme.isWide: false"])
        #expect(try answers("let rows: Int = Theme.rowCount; print(rows)") == ["Theme.rowCount has an element: empty"])
    }
}
