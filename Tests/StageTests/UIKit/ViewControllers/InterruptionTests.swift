import Stage
import Testing
import UIKit

/// Changes of a stack while a transition ends in place, and while its last callbacks change the stack themselves.
@Suite struct InterruptionTests {
    private static func scene(_ back: String) -> String {
        """
        class A: UIViewController {
            func start() { navigationController?.setViewControllers([self, B(), C()], animated: false) }
        }
        class B: UIViewController {}
        class C: UIViewController {
            func open() { navigationController?.pushViewController(D(), animated: true) }
            func back() {
                guard let stack = navigationController else { return }
                \(back)
                print(stack.viewControllers.map { "\\(type(of: $0))" })
            }
        }
        class D: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                navigationController?.popToRootViewController(animated: false)
            }
        }
        """
    }

    /// The interrupted push ends with D's viewDidAppear, which empties the stack down to A.
    @Test(arguments: [
        "stack.popToViewController(self, animated: true)",
        "stack.popViewController(animated: true)",
        "stack.setViewControllers([stack.viewControllers[0]], animated: true)",
    ])
    func `a pop looks at the stack again when the push that it interrupts has ended`(back: String) throws {
        let steps = ["call A.start", "call C.open", "at 0.1 call C.back", "wait 1"]
        let seen = try Observation(Self.scene(back), steps, in: .navigation, os: 26, root: "A")
        #expect(seen.printed == [#"["A"]"#])
        #expect(seen.appearances.last == "A.viewDidAppear")
        #expect(seen.recording.events.filter { $0.kind == .exception }.isEmpty)
    }
}
