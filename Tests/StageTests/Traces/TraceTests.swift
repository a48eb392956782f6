import Foundation
import Interpreter
import Stage
import Testing

@Suite struct `A trace` {
    @Test func `has one JSON object a line with its keys in the contract's order`() throws {
        let lines = try Scenes.run(Scenes.two, ["call A.push"], in: .navigation).jsonLines().split(separator: "\n")
        let line = try #require(lines.first { $0.contains(#""object":"B","name":"viewWillAppear(_:)""#) })
        let keys = ["i", "t", "frame", "tx", "kind", "object", "name", "args", "depth", "by", "at", "cause", "facts"]
        let places = try keys.map { key in try #require(line.range(of: "\"\(key)\":"), "\(key)").lowerBound }
        #expect(places == places.sorted())
        #expect(line.contains(#""args":{"animated":true}"#))
        #expect(line.contains(#""by":"system","at":null"#))
        #expect(line.contains(#""facts":{"window":false,"superview":true,"#))
        for line in lines { #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) } }
    }

    @Test func `keeps an event's number when only callbacks are asked for`() throws {
        let run = try Scenes.run(Scenes.two, ["call A.push"], in: .navigation)
        let all = Set(run.jsonLines().split(separator: "\n"))
        let callbacks = run.jsonLines(onlyCallbacks: true).split(separator: "\n")
        #expect(!callbacks.isEmpty)
        #expect(callbacks.allSatisfy { all.contains($0) && $0.contains(#""kind":"callback""#) })
    }

    @Test func `of a push has the order of published recordings, frames in between`() throws {
        let run = try Scenes.run(Scenes.two, ["call A.push"], in: .navigation)
        #expect(
            Array(Scenes.appearances(run).suffix(5)) == [
                "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "A.viewDidDisappear(_:)", "B.viewDidAppear(_:)",
            ])
        let transition = try #require(run.recording.transitions.last)
        #expect(transition.frames.count == 22)
    }

    @Test func `of a swipe that is cancelled turns both controllers back`() throws {
        let run = try Scenes.run(Scenes.two, ["call A.push", "swipe-back 40 cancel"], in: .navigation)
        #expect(
            Array(Scenes.appearances(run).suffix(8)) == [
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewWillDisappear(_:)",
                "A.viewDidDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)",
            ])
    }

    @Test func `of a full-screen presentation has the presenter's full cycle, of a sheet none of it`() throws {
        let full = try Scenes.run(Scenes.two, ["call A.full", "call A.away"])
        #expect(
            Array(Scenes.appearances(full).suffix(10)) == [
                "A.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)", "A.viewDidDisappear(_:)",
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)", "B.viewDidDisappear(_:)",
            ])
        let sheet = try Scenes.run(Scenes.two, ["call A.sheet", "call A.away"])
        #expect(
            Array(Scenes.appearances(sheet).suffix(5)) == [
                "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)", "B.viewWillDisappear(_:)", "B.viewDidDisappear(_:)",
            ])
    }

    @Test func `is the same in every run`() throws {
        let steps = ["call A.push", "back", "call A.push", "swipe-back 60 finish"]
        let first = try Scenes.run(Scenes.two, steps, in: .navigation).jsonLines()
        let second = try Scenes.run(Scenes.two, steps, in: .navigation).jsonLines()
        #expect(first == second)
    }

    @Test func `refuses an impossible step by name, says what could be done, and goes on`() throws {
        let run = try Scenes.run(Scenes.two, ["call A.puhs", "call A.push"], in: .navigation)
        let refusal = try #require(run.recording.events.first { $0.kind == .refusal })
        #expect(refusal.text?.contains("push()") == true)
        #expect(run.recording.events[refusal.index - 1].kind == .input)
        #expect(Scenes.appearances(run).last == "B.viewDidAppear(_:)")
    }
}

@Suite struct `A flash` {
    private func scene(_ callback: String) -> String {
        """
        import UIKit

        final class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }

        final class B: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
            }

            override func \(callback)(_ animated: Bool) {
                super.\(callback)(animated)
                view.backgroundColor = .systemGreen
            }
        }
        """
    }

    @Test func `is found with its frame and line when a colour is set in viewDidAppear`() throws {
        let run = try Scenes.run(scene("viewDidAppear"), ["call A.push"], in: .navigation)
        let flash = try #require(run.flashes.first)
        #expect(run.flashes.count == 1)
        #expect(flash.location?.line == 15)
        #expect(flash.property == "backgroundColor")
        let last = try #require(run.recording.transitions.last?.frames.last)
        #expect(flash.before == last)
    }

    @Test(arguments: ["viewWillAppear", "viewIsAppearing"]) func `is not there when the colour is set before the first frame`(
        callback: String
    ) throws {
        let run = try Scenes.run(scene(callback), ["call A.push"], in: .navigation)
        #expect(run.flashes.isEmpty)
    }
}

@Suite struct `An expression at a past event` {
    @Test func `may hold closures, and leaves nothing behind`() throws {
        let run = try Scenes.run(Scenes.two, ["call A.push"], in: .navigation)
        let b = try #require(run.recording.object(named: "B"))
        let event = try #require(run.recording.callbacks("viewDidAppear(_:)", of: "B").first).index
        let before = run.jsonLines()
        #expect(run.evaluate("[1, 2, 3].contains { $0 == 2 }", at: event, on: b) == .value("true"))
        #expect(run.evaluate("view.window != nil", at: event, on: b) == .value("true"))
        let earlier = try #require(run.recording.callbacks("viewWillAppear(_:)", of: "B").first).index
        #expect(run.evaluate("view.window != nil", at: earlier, on: b) == .value("false"))
        #expect(run.jsonLines() == before)
    }
}
