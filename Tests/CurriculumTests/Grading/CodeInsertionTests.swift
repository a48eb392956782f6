import Foundation
import Projects
import Stage
import Testing

@testable import Curriculum

struct CodeInsertionTests {
    private func insert(_ code: String, _ callback: String, into text: String) -> CodeInsertion? {
        CodeInsertion(code, into: "A", callback: callback, of: [Source(path: "A.swift", text: text)])
    }

    @Test func `a snippet goes to the end of the override`() throws {
        let text = "class A: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n"
        let inserted = try #require(insert("x()\ny()", "viewDidLoad()", into: text))
        #expect(
            inserted.sources[0].text
                == "class A: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        x()\n        y()\n    }\n}\n"
        )
        #expect(inserted.lines == 4...5)
    }

    @Test func `a marker's line gives way to the snippet`() throws {
        let text = "class A: UIViewController {\n    override func viewDidLoad() {\n        // ⟦here⟧\n        z()\n    }\n}\n"
        let inserted = try #require(insert("x()", "viewDidLoad()", into: text))
        #expect(inserted.sources[0].text == text.replacingOccurrences(of: "// ⟦here⟧", with: "x()"))
        #expect(inserted.lines == 3...3)
    }

    @Test func `a body on one line is opened up`() throws {
        let text = "class A: UIViewController {\n    override func viewDidLoad() { super.viewDidLoad() }\n}\n"
        let inserted = try #require(insert("x()", "viewDidLoad()", into: text))
        #expect(
            inserted.sources[0].text
                == "class A: UIViewController {\n    override func viewDidLoad() { super.viewDidLoad()\n        x()\n    }\n}\n")
        #expect(inserted.lines == 3...3)
    }

    @Test(arguments: [
        ("viewDidAppear(_:)", "override func viewDidAppear(_ animated: Bool) {", "super.viewDidAppear(animated)"),
        (
            "viewWillTransition(to:with:)",
            "override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {",
            "super.viewWillTransition(to: size, with: coordinator)"
        ),
        ("didMove(toParent:)", "override func didMove(toParent parent: UIViewController?) {", "super.didMove(toParent: parent)"),
    ])
    func `a class without the override gets one that calls super`(callback: String, declaration: String, call: String) throws {
        let text = "class A: UIViewController {\n    let a = 1\n}\n"
        let inserted = try #require(insert("x()", callback, into: text))
        #expect(
            inserted.sources[0].text
                == "class A: UIViewController {\n    let a = 1\n\n    \(declaration)\n        \(call)\n        x()\n    }\n}\n")
        #expect(inserted.lines == 6...6)
    }

    @Test func `an empty class on one line gets a body`() throws {
        let inserted = try #require(insert("x()", "deinit", into: "class A: UIViewController {}\n"))
        #expect(inserted.sources[0].text == "class A: UIViewController {\n\n    deinit {\n        x()\n    }\n}\n")
        #expect(inserted.lines == 4...4)
    }

    @Test func `an override in an extension in another file is found`() throws {
        let inserted = try #require(
            CodeInsertion(
                "x()", into: "A", callback: "log()",
                of: [
                    Source(path: "A.swift", text: "class A {}\n"),
                    Source(path: "B.swift", text: "extension A {\n    func log() {\n    }\n}\n"),
                ]))
        #expect(inserted.file == "B.swift")
        #expect(inserted.sources[1].text == "extension A {\n    func log() {\n        x()\n    }\n}\n")
    }

    @Test func `there is no place in a class that is not there, or in a callback that nobody knows`() {
        #expect(insert("x()", "viewDidLoad()", into: "class B {}\n") == nil)
        #expect(insert("x()", "viewDidThink()", into: "class A {}\n") == nil)
    }
}
