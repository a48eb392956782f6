import Checks
import Stage
import Testing
import UIKit

/// Claims on small things that are new since iOS 17: rooms of scenes, registrations for traits, ends of lives, messages, update links.
@Suite struct `SmallClaims on what is new` {
    // MARK: Rooms

    private static let app = """
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        class Scene: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var watch: NSKeyValueObservation?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                let scene = scene as! UIWindowScene
                window = UIWindow(windowScene: scene)
                window?.rootViewController = A()
                window?.makeKeyAndVisible()
                watch = scene.observe(\\.effectiveGeometry) { scene, _ in print("observed", scene.effectiveGeometry.interfaceOrientation.rawValue) }
            }
            // delegate
        }
        class A: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            var room: String {
                let scene = view.window?.windowScene
                let orientation = scene?.interfaceOrientation.isPortrait == true ? "upright" : "turned"
                let byScreen = "\\(Int(UIScreen.main.bounds.width))x\\(Int(UIScreen.main.bounds.height))"
                let size = "\\(Int(view.bounds.width))x\\(Int(view.bounds.height))"
                let idiom = traitCollection.userInterfaceIdiom == .phone ? "phone" : "pad"
                return "\\(byScreen) \\(orientation) \\(size) \\(idiom) \\(traitCollection.horizontalSizeClass == .compact)"
            }
            override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                print("told of", Int(size.width), Int(size.height))
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                print("laid out in", Int(view.bounds.width), Int(view.bounds.height))
            }
        }
        """

    private static let geometry = """
        func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
                let (old, new) = (previous.coordinateSpace.bounds, windowScene.effectiveGeometry.coordinateSpace.bounds)
                print("geometry", Int(old.width), Int(old.height), "to", Int(new.width), Int(new.height), previous.isInteractivelyResizing)
            }
        """
    private static let space = """
        func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {
                let (old, new) = (previousCoordinateSpace.bounds, windowScene.coordinateSpace.bounds)
                print("update", Int(old.width), Int(old.height), "to", Int(new.width), Int(new.height), previousInterfaceOrientation.isPortrait)
            }
        """

    private func resize(
        _ steps: [String], hearing methods: [String] = [], device: DeviceProfile = .phone, os: Int = 27, mask: String = ".portrait"
    ) throws -> Observation {
        let text = Self.app.replacing("// delegate", with: methods.joined(separator: "\n")).replacing("{ .portrait }", with: "{ \(mask) }")
        return try Observation(text, steps, device: device, os: os)
    }

    @Test(arguments: [DeviceProfile.se, .phone, .max])
    func `N11 a phone's window is resized: screen, orientation, idiom and size class say nothing of it`(device: DeviceProfile) throws {
        let screen = "\(Int(device.screenSize.width))x\(Int(device.screenSize.height))"
        let seen = try resize(["resize 950x600"], device: device)
        #expect(try seen.value("room", at: "A.viewDidAppear") == "\(screen) upright \(screen) phone true")
        #expect(try seen.value("room", of: "A") == "\(screen) upright 950x600 phone true")
        #expect(Array(seen.printed.suffix(3)) == ["told of 950 600", "observed 1", "laid out in 950 600"])
        #expect(seen.events("A.willTransition").isEmpty)
    }

    @Test func `N11 to 26 a phone's window has the size of its screen`() throws {
        let seen = try resize(["resize 600x600"], os: 26)
        #expect(try seen.value("room", of: "A") == "393x852 upright 393x852 phone true")
        let refusal = try #require(seen.recording.events.first { $0.kind == .refusal })
        #expect(refusal.text?.contains("from iOS 27 on") == true)
    }

    @Test func `N11 a resized phone app is upright, whatever it supports; back in full size it follows the device`() throws {
        let seen = try resize(["rotate landscapeLeft", "resize 600x500", "rotate portrait", "rotate landscapeLeft"], mask: ".landscape")
        #expect(try seen.value("room", of: "A") == "393x852 upright 600x500 phone true")
        let back = try resize(["resize 600x500", "rotate landscapeLeft", "resize 393x852"], mask: ".all")
        #expect(try back.value("room", of: "A") == "852x393 turned 852x393 phone true")
    }

