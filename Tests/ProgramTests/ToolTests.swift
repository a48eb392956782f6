import Foundation
import Testing

@Suite struct `The tools of the command line` {
    private let scene = """
        import UIKit

        final class A: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                print("here")
            }
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }

        final class B: UIViewController {}
        """

    private func trace(_ arguments: String...) throws -> Program.Outcome {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            try Program.run(["trace", folder.appending(path: "Scene.swift").path] + arguments)
        }
    }

    @Test(
        arguments: [
            ("mermaid", "sequenceDiagram\n"), ("perfetto", "{\"displayTimeUnit\""), ("asciicast", "{\"version\":2,"), ("svg", "<?xml "),
        ])
    func `traces in every format`(format: String, start: String) throws {
        let outcome = try trace("--in", "navigation", "--do", "call A.push", "--format", format)
        #expect(outcome.code == 0)
        #expect(outcome.complaint == "")
        #expect(outcome.output.hasPrefix(start))
        #expect(outcome.output.hasSuffix("\n"))
    }

    @Test func `plays the device's frames in colours: half blocks, a caption, and no line too wide`() throws {
        let lines = try trace("--in", "navigation", "--format", "asciicast").output.split(separator: "\n")
        let header = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect((header["width"] as? Int).map { $0 >= 40 } == true)
        let first = try #require(try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [Any])
        let text = try #require(first.last as? String)
        #expect(text.contains("48;2;") && text.contains(" s · frame 0"))
    }

    @Test func `compares a scene under several systems in one command`() throws {
        let outcome = try trace("--os", "13,17,26", "--only", "callbacks")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("--- iPhone, iOS 13\n+++ iPhone, iOS 17\n"))
        #expect(outcome.output.contains("\n--- iPhone, iOS 13\n+++ iPhone, iOS 26\n"))
        let lines = try trace("--os", "15,26", "--device", "se", "--format", "jsonl").output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("{\"change\":\"") && $0.contains("\"device\":[\"se\",\"se\"]") })
    }

    @Test func `tells mistakes as diagnosis events in a trace`() throws {
        let outcome = try trace("--format", "jsonl")
        let line = try #require(
            outcome.output.split(separator: "\n").first { $0.contains("\"kind\":\"diagnosis\"") && $0.contains("missing-super") })
        #expect(line.contains("\"at\":\"Scene.swift:4\""))
        let numbers = try outcome.output.split(separator: "\n").map { line -> Int in
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return try #require(object["i"] as? Int)
        }
        #expect(numbers == Array(numbers.indices))
    }

    @Test func `checks as text, JSON and SARIF, and exits with 1 when something is wrong`() throws {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            let text = try Program.run(["check", path])
            #expect(text.code == 1)
            #expect(text.output.contains("Scene.swift:4:5: warning: "))
            for format in ["json", "sarif"] {
                let outcome = try Program.run(["check", path, "--format", format])
                #expect(outcome.code == 1)
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) }
            }
            #expect(try Program.run(["check", path, "--format", "sarf"]).complaint.contains("sarif"))
        }
    }

    @Test func `prints the table of every container, each differing cell with its event`() throws {
        let text = try Program.run(["table", "--all"])
        #expect(text.code == 0)
        for container in ["root", "tab", "fullScreen", "pageSheet", "formSheet", "overFullScreen", "child"] {
            #expect(text.output.contains("\n\(container), an iPad window"), "\(container)")
        }
        #expect(text.output.contains("since event "))
        let json = try Program.run(["table", "--all", "--format", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["tables"] as? [Any])?.count ?? 0 > 7)
    }

    @Test func `help lists each kind of step, with an example and a sentence`() throws {
        for command in ["trace", "run", "check", "why"] {
            let help = try Program.run([command, "--help"]).output
            let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for (example, word) in [(#"tap "Open profile""#, "Touches"), ("kill", "Ends"), ("at 0.2 back", "Starts")] {
                let line = try #require(lines.firstIndex(of: "        \(example)"), "\(example)")
                #expect(lines[line + 1].hasPrefix("          \(word)"))
            }
            // Each of the 27 kinds has two lines, and none is wrapped.
            let first = try #require(lines.firstIndex { $0.hasPrefix("        tap ") })
            #expect(lines[first...].prefix { $0.hasPrefix("        ") }.count == 54)
        }
    }

    @Test func `takes a theme, and a lesson's number without its nought`() throws {
        let theme = try Program.run(["home", "--theme", "blue"])
        #expect(theme.code == 64)
        #expect(theme.complaint.contains("there is no theme 'blue'; there is dark, light, high-contrast, light-high-contrast"))
        let near = try Program.run(["home", "--theme", "color-blind"])
        #expect(near.code == 64 && near.complaint.contains("did you mean 'colour-blind'?"))
        #expect(try Program.run(["lesson", "--help"]).output.contains("colour-blind"))
        let lesson = try Program.run(["lesson", "4", "--plain"])
        #expect(lesson.code == 0 && lesson.output.contains("04 The order of an appearance"))
    }

    @Test func `explains a callback, and suggests the nearest name`() throws {
        let known = try Program.run(["explain", "viewWillAppear"])
        #expect(known.code == 0 && known.output.hasPrefix("UIViewController.viewWillAppear(_:)\n  Now      "))
        #expect(try Program.run(["explain", "viewWillAppear", "--more"]).output.contains("recorded begin-end-4"))
        #expect(try Program.run(["explain", "safe", "area"]).output.hasPrefix("safe area\n  Is "))
        for more in [[], ["--more"]] { #expect(try Program.run(["explain", "deinit"] + more).output.contains("  Not here ")) }
        let unknown = try Program.run(["explain", "viewWillApear"])
        #expect(unknown.code == 64 && unknown.complaint.contains("did you mean 'viewWillAppear'?"))
        #expect(try Program.run(["explain"]).output.contains("UINavigationController\n"))
        #expect(try Program.run(["explain", "--format", "markdown"]).output.hasPrefix("# "))
    }

    private let sheet = """
        import UIKit

        class A: UIViewController {
            func open() {
                let sheet = B()
                present(sheet, animated: true)
            }
        }
        class B: UIViewController {}
        """

    private struct Answer: Decodable {
        struct Link: Decodable {
            var i: Int?
            var at: String?
            var says: String
            var known: String?
        }
        struct Change: Decodable {
            var change: String
            var first: Int
        }
        var event: Int
        var chain: [Link]
        var counterfactual: Change?
    }

    @Test func `says why an event came, and why a callback did not`() throws {
        try Program.withFiles(["Scene.swift": sheet]) { folder in
            let scene = [folder.appending(path: "Scene.swift").path, "--do", "call A.open"]
            let came = try Program.run(["why"] + scene + ["--at", "B.viewDidAppear", "--format", "json"])
            #expect(came.code == 0)
            let answer = try JSONDecoder().decode(Answer.self, from: Data(came.output.utf8))
            #expect(answer.chain.first?.i == answer.event)
            #expect(answer.chain.first?.known?.contains("documented UIViewController.viewDidAppear(_:)") == true)
            #expect(answer.chain.contains { $0.at == "Scene.swift:6" })
            #expect(came.output.contains(#""at":null"#) && !came.output.contains("counterfactual"))
            let bare = try Program.run(["why"] + scene + ["--at", "viewDidAppear", "--format", "json"])
            #expect(bare.output == came.output)
            let silent = try Program.run(["why"] + scene + ["--not", "viewWillDisappear", "--object", "A", "--format", "json"])
            let silence = try JSONDecoder().decode(Answer.self, from: Data(silent.output.utf8))
            #expect(silence.chain.first?.says.contains("a page sheet, which keeps the presenter's view") == true)
            #expect(silence.counterfactual?.change == "with sheet presented full screen at Scene.swift:6")
            let text = try Program.run(["why"] + scene + ["--not", "viewWillDisappear", "--object", "A"])
            #expect(text.output.contains("\nIt comes with sheet presented full screen at Scene.swift:6: event "))
            for (words, complaint) in [
                (["--at", "B.viewDidApear"], "did you mean 'B.viewDidAppear'?"), (["--at", "99999"], "there is no event 99999"),
                (["--not", "viewDidVanish"], "nothing called 'viewDidVanish' is simulated"), ([], "say --at EVENT, or --not CALLBACK"),
                (["--at", "1", "--object", "A"], "--object goes with --not"),
            ] {
                let wrong = try Program.run(["why"] + scene + words)
                #expect(wrong.code == 64)
                #expect(wrong.complaint.contains(complaint), "\(wrong.complaint)")
            }
        }
    }
}
