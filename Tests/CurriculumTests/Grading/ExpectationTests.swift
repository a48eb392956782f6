import Foundation
import Projects
import Stage
import Testing

@testable import Curriculum

struct ExpectationTests {
    /// The sound course's list, with the detail pushed onto it; `late` colours the detail too late.
    private static func examination(late: Bool = false, steps: [String] = ["call ListViewController.open"]) throws -> ExpectationContext {
        let folder = try #require(Bundle.module.url(forResource: "sound", withExtension: nil, subdirectory: "Courses"))
        let text = try String(contentsOf: folder.appendingPathComponent("01-first-frame/Scene.swift"), encoding: .utf8)
        let source = Source(path: "Scene.swift", text: late ? text.replacingOccurrences(of: "Moment.early", with: "Moment.late") : text)
        return ExpectationContext(run: try Run(sources: [source], setting: Setting(steps: try steps.map { try Step($0) })))
    }

    @Test(arguments: [
        "recording.flashes.isEmpty",
        "recording.frames.first(showing: \"DetailViewController\").shows(.systemIndigo)",
        "recording.frames.first(showing: \"DetailViewController\").shows(.systemIndigo, .systemGray)",
        "!recording.frames.first.shows(.systemIndigo)",
        "recording.frames.last.shows(.systemIndigo)",
        "!recording.frames.last.shows(.systemBackground)",
        "recording.frames.last(ofTransition: 1).color(of: \"DetailViewController.view\") == .systemIndigo",
        "recording.frames.last.color(of: \"DetailViewController.badge\") == .systemGray",
        "recording.frames.last.color(of: \"ListViewController.view\") == nil",
        "recording.count(\"DetailViewController.viewDidLoad()\") == 1",
        "recording.count(\"DetailViewController.viewDidDisappear(_:)\") == 0",
        "recording.first(\"DetailViewController.viewDidLoad()\") < recording.first(\"DetailViewController.viewWillAppear(_:)\")",
        "recording.appearances(of: \"DetailViewController\").count == 1",
        "recording.last(\"DetailViewController\").badge.superview === recording.last(\"DetailViewController\").view",
        "recording.at(\"DetailViewController.viewDidLoad()\", \"badge.superview == nil\")",
        "recording.at(\"DetailViewController.viewWillAppear(_:)\", \"view.window\") == nil",
        "recording.prints.isEmpty && recording.console.isEmpty && recording.exceptions.isEmpty",
        "!recording.isAnimating(\"DetailViewController.badge\", at: .end)",
        "badge.frame.width == 100",
        "view.backgroundColor == .systemIndigo",
        "device == \"phone\"",
        "width == 393",
    ])
    func `what is so holds`(expectation: String) throws {
        let outcome = try Self.examination().outcome(of: expectation)
        guard case .holds = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test(arguments: [
        ("recording.count(\"DetailViewController.viewDidLoad()\") == 2", "DetailViewController.viewDidLoad() came once, not 2"),
        ("badge.frame.width == view.bounds.width", "badge.frame.width is 100.0, not 393.0"),
        ("view.backgroundColor == .systemTeal", "view.backgroundColor is .systemIndigo, not .systemTeal"),
        ("!recording.prints.isEmpty", "recording.prints is empty"), ("!recording.flashes.isEmpty", "nothing flashes"),
        ("recording.frames.last.shows(.systemTeal)", "the frame shows .systemIndigo, .systemGray"),
        ("badge.isHidden", "badge.isHidden is false"),
    ])
    func `what is not so is explained with what is`(expectation: String, explanation: String) throws {
        let outcome = try Self.examination().outcome(of: expectation)
        guard case .fails(let reason) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(reason == explanation)
    }

    @Test func `what comes first is told by its event`() throws {
        let context = try Self.examination()
        let (will, load) = ("DetailViewController.viewWillAppear(_:)", "DetailViewController.viewDidLoad()")
        guard case .fails(let reason) = context.outcome(of: "recording.first(\"\(will)\") < recording.first(\"\(load)\")") else {
            Issue.record("it holds")
            return
        }
        let events = context.run.recording.events.filter { $0.kind == .callback }
        func event(_ label: String) -> Int? { events.first { context.run.recording.name(of: $0) == label }?.index }
        #expect(reason == "\(will) first comes at event \(event(will) ?? -1), \(load) first comes at event \(event(load) ?? -1)")
    }

    @Test(arguments: [
        ("bagde.isHidden", "cannot find 'bagde' in scope"),
        ("recording.frames.first(showing: \"DetialViewController\").exists", "did you mean 'DetailViewController'?"),
        ("recording.count(\"DetailViewController.viewDidLod()\") == 1", "did you mean 'viewDidLoad()'?"),
        ("recording.last(\"Detail\").view == nil", "the scene has no class 'Detail'"),
        ("recording.flashs.isEmpty", "flashs"),
        ("badge.isHidden ==", "expected"),
        ("badge.frame.width", "this is neither true nor false"),
    ])
    func `what can never be asked is a mistake`(expectation: String, message: String) throws {
        let outcome = try Self.examination().outcome(of: expectation)
        guard case .error(let error) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error.isMistake)
        #expect(error.description.contains(message))
    }

    @Test func `a flash is seen, and its frames show the jump`() throws {
        let examination = try Self.examination(late: true)
        for expectation in [
            "recording.flashes.count == 1", "recording.flashes[0].before.shows(.systemBackground)",
            "recording.flashes[0].after.shows(.systemIndigo)", "recording.flashes[0].property == \"backgroundColor\"",
        ] {
            guard case .holds = examination.outcome(of: expectation) else {
                Issue.record("\(expectation): \(examination.outcome(of: expectation))")
                continue
            }
        }
    }

    @Test func `what left the stack belongs to no object, and its appearance has ended`() throws {
        let examination = try Self.examination(steps: ["call ListViewController.open", "back"])
        guard case .error(let error) = examination.outcome(of: "recording.last(\"DetailViewController\").view != nil") else {
            Issue.record("the detail should be gone")
            return
        }
        #expect(error.description == "no DetailViewController is left at the end")
        #expect(!error.isMistake)
        #expect(try examination.text(of: "recording.appearances(of: \"ListViewController\").count") == "2")
    }

    @Test func `nothing that is evaluated changes the run`() throws {
        let examination = try Self.examination()
        #expect(try examination.text(of: "badge.superview == nil") == "false")
        _ = try examination.text(of: "badge.removeFromSuperview()")
        #expect(try examination.text(of: "badge.superview == nil") == "false")
        #expect(try examination.text(of: "view.subviews.count") == "1")
    }

    @Test func `a scene has no recording of itself`() throws {
        let source = Source(
            path: "Own.swift",
            text: """
                import UIKit

                final class OwnViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(recording)
                    }
                }
                """)
        let run = try Run(sources: [source], setting: Setting())
        #expect(run.recording.events.contains { $0.isCompilersError && $0.text == "cannot find 'recording' in scope" })
    }
}