    @Test func `N11 an iPad's app whose window does not fill the screen follows the device, whatever it supports`() throws {
        let steps = ["resize 500x1194", "rotate landscapeLeft"]
        #expect(try resize(steps, device: .ipad).value("room", of: "A").hasPrefix("1194x834 turned 500x834"))
        #expect(try resize(steps, device: .ipad, os: 26).value("room", of: "A").hasPrefix("834x1194 upright 500x1194"))
    }

    /// The call's place between viewWillTransition and layout is simplified.
    @Test func `N12 a scene's delegate hears of its effective geometry, with the one of before`() throws {
        let resized = try resize(["resize 700x600"], hearing: [Self.geometry, Self.space])
        let order = ["told of 700 600", "observed 1", "geometry 393 852 to 700 600 false", "laid out in 700 600"]
        #expect(Array(resized.printed.suffix(4)) == order)
        #expect(resized.events("Scene.windowScene").count == 1)
        let turned = try resize(["rotate landscapeLeft"], hearing: [Self.geometry], mask: ".all")
        #expect(Array(turned.printed.suffix(4).prefix(3)) == ["told of 852 393", "observed 3", "geometry 393 852 to 852 393 false"])
        #expect(try resize(["style dark"], hearing: [Self.geometry]).events("Scene.windowScene").isEmpty)
    }

    @Test func `N12 to 18 the delegate hears of its coordinate space and orientation instead`() throws {
        let old = try resize(["rotate landscapeLeft"], hearing: [Self.geometry, Self.space], os: 18, mask: ".all")
        #expect(old.printed.filter { $0.hasPrefix("geometry") || $0.hasPrefix("update") } == ["update 393 852 to 852 393 true"])
        let later = try resize(["rotate landscapeLeft"], hearing: [Self.space], mask: ".all")
        #expect(later.printed.contains("update 393 852 to 852 393 true"))
    }

    // MARK: Traits

    private func registering(_ handler: String) throws -> Observation {
        try Observation(
            """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {
                var changes = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) \(handler)
                }
                override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                    super.traitCollectionDidChange(previousTraitCollection)
                    print("any trait")
                }
                deinit { changes = 0 }
            }
            """, ["call A.push", "text-size extraLarge", "style dark", "back"], in: .navigation)
    }

    private static let parameter = """
        { (self: Self, previous: UITraitCollection) in
            self.changes += 1
            print("style", self.changes, previous.userInterfaceStyle == .light)
        }
        """
    private static let capture = """
        { [self] (_: B, _: UITraitCollection) in
            changes += 1
            print("style", changes)
        }
        """

    @Test func `N17 a registration calls for the traits it names alone, and not at once`() throws {
        let seen = try registering(Self.parameter)
        #expect(seen.printed == ["any trait", "style 1 true", "any trait"])
    }

    @Test func `N17 a handler that captures the controller instead of using its parameter keeps it`() throws {
        let weak = try registering(Self.parameter)
        #expect(weak.events("B.deinit").count == 1)
        let strong = try registering(Self.capture)
        #expect(strong.events("B.viewDidDisappear").count == 1 && strong.events("B.deinit").isEmpty)
        let leaks = Checks.findings(in: strong.run).filter { $0.rule == "leak" }.map(\.message)
        #expect(leaks.count == 1)
        #expect(leaks.first?.contains("B.trait registration → ") == true && leaks.first?.hasSuffix(", which captures self") == true)
        #expect(Checks.findings(in: weak.run).allSatisfy { $0.rule != "leak" })
    }

    // MARK: Ends of lives

    @Test(arguments: ["deinit", "isolated deinit"]) func `N18 a timer that deinit invalidates ticks no more`(deinitialiser: String) throws {
        func scene(_ body: String) throws -> [String] {
            try Observation(
                """
                class A: UIViewController {
                    func push() { navigationController?.pushViewController(B(), animated: true) }
                }
                class B: UIViewController {
                    var timer: Timer?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("tick") }
                    }
                    \(deinitialiser) { \(body) }
                }
                """, ["call A.push", "back", "wait 1"], in: .navigation
            ).printed
        }
        let stopped = try scene("timer?.invalidate(); print(\"gone\", Thread.isMainThread)")
        #expect(stopped.contains("tick") && stopped.last == "gone true")
        let running = try scene("print(\"gone\", Thread.isMainThread)")
        #expect(running.contains("gone true") && running.last == "tick")
    }

