import Foundation
import Projects
import Stage
import Testing
import UIKit

@Suite struct `Two recordings of one scene` {
    private static let scene = """
        import UIKit

        final class A: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let child = B()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }

        final class B: UIViewController {}
        """

    private func run(
        _ os: Int, _ device: DeviceProfile = .phone, scene: String = Self.scene, steps: [String] = [],
        in container: Setting.Container = .root
    ) throws -> Run {
        var limits = RunLimits()
        limits.notesRules = true
        return try Run(
            sources: [Source(path: "Scene.swift", text: scene)],
            setting: Setting(
                device: device, os: OSProfile(version: os), container: container, steps: try steps.map { try Step($0) }),
            limits: limits)
    }

    @Test func `differ in nothing when they are made under the same system`() throws {
        let comparison = Comparison(try run(17), try run(17))
        #expect(comparison.isEmpty)
        #expect(comparison.text.hasSuffix("0 only in the first, 0 only in the second, 0 differ\n"))
    }

    @Test func `U14 one scene under iOS 15 and 16 differs in the child's viewIsAppearing, and every event is told`() throws {
        let (old, new) = (try run(15), try run(16))
        let comparison = Comparison(old, new, onlyCallbacks: true)
        let added = comparison.entries.filter { $0.change == .added }.compactMap(\.second).map { new.recording.events[$0] }
        #expect(added.map(\.name) == ["viewIsAppearing(_:)"])
        #expect(added.first?.object.map(new.recording.name(of:)) == "B")
        #expect(!comparison.entries.contains { $0.change == .removed })
        #expect(comparison.entries.compactMap(\.first) == old.recording.callbacks.map(\.index))
        #expect(comparison.entries.compactMap(\.second) == new.recording.callbacks.map(\.index))
        let lines = comparison.text.split(separator: "\n")
        #expect(lines[0] == "--- iPhone, iOS 15" && lines[1] == "+++ iPhone, iOS 16")
        #expect(lines.filter { $0.hasPrefix("+ ") }.count == 1)
        #expect(lines.first { $0.hasPrefix("+ ") }?.contains("B.viewIsAppearing(_:)") == true)
    }

    @Test func `are told as JSON lines that hold both events in the trace's own form`() throws {
        let (old, new) = (try run(15), try run(16))
        let traced = Set(new.jsonLines(onlyCallbacks: true).split(separator: "\n").map(String.init))
        var added = 0
        for line in Comparison(old, new, onlyCallbacks: true).jsonLines.split(separator: "\n") {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["os"] as? [String] == ["15", "16"])
            let change = try #require(object["change"] as? String)
            #expect((object["first"] is NSNull) == (change == "added"))
            #expect((object["second"] is NSNull) == (change == "removed"))
            if change == "added" {
                added += 1
                let start = try #require(line.range(of: "\"second\":")).upperBound
                #expect(traced.contains(String(line[start...].dropLast())))
            }
        }
        #expect(added == 1)
    }

    private static let push = """
        import UIKit
        class A: UIViewController { func open() { navigationController?.pushViewController(B(), animated: true) } }
        class B: UIViewController {}
        """

    /// The rules and the words of the first difference behind each.
    private func reasons(
        _ systems: (Int, Int), _ scene: String, _ steps: [String] = [], in container: Setting.Container = .root
    ) throws
        -> [String]
    {
        let (old, new) = (
            try run(systems.0, scene: scene, steps: steps, in: container), try run(systems.1, scene: scene, steps: steps, in: container)
        )
        // A line that was broken is one again.
        let head = Comparison(old, new, onlyCallbacks: true).text.split(separator: "\n").prefix { !$0.hasPrefix("     ") }
        var lines: [String] = []
        for line in head {
            if line.hasPrefix("    "), !line.hasPrefix("    iOS"), !line.hasPrefix("    to iOS") {
                lines[lines.count - 1] += " " + line.drop { $0 == " " }
            } else {
                lines.append(String(line))
            }
        }
        return lines.filter {
            $0.hasPrefix("first difference: ") || $0.hasPrefix("then: ") || $0.hasPrefix("    iOS") || $0.hasPrefix("    to")
        }
    }

    @Test func `name the rule behind the first difference, and behind each further kind`() throws {
        let interrupted = try reasons((17, 26), Self.push, ["call A.open", "at 0.1 back"], in: .navigation)
        #expect(
            interrupted.first
                == "first difference: On iOS 26 UIWindow gets updateProperties() before layoutSubviews(); on iOS 17 it does not.")
        #expect(interrupted.contains("    iOS 26 and later: a pop does not wait for the slide in flight, which ends in place"))
        let early = """
            import UIKit
            class N: UINavigationController {
                convenience init() { self.init(rootViewController: A()) }
                override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); pushViewController(B(), animated: false) }
            }
            class A: UIViewController {}
            class B: UIViewController {}
            """
        let held = try reasons((17, 18), early)
        #expect(held.contains("    to iOS 17: a push behind a change that the screen has not seen waits until after the commit"))
        #expect(try reasons((26, 27), Self.push, ["call A.open"], in: .navigation) == [])
    }

    @Test func `under two devices have the same events and other values`() throws {
        let scene = """
            import UIKit
            final class A: UIViewController {
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    print("width", view.bounds.width, "of it")
                }
            }
            """
        let comparison = Comparison(try run(26, .se, scene: scene), try run(26, .phone, scene: scene))
        let differing = comparison.entries.filter { $0.change == .differs }.map(comparison.values(of:))
        #expect(differing.contains { $0.map(\.first) == ["width 375.0 of it"] && $0.map(\.second) == ["width 393.0 of it"] })
        #expect(
            comparison.text.contains(
                "            text:\n              on iPhone SE: width 375.0 of it\n              on iPhone:    width 393.0 of it\n"))
    }
}
