import Foundation
import Testing

@Suite struct `The command line` {
    private let scene = """
        import UIKit

        final class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }

        final class B: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                view.backgroundColor = .systemGreen
            }
        }
        """

    @Test func `traces a scene as JSON lines, and only callbacks when asked`() throws {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            let all = try Program.run(["trace", path, "--in", "navigation", "--do", "call A.push", "--format", "jsonl"])
            #expect(all.code == 0)
            #expect(all.complaint == "")
            let lines = all.output.split(separator: "\n")
            #expect(lines.allSatisfy { $0.hasPrefix(#"{"i":"#) })
            #expect(
                lines.contains {
                    $0.contains(#""object":"B","name":"viewDidAppear(_:)","args":{"animated":true}"#) && $0.contains("Scene.swift:8")
                })
            let some = try Program.run(
                ["trace", path, "--in", "navigation", "--do", "call A.push", "--format", "jsonl", "--only", "callbacks"])
            #expect(some.output.split(separator: "\n").allSatisfy { $0.contains(#""kind":"callback""#) })
        }
    }

    @Test func `finds the flash with its line, and says so by exit code 1`() throws {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            let outcome = try Program.run(["check", path, "--in", "navigation", "--do", "call A.push"])
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("Scene.swift:10:"))
            #expect(outcome.output.contains("[flash]"))
        }
    }

    private let uncompiled = """
        import UIKit

        final class A: UIViewController {
            func rows(_ open: Bool) -> Int {
                if open { return 1 }
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                print("loaded")
            }
            deinit { print("gone") }
        }
        """

    @Test func `trace says on standard error what does not compile, and prints the recording as without`() throws {
        let compiled = uncompiled.replacing("{ return 1 }", with: "{ return 1 }; return 0")
        try Program.withFiles(["Scene.swift": uncompiled, "compiled/Scene.swift": compiled]) { folder in
            let outcome = try Program.run(["trace", folder.appending(path: "Scene.swift").path, "--only", "callbacks"])
            let whole = try Program.run(["trace", folder.appending(path: "compiled/Scene.swift").path, "--only", "callbacks"])
            #expect(outcome.code == 0)
            #expect(
                outcome.complaint
                    == "\(folder.path)/Scene.swift:6:5: error: missing return in instance method expected to return 'Int'\n")
            #expect(outcome.output == whole.output)
            #expect(whole.complaint == "")
        }
    }

    @Test func `check tells what does not compile as an error in each form, and ends with 1`() throws {
        try Program.withFiles(["Scene.swift": uncompiled]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            let text = try Program.run(["check", path])
            #expect(text.code == 1)
            let lines = text.output.split(separator: "\n")
            #expect(lines.first ?? "" == "\(path):6:5: error: missing return in instance method expected to return 'Int' [compiler]")
            #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("# ") })
            for (format, words) in [("json", #""rule" : "compiler""#), ("sarif", #""ruleId" : "compiler""#)] {
                let outcome = try Program.run(["check", path, "--format", format])
                #expect(outcome.code == 1)
                #expect(outcome.output.contains(words))
                #expect(outcome.output.contains(#""level" : "error""#))
            }
        }
    }

    @Test func `a step that cannot be done is an error of check in each form`() throws {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            let check = ["check", folder.appending(path: "Scene.swift").path, "--in", "navigation", "--do", "tap Opne"]
            for (format, words) in [
                ("text", "error: the step 'tap Opne' could not be done"), ("json", #""rule" : "step""#), ("sarif", #""ruleId" : "step""#),
            ] {
                let outcome = try Program.run(check + ["--format", format])
                #expect(outcome.code == 1 && outcome.output.contains(words), "\(format)")
            }
        }
    }

    @Test func `of files that name what is not there, nothing is said of the rest either`() throws {
        let text = uncompiled.replacing("print(\"loaded\")", with: "Session.shared.start()")
        try Program.withFiles(["Scene.swift": text]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            #expect(try Program.run(["trace", path]).complaint == "")
            let outcome = try Program.run(["check", path])
            #expect(outcome.code == 0)
            #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("# ") })
        }
    }

    @Test func `runs a file without a controller as a plain script`() throws {
        try Program.withFiles(["plain.swift": "var total = 0\nfor n in 1...4 { total += n }\nprint(\"total\", total)\n"]) { folder in
            let outcome = try Program.run(["trace", folder.appending(path: "plain.swift").path])
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("print: total 10"))
        }
    }

    @Test func `the local packages that a folder's manifest or project names are read as well, their sources alone`() throws {
        let package = { (name: String, more: String) in
            """
            import PackageDescription
            let package = Package(name: "\(name)", dependencies: [\(more)], targets: [.target(name: "\(name)"), .testTarget(name: "Tests", path: "Tests")])
            """
        }
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    P1 = { isa = PBXProject; packageReferences = ( A1 /* XCLocalSwiftPackageReference "../Kit" */, ); };
                    /* Begin XCLocalSwiftPackageReference section */
                    A1 /* XCLocalSwiftPackageReference "../Kit" */ = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
                };
                rootObject = P1;
            }
            """
        let files = [
            "App/Screen.swift": """
            import UIKit
            import Kit
            final class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(Kit.title, Tools.size) } }
            """,
            "App/App.xcodeproj/project.pbxproj": project,
            "Feature/Sources/Feature/Screen.swift": """
            import UIKit
            import Kit
            final class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(Kit.title, Tools.size) } }
            """,
            "Feature/Package.swift": package("Feature", ".package(path: \"../Kit\")"),
            "Kit/Package.swift": package("Kit", ".package(name: \"Tools\", path: \"./../Tools\"), .package(path: \"../Missing\")"),
            "Kit/Sources/Kit/Kit.swift": "public enum Kit { public static let title = \"kit\" }",
            "Kit/Examples/Kit.swift": "public enum Kit { public static let title = \"example\" }",
            "Tools/Package.swift": package("Tools", "").replacing(
                ".target(name: \"Tools\")", with: ".target(name: \"Tools\", path: \"Code\")"),
            "Tools/Code/Tools.swift": "public enum Tools { public static let size = 4 }",
        ]
        try Program.withFiles(files) { folder in
            for name in ["App", "Feature"] {
                let outcome = try Program.run(["trace", folder.appending(path: name).path, "--root", "Screen"])
                #expect(outcome.output.contains("print: kit 4"))
            }
        }
    }

    @Test func `a file that is named beside its folder is read once and declares the entry; other names mean the first file`() throws {
        func screen(_ app: String) -> String {
            "class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(\"\(app)\", Model.name) } }"
        }
        let files = [
            "One/Screen.swift": screen("one"), "One/Model.swift": "enum Model { static let name = \"first\" }",
            "Two/Screen.swift": screen("two"), "Two/Model.swift": "enum Model { static let name = \"second\" }",
            "Mac/Screen.swift": "class Screen: Window { }",
        ]
        try Program.withFiles(files.mapValues { "import UIKit\n" + $0 }) { folder in
            let plain = try Program.run(["trace", folder.path, "--root", "Screen"])
            #expect(plain.output.contains("print: one first"))
            let chosen = try Program.run(["trace", folder.appending(path: "Two/Screen.swift").path, folder.path, "--root", "Screen"])
            #expect(chosen.output.contains("print: two first"))
            #expect(chosen.code == 0)
        }
    }

    @Test func `prints the documents' table as one JSON object`() throws {
        let outcome = try Program.run(["table", "--format", "json"])
        #expect(outcome.code == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(object["container"] as? String == "navigation")
        #expect((object["rows"] as? [Any])?.count == 10)
    }

    @Test(
        arguments: [
            (["traec"], "trace"), (["trace", "x.swift", "--device", "phon"], "phone"), (["trace", "x.swift", "--do", "bakc"], "back"),
            (["trace", "x.swift", "--in", "navigaton"], "navigation"), (["table", "--format", "jsno"], "json"),
            (["trace", "x.swift", "--os", "12"], "iOS 13"), (["trace", "x.swift", "--os", "21"], "iOS 18 and iOS 26"),
        ])
    func `answers bad usage with one sentence, the nearest word, and exit code 64`(arguments: [String], nearest: String) throws {
        let outcome = try Program.run(arguments)
        #expect(outcome.code == 64)
        #expect(outcome.output == "")
        #expect(outcome.complaint.split(separator: "\n").count == 1)
        #expect(outcome.complaint.contains(nearest))
    }

    @Test func `a file in place of a command is told which command takes it`() throws {
        let outcome = try Program.run(["Profile.swift"])
        #expect(outcome.code == 64 && outcome.output == "")
        #expect(outcome.complaint == "error: there is no command 'Profile.swift'; `appear run Profile.swift` steps through it\n")
        let folder = FileManager.default.temporaryDirectory.path
        #expect(try Program.run([folder]).complaint.contains("`appear run \(folder)` steps through it"))
    }

    @Test func `a trace of the learner's own is text, and says how much it leaves out`() throws {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            let outcome = try Program.run(["trace", path, "--mine"])
            #expect(outcome.code == 0 && outcome.output.hasPrefix("# device: iPhone 393x852, system: iOS 27, container: root\n"))
            #expect(outcome.output.contains("A.viewDidLoad()") && !outcome.output.contains("UIWindow"))
            #expect(outcome.output.contains(" events of UIKit's own left out; without --mine they are shown\n"))
            for more in [["--format", "jsonl"], ["--os", "15,26"]] {
                #expect(try Program.run(["trace", path, "--mine"] + more).code == 64)
            }
        }
    }

    @Test func `mistakes name a view as the code does, for programs too`() throws {
        try Program.withFiles(["Scene.swift": scene]) { folder in
            let path = folder.appending(path: "Scene.swift").path
            let check = ["check", path, "--in", "navigation", "--do", "call A.push"]
            #expect(try Program.run(check).output.contains("backgroundColor of B.view jumps"))
            let json = try Program.run(check + ["--format", "json"]).output
            #expect(json.contains("backgroundColor of B.view") && !json.contains("UIView#"))
            let trace = ["trace", path, "--in", "navigation", "--do", "call A.push"]
            #expect(try Program.run(trace).output.contains("diagnosis: backgroundColor of B.view jumps"))
            #expect(try Program.run(trace + ["--format", "jsonl"]).output.contains("backgroundColor of B.view"))
        }
    }

    @Test func `answers malformed Swift with its place, and exit code 65`() throws {
        try Program.withFiles(["Bad.swift": "import UIKit\n\nfinal class A: UIViewController {\n    func x( {\n}\n"]) { folder in
            let path = folder.appending(path: "Bad.swift").path
            let outcome = try Program.run(["trace", path])
            #expect(outcome.code == 65)
            #expect(outcome.output == "")
            #expect(outcome.complaint.hasPrefix("\(path):4:"))
            #expect(outcome.complaint.contains(": error: "))
        }
    }

    @Test func `answers a file that is not there, and a scenario with a bad line, with exit code 65`() throws {
        let missing = try Program.run(["trace", "/nowhere/Scene.swift"])
        #expect(missing.code == 65)
        #expect(missing.complaint.hasPrefix("/nowhere/Scene.swift:1:1: error: "))
        try Program.withFiles(["Scene.swift": scene, "steps": "# a comment\n\ncall A.push\nbakc\n"]) { folder in
            let steps = folder.appending(path: "steps").path
            let outcome = try Program.run(["trace", folder.appending(path: "Scene.swift").path, "--scenario", steps])
            #expect(outcome.code == 65)
            #expect(outcome.complaint.hasPrefix("\(steps):4:1: error: "))
        }
    }
}
