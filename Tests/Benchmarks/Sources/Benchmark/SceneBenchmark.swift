import Foundation
import Interpreter
import Projects
import Stage

/// Scenes with UIKit: parse, run, record.
enum SceneBenchmark {
    /// Prints the median time of the whole, that of parsing alone, and the number of events.
    static func measure(_ arguments: [String], runs: Int) throws {
        let source = Source(path: arguments[0], text: try Benchmark.text(arguments[0]))
        let setting = Setting(container: .navigation, steps: try arguments.dropFirst().map { try Step($0) })
        var events = 0
        let whole = try Benchmark.median(of: runs) {
            events = try Run(sources: [source], setting: setting).recording.events.count
        }
        let parsing = Benchmark.median(of: runs) {
            _ = Program.parse(files: [(source.path, source.text)])
        }
        print(whole.milliseconds, parsing.milliseconds, events)
    }

    /// Prints the time of a scene that holds `count` of something, and its number of events.
    static func grow(_ kind: String, count: Int) throws {
        let source = Source(path: "Growth.swift", text: try scene(kind, count))
        var events = 0
        let whole = try Benchmark.median(of: 3) {
            events = try Run(sources: [source], setting: Setting(container: .navigation)).recording.events.count
        }
        print(whole.milliseconds, events)
    }

    private static func scene(_ kind: String, _ count: Int) throws -> String {
        let body: String
        switch kind {
        case "views":
            body = """
                for index in 0..<\(count) {
                    view.addSubview(UIView(frame: CGRect(x: index % 10 * 30, y: index / 10, width: 20, height: 20)))
                }
                """
        case "controllers":
            body = """
                for _ in 0..<\(count) {
                    let child = UIViewController()
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
                """
        case "events": body = "for index in 0..<\(count) { print(index) }"
        default: throw Benchmark.Usage()
        }
        return """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
            }
            """
    }
}
