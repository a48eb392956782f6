import Foundation
import Testing

/// What files, programs and the world around do that nobody hopes for.
@Suite struct `The command line in a hostile world` {
    /// Runs a line of the shell in which `$APPEAR` is the program.
    private func shell(_ line: String, state: URL) throws -> Program.Outcome {
        try Program.run(["-c", line], program: URL(filePath: "/bin/sh"), state: state, more: ["APPEAR": Program.binary.path])
    }

    private func withState<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let state = FileManager.default.temporaryDirectory.appending(path: "appear-state-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        return try body(state)
    }

    private static let export = """
        {"answers":[{"answer":{"choice":{"_0":0}},"hints":0,"lesson":"05","question":"a","time":1,"verdict":"right"}],
        "finished":[],"format":"appear-progress","positions":[],"version":1}
        """

    @Test(arguments: ["", "trap '' XFSZ; "])
    func `a first write that is killed, or that finds the disk full, at any size leaves progress that can be used`(trap: String) throws {
        try Program.withFiles(["export.json": Self.export]) { folder in
            let export = folder.appending(path: "export.json").path
            var broken = 0
            // In blocks of 512 bytes, or of 1024 with some shells: until the whole fits.
            for blocks in stride(from: 0, through: 1000, by: 4) {
                let isWhole = try withState { state -> Bool in
                    let first = try shell("\(trap)ulimit -f \(blocks); exec \"$APPEAR\" progress import '\(export)'", state: state)
                    if first.code == 0 { return true }
                    broken += 1
                    let shown = try Program.run(["progress"], state: state)
                    #expect(shown.code == 0, "\(blocks): \(shown.complaint)")
                    let second = try Program.run(["progress", "import", export], state: state)
                    #expect(second.output.hasSuffix(" answers added\n"), "\(blocks): \(second.complaint)")
                    return false
                }
                if isWhole { break }
                try #require(blocks < 1000)
            }
            #expect(broken > 10)
        }
    }

    @Test(arguments: [
        "progress export", "trace Scene.swift", "trace Scene.swift --format jsonl", "check Scene.swift --format sarif", "table", "--help",
        "explain", "home --plain",
    ])
    func `what cannot be written is an error`(command: String) throws {
        try Program.withFiles(["Scene.swift": "import UIKit\nclass A: UIViewController {}\n"]) { folder in
            try withState { state in
                let full = try shell("cd '\(folder.path)'; exec \"$APPEAR\" \(command) > /dev/full < /dev/null", state: state)
                #expect(full.code == 74)
                #expect(full.complaint == "error: standard output cannot be written: No space left on device\n")
            }
        }
    }

    private static let controls = "\u{1B}]0;title\u{07}\u{9B}31m\u{7F}\u{202E}"

