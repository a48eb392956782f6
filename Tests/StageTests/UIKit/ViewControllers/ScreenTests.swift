import Foundation
import Stage
import Testing
import UIKit

/// What controllers ask of the screen around them: the status bar, bars that let nothing shine through, the window's scene.
@Suite struct `The screen around a controller` {
    private static let stack = """
        final class A: UIViewController {
            var hides = false
            override var prefersStatusBarHidden: Bool { print("A hidden?"); return hides }
            override var preferredStatusBarStyle: UIStatusBarStyle { print("A style?"); return .lightContent }
            override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .white }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("A will") }
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func toggle() {
                hides.toggle()
                setNeedsStatusBarAppearanceUpdate()
                print("top", Int(view.safeAreaInsets.top), view.window?.windowScene?.statusBarManager?.isStatusBarHidden == true)
            }
            func toggleAnimated() {
                hides.toggle()
                UIView.animate(withDuration: 0.3) { self.setNeedsStatusBarAppearanceUpdate() }
            }
            func hideBar() { navigationController?.setNavigationBarHidden(true, animated: false) }
            func over() {
                let b = B()
                b.modalPresentationStyle = .overFullScreen
                present(b, animated: true)
            }
            func capture() {
                let b = B()
                b.modalPresentationStyle = .overFullScreen
                b.modalPresentationCapturesStatusBarAppearance = true
                present(b, animated: true)
            }
        }
        final class B: UIViewController {
            override var prefersStatusBarHidden: Bool { print("B hidden?"); return true }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("B will") }
        }
        """

    private func observe(
        _ steps: [String], in container: Setting.Container = .root, device: DeviceProfile = .se, os: Int = OSProfile.newest.version
    ) throws -> Observation {
        try Observation(Self.stack, steps, in: container, device: device, os: os)
    }

