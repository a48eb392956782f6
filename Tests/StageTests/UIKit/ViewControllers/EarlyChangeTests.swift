import Stage
import Testing
import UIKit

/// Changes of a stack before the screen has seen the stack, or the change before.
@Suite struct EarlyChangeTests {
    private static let told =
        "\n" + """
            class Told: UIViewController {
                func say(_ word: String) { print(type(of: self), word) }
                override func viewDidLoad() { super.viewDidLoad(); say("load") }
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); say("will") }
                override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); say("is") }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); say("did") }
                override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); say("will go") }
                override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); say("gone") }
            }
            class B: Told {}
            class C: Told {}
            """

    private static let launch = """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                let navigation = UINavigationController(rootViewController: A())
                window = UIWindow(windowScene: scene as! UIWindowScene)
                window?.rootViewController = navigation
                window?.makeKeyAndVisible()
                navigation.pushViewController(B(), animated: true)
            }
        }
        class A: Told {}
        """

    @Test func `N21 to 17 a push before the first layout waits, and comes without animation`() throws {
        let seen = try Observation(Self.launch + Self.told, ["wait 1"], os: 17)
        #expect(
            seen.printed == ["A load", "A will", "A is", "B load", "A will go", "B will", "A gone", "B is", "B did"])
        #expect(try seen.event("B.viewDidAppear").time < 0.1)
    }

    @Test(arguments: [18, 26]) func `N21 from 18 it is on the stack at once, and the covered root is not loaded`(os: Int) throws {
        let seen = try Observation(Self.launch + Self.told, ["wait 1"], os: os)
        #expect(seen.printed == ["B load", "B will", "B is", "B did"])
        #expect(seen.callbacks("loadView") == ["B.loadView"])
    }

    private static func opening(_ body: String) -> String {
        """
        class A: UIViewController {
            @objc func open() {
                guard let navigation = navigationController else { return }
        \(body)
                print("stack \\(navigation.viewControllers.count), coordinator \\(navigation.transitionCoordinator != nil)")
            }
        }
        """
    }

    @Test(arguments: [(16, "stack 2, coordinator false"), (17, "stack 2, coordinator false"), (18, "stack 3, coordinator true")])
    func `a push behind a change that is not seen yet waits to 17`(os: Int, answer: String) throws {
        let body = "navigation.setViewControllers([self, B()], animated: false)\nnavigation.pushViewController(C(), animated: true)"
        let seen = try Observation(Self.opening(body) + Self.told, ["call A.open", "wait 1"], in: .navigation, os: os, root: "A")
        #expect(seen.printed.first == answer)
        #expect(seen.printed.last == "C did")
        #expect(seen.printed.contains("B did") == (os <= 17))
    }

    @Test func `to 17 the second of two pushes waits for the end of the first`() throws {
        let body = "navigation.pushViewController(B(), animated: true)\nnavigation.pushViewController(C(), animated: true)"
        let seen = try Observation(Self.opening(body) + Self.told, ["call A.open", "wait 2"], in: .navigation, os: 13, root: "A")
        #expect(
            seen.printed == [
                "stack 2, coordinator true", "B load", "B will", "B is", "B did", "C load", "B will go", "C will", "C is", "B gone",
                "C did",
            ])
        #expect(seen.recording.events.filter { $0.kind == .console }.isEmpty)
    }

    @Test func `who is pushed over in the same turn gets its didMove`() throws {
        let body = "navigation.pushViewController(B(), animated: false)\nnavigation.pushViewController(C(), animated: false)"
        let seen = try Observation(Self.opening(body) + Self.told, ["call A.open", "wait 1"], in: .navigation, root: "A")
        #expect(seen.callbacks("didMove").suffix(2) == ["B.didMove", "C.didMove"])
        #expect(!seen.printed.contains("B load"))
    }

    @Test func `a push while the container appears has no animation, and the old one goes before the new one is there`() throws {
        let scene = """
            class A: Told {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.pushViewController(B(), animated: true)
                }
            }
            """
        let seen = try Observation(scene + Self.told, ["wait 1"], in: .navigation, root: "A")
        #expect(seen.printed == ["A load", "A will", "B load", "A will go", "B will", "A gone", "B is", "B did"])
        #expect(seen.callbacks("didMove").last == "B.didMove")
    }

    @Test(arguments: ["go", "goAnimated", "show"])
    func `a child that is added as the safe area changes appears with its parent`(way: String) throws {
        let scene = """
            class Kid: UIViewController {}
            class P: UIViewController {
                override func viewSafeAreaInsetsDidChange() {
                    super.viewSafeAreaInsetsDidChange()
                    guard children.isEmpty else { return }
                    let kid = Kid()
                    addChild(kid)
                    view.addSubview(kid.view)
                    kid.didMove(toParent: self)
                }
            }
            class A: UIViewController {
                @objc func go() { navigationController?.pushViewController(P(), animated: false) }
                @objc func goAnimated() { navigationController?.pushViewController(P(), animated: true) }
                @objc func show() { let p = P(); p.modalPresentationStyle = .fullScreen; present(p, animated: false) }
            }
            """
        let seen = try Observation(scene, ["call A.\(way)", "wait 1"], in: .navigation, root: "A")
        #expect(seen.events("Kid.viewWillAppear").count == 1)
        #expect(seen.events("Kid.viewDidAppear").count == 1)
        #expect(try seen.event("P.viewDidAppear").index < seen.event("Kid.viewDidAppear").index)
    }
}