    // MARK: Messages

    private func messages(_ subject: String, _ keeping: String, os: Int = 27) throws -> Observation {
        try Observation(
            """
            class A: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
                var token: NotificationCenter.ObservationToken?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    \(keeping) NotificationCenter.default.addObserver(of: \(subject), for: .keyboardWillShow) { [weak self] message in
                        let isOld = self?.isViewLoaded == true && message.beginFrame.minY == 852
                        print("comes", message.endFrame.minY, message.animationDuration, isOld, message.isLocal, message.screen === UIScreen.main)
                    }
                }
                func forget() {
                    token = nil
                    field.resignFirstResponder()
                }
                func remove() {
                    if let token { NotificationCenter.default.removeObserver(token) }
                    field.resignFirstResponder()
                }
            }
            """, ["focus field", "call A.\(keeping == "_ =" ? "forget" : "remove")", "focus field"], os: os)
    }

    @Test(arguments: ["UIScreen.self", "UIScreen.main"])
    func `N19 a keyboard's message has what userInfo had; removing its token ends the observation`(subject: String) throws {
        let seen = try messages(subject, "token =")
        #expect(seen.printed == ["comes 516.0 0.25 true true true"])
        let posted = seen.recording.events.filter { $0.kind == .notification && $0.name == "UIKeyboardWillShowNotification" }
        #expect(posted.count == 2)
    }

    @Test func `N19 a token that nobody keeps ends the observation at once`() throws {
        #expect(try messages("UIScreen.self", "_ =").printed.isEmpty)
        let kept = try Observation(
            """
            class A: UIViewController {
                var tokens: [NotificationCenter.ObservationToken] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let center = NotificationCenter.default
                    tokens.append(center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in print("background") })
                    tokens.append(center.addObserver(of: UIApplication.self, for: .willEnterForeground) { _ in print("foreground") })
                    tokens.append(center.addObserver(for: UIApplication.DidReceiveMemoryWarningMessage.self) { _ in print("memory") })
                    tokens.append(center.addObserver(of: UIScene.self, for: .didEnterBackground) { print("scene", $0.scene is UIWindowScene) })
                }
                func forget() { tokens = [] }
            }
            """, ["background", "foreground", "memory-warning", "call A.forget", "memory-warning", "background"])
        #expect(kept.printed == ["scene true", "background", "foreground", "memory"])
    }

    @Test func `N19 a message of the program's own reaches observers of the message and of its notification`() throws {
        let seen = try Observation(
            """
            struct Moved: NotificationCenter.MainActorMessage {
                typealias Subject = A
                static var name: Notification.Name { .init("moved") }
                let distance: Int
                static func makeMessage(_ notification: Notification) -> Moved? {
                    (notification.userInfo?["distance"] as? Int).map { Moved(distance: $0) }
                }
                static func makeNotification(_ message: Moved) -> Notification {
                    Notification(name: name, object: nil, userInfo: ["distance": message.distance])
                }
            }
            class A: UIViewController {
                var token: NotificationCenter.ObservationToken?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    token = NotificationCenter.default.addObserver(of: self, for: Moved.self) { print("message", $0.distance) }
                    NotificationCenter.default.addObserver(self, selector: #selector(heard(_:)), name: Moved.name, object: self)
                    NotificationCenter.default.post(Moved(distance: 3), subject: self)
                    NotificationCenter.default.post(name: Moved.name, object: self, userInfo: ["distance": 4])
                    NotificationCenter.default.post(name: Moved.name, object: nil, userInfo: ["distance": 5])
                }
                @objc func heard(_ notification: Notification) { print("notification", notification.userInfo?["distance"] as? Int ?? 0) }
            }
            """)
        #expect(seen.printed == ["message 3", "notification 3", "message 4", "notification 4"])
    }

    @Test func `N19 to 18 there are no messages`() throws {
        let old = try messages("UIScreen.self", "token =", os: 18)
        #expect(old.printed.isEmpty && old.recording.events.contains { $0.kind == .refusal && $0.text?.contains("iOS 26") == true })
    }

    // MARK: Update links