    @Test func `a hidden status bar gives its room back on a phone without a notch, not on one with`() throws {
        let se = try observe(["call A.toggle", "wait 0.1"])
        #expect(se.printed.filter { $0.hasSuffix("?") } == ["A hidden?", "A style?", "A hidden?", "A style?"])
        #expect(se.printed.suffix(3) == ["A hidden?", "A style?", "top 20 true"])
        #expect(try se.value("view.safeAreaInsets.top", of: "A") == "0.0")
        let notch = try observe(["call A.toggle", "wait 0.1"], device: .phone)
        #expect(try notch.value("view.safeAreaInsets.top", of: "A") == "59.0")
        #expect(try notch.value("view.window!.windowScene!.statusBarManager!.statusBarFrame.height", of: "A") == "0.0")
        #expect(
            try observe([], device: .phone).value("view.window!.windowScene!.statusBarManager!.statusBarFrame.height", of: "A") == "54.0")
        #expect(try observe([], os: 5).printed == ["A will"])
    }

    @Test func `a status bar that goes inside an animation takes the layout along`() throws {
        let moved = try Observation(
            """
            final class A: UIViewController {
                let box = UIView()
                var hides = false
                override var prefersStatusBarHidden: Bool { hides }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.backgroundColor = .systemRed
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), box.widthAnchor.constraint(equalToConstant: 50),
                        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.heightAnchor.constraint(equalToConstant: 50),
                    ])
                }
                func toggle() {
                    hides.toggle()
                    UIView.animate(withDuration: 0.3) { self.setNeedsStatusBarAppearanceUpdate() }
                }
            }
            """, ["call A.toggle"], device: .se)
        let tops = (0..<moved.recording.frames.count).compactMap { frame in
            moved.run.picture(atFrame: frame).items.first { $0.frame.width == 50 }.map { $0.frame.minY }
        }
        #expect(tops.first == 20)
        #expect(tops.last == 0)
        #expect(tops.contains { $0 > 5 && $0 < 15 })
    }

    @Test func `inside a navigation controller the top is asked whether, and only under a hidden bar how`() throws {
        #expect(try observe([], in: .navigation).printed.filter { $0.hasSuffix("?") } == ["A hidden?"])
        #expect(
            try observe(["call A.hideBar", "call A.toggle"], in: .navigation).printed.suffix(3).prefix(2) == ["A hidden?", "A style?"])
        // The one below is asked before it is told that it will appear, as it was recorded (nav-pop-below-arm1).
        let pop = try observe(["call A.push", "back"], in: .navigation)
        #expect(pop.printed.suffix(4) == ["B hidden?", "B will", "A hidden?", "A will"])
    }

    @Test func `what covers the screen decides if it captures the status bar`() throws {
        #expect(try observe(["call A.over"]).printed.contains("B hidden?") == false)
        let captured = try observe(["call A.capture"])
        #expect(captured.printed.contains("B hidden?"))
        #expect(try captured.value("view.window!.windowScene!.statusBarManager!.isStatusBarHidden", of: "A") == "true")
    }

    @Test func `a phone without a notch may keep its status bar in landscape`() throws {
        func top(_ hides: Bool, _ device: DeviceProfile) throws -> String {
            let scene = """
                final class A: UIViewController {
                    override var prefersStatusBarHidden: Bool { \(hides) }
                }
                """
            return try Observation(scene, ["rotate landscapeLeft"], device: device).value("view.safeAreaInsets.top", of: "A")
        }
        #expect(try top(false, .se) == "20.0")
        #expect(try top(true, .se) == "0.0")
        #expect(try top(false, .phone) == "0.0")
    }

    @Test func `no page reaches under a bar that lets nothing shine through, unless it says so`() throws {
        func place(_ body: String, _ line: String = "") throws -> String {
            let scene = """
                final class A: UIViewController {
                    \(line)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(body)
                    }
                }
                """
            let seen = try Observation(scene, [], in: .navigation)
            return try seen.value("\"\\(Int(view.frame.minY)) \\(Int(view.frame.height)) \\(Int(view.safeAreaInsets.top))\"", of: "A")
        }
        #expect(try place("") == "0 852 97")
        #expect(try place("navigationController?.navigationBar.isTranslucent = false") == "97 754 0")
        #expect(
            try place("navigationController?.navigationBar.isTranslucent = false\nextendedLayoutIncludesOpaqueBars = true") == "0 852 97")
        #expect(
            try place(
                "navigationController?.navigationBar.isTranslucent = false",
                "override var extendedLayoutIncludesOpaqueBars: Bool { get { true } set {} }")
                == "0 852 97")
        #expect(try place("edgesForExtendedLayout = []") == "97 754 0")
        #expect(try place("", "override var edgesForExtendedLayout: UIRectEdge { get { [] } set {} }") == "97 754 0")
    }

    @Test func `a page that takes the room back in its layout has it, until the bar changes`() throws {
        let scene = """
            final class A: UIViewController {
                var keeps = true
                override func viewDidLoad() {
                    super.viewDidLoad()
                    edgesForExtendedLayout = []
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    if keeps { view.frame = UIScreen.main.bounds }
                }
                func show() {
                    keeps = false
                    navigationController?.setToolbarHidden(false, animated: false)
                }
            }
            """
        #expect(try Observation(scene, [], in: .navigation).value("view.frame.minY", of: "A") == "0.0")
        #expect(try Observation(scene, ["call A.show"], in: .navigation).value("view.frame.minY", of: "A") == "97.66666666666667")
    }

    @Test func `a window is in a scene from iOS 13 on, also in an app that knows none`() throws {
        let asks = """
            final class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let scene = view.window?.windowScene
                    print(scene == nil, scene?.activationState == .foregroundActive, scene?.windows.count ?? 0, UIApplication.shared.connectedScenes.count)
                }
            }
            """
        #expect(try Observation(asks).printed == ["false true 1 1"])
        #expect(try Observation(asks, [], os: 12).printed == ["true false 0 0"])
        let app =
            asks + """

                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = A()
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """
        #expect(try Observation(app, os: 26).printed == ["false true 1 1"])
    }

    @Test func `an ambiguous frame is exercised among those that the constraints allow`() throws {
        let scene = """
            final class A: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        box.heightAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
                    ])
                }
                func exercise() {
                    box.exerciseAmbiguityInLayout()
                    view.layoutIfNeeded()
                    print(Int(box.frame.minX), Int(box.frame.minY), Int(box.frame.width) >= 100, Int(box.frame.height), box.hasAmbiguousLayout, Int(box.frame.width))
                }
            }
            """
        let exercised = try Observation(scene, ["call A.exercise", "call A.exercise", "call A.exercise"]).printed
        #expect(exercised.allSatisfy { $0.hasPrefix("0 0 true 50 true") })
        #expect(Set(exercised).count == 3)
    }
}
