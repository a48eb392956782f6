import Foundation
import Testing

/// `appear trace` of two runs.
@Suite struct `The command line compares` {
    private static let scene = """
        import UIKit

        final class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }

        final class B: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("loaded")
            }
        }
        """

    private func trace(_ arguments: String..., files: [String: String] = [:]) throws -> Program.Outcome {
        try Program.withFiles(["Scene.swift": Self.scene].merging(files) { $1 }) { folder in
            let named = arguments.map { files[$0] == nil ? $0 : folder.appending(path: $0).path }
            return try Program.run(["trace", folder.appending(path: "Scene.swift").path] + named)
        }
    }

    @Test func `containers, by their names`() throws {
        let outcome = try trace("--in", "navigation,tab", "--only", "callbacks")
        #expect(outcome.code == 0)
        #expect(
            outcome.output.hasPrefix(
                "--- navigation (iPhone, iOS 27)\n+++ tab (iPhone, iOS 27)\nfirst difference: A.willMove(toParent:) has parent "))
        #expect(try trace("--in", "navigation,tabs").complaint == "error: there is no container 'tabs'; did you mean 'tab'?\n")
    }

    @Test func `two scenarios`() throws {
        let outcome = try trace(
            "--in", "navigation", "--do", "call A.push", "--do", "swipe-back 40 cancel", "--or-do", "call A.push", "--or-do",
            "swipe-back 40 finish", "--only", "callbacks")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("--- cancelled (iPhone, iOS 27)\n+++ finished (iPhone, iOS 27)\n"))
        #expect(outcome.output.contains("\n+    ") && outcome.output.contains("  B.deinit\n"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let malformed = try trace("--or-do", "swipe-bak 40 finish")
        #expect(malformed.code == 64)
        #expect(malformed.complaint == "error: there is no step 'swipe-bak'; did you mean 'swipe-back'?\n")
    }

    @Test func `two files, and writes the same bytes each time`() throws {
        let model = Self.scene.replacing("viewDidLoad", with: "viewDidAppear").replacing("appear()", with: "appear(animated)")
            .replacing("func viewDidAppear()", with: "func viewDidAppear(_ animated: Bool)").replacing(
                "super.viewDidAppear()", with: "super.viewDidAppear(animated)")
        func outcome() throws -> Program.Outcome {
            try trace("--in", "navigation", "--do", "call A.push", "--against", "Model.swift", files: ["Model.swift": model])
        }
        let first = try outcome()
        #expect(first.code == 0)
        #expect(
            first.output.hasPrefix(
                "--- Scene.swift (iPhone, iOS 27)\n+++ Model.swift (iPhone, iOS 27)\nfirst difference: The print “loaded” comes before "))
        #expect(first.output.contains(" in Scene.swift,") || first.output.contains(" in\n    Scene.swift,"))
        #expect(try outcome().output == first.output)
    }

    @Test func `as text or jsonl, and nothing else`() throws {
        let outcome = try trace("--or-do", "back", "--format", "mermaid")
        #expect(outcome.code == 64)
        #expect(outcome.complaint == "error: recordings are compared as text or jsonl, not as 'mermaid'\n")
        let lines = try trace("--or-do", "back", "--format", "jsonl").output.split(separator: "\n")
        for line in lines {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["runs"] as? [String] == ["without 'back'", "'back'"])
            #expect((object["says"] is String) == (object["change"] as? String != "same"))
        }
    }
}
