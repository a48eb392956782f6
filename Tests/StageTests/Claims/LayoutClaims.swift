import Interpreter
import Stage
import Testing
import UIKit

/// The layout callbacks, and which geometry is right in which callback.
@Suite struct `Claims on layout` {
    static let outlined = """
        class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            let header = UIView()
            let stack = UIStackView()
            let avatar = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                for part in [header, stack] {
                    part.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(part)
                }
                stack.addArrangedSubview(avatar)
                NSLayoutConstraint.activate([
                    header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    header.heightAnchor.constraint(equalToConstant: 80),
                    stack.topAnchor.constraint(equalTo: header.bottomAnchor),
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    avatar.widthAnchor.constraint(equalToConstant: 60),
                    avatar.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            func relayout() { view.setNeedsLayout() }
        }
        """

    @Test func `G07 each cause brings another pair of layout callbacks, and no pair comes without one`() throws {
        let quiet = try Observation(Self.outlined, ["call A.push", "wait 2"], in: .navigation)
        let asked = try Observation(Self.outlined, ["call A.push", "call B.relayout", "call B.relayout"], in: .navigation)
        let pairs = quiet.events("B.viewDidLayoutSubviews").count
        #expect(quiet.events("B.viewWillLayoutSubviews").count == pairs)
        #expect(asked.events("B.viewDidLayoutSubviews").count == pairs + 2)
        let label = """
            class A: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "short"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                }
                func lengthen() { label.text = "a much longer text" }
                func same() { _ = label.text }
            }
            """
        let before = try Observation(label, ["call A.same"]).events("A.viewDidLayoutSubviews").count
        #expect(try Observation(label, ["call A.lengthen"]).events("A.viewDidLayoutSubviews").count == before + 1)
    }

    @Test func `A16 a pass caused by a subview's content comes with the same bounds`() throws {
        let scene = """
            class A: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = "short"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    print(view.bounds.size)
                }
                func lengthen() { label.text = "a much longer text" }
            }
            """
        let seen = try Observation(scene, ["call A.lengthen"])
        let sizes = seen.recording.events.filter { $0.kind == .print }.compactMap(\.text)
        #expect(sizes.count >= 2)
        #expect(Set(sizes) == ["(393.0, 852.0)"])
    }

    @Test func `A25 the layout callbacks come many times in a session`() throws {
        let seen = try Observation(
            Self.outlined, ["call A.push", "call B.relayout", "call B.relayout", "call B.relayout"], in: .navigation)
        #expect(seen.events("B.viewDidLayoutSubviews").count >= 4)
        #expect(seen.events("B.viewDidAppear").count == 1)
    }

    @Test func `U05 at viewIsAppearing the view's own frame is right, its subviews' are not`() throws {
        let seen = try Observation(Self.outlined, ["call A.push"], in: .navigation)
        #expect(try seen.value("view.frame.size", at: "B.viewIsAppearing") == "(393.0, 852.0)")
        #expect(try seen.value("header.frame.width", at: "B.viewIsAppearing") == "0.0")
        #expect(try seen.value("header.frame.width", of: "B") == "393.0")
    }

    @Test func `A12 under Auto Layout the subviews' frames are not set in viewWillAppear`() throws {
        let seen = try Observation(Self.outlined, ["call A.push"], in: .navigation)
        #expect(try seen.value("header.frame", at: "B.viewWillAppear") == "(0.0, 0.0, 0.0, 0.0)")
        #expect(try seen.value("header.frame.size", of: "B") == "(393.0, 80.0)")
    }

    @Test func `A15 at viewDidLayoutSubviews the direct subviews are placed, those below them are not yet`() throws {
        let seen = try Observation(Self.outlined, ["call A.push"], in: .navigation)
        #expect(try seen.value("header.frame.height", at: "B.viewDidLayoutSubviews") == "80.0")
        #expect(try seen.value("avatar.frame.height", at: "B.viewDidLayoutSubviews") == "0.0")
        #expect(try seen.value("avatar.frame.height", at: "B.viewDidAppear") == "60.0")
    }

    @Test func `V05 viewIsAppearing comes before viewWillLayoutSubviews and has the same bounds`() throws {
        try appearingBeforeLayout()
    }

    @Test func `A14 viewWillLayoutSubviews is not the first callback with the final bounds`() throws {
        try appearingBeforeLayout()
    }

    private func appearingBeforeLayout() throws {
        for container in [Setting.Container.root, .navigation, .fullScreen, .pageSheet] {
            let seen = try Observation(
                "class A: UIViewController { override func loadView() { view = UIView() } }", in: container)
            #expect(try seen.event("A.viewIsAppearing").index < seen.event("A.viewWillLayoutSubviews").index)
            let early = try seen.value("view.bounds.size", at: "A.viewIsAppearing")
            #expect(try seen.value("view.bounds.size", at: "A.viewWillLayoutSubviews") == early)
            #expect(try seen.value("view.bounds.size", of: "A") == early)
            #expect(early != "(0.0, 0.0)")
        }
    }

