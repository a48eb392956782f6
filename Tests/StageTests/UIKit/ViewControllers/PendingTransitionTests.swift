import Stage
import Testing
import UIKit

/// What code asks of a transition directly behind the call that brings it about.
@Suite struct PendingTransitionTests {
    private static let scene = """
        extension UINavigationController {
            func push(_ controller: UIViewController, completion: @escaping () -> Void) {
                pushViewController(controller, animated: true)
                guard let coordinator = transitionCoordinator else { return completion() }
                coordinator.animate(alongsideTransition: nil) { context in
                    print(context.isCancelled)
                    completion()
                }
            }
        }
        class B: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print("B appeared")
            }
            func back() {
                let navigation = navigationController
                navigation?.popViewController(animated: true)
                print(transitionCoordinator === navigation?.transitionCoordinator)
                navigation?.transitionCoordinator?.animate(alongsideTransition: { _ in print("alongside") }) { _ in print("popped") }
            }
        }
        class A: UIViewController {
            func go() { navigationController?.push(B()) { print("pushed") } }
            func still() {
                navigationController?.pushViewController(B(), animated: false)
                print(transitionCoordinator == nil)
            }
            func both() {
                navigationController?.push(B()) { print("came to nothing") }
                navigationController?.popViewController(animated: false)
            }
        }
        """

    @Test func `a push and a pop that wait have a coordinator, which is that of the transition`() throws {
        let seen = try Observation(Self.scene, ["call A.go", "wait 1", "call B.back", "wait 1"], in: .navigation, root: "A")
        #expect(seen.printed == ["B appeared", "false", "pushed", "true", "alongside", "popped"])
    }

    @Test func `a change that takes no time has none, and one that is taken back is cancelled`() throws {
        #expect(try Observation(Self.scene, ["call A.still"], in: .navigation, root: "A").printed == ["true", "B appeared"])
        #expect(try Observation(Self.scene, ["call A.both", "wait 1"], in: .navigation, root: "A").printed == ["true", "came to nothing"])
    }

    @Test func `an alert's button follows its action while the alert is on the screen`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                let save = UIAlertAction(title: "Save", style: .default) { _ in print("saved") }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
                    save.isEnabled = false
                    alert.addAction(save)
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    present(alert, animated: true)
                }
                func allow() { save.isEnabled = true }
                func forbid() { save.isEnabled = false }
            }
            """, ["wait 1", "call A.allow", "call A.forbid", "tap Save", "call A.allow", "tap Save", "wait 1"])
        #expect(seen.printed == ["saved"])
        #expect(seen.recording.events.filter { $0.kind == .refusal }.count == 1)
    }
}
