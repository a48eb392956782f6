import Checks
import Projects
import Stage
import Testing

@Suite struct `A mend` {
    private func findings(_ text: String) throws -> [Finding] {
        let walker = Walker(try SceneProgram([Source(path: "Scene.swift", text: text)], root: nil))
        for entry in try walker.entries() { try walker.walk(entry) }
        return walker.findings
    }

    private func mended(_ finding: Finding, _ text: String) throws -> String {
        let mend = try #require(finding.mend)
        let sources = try #require(mend.applied(to: [Source(path: "Scene.swift", text: text)]))
        return sources[0].text
    }

    @Test(arguments: ["missing-super", "wrong-super", "load-view-super", "redundant-will-move", "missing-did-move", "leak"])
    func `makes of the wrong example of a rule's page the right one`(rule: String) throws {
        let page = try #require(Checks.page(of: rule))
        let finding = try #require(try findings(page.wrong).first)
        #expect(try mended(finding, page.wrong) == page.right)
    }

    private let closure = """
        import UIKit
        final class A: UIViewController {
            var onEnd: (() -> Void)?
            override func viewDidLoad() {
                super.viewDidLoad()
                BODY
            }
        }
        """

    @Test(arguments: [
        ("onEnd = { self.title = \"End\" }", "onEnd = { [weak self] in self?.title = \"End\" }"),
        (
            "onEnd = {\n            let text = \"End\"\n            self.title = text\n        }",
            "onEnd = { [weak self] in\n            guard let self else { return }\n            let text = \"End\"\n            self.title = text\n"
                + "        }"
        ),
    ])
    func `captures weakly in a closure of one statement and in one of several`(wrong: String, right: String) throws {
        let text = closure.replacing("BODY", with: wrong)
        let finding = try #require(try findings(text).first)
        #expect(try mended(finding, text) == closure.replacing("BODY", with: right))
    }

    @Test func `finds its place in the last function of a file too`() throws {
        let text = """
            import UIKit
            final class Child: UIViewController {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let child = Child()
                    addChild(child)
                    view.addSubview(child.view)
                    child.view.frame = view.bounds
                }
            }
            """
        let finding = try #require(try findings(text).first { $0.rule == "missing-did-move" })
        #expect(finding.mend?.lines == ["+ 9         child.didMove(toParent: self)"])
    }

    @Test func `unwraps self where the one statement is not told to it`() throws {
        let text = closure.replacing("BODY", with: "onEnd = {\n            print(self.title ?? \"\")\n        }")
        let mend = try #require(try findings(text).first?.mend)
        #expect(mend.lines.last == "+ 7             guard let self else { return }")
    }

    @Test func `is left out where the closure returns something, as nobody knows what it returns without self`() throws {
        let text = closure.replacing("(() -> Void)?", with: "(() -> String?)?").replacing("onEnd", with: "makeTitle")
            .replacing("BODY", with: "makeTitle = { self.title }")
        let finding = try #require(try findings(text).first)
        #expect(finding.rule == "leak" && finding.mend == nil)
    }

    @Test func `tells the lines that go and that come, with their numbers`() throws {
        let text = closure.replacing("BODY", with: "onEnd = { self.title = \"End\" }")
        let mend = try #require(try findings(text).first?.mend)
        #expect(
            mend.lines == ["- 6         onEnd = { self.title = \"End\" }", "+ 6         onEnd = { [weak self] in self?.title = \"End\" }"])
    }
}
