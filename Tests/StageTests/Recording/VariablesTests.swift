import Interpreter
import Projects
import Testing

@testable import Stage

@Suite struct `Variables at an event` {
    private static let scene = """
        import UIKit

        class Feed: UIViewController {
            var count = 0
            let header = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                let factor = 3
                add("two", times: factor)
                print("done")
            }

            func add(_ word: String, times: Int) {
                var words: [String] = []
                for index in 0..<times {
                    words.append(word)
                    print(index)
                }
                count += words.count
            }
        }
        """

    private func run() throws -> Run {
        try Run(sources: [Source(path: "Feed.swift", text: Self.scene)], setting: Setting(container: .navigation))
    }

    private func event(printing text: String, in run: Run) throws -> Int {
        try #require(run.recording.events.first { $0.kind == .print && $0.text == text }).index
    }

    @Test func `the running functions are there with what each sees`() throws {
        let run = try run()
        let functions = run.runningFunctions(at: try event(printing: "1", in: run))
        #expect(functions.map(\.name) == ["add(_:times:)", "viewDidLoad()"])
        #expect(functions.map { $0.location?.line } == [18, 10])
        #expect(
            functions[0].variables == [
                NamedValue(name: "word", value: "\"two\""), NamedValue(name: "times", value: "3"),
                NamedValue(name: "words", value: "[\"two\", \"two\"]"), NamedValue(name: "index", value: "1"),
            ])
        #expect(functions[1].variables == [NamedValue(name: "factor", value: "3")])
        #expect(functions.map { $0.object.map { run.recording.name(of: $0) } } == ["Feed", "Feed"])
    }

    @Test func `properties have the values of their time`() throws {
        let run = try run()
        let feed = try #require(run.recording.object(named: "Feed"))
        let early = run.properties(of: feed, at: try event(printing: "0", in: run))
        #expect(early == [NamedValue(name: "count", value: "0"), NamedValue(name: "header", value: "UILabel")])
        #expect(run.properties(of: feed, at: try event(printing: "done", in: run)).first?.value == "3")
    }

    @Test func `an expression sees the statement's own variables`() throws {
        let run = try run()
        let event = try event(printing: "2", in: run)
        #expect(run.evaluate("words.count + index + count", at: event, on: nil) == .value("5"))
        #expect(run.evaluate("header.text == nil", at: event, on: nil) == .value("true"))
    }
}
