import Foundation
import Testing

@Suite struct `The check of a project` {
    private let faulty = """
        import UIKit
        final class A: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                title = "A"
            }
        }

        """
    private let sound = "import UIKit\nfinal class B: UIViewController {}\n"

    private func git(_ words: [String], in folder: URL) throws {
        let git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + words
        let outcome = try Program.run(git, program: URL(filePath: "/usr/bin/env"), in: folder)
        #expect(outcome.code == 0, "\(outcome.complaint)")
    }

    @Test func `is settled by a file in the working folder or above it`() throws {
        let configuration = "disable: [missing-super]\nexclude: ['Pods', '*/Old?.swift']\n"
        let files = [
            ".appear.yml": configuration, "App/A.swift": faulty, "Pods/P.swift": faulty.replacing("class A", with: "class P"),
            "App/Old1.swift": "this is not Swift {",
        ]
        try Program.withFiles(files) { folder in
            let outcome = try Program.run(["check", "."], in: folder)
            #expect(outcome.code == 0 && outcome.output.contains("1 of 1 classes"), "\(outcome)")
            #expect(try Program.run(["check", "A.swift"], in: folder.appending(path: "App")).code == 0)
            #expect(try Program.run(["check", "App/A.swift", "--rule", "missing-super"], in: folder).code == 1)
        }
        try Program.withFiles([".appear.yml": "disable: [flas]\n", "A.swift": sound]) { folder in
            let outcome = try Program.run(["check", "A.swift"], in: folder)
            #expect(outcome.code == 65)
            #expect(outcome.complaint == ".appear.yml:1:11: error: there is no rule 'flas'; did you mean 'flash'?\n")
        }
    }

    @Test(arguments: [("", 0), ("disable: [leak]\n", 0), ("enable: [early-animation]\n", 1), ("rules: [early-animation]\n", 1)])
    func `asks a project a rule that is often wrong there only by name`(configuration: String, code: Int32) throws {
        let quote = """
            import UIKit
            final class QuoteViewController: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.alpha = 0
                    view.addSubview(label)
                    UIView.animate(withDuration: 1) { self.label.alpha = 1 }
                }
            }
            """
        let files = ["App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; }\n", "App/Quote.swift": quote]
        try Program.withFiles(files.merging(configuration.isEmpty ? [:] : [".appear.yml": configuration]) { $1 }) { folder in
            let outcome = try Program.run(["check", "."], in: folder)
            #expect(outcome.code == code)
            let asked = try Program.run(["check", "App/Quote.swift", "--rule", "early-animation"], in: folder)
            #expect(asked.code == 1)
        }
    }

    @Test func `tells only what a baseline does not have`() throws {
        try Program.withFiles(["App/A.swift": faulty]) { folder in
            #expect(try Program.run(["check", "App", "--write-baseline", "old.json"], in: folder).code == 0)
            let outcome = try Program.run(["check", "App", "--baseline", "old.json"], in: folder)
            #expect(outcome.code == 0 && outcome.output.hasSuffix("# not told: 1 known before\n"), "\(outcome)")
            let new = faulty.replacing("class A", with: "class B")
            try Data(new.utf8).write(to: folder.appending(path: "App/B.swift"))
            let more = try Program.run(["check", "App", "--baseline", "old.json"], in: folder)
            #expect(more.code == 1 && more.output.hasPrefix("App/B.swift:3:5: warning: "), "\(more)")
        }
    }

    @Test func `tells only what a revision did not have, and walks what has changed`() throws {
        try Program.withFiles(["App/A.swift": faulty, "App/B.swift": sound, "App/C.swift": "struct C {}\n"]) { folder in
            try git(["init", "-q"], in: folder)
            try git(["add", "."], in: folder)
            try git(["commit", "-q", "-m", "one"], in: folder)
            let same = try Program.run(["check", "App", "--changed-since", "HEAD"], in: folder)
            #expect(same.code == 0 && same.output == "# nothing that has changed matters to a controller\n", "\(same)")
            let changed = faulty.replacing("title", with: "view.tag = 1\n        title").replacing(
                "}\n}", with: "}\n    override func viewDidAppear(_ animated: Bool) {\n        view.tag = 2\n    }\n}")
            try Data(changed.utf8).write(to: folder.appending(path: "App/A.swift"))
            let new = try Program.run(["check", "App", "--changed-since", "HEAD"], in: folder)
            let warnings = new.output.split(separator: "\n").filter { $0.contains("warning: ") }
            #expect(new.code == 1 && warnings.count == 1 && new.output.hasPrefix("App/A.swift:7:5: warning: "), "\(new)")
            #expect(new.output.contains("1 of 2 classes"))
            #expect(new.output.hasSuffix("# not told: 1 known before\n"))
            let none = try Program.run(["check", "App", "--changed-since", "nowhere"], in: folder)
            #expect(none.code == 64 && none.complaint == "error: --changed-since: there is no revision 'nowhere'\n")
        }
    }

    @Test func `saves the run of each finding, to be played again`() throws {
        try Program.withFiles(["A.swift": faulty]) { folder in
            let outcome = try Program.run(["check", "A.swift", "--witness", "runs"], in: folder)
            #expect(outcome.code == 1)
            let replayed = try Program.run(
                ["replay", "runs/missing-super-A-3.appear", "--format", "text", "--only", "callbacks"], in: folder)
            #expect(replayed.code == 0 && replayed.complaint == "", "\(replayed)")
            #expect(replayed.output.contains("A.viewWillAppear(_:)"))
        }
    }

    @Test func `reads articles, ends with 1 where a recording contradicts a list, and saves the run that shows it`() throws {
        let files = [
            "Wrong.md": "## Push\n\nB.viewWillAppear → A.viewWillDisappear\n",
            "Right.md": "## Push\n\nA.viewWillDisappear → B.viewWillAppear\n",
        ]
        try Program.withFiles(files) { folder in
            let right = try Program.run(["check", "--text", "Right.md", "--os", "18"], in: folder)
            #expect(right.code == 0 && right.output == "# 1 list read, 1 checked, 0 contradicted, 0 not checked\n", "\(right)")
            let wrong = try Program.run(["check", "--text", "Wrong.md", "--os", "18", "--witness", "runs"], in: folder)
            #expect(wrong.code == 1 && wrong.output.contains("\n    appear replay runs/text-Wrong-3.appear\n"), "\(wrong)")
            let replayed = try Program.run(["replay", "runs/text-Wrong-3.appear", "--format", "text", "--only", "callbacks"], in: folder)
            #expect(replayed.code == 0 && replayed.output.contains("A.viewWillDisappear(_:)"), "\(replayed)")
            #expect(try Program.run(["check", "--text", "Wrong.md", "--write-baseline", "old.json"], in: folder).code == 0)
            #expect(try Program.run(["check", "--text", "Wrong.md", "--baseline", "old.json"], in: folder).code == 0)
        }
    }

    @Test(arguments: [
        (["--text", "none.md"], 65, "none.md:1:1: error: the file cannot be read"),
        (["A.swift", "--text", "none.md"], 64, "error: --text takes articles instead of code; leave A.swift out"),
        (["--text", "none.md", "--do", "back"], 64, "error: --text does not go with --do: the articles say what happens"),
        (["--text", "none.md", "--rule", "flash"], 64, "error: --text does not go with --rule: the articles say what happens"),
    ])
    func `says which options articles do not go with`(arguments: [String], code: Int32, complaint: String) throws {
        let outcome = try Program.run(["check"] + arguments)
        #expect(outcome.code == code && outcome.complaint.hasPrefix(complaint), "\(outcome)")
    }
}
