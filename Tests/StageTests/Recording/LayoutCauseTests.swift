import Stage
import Testing

/// Why views are laid out, as recordings tell it.
@Suite struct LayoutCauseTests {
    private static let scene = """
        class Panel: UIView {
            override func layoutSubviews() { super.layoutSubviews() }
        }
        class A: UIViewController {
            let panel = Panel()
            let label = UILabel()
            var width: NSLayoutConstraint!
            override func viewDidLoad() {
                super.viewDidLoad()
                panel.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
                view.addSubview(panel)
                label.translatesAutoresizingMaskIntoConstraints = false
                panel.addSubview(label)
                label.leadingAnchor.constraint(equalTo: panel.leadingAnchor).isActive = true
                label.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
                width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
                width.isActive = true
            }
            func ask() { panel.setNeedsLayout() }
            func grow() { panel.frame.size.width += 10 }
            func move() { panel.center.x += 10 }
            func turn() { panel.transform = CGAffineTransform(rotationAngle: 1) }
            func widen() { width.constant = 300 }
            func write() { label.text = "a text that has not been there" }
            func add() { panel.addSubview(UIView()) }
            func empty() { label.removeFromSuperview() }
            func inset() { additionalSafeAreaInsets.top += 10 }
        }
        """

    /// The layout passes after a step, each with what it says of its cause.
    private func passes(after step: String) throws -> [String] {
        let seen = try Observation(Self.scene, ["call A.\(step)"])
        let input = try #require(seen.recording.events.first { $0.kind == .input })
        return seen.recording.events.dropFirst(input.index).filter { $0.name == "layoutPass" }.map { event in
            "\(event.object.map(seen.recording.name(of:)) ?? "?"): \(event.text ?? "-")"
        }
    }

    @Test(arguments: [
        ("ask", ["Panel: setNeedsLayout called at Scene.swift:21"]),
        (
            "grow",
            [
                "UIView: the geometry of a subview changed at Scene.swift:22",
                "Panel: its size changed at Scene.swift:22",
            ]
        ),
        ("move", []),
        ("turn", ["UIView: the geometry of a subview changed at Scene.swift:24"]),
        ("widen", ["Panel: a constraint changed at Scene.swift:25"]),
        ("write", ["Panel: an intrinsic content size changed at Scene.swift:26"]),
        ("empty", ["Panel: a subview was removed at Scene.swift:28"]),
    ]) func `each pass tells what asked for it, with its line`(step: String, expected: [String]) throws {
        let own = try passes(after: step).filter { !$0.hasPrefix("UILabel") }
        #expect(own == expected)
    }

    @Test func `a view that is added and its superview each tell their own`() throws {
        let told = try passes(after: "add")
        #expect(told.first == "Panel: a subview was added at Scene.swift:27")
        #expect(told.last?.hasPrefix("UIView#2: newly made at Scene.swift:27") == true)
    }

    @Test func `insets that change are a cause of their own`() throws {
        #expect(try passes(after: "inset").first == "UIView: its safe area or margins changed at Scene.swift:29")
    }

    @Test func `the narration of layout callbacks gives the cause`() throws {
        let seen = try Observation(Self.scene, ["call A.ask"])
        let last = try #require(seen.recording.events.last { $0.name == "layoutSubviews()" })
        #expect(seen.recording.narration(of: last.index) == "panel places its subviews: setNeedsLayout called at Scene.swift:21.")
        let first = try seen.event("A.viewWillLayoutSubviews")
        #expect(seen.recording.narration(of: first.index).contains("about to place its subviews: newly made"))
    }

    @Test func `scrolling lays the scroll view out and lets its superview be`() throws {
        let scene = """
            class A: UIViewController {
                let list = UIScrollView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                    list.contentSize = CGSize(width: 100, height: 500)
                    view.addSubview(list)
                }
                func scroll() { list.contentOffset.y = 50 }
            }
            """
        let seen = try Observation(scene, ["call A.scroll"])
        let input = try #require(seen.recording.events.first { $0.kind == .input })
        let passes = seen.recording.events.dropFirst(input.index).filter { $0.name == "layoutPass" }
        #expect(
            passes.map { "\($0.object.map(seen.recording.name(of:)) ?? "?"): \($0.text ?? "-")" } == [
                "UIScrollView: it was scrolled at Scene.swift:11"
            ])
    }
}
