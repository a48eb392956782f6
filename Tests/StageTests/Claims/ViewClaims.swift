import Interpreter
import Stage
import Testing
import UIKit

/// Views have callbacks of their own.
@Suite struct `Claims on views` {
    static let box = """
        class Box: UIView {
            override func didAddSubview(_ subview: UIView) { print("\\(subviews.count) didAddSubview") }
            override func willRemoveSubview(_ subview: UIView) { print("\\(subviews.count) willRemoveSubview") }
        }
        class Part: UIView {
            override func willMove(toSuperview newSuperview: UIView?) { print("willMove superview \\(newSuperview != nil)") }
            override func didMoveToSuperview() { print("didMove superview \\(superview != nil)") }
            override func willMove(toWindow newWindow: UIWindow?) { print("willMove window \\(newWindow != nil)") }
            override func didMoveToWindow() { print("didMove window \\(window != nil)") }
        }
        """

    @Test func `V10 a view is told of its superview and its window, its superview of it, in the recorded order`() throws {
        let scene = """
            class A: UIViewController {
                let box = Box()
                let other = UIView()
                var part: Part? = Part()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    view.addSubview(other)
                }
                func add() { box.addSubview(part!) }
                func move() { other.addSubview(part!) }
                func back() { box.addSubview(part!) }
                func remove() { part!.removeFromSuperview() }
            }
            """ + "\n" + Self.box
        let seen = try Observation(scene, ["call A.add", "call A.move", "call A.back", "call A.remove"])
        var steps: [[String]] = []
        for event in seen.recording.events {
            if event.kind == .input { steps.append([]) }
            if event.kind == .print, !steps.isEmpty { steps[steps.count - 1].append(event.text ?? "") }
        }
        let own = steps.map { $0.filter { !$0.hasSuffix("Subview") } }
        // Recorded: what follows removeFromSuperview. Adding goes the same way with the signs turned.
        #expect(
            own[3] == ["willMove superview false", "willMove window false", "didMove window false", "didMove superview false"])
        #expect(own[0] == ["willMove superview true", "willMove window true", "didMove window true", "didMove superview true"])
        // A move between parents in one window: the window does not change.
        #expect(own[1] == ["willMove superview true", "didMove superview true"])
        #expect(
            steps.map { $0.filter { $0.hasSuffix("Subview") } } == [
                ["1 didAddSubview"], ["1 willRemoveSubview"], ["1 didAddSubview"], ["1 willRemoveSubview"],
            ])
    }

    @Test func `V08 at viewDidDisappear the view has left the window and still stands in its wrapper`() throws {
        let seen = try Observation(`Claims on the order of an appearance`.pair(), ["call A.push"], in: .navigation)
        #expect(try seen.value("view.window == nil", at: "A.viewDidDisappear") == "true")
        #expect(try seen.value("view.superview != nil", at: "A.viewDidDisappear") == "true")
    }

    @Test func `V12 constraints across the boundary go with removeFromSuperview, and adding again does not bring them back`() throws {
        let scene = """
            class A: UIViewController {
                let panel = UIView()
                let inner = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(panel)
                    panel.addSubview(inner)
                    NSLayoutConstraint.activate([
                        panel.topAnchor.constraint(equalTo: view.topAnchor),
                        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        inner.widthAnchor.constraint(equalTo: view.widthAnchor),
                    ])
                    print(view.constraints.count)
                    panel.removeFromSuperview()
                    print(view.constraints.count)
                    view.addSubview(panel)
                    print(view.constraints.count)
                }
            }
            """
        let seen = try Observation(scene)
        #expect(seen.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["3", "0", "0"])
    }

    @Test func `V03 the bounds are defined in viewWillAppear of a pushed controller, but nothing has promised them`() throws {
        let whole = try Observation(`Claims on the order of an appearance`.pair(), ["call A.push"], in: .navigation)
        #expect(try whole.value("view.bounds.width", at: "B.viewWillAppear") == "393.0")
        let child = try Observation(
            `Claims on containment`.scene(
                add:
                    "addChild(child)\nview.addSubview(child.view)\nchild.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)\nchild.didMove(toParent: self)"
            ),
            ["call P.add"])
        #expect(try child.value("view.bounds.width", at: "C.viewWillAppear") != "100.0")
        #expect(try child.value("view.bounds.width", at: "C.viewIsAppearing") == "100.0")
    }
}
