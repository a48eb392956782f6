import Foundation
import Projects
import Stage
import Testing

@Suite struct `The text of a trace` {
    private static let scene = """
        import UIKit

        final class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("one\\ntwo")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                for _ in 0..<3 { present(UIViewController(), animated: true) }
            }
        }
        """

    private func run(_ steps: [String] = []) throws -> Run { try Scenes.run(Self.scene, steps, in: .navigation) }

    @Test func `begins with device, system, container and the names of the columns, each line after #`() throws {
        let lines = try run().summary.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "# device: iPhone 393x852, system: iOS 27, container: navigation")
        #expect(lines.contains { $0.hasPrefix("# columns: seconds, frame, transaction, event") })
        #expect(lines.allSatisfy { $0.hasPrefix("# ") && $0.count <= 82 })
    }

    @Test func `keeps text of several lines beside the columns`() throws {
        let lines = try run().text().split(separator: "\n").map(String.init)
        let first = try #require(lines.firstIndex { $0.hasSuffix("print: one") })
        #expect(lines[first + 1].trimmingCharacters(in: .whitespaces) == "two")
        #expect(lines[first + 1].hasPrefix(String(repeating: " ", count: 20)))
    }

    @Test func `tells a complaint and its mistake in one line, and counts identical ones`() throws {
        let run = try run()
        let complaints = run.recording.events.filter { $0.kind == .console }
        try #require(complaints.count == 2)
        run.tell(complaints.map { Diagnosis(rule: "console", text: "\($0.text ?? ""); wait", event: $0.index, location: $0.location) })
        let lines = run.text().split(separator: "\n").filter { $0.contains("Attempt to present") }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("already presenting <UIViewController>. Wait [console], once more  at Scene.swift:10") == true)
        // Programs get every event.
        #expect(run.jsonLines().split(separator: "\n").count { $0.contains("Attempt to present") } == 4)
        #expect(run.mermaid().split(separator: "\n").count { $0.contains("Attempt to present") } == 1)
    }

    @Test func `a mistake that is another matter stays a line of its own`() throws {
        let run = try run()
        let complaint = try #require(run.recording.events.first { $0.kind == .console })
        run.tell([Diagnosis(rule: "leak", text: "Feed is never deinitialised", event: complaint.index, location: nil)])
        #expect(run.text().contains("diagnosis: Feed is never deinitialised [leak]"))
    }

    @Test func `of the learner's own has no event of UIKit's classes, and says how much is left out`() throws {
        let run = try run(["rotate landscapeLeft"])
        let text = run.text(onlyMine: true)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(text.contains("Feed.viewDidLoad()") && text.contains("> rotate landscapeLeft") && text.contains("print: one"))
        #expect(text.contains("console: Attempt to present"))
        #expect(!text.contains("UINavigationController.view") && !text.contains("commit") && !text.contains("  line "))
        let all = run.recording.events
        let shown = all.count { event in
            switch event.kind {
            case .callback, .memory: event.object.map { run.recording.typeName(of: $0) == "Feed" } ?? false
            case .input, .print, .console: true
            default: false
            }
        }
        let code = all.count { $0.kind == .line }
        // The second of the two identical complaints is counted at the first.
        #expect(lines.count == shown - 1 + 1 + 1)
        #expect(
            lines.last == "# \(all.count - shown - code) events of UIKit's own and \(code) lines left out; without --mine they are shown")
    }

    @Test func `of the learner's own is indented within what is shown`() throws {
        let text = try run().text(onlyMine: true)
        let line = try #require(text.split(separator: "\n").first { $0.contains("Feed.viewDidLoad()") })
        #expect(line.dropFirst(19).hasPrefix("Feed"))
    }

    @Test func `of a run without anything of UIKit's says nothing of what is left out`() throws {
        let run = try Run(sources: [Source(path: "plain.swift", text: "print(1)")], setting: Setting(world: .open))
        #expect(run.text(onlyMine: true).contains("print: 1"))
        #expect(run.summary.text.hasPrefix("# device: iPhone 393x852, system: iOS 27, container: none, run as a script\n"))
    }
}
