import Projects
import Stage
import Testing
import UIKit

/// What UIKit does with animations and actions whose place is taken from them, seen through the learner's code.
@Suite struct LostAnimationTests {
    private func prints(_ body: String, _ steps: [String], in container: Setting.Container = .tabbed) throws -> [String] {
        let text = "import UIKit\n" + body
        let run = try Run(
            sources: [Source(path: "A.swift", text: text)],
            setting: Setting(container: container, root: "A", steps: try steps.map { try Step($0) }))
        #expect(run.recording.end == nil)
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    private func animating(_ options: String, then after: String = "") -> String {
        """
        final class A: UIViewController {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(dot)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                UIView.animate(withDuration: 1, delay: 0, options: \(options)) { self.dot.alpha = 0.2 } completion: { print($0) }
                \(after)
            }
        }
        """
    }

    @Test(arguments: ["[]", "[.repeat, .autoreverse]"])
    func `an animation whose view leaves the window gets false, one that repeats too`(options: String) throws {
        let removal = "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.dot.removeFromSuperview() }"
        #expect(try prints(animating(options, then: removal), ["wait 2"]) == ["false"])
    }

    @Test func `an animation that repeats gets false when its tab goes`() throws {
        #expect(try prints(animating("[.repeat, .autoreverse]"), ["tab 1"]) == ["false"])
    }

    @Test func `an animation that is left alone gets true, and one that repeats no end`() throws {
        #expect(try prints(animating("[]"), ["wait 2"]) == ["true"])
        #expect(try prints(animating("[.repeat]"), ["wait 2"]) == [])
    }

    @Test func `an action takes the place of another one with its identifier, and of no other`() throws {
        let seen = try prints(
            """
            final class A: UIViewController {
                let button = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    button.setTitle("Go", for: .normal)
                    button.frame = CGRect(x: 20, y: 200, width: 80, height: 44)
                    view.addSubview(button)
                    for number in 1...2 {
                        button.addAction(UIAction(identifier: UIAction.Identifier("go")) { _ in print("go", number) }, for: .touchUpInside)
                        button.addAction(UIAction { _ in print("other", number) }, for: .touchUpInside)
                    }
                }
            }
            """, ["tap Go"])
        #expect(seen.sorted() == ["go 2", "other 1", "other 2"])
    }

    @Test func `a window without a frame fills the screen when it is shown`() throws {
        let text = """
            import UIKit
            final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow()
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    self.window = window
                    print(window.bounds.size, window.rootViewController?.view.bounds.size ?? .zero)
                    return true
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: text)], setting: Setting(os: .nearest(to: 18)[0]))
        #expect(run.recording.events.compactMap { $0.kind == .print ? $0.text : nil } == ["(393.0, 852.0) (393.0, 852.0)"])
    }
}