    @Test func `A07 viewWillLayoutSubviews has the root's bounds, but a sibling's frame only viewDidLayoutSubviews`() throws {
        let scene = """
            class A: UIViewController {
                let button = UIButton(type: .system)
                let banner = UIView()
                let tail = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for part in [button, banner, tail] { view.addSubview(part) }
                    button.setTitle("Go", for: .normal)
                    button.translatesAutoresizingMaskIntoConstraints = false
                    button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    button.topAnchor.constraint(equalTo: view.topAnchor, constant: 200).isActive = true
                }
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
                    tail.frame.origin.y = button.frame.maxY
                }
            }
            """
        let seen = try Observation(scene)
        #expect(try seen.value("banner.frame.width", of: "A") == "393.0")
        #expect(try seen.value("button.frame.minY", at: "A.viewWillLayoutSubviews") == "0.0")
        #expect(try seen.value("button.frame.minY", at: "A.viewDidLayoutSubviews") == "200.0")
    }

    @Test func `A18 in an animated push viewDidAppear follows viewDidLayoutSubviews, without animation it precedes it`() throws {
        let animated = try Observation(Self.outlined, ["call A.push"], in: .navigation)
        #expect(try animated.event("B.viewDidLayoutSubviews").index < animated.event("B.viewDidAppear").index)
        #expect(try animated.value("avatar.frame.size", at: "B.viewDidAppear") == "(60.0, 60.0)")
        let atOnce = try Observation(
            Self.outlined.replacingOccurrences(of: "animated: true", with: "animated: false"), ["call A.push"], in: .navigation)
        #expect(try atOnce.event("B.viewDidAppear").index < atOnce.event("B.viewDidLayoutSubviews").index)
        #expect(try atOnce.value("avatar.frame.size", at: "B.viewDidAppear") == "(0.0, 0.0)")
    }

    @Test(arguments: [(DeviceProfile.se, "627.0"), (.phone, "778.0")])
    func `U06 at viewIsAppearing the safe area is right: a floating button clears the home indicator where there is one`(
        device: DeviceProfile, top: String
    ) throws {
        let scene = """
            class A: UIViewController {
                let button = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    let bottom = view.bounds.height - view.safeAreaInsets.bottom
                    button.frame = CGRect(x: 20, y: bottom - 40, width: 40, height: 40)
                }
            }
            """
        let seen = try Observation(scene, device: device)
        #expect(try seen.value("button.frame.minY", of: "A") == top)
        #expect(try seen.value("view.safeAreaInsets.bottom == view.window!.safeAreaInsets.bottom", of: "A") == "true")
    }

    @Test func `G22 a layer added in viewDidLayoutSubviews is one more with each pass`() throws {
        let scene = """
            class A: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    view.layer.addSublayer(CALayer())
                }
                func relayout() { view.setNeedsLayout() }
            }
            """
        let seen = try Observation(scene, ["call A.relayout", "call A.relayout"])
        let passes = seen.events("A.viewDidLayoutSubviews").count
        #expect(passes >= 3)
        #expect(try seen.value("view.layer.sublayers!.count", of: "A") == String(passes))
    }

    @Test func `V15 the layout callbacks do the same with and without super, unless a base class has code in them`() throws {
        func frames(_ call: String, base: String = "") throws -> String {
            let scene = """
                class A: Base {
                    override func viewWillLayoutSubviews() { \(call) }
                }
                class Base: UIViewController {
                    let panel = UIView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(panel)
                    }
                    \(base)
                }
                """
            return try Observation(scene).value("panel.frame.width", of: "A")
        }
        #expect(try frames("super.viewWillLayoutSubviews()") == "0.0")
        #expect(try frames("") == "0.0")
        let base = """
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                panel.frame = view.bounds
            }
            """
        #expect(try frames("super.viewWillLayoutSubviews()", base: base) == "393.0")
        #expect(try frames("", base: base) == "0.0")
    }

    @Test func `G49 a flag in viewDidLayoutSubviews misses the second appearance, viewIsAppearing does not`() throws {
        let scene = """
            class A: UIViewController {
                let b = B()
                func push() { navigationController?.pushViewController(b, animated: true) }
            }
            class B: UIViewController {
                var isDone = false
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    print("appearing")
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    if !isDone {
                        isDone = true
                        print("flag")
                    }
                }
            }
            """
        let seen = try Observation(scene, ["call A.push", "back", "call A.push"], in: .navigation)
        #expect(seen.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["appearing", "flag", "appearing"])
    }
}
