import Foundation
import Interpreter
import Stage
import Testing

/// Layout that asks for itself: what UIKit's debugger finds, and what it lets pass.
@Suite struct LayoutLoopTests {
    private func console(_ seen: Observation) -> String {
        seen.recording.events.filter { $0.kind == .console }.compactMap(\.text).joined(separator: "\n")
    }

    @Test func `a controller that asks in viewDidLayoutSubviews ends the app, with its line`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.setNeedsLayout()
                }
            }
            """)
        let end = try #require(seen.recording.events.last { $0.kind == .exception })
        #expect(end.name == "NSGenericException")
        #expect(
            end.text == "Degenerate layout! Layout feedback loop detected in subtree of <UIView; frame = (0 0; 393 852)>. "
                + "More info may be available in the log for com.apple.UIKit.LayoutLoop")
        #expect(end.location?.line == 6)
        let log = console(seen)
        #expect(log.contains("setNeedsLayout called at Scene.swift:6; in -viewDidLayoutSubviews of <UIView>\n"))
        #expect(log.components(separatedBy: "setNeedsLayout called").count == 2)
        // A hundred layouts to be noticed, a hundred listed, ten more looked at.
        #expect((200...230).contains(seen.events("A.viewDidLayoutSubviews").count))
        #expect(seen.events("A.viewDidAppear").isEmpty)
    }

    @Test func `nothing is settled in a layout that has no end`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.setNeedsLayout()
                }
            }
            """)
        let events = seen.events("A.viewDidLayoutSubviews")
        #expect(events.count > 200)
        for event in events { #expect(seen.run.facts(at: event.index)?.values == [true, true, nil, nil, nil, nil, nil, nil]) }
    }

    @Test func `a view about to place its subviews is not laid out again for those that ask in viewWillLayoutSubviews`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                var depth = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    list.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(list)
                    NSLayoutConstraint.activate([
                        list.topAnchor.constraint(equalTo: view.topAnchor), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        list.trailingAnchor.constraint(equalTo: view.trailingAnchor), list.heightAnchor.constraint(equalToConstant: 90),
                    ])
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    update()
                }
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    depth += 1
                    if depth < 9 { update() }
                    print("depth", depth)
                    depth -= 1
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    print(list.frame.height)
                }
                func update() {
                    list.invalidateIntrinsicContentSize()
                    list.layoutIfNeeded()
                    (list.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 50, height: 40)
                    list.layoutIfNeeded()
                }
            }
            """)
        #expect(Set(seen.printed) == ["depth 1", "90.0"])
        #expect(!seen.events("A.viewDidAppear").isEmpty)
    }

    @Test func `a view that changes its subviews in its own layout is not laid out again for that, its new subviews are`() throws {
        let seen = try Observation(
            """
            class Badge: UIView {}
            class A: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.subviews.forEach { $0.removeFromSuperview() }
                    view.addSubview(Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                }
            }
            """)
        #expect(seen.events("A.viewDidLayoutSubviews").count == 1)
        #expect(seen.events("Badge.layoutSubviews").count == 1)
        #expect(seen.events("A.viewDidAppear").count == 1)
    }

    /// A button that does something in its own layout does it in two, and no more.
    private func comesToRest(_ work: String) throws {
        let seen = try Observation(
            """
            class Badge: UIButton {
                override func layoutSubviews() {
                    super.layoutSubviews()
            \(work)
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
                    badge.setTitle("Go", for: .normal)
                    view.addSubview(badge)
                }
            }
            """)
        #expect(seen.recording.events.allSatisfy { $0.kind != .exception })
        #expect(seen.events("Badge.layoutSubviews").count == 2)
    }

    @Test func `a button that sets its insets in its own layout comes to rest: the same ones again move nothing`() throws {
        try comesToRest(
            """
            imageEdgeInsets = UIEdgeInsets(top: 0, left: bounds.width / 4, bottom: 0, right: -bounds.width / 4)
            titleEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
            contentEdgeInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            """)
    }

    @Test func `a button that sets its title's font and its image in its own layout comes to rest: the same ones move nothing`() throws {
        try comesToRest(
            """
            titleLabel?.font = .systemFont(ofSize: 12, weight: .semibold)
            titleLabel?.numberOfLines = 2
            titleLabel?.preferredMaxLayoutWidth = bounds.width
            setImage(UIImage(systemName: "star"), for: .normal)
            contentHorizontalAlignment = .left
            contentVerticalAlignment = .top
            """)
    }

    @Test func `two views that undo each other's work are named with what they set`() throws {
        let seen = try Observation(
            """
            class Badge: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    frame.size = CGSize(width: 20, height: 20)
                }
            }
            class A: UIViewController {
                let badge = Badge()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(badge)
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    badge.frame = view.bounds
                }
            }
            """)
        let log = console(seen)
        #expect(seen.recording.events.last { $0.kind == .exception }?.name == "NSGenericException")
        #expect(log.contains("Top-level view = <UIView; frame = (0 0; 393 852)>"))
        #expect(log.contains("Geometry change records for <Badge>:\n    bounds = (0 0; 393 852); in -viewDidLayoutSubviews of <UIView>"))
        #expect(log.contains("    bounds = (0 0; 20 20); in -layoutSubviews of <Badge>\n"))
        #expect(log.contains("the geometry of a subview changed at Scene.swift:6; in -layoutSubviews of <Badge>"))
    }

    @Test func `a view that asks its superview is found at the superview`() throws {
        let seen = try Observation(
            """
            class Row: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    superview?.setNeedsLayout()
                    setNeedsLayout()
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                    view.addSubview(panel)
                    panel.addSubview(Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
                }
            }
            """)
        let log = console(seen)
        #expect(log.contains("Layout feedback loop detected in subtree of <UIView; frame = (0 0; 50 50)>"))
        #expect(log.contains("Views receiving layout in order: (\n    <Row; frame = (0 0; 10 10)>\n    <UIView; frame = (0 0; 50 50)>\n)"))
    }

    @Test func `layout that comes to rest is none, however often it asked`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                var asked = 0
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    asked += 1
                    if asked < 90 { view.setNeedsLayout() }
                }
                func again() { asked = 0; view.setNeedsLayout() }
            }
            """, ["call A.again", "call A.again"])
        #expect(seen.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .console })
        #expect(seen.events("A.viewDidLayoutSubviews").count >= 270)
    }

    @Test func `layout in turn after turn is none: each turn counts anew`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                var link: CADisplayLink?
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    link = CADisplayLink(target: self, selector: #selector(step))
                    link?.add(to: .main, forMode: .common)
                }
                @objc func step() { view.setNeedsLayout() }
            }
            """, ["wait 3"])
        #expect(seen.recording.events.allSatisfy { $0.kind != .exception })
        #expect(seen.events("A.viewDidLayoutSubviews").count > 150)
    }

    @Test func `constraints that are asked for in each pass stop the run`() throws {
        let seen = try Observation(
            """
            class Panel: UIView {
                override func updateConstraints() {
                    super.updateConstraints()
                    setNeedsUpdateConstraints()
                }
            }
            class A: UIViewController {
                override func loadView() { view = Panel() }
            }
            """)
        let end = try #require(seen.recording.events.last { $0.kind == .exception })
        #expect(end.name == "Stopped")
        #expect(end.text?.contains("each pass asks for another") == true)
    }

    @Test func `a view that asks for display while it draws is drawn once`() throws {
        let seen = try Observation(
            """
            class Dial: UIView {
                override func draw(_ rect: CGRect) { setNeedsDisplay() }
            }
            class A: UIViewController {
                override func loadView() { view = Dial() }
            }
            """)
        #expect(seen.recording.callbacks.filter { $0.name == "draw(_:)" }.count == 1)
    }
}