    /// Whether a terminal would obey something in a text.
    private func commands(_ text: String) -> Bool {
        text.unicodeScalars.contains {
            $0.properties.isBidiControl || ($0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t")
        }
    }

    @Test(arguments: ["text", "jsonl", "mermaid", "perfetto", "asciicast", "svg"])
    func `nothing that a program says commands the terminal`(format: String) throws {
        let escapes = "\\u{1B}]0;title\\u{07}\\u{9B}31m\\u{7F}\\u{202E}"
        let code = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\(escapes)"
                    print("\(escapes)")
                    NSLog("%@", "\(escapes)")
                    fatalError("\(escapes)")
                }
            }
            """
        try Program.withFiles(["Scene\(Self.controls).swift": code]) { folder in
            let path = folder.appending(path: "Scene\(Self.controls).swift").path
            let trace = try Program.run(["trace", path, "--format", format])
            #expect(trace.code == 0 && !commands(trace.output) && !commands(trace.complaint))
            #expect(trace.output.contains("title"))
            guard format == "text" else { return }
            for format in ["text", "json", "sarif"] {
                let check = try Program.run(["check", path, "--format", format])
                #expect(!check.output.isEmpty && !commands(check.output) && !commands(check.complaint))
            }
            let compared = try Program.run(["trace", path, "--os", "15,26"])
            #expect(compared.code == 0 && !commands(compared.output))
        }
    }

    @Test func `nothing that an error quotes commands the terminal`() throws {
        let files = ["Bad\(Self.controls).swift": "let a = \"\(Self.controls)\"; func \(Self.controls)(", "steps": "wiat \(Self.controls)"]
        try Program.withFiles(files) { folder in
            let paths = [
                folder.appending(path: "Bad\(Self.controls).swift").path, folder.appending(path: "None\(Self.controls).swift").path,
            ]
            for arguments in [
                ["trace", paths[0]], ["trace", paths[1]], [Self.controls], ["trace", "--\(Self.controls)"], ["explain", Self.controls],
                ["trace", paths[0], "--device", Self.controls], ["trace", paths[0], "--scenario", folder.appending(path: "steps").path],
                ["progress", "import", paths[0]], ["lessons", "--lessons", Self.controls], ["lesson", Self.controls],
            ] {
                let outcome = try Program.run(arguments)
                #expect(outcome.code != 0, "\(arguments)")
                #expect(!outcome.complaint.isEmpty && !commands(outcome.complaint) && !commands(outcome.output), "\(arguments)")
            }
        }
    }

    @Test func `nothing that is read, asked for or kept commands the terminal`() throws {
        let hostile = Self.controls
        let escapes = "\\u{1B}]0;title\\u{07}\\u{9B}31m\\u{7F}\\u{202E}"
        let code = """
            import UIKit
            class A: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "\(escapes)"
                    label.frame = view.bounds
                    view.addSubview(label)
                    print("\(escapes)")
                }
            }
            """
        let files = [
            "Scene.swift": code, "S\(hostile).swift": code,
            "T\(hostile).md": "# \(hostile)\n\nB is pushed by A \(hostile): A.viewDidAppear, B.viewDidLoad\n",
            "app/.appear.yml": "rules: [\"\\e]0;x\\a\"]\n", "app/S.swift": code, "bad.json": "{\"findings\": [\"\(hostile)\"]}",
        ]
        try Program.withFiles(files) { folder in
            func path(_ name: String) -> String { folder.appending(path: name).path }
            let scene = path("S\(hostile).swift")
            for arguments in [
                ["why", scene, "--at", "5"], ["why", scene, "--at", "5", "--not", "viewDidDisappear"], ["why", scene, "--not", hostile],
                ["replay", scene], ["replay", hostile], ["check", "--text", path("T\(hostile).md")],
                ["check", "--text", path("T\(hostile).md"), "--format", "sarif"], ["check", path("app")],
                ["check", scene, "--baseline", path("bad.json")], ["check", scene, "--rule", hostile],
                ["check", scene, "--changed-since", hostile],
                ["check", scene, "--witness", path("w\(hostile)")], ["trace", scene, "--assume", hostile],
                ["trace", scene, "--do", "tap \"\(hostile)\""],
                ["trace", scene, "--save", path("none/\(hostile)")], ["run", scene, "--plain"], ["run", folder.path, "--plain"],
                ["lessons", "validate", "--lessons", hostile], ["progress", "import", path("bad.json")],
                ["progress", "show", "--profile", hostile],
            ] {
                let outcome = try Program.run(
                    arguments, input: "next event\nconsole\ncode\nhierarchy\nvariables\nmistakes\nvalue label.text\n\(hostile)\nquit\n")
                #expect(!commands(outcome.output) && !commands(outcome.complaint), "\(arguments)")
                #expect(!outcome.output.isEmpty || !outcome.complaint.isEmpty, "\(arguments)")
            }
        }
    }

    @Test func `what nobody could read again is not written`() throws {
        let code = "import UIKit\nclass A: UIViewController {}\n"
        try Program.withFiles(["S\(Self.controls).swift": code, "S.swift": code]) { folder in
            func path(_ name: String) -> String { folder.appending(path: name).path }
            let saved = try Program.run(["trace", path("S\(Self.controls).swift"), "--save", path("s.yaml")])
            #expect(saved.code == 74 && saved.complaint.contains("nobody could read the session again"))
            #expect(!FileManager.default.fileExists(atPath: path("s.yaml")))
            let lesson = try Program.run(["lessons", "new", "A \(Self.controls)", "--lessons", path("course")])
            #expect(lesson.code == 64 && lesson.complaint == "error: a title has no control characters\n")
            #expect(!FileManager.default.fileExists(atPath: path("course")))
            let nowhere = try Program.run(["trace", path("S.swift"), "--save", path("none/s.yaml")])
            #expect(nowhere.code == 74 && nowhere.complaint.hasSuffix("cannot be written: No such file or directory\n"))
        }
    }

    @Test func `nothing that a lesson says commands the terminal of those who read it in lines`() throws {
        let course = [
            "Course.yaml": "title: \"Course \\e]0;title\\a\"\nchapters:\n  - title: \"Chapter \\x9B31m\"\n    lessons: [01-a]\n",
            "Claims.yaml": "claims: []\n",
            "01-a/Lesson.md": """
            ---
            id: "01"
            title: "Lesson \\e]0;title\\a"
            minutes: 1
            claims: []
            goals:
              - "Goal \\e[31m"
            ---

            ## Step &#27;[31m

            ```stage
            scene: Scene.swift
            ```

            Prose \(Self.controls) and &#27;]0;title&#7; `\(Self.controls)`.
            """,
            "01-a/Scene.swift":
                "import UIKit\nclass A: UIViewController { override func viewDidLoad() { print(\"\\u{1B}]0;title\\u{07}\") } }\n",
        ]
        try Program.withFiles(course) { folder in
            let list = try Program.run(["lessons", "list", "--lessons", folder.path])
            #expect(list.code == 65 && list.complaint.contains("this text has a control character") && !commands(list.complaint))
        }
        // What the scene prints is its own.
        let scene = course.mapValues { text in
            text.replacing(#/\\(?:e|a|x9B)/#) { _ in "" }.replacing(#/&#\d+;/#) { _ in "" }.replacingOccurrences(
                of: Self.controls, with: "")
        }.merging(["01-a/Scene.swift": course["01-a/Scene.swift"] ?? ""]) { $1 }
        try Program.withFiles(scene) { folder in
            let read = try Program.run(
                ["lesson", "01", "--plain", "--lessons", folder.path],
                input: "next event\nconsole\ncode\nhelp\n\(Self.controls)\nquit\n")
            #expect(read.code == 0 && read.output.contains("Prose") && !commands(read.output) && !commands(read.complaint))
        }
    }

    @Test func `a folder that is no project's is refused after a look at so many files`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "appear-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in 0..<100 {
            let inner = folder.appending(path: "d\(part)")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            for file in 0..<1_000 { _ = FileManager.default.createFile(atPath: inner.appending(path: "f\(file)").path, contents: nil) }
        }
        let outcome = try Program.run(["trace", folder.path])
        #expect(outcome.code == 65)
        #expect(
            outcome.complaint == "\(folder.path):1:1: error: there are more than 100000 files in it; name the project's own folder\n")
    }

    @Test func `what lies in hidden folders is not looked at`() throws {
        let files = [
            ".hidden/A.swift": "this is no Swift", "B.swift": "import UIKit\nclass B: UIViewController {}\n", ".C.swift": "nor this",
        ]
        try Program.withFiles(files) { folder in
            let outcome = try Program.run(["trace", folder.path])
            #expect(outcome.code == 0 && outcome.output.contains("B.viewDidLoad()"))
        }
    }

    @Test func `steps beyond measure are bad usage`() throws {
        try Program.withFiles(["Scene.swift": "import UIKit\nclass A: UIViewController {}\n"]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            for steps in [["wait 1e18"], ["wait inf"], ["at 1e18 back"], ["wait 80000", "wait 80000"]] {
                let outcome = try Program.run(["trace", path] + steps.flatMap { ["--do", $0] })
                #expect(outcome.code == 64, "\(steps)")
                #expect(outcome.complaint.split(separator: "\n").count == 1, "\(steps)")
            }
        }
    }
}
