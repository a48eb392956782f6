import Foundation
import Heap
import Projects
import Testing
import UIKit
import UIKitBindings

@testable import Interpreter
@testable import Stage

/// A tutor that is open for hours runs thousands of scenes.
@Suite struct `What a run is made of` {
    private static let controller = """
        import UIKit
        final class A: UIViewController {
            var observation: NSKeyValueObservation?
            override func viewDidLoad() {
                super.viewDidLoad()
                %
            }
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func show() { present(B(), animated: true) }
        }
        final class B: UIViewController {}
        """

    private static let bodies = [
        "", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(self) }",
        "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print(self) }",
        "observation = observe(\\.title) { a, _ in print(a.title ?? \"\") }; title = \"t\"",
        "UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { _ in print(self) })",
        "let button = UIButton(primaryAction: UIAction(title: \"t\") { _ in print(self) }); view.addSubview(button)",
        "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(self) }",
        "Task { try? await Task.sleep(for: .seconds(1)); print(self) }",
        "let alert = UIAlertController(title: \"t\", message: nil, preferredStyle: .alert); alert.addAction(UIAlertAction(title: \"o\", style: .default) { _ in print(self) }); DispatchQueue.main.async { self.present(alert, animated: true) }",
        "view.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }",
        "URLSession.shared.dataTask(with: URL(string: \"https://example.com\")!) { _, _, _ in print(self) }.resume()",
        "let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }; view.addSubview(UIImageView(image: image))",
        "unknownThing.doSomething { self.title = \"t\" }", "fatalError(\"end\")", "let empty: [Int] = []; print(empty[1])",
        "while true {}",
    ]

    /// Expects that all parts of a run are gone when nobody has it any more.
    private func expectGone(_ make: () throws -> Run) throws {
        weak var run: Run?
        weak var script: ScriptHost?
        weak var world: World?
        weak var interpreter: Interpreter?
        weak var space: ObjectSpace?
        weak var declarations: Declarations?
        weak var functions: CodeTable?
        weak var type: TypeInfo?
        weak var member: MemberInfo?
        do {
            let made = try make()
            (run, script, world, interpreter, space) = (made, made.script, made.world, made.script.interpreter, made.world.space)
            (declarations, functions) = (made.script.interpreter.declarations, made.script.interpreter.declarations.code)
            type = try #require(declarations?.types.first { !$0.members.isEmpty })
            member = type?.members.first
            // Asked, as the tutor asks it.
            _ = made.possibilities
            _ = made.facts(at: made.recording.events.count - 1)
        }
        let left = [
            ("Run", run == nil), ("ScriptHost", script == nil), ("World", world == nil), ("Interpreter", interpreter == nil),
            ("ObjectSpace", space == nil), ("Declarations", declarations == nil), ("CodeTable", functions == nil),
            ("TypeInfo", type == nil),
            ("MemberInfo", member == nil),
        ].filter { !$0.1 }.map(\.0)
        #expect(left == [])
    }

    @Test(arguments: bodies) func `goes with it`(body: String) throws {
        let code = Self.controller.replacing("%", with: body)
        for (container, step) in [(Setting.Container.navigation, "call A.push"), (.root, "call A.show"), (.tab, "wait 0.5")] {
            try expectGone {
                try Run(
                    sources: [Source(path: "Scene.swift", text: code)],
                    setting: Setting(world: .open, container: container, steps: [try Step(step)]))
            }
        }
    }

    @Test func `goes with it where a storyboard has segues`() throws {
        try expectGone { try Run(sources: Board.folder("Shelf"), setting: Setting()) }
        try expectGone { try Run(sources: Board.folder("Letter"), setting: Setting()) }
    }
}