    private func linking(_ link: String, keepsController: Bool = false, os: Int = 27) throws -> Observation {
        try Observation(
            """
            class A: UIViewController {
                var kept: UIViewController?
                func push() {
                    let b = B()
                    \(keepsController ? "kept = b" : "")
                    navigationController?.pushViewController(b, animated: true)
                }
            }
            class B: UIViewController {
                var link: NSObject?
                var calls = 0
                var callsOutside = 0
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(link)
                }
                @objc func step() {
                    calls += 1
                    if view.window == nil { callsOutside += 1 }
                }
                deinit { print("gone", calls > 0, callsOutside) }
            }
            """, ["call A.push", "wait 1", "back", "wait 1"], in: .navigation, os: os)
    }

    private static let update = """
        let link = UIUpdateLink(view: view, actionTarget: self, selector: #selector(step))
        link.requiresContinuousUpdates = true
        self.link = link
        """

    @Test func `N20 an update link runs while its view is in a window, stops by itself, and keeps nobody alive`() throws {
        let update = try linking(Self.update)
        #expect(update.printed == ["gone true 0"])
        let calls = try #require(Int(update.value("calls", at: "B.viewWillDisappear")))
        #expect(calls > 60 && calls < 120)
        let kept = try linking(Self.update, keepsController: true)
        #expect(try kept.value("callsOutside", of: "B") == "0")
        #expect(try kept.value("calls", of: "B") == kept.value("calls", at: "B.viewDidDisappear"))
        let display = try linking(
            """
            let link = CADisplayLink(target: self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
            """)
        #expect(display.printed.isEmpty)
        #expect(try #require(Int(display.value("callsOutside", of: "B"))) > 50)
    }

    @Test func `N20 without continuous updates a link runs when something else updates the screen`() throws {
        let passive = try linking(Self.update.replacing("link.requiresContinuousUpdates = true", with: ""))
        let calls = try #require(Int(passive.value("calls", at: "B.viewWillDisappear")))
        #expect(calls > 0 && calls < 10)
        let off = try linking(Self.update.replacing("self.link = link", with: "link.isEnabled = false\nself.link = link"))
        #expect(off.printed == ["gone false 0"])
        let old = try linking(Self.update, os: 17)
        #expect(old.recording.events.contains { $0.kind == .refusal && $0.text?.contains("iOS 18") == true })
    }

    @Test func `N20 the phases of an update have Apple's order, around a display link and layout`() throws {
        let phases = [
            "afterUpdateScheduled", "beforeEventDispatch", "afterEventDispatch", "beforeCADisplayLinkDispatch",
            "afterCADisplayLinkDispatch", "beforeCATransactionCommit", "afterCATransactionCommit", "afterUpdateComplete",
        ]
        let actions = phases.reversed().map { phase in
            "link.addAction(to: .\(phase)) { [weak self] _, info in self?.note(\"\(phase)\", info) }"
        }.joined(separator: "\n")
        let seen = try Observation(
            """
            class A: UIViewController {
                var link: UIUpdateLink?
                var isOn = false
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let link = UIUpdateLink(view: view)
                    \(actions)
                    link.addAction { [weak self] link, info in self?.note("default", info) }
                    link.addAction(to: .beforeLowLatencyEventDispatch) { [weak self] _, info in self?.note("low latency", info) }
                    self.link = link
                    CADisplayLink(target: self, selector: #selector(step(_:))).add(to: .main, forMode: .common)
                }
                func note(_ phase: String, _ info: UIUpdateInfo) {
                    if phase == "afterUpdateScheduled", !isOn {
                        isOn = true
                        let isNow = info.modelTime == CACurrentMediaTime() && UIUpdateInfo.current(for: view) == info
                        print(isNow, info.completionDeadlineTime < info.estimatedPresentationTime, UIUpdateInfo.current(for: UIView()) == nil)
                    }
                    guard isOn else { return }
                    print(phase)
                    if phase == "beforeCATransactionCommit" { view.setNeedsLayout() }
                    if phase == "afterUpdateComplete" { link?.isEnabled = false }
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    if isOn { print("layout") }
                }
                @objc func step(_ link: CADisplayLink) {
                    if isOn { print("display link") }
                    if isOn { link.invalidate() }
                }
            }
            """, ["wait 0.2"])
        var order = phases
        order.insert("display link", at: 4)
        order.insert("default", at: 4)
        order.insert("layout", at: 8)
        #expect(Array(seen.printed.drop { $0 != "true true true" }.dropFirst()) == order)
    }
}
