import Stage
import TestSupport
import Testing
import UIKit

/// Two runs that differ in the code, in the steps, in the container.
@Suite struct `Two runs side by side` {
    private static let scene = """
        import UIKit
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            let badge = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(badge)
                print("loaded")
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                print("will appear")
            }
        }
        """

    private func run(
        _ scene: String = Self.scene, _ steps: [String] = ["call A.push"], in container: Setting.Container = .navigation
    ) throws -> Run { try Scenes.run(scene, steps, in: container) }

    private func event(_ text: String, in run: Run) throws -> Int {
        try #require(run.recording.events.first { ($0.text ?? run.recording.name(of: $0)) == text }).index
    }

    private func sentences(_ comparison: Comparison) -> [String] {
        comparison.differences.map { comparison.sentence(of: comparison.entries[$0]) }
    }

    @Test func `lines that an edit moves, and its comments, make no difference`() throws {
        let edited = Self.scene.replacing("class B", with: "// One\n\n// more\nclass B").replacing(
            "    let badge", with: "    // A view\n    let badge")
        let comparison = Comparison(try run(), try run(edited))
        #expect(comparison.isEmpty, "\(sentences(comparison))")
    }

    @Test func `a view more at the beginning renames the later ones, and they are the same ones all the same`() throws {
        let edited = Self.scene.replacing("class A: UIViewController {", with: "class A: UIViewController {\n    let first = UIView()")
        let (old, new) = (try run(), try run(edited))
        let comparison = Comparison(old, new)
        #expect(comparison.differences.count < 4, "\(sentences(comparison))")
        let moved = try #require(
            old.recording.events.first { $0.name == "layoutSubviews()" && $0.object.map(old.recording.name) == "UIView#3" })
        let same = try #require(comparison.counterpart(of: moved.index, .first))
        #expect(new.recording.events[same].object.map(new.recording.name) == "UIView#4")
    }

    @Test func `a statement that comes later is told as one that comes later`() throws {
        let edited = Self.scene.replacing("        print(\"loaded\")\n", with: "")
            .replacing("        print(\"will appear\")", with: "        print(\"will appear\")\n        print(\"loaded\")")
        let (old, new) = (try run(), try run(edited))
        let comparison = Comparison(old, new, names: (RunName("Mine.swift"), RunName("Model.swift")))
        let first = try #require(comparison.firstDifference())
        #expect(comparison.entries[first].first == (try event("loaded", in: old)))
        #expect(comparison.entries[first].elsewhere == (try event("loaded", in: new)))
        #expect(
            comparison.sentence(of: comparison.entries[first])
                == "The print “loaded” comes before A.viewWillDisappear(_:) in Mine.swift, and after it in Model.swift.")
        #expect(comparison.counterpart(of: try event("loaded", in: new), .second) == (try event("loaded", in: old)))
        #expect(comparison.text.contains("later in Model.swift"))
    }

    @Test func `a print with another value has both values, whole`() throws {
        let long = String(repeating: "long ", count: 40) + "end"
        let edited = Self.scene.replacing("let badge = UIView()", with: "let badge = UIView(); var word = \"\(long)\"")
            .replacing("print(\"loaded\")", with: "print(word)")
        let short = edited.replacing(long, with: "short")
        let comparison = Comparison(try run(short), try run(edited))
        let entry = try #require(comparison.differences.map { comparison.entries[$0] }.first { !comparison.values(of: $0).isEmpty })
        #expect(comparison.values(of: entry).map(\.first) == ["short"])
        #expect(comparison.values(of: entry).map(\.second) == [long])
        #expect(comparison.sentence(of: entry) == "The code prints “short” in the first run, and “\(long)” in the second run.")
        #expect(!comparison.text.contains("…"))
        #expect(comparison.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func `a swipe that is cancelled and one that finishes part after the same beginning, and the step is the reason`() throws {
        let (cancelled, finished) = (
            try run(Self.scene, ["call A.push", "swipe-back 40 cancel"]), try run(Self.scene, ["call A.push", "swipe-back 40 finish"])
        )
        let comparison = Comparison(cancelled, finished)
        #expect(comparison.firstName.phrase == "when cancelled")
        let first = comparison.entries[try #require(comparison.firstDifference())]
        #expect(comparison.sentence(of: first).hasPrefix("When cancelled A gets viewWillDisappear(_:)"))
        // The one that the swipe begins.
        let appearing = cancelled.recording.callbacks("viewWillAppear(_:)", of: "A").dropFirst().first?.index
        let counterpart = finished.recording.callbacks("viewWillAppear(_:)", of: "A").last?.index
        #expect(counterpart.flatMap { comparison.counterpart(of: $0, .second) } == appearing)
        #expect(comparison.reason(of: first)?.contains("swipe back to 40 %") == true)
    }

    @Test func `containers are named, and the first difference is one of an event`() throws {
        let comparison = Comparison(try run(Self.scene, [], in: .navigation), try run(Self.scene, [], in: .tab))
        let first = comparison.entries[try #require(comparison.firstDifference())]
        #expect(comparison.sentence(of: first).contains("in a tab bar controller"))
        #expect(comparison.sentence(of: first).lowercased().contains("in a navigation controller"))
    }

    @Test func `frames are at the same time after the last event that both have`() throws {
        let comparison = Comparison(
            try run(Self.scene, ["call A.push", "swipe-back 40 cancel"]), try run(Self.scene, ["call A.push", "swipe-back 40 finish"]))
        let (old, new) = (comparison.first.recording, comparison.second.recording)
        let push = try #require(old.events.first { $0.kind == .input })
        let frames = old.events.filter { $0.name == "composited" && $0.index > push.index }.prefix(10)
        for frame in frames {
            let other = try #require(comparison.moment(of: frame.index, .first))
            #expect(new.events[other].name == "composited")
            #expect(abs(new.events[other].time - frame.time) < 1e-9)
        }
    }

    @Test func `10,000 events a side are compared in time`() throws {
        let loop = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var sum = 0
                    for number in 0..<5000 {
                        sum += number % START
                        if sum % 7 == 0 { print(sum) }
                    }
                }
            }
            """
        let (old, new) = (
            try run(loop.replacing("START", with: "3"), [], in: .root), try run(loop.replacing("START", with: "5"), [], in: .root)
        )
        #expect(old.recording.events.count > 10_000 && new.recording.events.count > 10_000)
        let comparison = expectNoMinute { Comparison(old, new) }
        #expect(comparison.entries.compactMap(\.first).count == old.recording.events.count { $0.name != "composited" })
        #expect(!comparison.isEmpty)
    }
}
