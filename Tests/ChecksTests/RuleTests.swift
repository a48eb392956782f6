import Checks
import Projects
import Stage
import Testing
import UIKit

@Suite struct `A rule` {
    @Test func `sees a circle sized from bounds that are not final, and says what they become`() throws {
        let findings = try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let circle = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 100)) // finds early-geometry
                    view.addSubview(circle)
                }
            }
            """)
        #expect(findings.first?.message.contains("320 here, 393 once it has settled") == true)
    }

    @Test func `sees a label placed from a button's frame before layout, and not the same code after it`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                let button = UIView()
                let early = UIView()
                let late = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(button)
                    view.addSubview(early)
                    view.addSubview(late)
                    NSLayoutConstraint.activate([
                        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                        button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 44),
                    ])
                    early.frame = CGRect(x: button.frame.minX, y: button.frame.maxY, width: 50, height: 20) // finds early-geometry
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    late.frame = CGRect(x: button.frame.minX, y: button.frame.maxY, width: 50, height: 20)
                }
            }
            """)
    }

    @Test func `sees traits that decide a layout in viewWillAppear`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    if traitCollection.horizontalSizeClass == .compact { print("one column") } // finds early-geometry
                }
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    if traitCollection.horizontalSizeClass == .compact { print("one column") }
                }
            }
            """)
    }

    @Test func `sees layers that pile up, one with each pass, and not one that is made once`() throws {
        let findings = try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                let kept = CALayer()
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let gradient = CALayer()
                    gradient.frame = view.bounds
                    view.layer.insertSublayer(gradient, at: 0) // finds stacking-layers
                    if kept.superlayer == nil { view.layer.addSublayer(kept) }
                }
            }
            """)
        #expect(findings.first?.message.contains("layers after") == true)
    }

    @Test func `names the override that left super out, in a base class too`() throws {
        try Marked.check(
            """
            import UIKit
            class Base: UIViewController {
                override func viewWillAppear(_ animated: Bool) { // finds missing-super
                    print("base")
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                }
            }
            final class A: Base {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    print("own")
                }
                override func viewDidAppear(_ animated: Bool) { // finds missing-super
                    print("own")
                }
                override func viewDidLayoutSubviews() {
                    print("need not")
                }
            }
            """, [])
    }

    @Test func `tells a child added in order from one that is not`() throws {
        try Marked.check(
            """
            import UIKit
            final class Child: UIViewController {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let good = Child()
                    addChild(good)
                    view.addSubview(good.view)
                    good.didMove(toParent: self)
                    let untold = Child()
                    addChild(untold) // finds missing-did-move
                    view.addSubview(untold.view)
                    let redundant = Child()
                    redundant.willMove(toParent: self) // finds redundant-will-move
                    addChild(redundant)
                    view.addSubview(redundant.view)
                    redundant.didMove(toParent: self)
                    let early = Child()
                    addChild(early)
                    early.didMove(toParent: self) // finds early-did-move
                    view.addSubview(early.view)
                    view.addSubview(stray.view) // finds no-add-child
                }
                let stray = Child()
            }
            """, [])
    }

    @Test func `tells a child removed in order from one that is not`() throws {
        let findings = try Marked.check(
            """
            import UIKit
            final class Child: UIViewController {}
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for _ in 0..<3 {
                        let child = Child()
                        addChild(child)
                        view.addSubview(child.view)
                        child.didMove(toParent: self)
                    }
                }
                func remove() {
                    let all = children
                    all[0].willMove(toParent: nil)
                    all[0].view.removeFromSuperview()
                    all[0].removeFromParent()
                    all[1].removeFromParent() // finds removal-order
                    all[1].view.removeFromSuperview()
                    all[1].willMove(toParent: nil)
                    all[2].view.removeFromSuperview() // finds left-behind
                }
            }
            """, ["call A.remove"])
        #expect(findings.contains { $0.message.contains("before willMove(toParent: nil), which comes to a child already detached") })
    }

    @Test func `names the path of a cycle property by property, and nothing when it is weak`() throws {
        let leaking = """
            import UIKit
            final class A: UIViewController {
                var onUpdate: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onUpdate = { self.refresh() } // finds leak
                }
                func refresh() {}
            }
            """
        let findings = try Marked.check(leaking)
        #expect(findings.first?.message.hasSuffix("A.onUpdate → the closure in line 6, which captures self") == true)
        try Marked.check(
            leaking.replacing("{ self.refresh() }", with: "{ [weak self] in self?.refresh() }").replacing(" // finds leak", with: ""))
    }

    @Test func `sees callbacks that code calls itself`() throws {
        try Marked.check(
            """
            import UIKit
            final class B: UIViewController {
                override func loadView() { view = UIView() }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let b = B()
                    b.loadView() // finds direct-call
                    b.loadViewIfNeeded()
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    viewWillAppear(true) // finds direct-call
                }
            }
            """, [])
    }

    @Test func `sees a loadView that leaves no view, and the recursion that follows`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                override func loadView() { // finds no-view
                }
            }
            """, [])
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                override func loadView() { // finds no-view
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .red // finds exception
                }
            }
            """, [])
    }

    @Test func `sees a view removed while it is drawn`() throws {
        try Marked.check(
            """
            import UIKit
            final class Drawing: UIView {
                let inner = UIView()
                override func draw(_ rect: CGRect) {
                    inner.removeFromSuperview() // finds remove-in-draw
                }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    drawing.addSubview(drawing.inner)
                    view.addSubview(drawing)
                }
            }
            """, [])
    }

    @Test func `sees views that an appearance adds again, and none behind a condition`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                var kept: UIView?
                override func viewIsAppearing(_ animated: Bool) {
                    super.viewIsAppearing(animated)
                    view.addSubview(UILabel()) // finds repeated-work
                    if kept == nil {
                        let label = UILabel()
                        view.addSubview(label)
                        kept = label
                    }
                }
            }
            """)
    }

    @Test(arguments: [(100, Int.max), (Int.max, 20_000)])
    func `takes no recording that has become too long for a mistake`(lines: Int, states: Int) throws {
        var limits = RunLimits()
        (limits.lines, limits.states) = (lines, states)
        let source = Source(
            path: "A.swift",
            text: """
                import UIKit
                final class A: UIViewController {
                    var samples: [Int] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        for number in 0..<500 { samples.append(number) }
                    }
                }
                """)
        let run = try Run(sources: [source], setting: Setting(), limits: limits)
        #expect(run.recording.events.contains { $0.message == .recordingLimit })
        #expect(Checks.findings(in: run).isEmpty)
    }

    @Test func `takes no removal of another screen for the loss of an observer`() throws {
        try Marked.check(
            """
            import UIKit
            final class A: UIViewController {
                let detail = B()
                func open() { navigationController?.pushViewController(detail, animated: true) }
            }
            final class B: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    NotificationCenter.default.addObserver(self, selector: #selector(update), name: Notification.Name("new"), object: nil)
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    NotificationCenter.default.removeObserver(self)
                }
                @objc func update() {}
            }
            """, ["call A.open", "swipe-back 40 cancel", "back"], in: .navigation)
    }
}
