import Foundation
import Stage
import Testing

/// The names that texts for people give to views.
@Suite struct ViewNamesTests {
    private static let scene = """
        import UIKit

        final class Row: UIView {
            let title = UILabel()
            override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
            required init?(coder: NSCoder) { fatalError() }
        }

        final class Profile: UIViewController {
            let header = UIView()
            weak var badge: UIImageView?
            let first = Row(), second = Row()
            var current: UIButton?
            override func viewDidLoad() {
                super.viewDidLoad()
                let made = UIImageView()
                view.addSubview(header)
                view.addSubview(made)
                badge = made
                view.addSubview(first)
                view.addSubview(second)
                view.addSubview(UISwitch())
            }
            func swap() {
                let next = UIButton()
                view.addSubview(next)
                current?.setNeedsLayout()
                current = next
                next.layoutIfNeeded()
            }
            func open() { present(Sheet(), animated: false) }
        }

        final class Sheet: UIViewController {
            let note = UITextView()
            override func viewDidLoad() { super.viewDidLoad(); view.addSubview(note) }
        }
        """

    private func lines(_ steps: [String] = []) throws -> [String] {
        try Scenes.run(Self.scene, steps).text().split(separator: "\n").map { $0.dropFirst(19).trimmingCharacters(in: .whitespaces) }
    }

    @Test func `a view is named by the property that holds it, also before the property is set`() throws {
        let lines = try lines()
        #expect(lines.contains("header.didMoveToSuperview()"))
        #expect(lines.contains("allocated header"))
        #expect(lines.contains("allocated badge"))
        #expect(lines.contains("badge.willMove(toSuperview:)  newSuperview: Profile.view"))
    }

    @Test func `a controller's view is named by its controller, from its making on`() throws {
        let lines = try lines()
        #expect(lines.contains("allocated Profile.view"))
        #expect(lines.contains { $0.hasPrefix("Profile.view.layoutSubviews()") })
    }

    @Test func `a property's name that means several views has its owner before it`() throws {
        let lines = try lines()
        #expect(lines.contains("first.title.didMoveToSuperview()"))
        #expect(lines.contains("second.title.didMoveToSuperview()"))
        #expect(!lines.contains("title.didMoveToSuperview()"))
    }

    @Test func `a view that no property holds keeps the name of its class`() throws {
        #expect(try lines().contains("UISwitch.didMoveToSuperview()"))
    }

    @Test func `a property that holds another view by now names that one`() throws {
        let run = try Scenes.run(Self.scene, ["call Profile.swap", "call Profile.swap"])
        let recording = run.recording
        let buttons = recording.objects.filter { recording.typeName(of: $0) == "UIButton" }
        try #require(buttons.count == 2)
        let last = recording.events.count - 1
        #expect(recording.name(of: buttons[1], at: last) == "Profile.current")
        #expect(recording.name(of: buttons[0], at: last) == "UIButton#1")
        let second = try #require(recording.events.last { $0.kind == .input })
        #expect(recording.name(of: buttons[0], at: second.index) == "Profile.current")
    }

    @Test func `an array names its elements by their places at that event`() throws {
        let scene = """
            import UIKit

            final class List: UIViewController {
                var marks: [UISwitch] = []
                let header = UISwitch()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for _ in 0..<3 { marks.append(UISwitch()) }
                    marks.append(header)
                }
                func drop() {
                    marks.removeFirst()
                    marks[0].setNeedsLayout()
                }
            }
            """
        let run = try Scenes.run(scene, ["call List.drop"])
        let recording = run.recording
        let ids = recording.objects.filter { recording.typeName(of: $0) == "UISwitch" }
        let input = try #require(recording.events.first { $0.kind == .input })
        // The header is made first.
        func names(_ event: Int) -> [String] { ids.map { recording.name(of: $0, at: event) } }
        #expect(names(input.index) == ["header", "List.marks[0]", "List.marks[1]", "List.marks[2]"])
        #expect(names(recording.events.count - 1) == ["header", "UISwitch#2", "List.marks[0]", "List.marks[1]"])
    }

    @Test func `what has gone with its owner keeps its name`() throws {
        let scene = Self.scene.replacing("func open()", with: "func away() { dismiss(animated: false) }\n    func open()")
        let lines = try Scenes.run(scene, ["call Profile.open", "call Profile.away"]).text()
        #expect(lines.contains("deallocated note"))
    }

    @Test func `programs get the names of the classes`() throws {
        let run = try Scenes.run(Self.scene)
        let json = run.jsonLines()
        #expect(json.contains(#""object":"UILabel#1""#))
        #expect(!json.contains("Profile.view"))
        let label = try #require(run.recording.objects.first { run.recording.typeName(of: $0) == "UIImageView" })
        #expect(run.recording.namingByClass.name(of: label, at: run.recording.events.count - 1) == "UIImageView")
    }

    @Test func `pictures, causes and the narration use the same names`() throws {
        let run = try Scenes.run(Self.scene)
        #expect(run.mermaid().contains("as first\n"))
        let event = try #require(run.recording.events.first { $0.name == "didMoveToSuperview()" && $0.object != nil })
        let name = run.recording.name(of: try #require(event.object), at: event.index)
        #expect(run.recording.narration(of: event.index).hasPrefix("\(name) is in "))
        #expect(run.causes(of: event.index).first?.says.hasPrefix("\(name) is in ") == true)
        #expect(run.recording.object(named: "header").map(run.recording.typeName) == "UIView")
    }
}
