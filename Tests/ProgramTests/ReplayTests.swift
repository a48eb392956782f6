import Foundation
import Testing

/// `appear trace --save` and `appear replay`.
@Suite struct `A session saved in a file` {
    private static let scene = """
        import UIKit

        final class A: UIViewController {
            override func viewWillAppear(_ animated: Bool) { print("here", Session.shared.user) }
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }

        final class B: UIViewController {}
        """

    private let arguments = [
        "--in", "navigation", "--os", "18", "--device", "se", "--assume", "all", "--strict", "--do", "call A.push", "--do",
        "swipe-back 40 cancel",
    ]

    private func withSession<Result>(_ body: (String, URL) throws -> Result) throws -> Result {
        try Program.withFiles(["Scene.swift": Self.scene]) { folder in
            let session = folder.appending(path: "s.yaml").path
            let saved = try Program.run(["trace", folder.appending(path: "Scene.swift").path] + arguments + ["--save", session])
            #expect(saved.code == 0)
            return try body(session, folder)
        }
    }

    @Test(arguments: [["text"], ["text", "--only", "callbacks"], ["jsonl"], ["mermaid"], ["perfetto"], ["asciicast"], ["svg"]])
    func `gives the bytes of the trace that saved it`(format: [String]) throws {
        try withSession { session, folder in
            let trace = try Program.run(
                ["trace", folder.appending(path: "Scene.swift").path] + arguments + ["--format"] + format)
            try FileManager.default.removeItem(at: folder.appending(path: "Scene.swift"))
            let replay = try Program.run(["replay", session, "--format"] + format)
            #expect(replay.code == 0 && replay.complaint == "")
            #expect(!trace.output.isEmpty && replay.output == trace.output)
        }
    }

    @Test func `is read by people, and names no folder of the one who saved it`() throws {
        try withSession { session, folder in
            let text = try String(contentsOfFile: session, encoding: .utf8)
            #expect(text.hasPrefix("appear-session: 1\nprogram: "))
            #expect(text.contains("\n  - name: Scene.swift\n    text: |-\n      import UIKit\n\n      final class A: UIViewController {\n"))
            #expect(!text.contains(folder.path))
        }
    }

    @Test func `that has been edited says so, and the trace is that of the file`() throws {
        try withSession { session, _ in
            let text = try String(contentsOfFile: session, encoding: .utf8).replacing("\"here\"", with: "\"there\"")
            try text.write(toFile: session, atomically: true, encoding: .utf8)
            let replay = try Program.run(["replay", session, "--format", "text"])
            #expect(replay.code == 0)
            #expect(replay.output.contains("print: there"))
            #expect(replay.complaint.hasPrefix("appear: This recording is not the one that was saved: "))
        }
    }

    @Test func `malformed ends with 65 and the place, and bad usage with 64`() throws {
        try withSession { session, folder in
            let text = try String(contentsOfFile: session, encoding: .utf8).replacing("device: se", with: "device: sf\u{1B}[31m")
            try text.write(toFile: session, atomically: true, encoding: .utf8)
            let malformed = try Program.run(["replay", session, "--format", "text"])
            #expect(malformed.code == 65 && malformed.output == "")
            #expect(malformed.complaint.contains("\(session):6:"))
            #expect(malformed.complaint.contains(": error: ") && !malformed.complaint.contains("\u{1B}"))
            #expect(try Program.run(["replay", folder.path]).code == 65)
            #expect(try Program.run(["replay", "/dev/zero"]).code == 65)
            #expect(try Program.run(["replay", folder.appending(path: "none").path]).code == 65)
            #expect(try Program.run(["replay", session, "--format", "txt"]).code == 64)
            #expect(try Program.run(["replay", session, "--only", "callbacks"]).code == 64)
        }
    }

    @Test func `of two runs at once is bad usage, and nothing else than a session is written over`() throws {
        try withSession { session, folder in
            let scene = folder.appending(path: "Scene.swift").path
            #expect(try Program.run(["trace", scene, "--os", "15,26", "--save", session]).code == 64)
            let refused = try Program.run(["trace", scene, "--save", scene])
            #expect(refused.code == 74 && refused.output == "")
            #expect(refused.complaint == "error: '\(scene)' is there already and is no session; choose another name\n")
            #expect(try String(contentsOfFile: scene, encoding: .utf8) == Self.scene)
        }
    }

    @Test func `opens on the stage where nobody looks`() throws {
        try withSession { session, _ in
            let plain = try Program.run(["replay", session, "--plain"], input: "q\n")
            #expect(plain.code == 0)
            #expect(plain.output.contains("Scene.swift, iPhone SE 375x667 · iOS 18"))
        }
    }
}
