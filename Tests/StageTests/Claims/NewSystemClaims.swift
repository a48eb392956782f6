import Stage
import Testing
import UIKit

/// What is new since iOS 18: claims N01 to N10, N13 to N16, N21 and N22 of the ledger.
@Suite struct NewSystemClaims {
    private static let stack = """
        class A: UIViewController { func open() { navigationController?.pushViewController(B(), animated: true) } }
        class B: UIViewController { func open() { navigationController?.pushViewController(C(), animated: true) } }
        class C: UIViewController {}
        """

    // MARK: Interruption

    /// The same steps, on a system that lets the push end and on one that ends it at once.
    @Test func `N01 a pop in mid-push completes the push at once and begins in the same turn; to 17 it waits`() throws {
        let steps = ["call A.open", "at 0.1 back"]
        let today = try Observation(Self.stack, steps, in: .navigation, os: 26, root: "A")
        let here = try today.event("B.viewDidAppear")
        let goes = try today.event("B.viewWillDisappear")
        #expect(here.frame == goes.frame && here.transaction == goes.transaction)
        #expect(here.index < goes.index)
        #expect(goes.time < 0.2)
        #expect(
            today.callbacks("viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillAppear").suffix(6) == [
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
            ])
        let before = try Observation(Self.stack, steps, in: .navigation, os: 17, root: "A")
        #expect(try before.event("B.viewDidAppear").time > 0.35)
        #expect(try before.event("B.viewWillDisappear").time > 0.35)
    }

    @Test func `N01 a swipe back may begin in mid-push too, and be cancelled: the pushed one then appears again`() throws {
        let steps = ["call A.open", "at 0.1 swipe-back 40 cancel"]
        let today = try Observation(Self.stack, steps, in: .navigation, os: 26, root: "A")
        let cancelled = today.appearances.filter { !$0.hasSuffix("viewDidLoad") }
        #expect(
            cancelled.suffix(10) == [
                "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
                "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
            ])
        let refused = try Observation(Self.stack, steps, in: .navigation, os: 18, root: "A")
        #expect(refused.recording.events.contains { $0.kind == .refusal && $0.text == "a transition is already in flight" })
    }

    /// The pages go on from where the display shows them.
    @Test func `N01 the views of an interrupted push go on from where they are`() throws {
        let shown = Self.stack.replacing(
            "class B: UIViewController {",
            with: "class B: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red };")
        let seen = try Observation(shown, ["call A.open", "at 0.1 back"], in: .navigation, os: 26, root: "A")
        let root = try seen.rootView(of: "B")
        let places = seen.recording.frames.indices.map { index in
            seen.run.picture(atFrame: index).items.first { $0.object == root }?.frame.minX
        }.compactMap { $0 }
        // Between two frames the page never moves further than a slide does at its fastest.
        let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
        #expect(!steps.isEmpty && steps.allSatisfy { $0 < 120 }, "\(places)")
    }

    @Test func `N02 several backs in a row are taken while one runs`() throws {
        let steps = ["call A.open", "call B.open", "back", "at 0.1 back"]
        let today = try Observation(Self.stack, steps, in: .navigation, os: 26, root: "A")
        #expect(try today.event("B.viewDidAppear", 2).time < (try today.event("C.viewWillDisappear").time) + 0.15)
        #expect(try today.event("A.viewDidAppear", 2).time < (try today.event("C.viewWillDisappear").time) + 0.6)
        let before = try Observation(Self.stack, steps, in: .navigation, os: 17, root: "A")
        #expect(try before.event("A.viewDidAppear", 2).time > (try before.event("C.viewWillDisappear").time) + 0.65)
    }

    @Test func `N03 a guard on a running transition loses a tap, and what the animation's end resets may never be reset in time`() throws {
        let scene = """
            class A: UIViewController {
                var isOpening = false
                func open() {
                    guard navigationController?.transitionCoordinator == nil else { return print("lost") }
                    navigationController?.pushViewController(B(), animated: true)
                }
                override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("reset") }
            }
            class B: UIViewController {}
            """
        let seen = try Observation(scene, ["call A.open", "at 0.1 back", "at 0.1 call A.open"], in: .navigation, os: 26, root: "A")
        #expect(seen.printed == ["reset", "lost"])
    }

    // MARK: Swipes over the content

    @Test func `N04 the swipe back begins anywhere in the content; a pan of one's own gives way by requiring its gesture to fail`() throws {
        func scene(_ more: String) -> String {
            """
            class A: UIViewController { func open() { navigationController?.pushViewController(B(), animated: true) } }
            class B: UIViewController {
                let pad = UIView(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    pad.accessibilityIdentifier = "pad"
                    view.addSubview(pad)
                    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
                    pad.addGestureRecognizer(pan)
                    \(more)
                }
                @objc func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .began { print("own") } }
            }
            """
        }
        let requires = """
            if #available(iOS 26, *), let content = navigationController?.interactiveContentPopGestureRecognizer {
                pan.require(toFail: content)
            }
            """
        func run(_ more: String, os: Int) throws -> Observation {
            try Observation(scene(more), ["call A.open", "drag pad 250 0"], in: .navigation, os: os, root: "A")
        }
        for (more, os, isOwn) in [("", 18, true), (requires, 18, true), ("", 26, true), (requires, 26, false)] {
            let seen = try run(more, os: os)
            #expect(seen.printed == (isOwn ? ["own"] : []), "\(os) \(more)")
            #expect(seen.events("B.viewDidDisappear").isEmpty == isOwn, "\(os) \(more)")
        }
        let content = try Observation(Self.stack, ["call A.open", "swipe-back content 60 finish"], in: .navigation, os: 26, root: "A")
        #expect(content.events("B.viewDidDisappear").count == 1)
        let old = try Observation(Self.stack, ["call A.open", "swipe-back content 60 finish"], in: .navigation, os: 18, root: "A")
        #expect(old.recording.events.contains { $0.kind == .refusal && $0.text?.contains("begins at the edge") == true })
    }

    // MARK: The update pass

    private static let boxes = """
        class Box: UIView {
            override func updateProperties() { super.updateProperties(); print(accessibilityIdentifier ?? "", "properties") }
            override func layoutSubviews() { super.layoutSubviews(); print(accessibilityIdentifier ?? "", "layout") }
            override func draw(_ rect: CGRect) { print(accessibilityIdentifier ?? "", "draw") }
        }
        class A: UIViewController {
            let p = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), c = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            override func viewDidLoad() {
                super.viewDidLoad()
                p.accessibilityIdentifier = "P"
                c.accessibilityIdentifier = "C"
                view.addSubview(p)
                p.addSubview(c)
            }
            func properties() { print("--"); p.setNeedsUpdateProperties() }
            func layout() { print("--"); p.setNeedsLayout() }
            func now() { print("--"); p.setNeedsUpdateProperties(); p.updatePropertiesIfNeeded(); print("done") }
            func all() {
                print("--")
                for box in [c, p] { box.setNeedsUpdateProperties(); box.setNeedsLayout(); box.setNeedsDisplay() }
            }
        }
        """

    /// The lines behind the one that a step prints first.
    private func after(_ all: [String]) throws -> [String] {
        let mark = try #require(all.firstIndex(of: "--"))
        return Array(all[(mark + 1)...])
    }

    private func printed(after step: String, os: Int = 26) throws -> [String] {
        try after(Observation(Self.boxes, [step], os: os).printed)
    }

    @Test func `N05 properties and layout are invalidated apart, and either comes without the other`() throws {
        #expect(try printed(after: "call A.properties") == ["P properties"])
        #expect(try printed(after: "call A.layout") == ["P layout"])
        #expect(try printed(after: "call A.now") == ["P properties", "done"])
        let old = try Observation(Self.boxes, ["call A.properties"], os: 18)
        #expect(!old.printed.contains("P properties"))
        #expect(old.recording.events.contains { $0.kind == .refusal && $0.text?.contains("only available in iOS 26") == true })
    }

    @Test func `N06 observation-update-pass-wwdc25: an update pass goes from the top down, and draws when nothing needs layout`() throws {
        let pass = ["P properties", "P layout", "C properties", "C layout", "P draw", "C draw"]
        #expect(try printed(after: "call A.all") == pass)
        let seen = try Observation(Self.boxes, ["style dark"], os: 26)
        let traits = seen.recording.events.filter { $0.name == "traitsUpdated" }.compactMap(\.object).map(seen.recording.name(of:))
        #expect(Array(traits.suffix(3)) == ["UIView", "Box#1", "Box#2"])
    }

    @Test func `N06 a layout that invalidates another view brings a second round before anything is drawn`() throws {
        let scene = """
            class Outer: UIView {
                weak var other: UIView?
                override func layoutSubviews() { super.layoutSubviews(); print("outer"); other?.setNeedsLayout() }
            }
            class Other: UIView {
                override func layoutSubviews() { super.layoutSubviews(); print("other") }
                override func draw(_ rect: CGRect) { print("draw") }
            }
            class A: UIViewController {
                let outer = Outer(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), other = Other(frame: CGRect(x: 0, y: 9, width: 9, height: 9))
                override func viewDidLoad() { super.viewDidLoad(); view.addSubview(other); view.addSubview(outer); outer.other = other }
            }
            """
        #expect(try Observation(scene).printed == ["other", "outer", "other", "draw"])
    }

    // MARK: Observation and traits

    private static let model = """
        @Observable class Model { var title = "a"; var count = 0; var other = 0 }
        class A: UIViewController {
            let model = Model()
            override func updateProperties() { super.updateProperties(); print("properties", model.title) }
            override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); print("layout", model.count) }
            func title() { print("--"); model.title = "b" }
            func count() { print("--"); model.count += 1 }
            func other() { print("--"); model.other += 1 }
        }
        """

    @Test(arguments: [
        (26, "title", ["properties b"]), (26, "count", ["layout 1"]), (26, "other", []), (18, "count", []), (17, "count", []),
    ])
    func `N07 what an update method has read makes it run again, and nothing else`(os: Int, step: String, expected: [String]) throws {
        let all = try Observation(Self.model, ["call A.\(step)"], os: os).printed
        #expect(try after(all) == expected)
    }

    @Test func `N07 the cause names the property and its line, and what is read again is tracked again`() throws {
        let seen = try Observation(Self.model, ["call A.count", "call A.count", "call A.title"], os: 26)
        #expect(seen.printed.filter { $0.hasPrefix("layout") } == ["layout 0", "layout 1", "layout 2"])
        let passes = seen.recording.events.filter { $0.name == "layoutPass" && $0.text?.contains("Model.count changed") == true }
        #expect(passes.count == 2)
        #expect(passes.first?.text == "Model.count changed at Scene.swift:9")
        let properties = seen.recording.events.last { $0.name == "propertiesPass" }
        #expect(properties?.text == "Model.title changed at Scene.swift:8")
    }

    @Test(arguments: [(17, false), (18, true), (26, true)])
    func `N08 layout that has read the style runs again when that changes, layout that has not does not`(os: Int, isTracked: Bool) throws {
        let scene = """
            class Reads: UIView {
                override func layoutSubviews() { super.layoutSubviews(); print("reads", traitCollection.userInterfaceStyle == .dark) }
            }
            class Plain: UIView { override func layoutSubviews() { super.layoutSubviews(); print("plain") } }
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(Reads(frame: view.bounds))
                    view.addSubview(Plain(frame: view.bounds))
                }
            }
            """
        let seen = try Observation(scene, ["style dark"], os: os)
        #expect(seen.printed == ["reads false", "plain"] + (isTracked ? ["reads true"] : []))
    }

    @Test func `N09 flushUpdates runs pending updates before an animation and at the end of its closure`() throws {
        func scene(_ options: String) -> String {
            """
            class Box: UIView {}
            class A: UIViewController {
                let box = Box()
                var width: NSLayoutConstraint!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    width = box.widthAnchor.constraint(equalToConstant: 100)
                    NSLayoutConstraint.activate([
                        width, box.heightAnchor.constraint(equalToConstant: 50), box.topAnchor.constraint(equalTo: view.topAnchor),
                        box.leftAnchor.constraint(equalTo: view.leftAnchor),
                    ])
                    box.backgroundColor = .red
                }
                func grow() { UIView.animate(withDuration: 0.3, delay: 0, options: \(options)) { self.width.constant = 200 } }
            }
            """
        }
        func widths(_ options: String) throws -> Set<Int> {
            let seen = try Observation(scene(options), ["call A.grow"], os: 26)
            let box = try #require(seen.recording.object(named: "Box"))
            return Set(
                seen.recording.frames.indices.compactMap { index in
                    seen.run.picture(atFrame: index).items.first { $0.object == box }.map { Int($0.frame.width) }
                })
        }
        #expect(try widths("[.flushUpdates]").count > 5)
        #expect(try widths("[]") == [100, 200])
    }

    // MARK: Scenes

    @Test func `N10 an app without the scene life cycle does not launch on 27, and is warned on 18 and 26`() throws {
        let app = """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    print("launched")
                    return true
                }
            }
            """
        func run(_ os: Int) throws -> (printed: [String], console: String?, exception: String?) {
            let seen = try Observation(app, os: os)
            let events = seen.recording.events
            return (seen.printed, events.first { $0.kind == .console }?.text, events.first { $0.kind == .exception }?.text)
        }
        #expect(try run(17) == (["launched"], nil, nil))
        #expect(try run(18).console?.contains("This process does not adopt UIScene lifecycle.") == true)
        let warned = try run(26)
        #expect(
            warned.console == "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.")
        #expect(warned.printed == ["launched"])
        let last = try run(27)
        #expect(last.printed == [])
        #expect(last.exception?.contains("UIScene life cycle is required for apps built with this SDK.") == true)
    }

    @Test func `N16 a zoom asks for its source view on the way in and again on the way out`() throws {
        let scene = """
            class A: UIViewController {
                let cells = [UIView(frame: CGRect(x: 40, y: 200, width: 90, height: 90)), UIView(frame: CGRect(x: 200, y: 400, width: 90, height: 90))]
                var place = 0
                override func viewDidLoad() { super.viewDidLoad(); cells.forEach(view.addSubview) }
                func open() {
                    let b = B()
                    b.preferredTransition = .zoom { [self] context in
                        print("asked", place, context.zoomedViewController is B, context.sourceViewController === self)
                        return cells[place]
                    }
                    navigationController?.pushViewController(b, animated: true)
                }
                func reuse() { place = 1 }
            }
            class B: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .green } }
            """
        let seen = try Observation(scene, ["call A.open", "call A.reuse", "back"], in: .navigation, os: 18, root: "A")
        #expect(seen.printed == ["asked 0 true true", "asked 1 true true"])
        // The page comes out of the first cell and goes into the second.
        let root = try seen.rootView(of: "B")
        let frames = seen.recording.frames.indices.compactMap { index in
            seen.run.picture(atFrame: index).items.first { $0.object == root }?.frame
        }
        let (first, last) = (try #require(frames.first), try #require(frames.last))
        #expect(first.width < 200 && first.midX < 160, "\(frames)")
        #expect(last.width < 200 && last.midX > 200, "\(frames)")
        // A zoom does not wait for its end on 18, a slide does.
        let zoomed = try Observation(scene, ["call A.open", "at 0.1 back"], in: .navigation, os: 18, root: "A")
        #expect(try zoomed.event("B.viewDidAppear").time < 0.2)
    }

    // MARK: Recorded orders

    @Test func `N13 sheet-drag-cancel-rudin: a sheet let go and a swipe cancelled bring viewIsAppearing again, once`() throws {
        let sheet = """
            class A: UIViewController { func open() { present(B(), animated: true) } }
            class B: UIViewController {}
            """
        let dragged = try Observation(sheet, ["call A.open", "swipe-down 30 cancel"], os: 17, root: "A")
        #expect(
            dragged.appearances.suffix(4) == ["B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
        let swiped = try Observation(Self.stack, ["call A.open", "swipe-back 40 cancel"], in: .navigation, os: 17, root: "A")
        let again = swiped.appearances.suffix(3)
        #expect(again == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
        #expect(try swiped.event("B.viewWillAppear", 2).frame == swiped.event("B.viewDidAppear", 2).frame)
    }

    @Test func `N14 nav-poptoroot-window-abc17: the controllers between are freed during the transition, without an appearance callback`()
        throws
    {
        let scene = """
            class A: UIViewController { func open() { navigationController?.pushViewController(B(), animated: false) } }
            class B: UIViewController { func open() { navigationController?.pushViewController(C(), animated: false) } }
            class C: UIViewController { func home() { navigationController?.popToRootViewController(animated: true) } }
            """
        let seen = try Observation(scene, ["call A.open", "call B.open", "call C.home"], in: .navigation, os: 17, root: "A")
        let all = seen.callbacks("viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "deinit")
        #expect(
            all.suffix(6) == [
                "C.viewWillDisappear", "A.viewWillAppear", "B.deinit", "C.viewDidDisappear", "A.viewDidAppear", "C.deinit",
            ])
    }

    @Test
    func
        `N15 scene-background-abc17, scene-background-layout-47258361792: the background brings no appearance callback, and a layout pair for the system's pictures`()
        throws
    {
        let seen = try Observation("class A: UIViewController {}", ["background", "foreground"], os: 17)
        let gone = try #require(seen.recording.events.first { $0.kind == .input }).index
        let later = seen.recording.callbacks.filter { $0.index > gone && $0.object.map(seen.recording.name(of:)) == "A" }.map(\.name)
        #expect(!later.contains { $0.contains("ppear") })
        #expect(later.filter { $0.contains("LayoutSubviews") } == ["viewWillLayoutSubviews()", "viewDidLayoutSubviews()"])
    }

    /// A push in the turn of the launch, before the stack has been laid out.
    @Test(arguments: [
        (17, ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"]),
        (18, ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"]),
    ])
    func `N21 a push before the first layout waits to 17, and from 18 the covered root is not loaded`(os: Int, first: [String]) throws {
        let seen = try Observation(
            """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController(rootViewController: A())
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = stack
                    window?.makeKeyAndVisible()
                    stack.pushViewController(B(), animated: true)
                }
            }
            class A: UIViewController {}
            class B: UIViewController {}
            """, os: os)
        #expect(Array(seen.appearances.prefix(first.count)) == first)
        if os == 18 { #expect(seen.appearances == first) }
    }

    @Test(arguments: [13, 17, 27])
    func `N22 a dismiss while the presented one is leaving dismisses the receiver`(os: Int) throws {
        let seen = try Observation(
            """
            class R: UIViewController {
                func open() { let a = A(); a.modalPresentationStyle = .fullScreen; present(a, animated: false) }
            }
            class A: UIViewController {
                func open() { present(B(), animated: true) }
                func close() {
                    dismiss(animated: true)
                    dismiss(animated: true)
                }
            }
            class B: UIViewController {}
            """, ["call R.open", "call A.open", "call A.close"], os: os, root: "R")
        #expect(seen.callbacks("viewDidDisappear").suffix(2) == ["B.viewDidDisappear", "A.viewDidDisappear"])
        #expect(try seen.value("presentedViewController == nil", of: "R") == "true")
    }
}
