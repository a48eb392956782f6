import Checks
import Foundation
import Interpreter
import Projects
import Stage
import Testing
import TypeChecker

@Suite struct `A list of findings` {
    private func list() throws -> FindingList {
        let text = """
            import UIKit
            final class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    print("\\"quoted\\"")
                }
            }
            """
        let run = try Run(sources: [Source(path: "My Scenes/Scene.swift", text: text)], setting: Setting())
        return FindingList(Checks.findings(in: run, rules: ["no-deinit", "missing-super"]))
    }

    @Test func `is text in the compiler's form`() throws {
        let lines = try list().text().split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("My Scenes/Scene.swift:2:13: note: A has no deinit") && lines[0].hasSuffix("[no-deinit, point 8]"))
        #expect(lines[1].hasPrefix("My Scenes/Scene.swift:3:5: warning: ") && lines[1].hasSuffix("[missing-super, point 5]"))
    }

    @Test func `is a SARIF 2.1.0 log with rules, levels and places`() throws {
        let log = try #require(try JSONSerialization.jsonObject(with: Data(try list().sarif([]).utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "appear")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(["warning", "note"].contains(result["level"] as? String))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20Scenes/Scene.swift")
            #expect(((location["region"] as? [String: Any])?["startLine"] as? Int).map { $0 > 0 } == true)
        }
    }

    @Test func `is a JSON array with the place of each`() throws {
        let all = try #require(try JSONSerialization.jsonObject(with: Data(try list().json.utf8)) as? [[String: Any]])
        #expect(all.map { $0["rule"] as? String } == ["no-deinit", "missing-super"])
        #expect(all.map { $0["line"] as? Int } == [2, 3])
        #expect(all.map { $0["point"] as? Int } == [8, 5])
    }

    @Test func `has warnings only if something goes wrong`() throws {
        let run = try Run(
            sources: [
                Source(
                    path: "A.swift",
                    text: "import UIKit\nfinal class A: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }")
            ],
            setting: Setting())
        let list = FindingList(Checks.findings(in: run, rules: ["no-deinit"]))
        #expect(list.findings.map(\.rule) == ["no-deinit"])
        #expect(!list.hasWarnings)
    }

    @Test func `begins with what does not compile, which is an error in every form`() throws {
        let place = SourceLocation(file: "My Scenes/Scene.swift", line: 4, column: 9)
        let list = FindingList(try list().findings, remarks: [Remark(CompilerMessage(place, "cannot find 'x' in scope"))])
        #expect(list.hasWarnings)
        #expect(FindingList([], remarks: list.remarks).hasWarnings)
        let lines = list.text().split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "My Scenes/Scene.swift:4:9: error: cannot find 'x' in scope [compiler]")
        let all = try #require(try JSONSerialization.jsonObject(with: Data(list.json.utf8)) as? [[String: Any]])
        #expect(all.map { $0["rule"] as? String } == ["compiler", "no-deinit", "missing-super"])
        #expect(all[0]["level"] as? String == "error")
        #expect(all[0]["line"] as? Int == 4 && all[0]["column"] as? Int == 9)
        #expect(all[0]["event"] == nil)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(list.sarif([]).utf8)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let rules = try #require(((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]])
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["level"] as? String == "error")
        #expect(rules[try #require(result["ruleIndex"] as? Int)]["id"] as? String == "compiler")
        let physical = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])?["region"]
        #expect((physical as? [String: Any])?["startLine"] as? Int == 4)
    }

    @Test func `stands in the recording as diagnosis events, and later events keep their order`() throws {
        let text = "import UIKit\nfinal class A: UIViewController { override func viewWillAppear(_ animated: Bool) { print(1) } }"
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting())
        let before = run.recording
        let finding = try #require(Checks.findings(in: run).first { $0.rule == "missing-super" })
        run.tell([Diagnosis(rule: finding.rule, text: finding.text, event: finding.event, location: finding.location)])
        let after = run.recording
        #expect(after.events.count == before.events.count + 1)
        #expect(after.events.map(\.index) == Array(after.events.indices))
        #expect(after.events[finding.event + 1].kind == .diagnosis)
        #expect(after.events.filter { $0.kind != .diagnosis }.map(\.name) == before.events.map(\.name))
        for (old, new) in zip(before.frames, after.frames) {
            #expect(new.eventCount == old.eventCount + (old.eventCount > finding.event ? 1 : 0))
        }
        let ends = zip(before.events, after.events.filter { $0.kind != .diagnosis }).filter { $0.0.end != nil }
        for (old, new) in ends { #expect(before.events[old.end ?? 0].name == after.events[new.end ?? 0].name) }
        #expect(run.facts(at: finding.event)?["window"] == false)
    }
}
