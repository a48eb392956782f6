import Foundation
import Interpreter
import Projects
import Stage
import Testing

@testable import TypeChecker

@Suite struct `The compiler's program` {
    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("appear-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func program(_ text: String, called name: String, in folder: URL) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "#!/bin/sh\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file.path
    }

    private static let broken = [Source(path: "A.swift", text: "let count: Int = \"\"\n")]

    @Test func `is the first in PATH, and none where there is none`() throws {
        try withFolder { folder in
            let path = try program("exit 0", called: "tools/swiftc", in: folder)
            let tools = folder.appendingPathComponent("tools").path
            #expect(Compiler.path(in: ["PATH": "\(folder.path):\(tools):/bin"]) == path)
            #expect(Compiler.path(in: ["PATH": folder.path]) == nil)
            #expect(Compiler.path(in: [:]) == nil)
        }
    }

    @Test func `reads the modules beside the program, else those under share, and is not asked without`() throws {
        try withFolder { folder in
            let path = try program("exit 0", called: "bin/appear", in: folder)
            #expect(Compiler.modules(beside: path) == nil)
            _ = try program("", called: "share/appear/Modules/UIKit.swiftmodule", in: folder)
            #expect(Compiler.modules(beside: path) == folder.path + "/share/appear/Modules")
            _ = try program("", called: "bin/Modules/UIKit.swiftmodule", in: folder)
            #expect(Compiler.modules(beside: path) == folder.path + "/bin/Modules")
        }
    }

    @Test func `is ended when it takes too long, and has said nothing`() throws {
        try withFolder { folder in
            let path = try program("echo \"$2: error: late\" >&2; exec sleep 600", called: "swiftc", in: folder)
            let start = ContinuousClock.now
            let messages = TypeChecker(compiler: path, modules: folder.path, limit: 0.2).begin(Self.broken, in: .closed).wait()
            #expect(messages == [])
            #expect(ContinuousClock.now - start < .seconds(60))
        }
    }

    @Test func `is ended when nobody wants to hear of it any more`() throws {
        try withFolder { folder in
            let path = try program("exec sleep 600", called: "swiftc", in: folder)
            let start = ContinuousClock.now
            let check = TypeChecker(compiler: path, modules: folder.path, limit: 600).begin(Self.broken, in: .closed)
            check.abandon()
            #expect(check.messages == [])
            #expect(ContinuousClock.now - start < .seconds(60))
        }
    }

    @Test func `says nothing where it cannot do its work`() throws {
        try withFolder { folder in
            for text in [
                "echo '<unknown>:0: error: module compiled with Swift 5.0 cannot be imported' >&2; exit 1", "kill -9 $$", "exit 1",
                "echo 'error: compile command failed due to signal 6' >&2; exit 1",
            ] {
                let path = try program(text, called: "swiftc", in: folder)
                #expect(TypeChecker(compiler: path, modules: folder.path).begin(Self.broken, in: .closed).wait() == [])
            }
            let missing = TypeChecker(compiler: "\(folder.path)/none", modules: folder.path)
            #expect(missing.begin(Self.broken, in: .closed).wait() == [])
            #expect(TypeChecker(compiler: "/bin/true", modules: folder.path).begin([], in: .closed).wait() == [])
        }
    }

    @Test func `leaves no files behind`() throws {
        let temporary = FileManager.default.temporaryDirectory.path
        try withFolder { folder in
            // What the compiler is given last is what is compiled with the copies.
            let path = try program("for last; do :; done; dirname \"$last\" >\(folder.path)/where", called: "swiftc", in: folder)
            _ = TypeChecker(compiler: path, modules: folder.path).begin(Self.broken, in: .closed).wait()
            let used = try String(contentsOfFile: "\(folder.path)/where", encoding: .utf8).split(separator: "\n").joined()
            #expect(used.hasPrefix(temporary))
            #expect(!FileManager.default.fileExists(atPath: used))
        }
    }
}

@Suite struct `The compiler's output` {
    @Test func `is errors with their notes; what is shown of the source is none`() {
        let output = """
            /copies/a:b/0-A.swift:3:10: error: overriding declaration requires an 'override' keyword
                func viewDidLoad() { print("x: error: y") }
                     ^
            /src/UIViewController.swift:126:15: note: overridden declaration is here
                open func viewDidLoad()
            /copies/a:b/0-A.swift:9:1: warning: never used
            <unknown>:0: error: no
            error: emit-sil failed
            """
        let found = Diagnostic.all(in: output)
        #expect(found.map(\.file) == ["/copies/a:b/0-A.swift", "<unknown>", "<unknown>"])
        #expect(found.map(\.line) == [3, 0, 0])
        #expect(found.map(\.column) == [10, 0, 0])
        #expect(found.map(\.text) == ["overriding declaration requires an 'override' keyword", "no", "emit-sil failed"])
        #expect(found[0].notes.map(\.text) == ["overridden declaration is here"])
        #expect(found[0].notes.map(\.line) == [126])
    }
}
