import Stage
import Testing
import UIKit

/// What ends as a transition begins, and what comes back when it is cancelled.
@Suite struct LeavingTests {
    private static let wave = """
        class A: UIViewController {
            override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Wave()) }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("will go") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("gone") }
            @objc func open() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController {
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("B there") }
            @objc func back() { navigationController?.popViewController(animated: true) }
        }
        class Wave: UIView {
            override func didMoveToWindow() { super.didMoveToWindow(); print(window == nil ? "out" : "in") }
        }
        """

    @Test func `N23 a covered view leaves the window and comes back as the push begins, and leaves for good at its end`() throws {
        let seen = try Observation(Self.wave, ["call A.open", "wait 1"], in: .navigation, os: 16, root: "A")
        #expect(seen.printed == ["in", "will go", "out", "in", "out", "gone", "B there"])
    }

    @Test func `N23 on the way back the revealed view comes once`() throws {
        let seen = try Observation(Self.wave, ["call A.open", "wait 1", "call B.back", "wait 1"], in: .navigation, root: "A")
        #expect(seen.printed.filter { $0 == "in" || $0 == "out" } == ["in", "out", "in", "out", "in"])
    }

    private static let field = """
        class A: UIViewController {
            @objc func open() { navigationController?.pushViewController(B(), animated: true) }
        }
        class B: UIViewController, UITextFieldDelegate {
            let name = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 30))
            override func viewDidLoad() {
                super.viewDidLoad()
                name.accessibilityIdentifier = "name"
                name.delegate = self
                view.addSubview(name)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(hides), name: UIResponder.keyboardWillHideNotification, object: nil)
            }
            @objc func hides() { print("keyboard will hide") }
            @objc func next() { navigationController?.pushViewController(UIViewController(), animated: true) }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("will go") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("gone") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("there") }
            func textFieldDidBeginEditing(_ textField: UITextField) { print("editing begins") }
            func textFieldDidEndEditing(_ textField: UITextField) { print("editing ends") }
        }
        """

    @Test(arguments: [["swipe-back 80 finish"], ["call B.next", "wait 1"]])
    func `N23 editing and the keyboard end as the transition begins`(steps: [String]) throws {
        let seen = try Observation(Self.field, ["call A.open", "focus name"] + steps, in: .navigation, os: 17, root: "A")
        #expect(seen.printed == ["there", "editing begins", "editing ends", "keyboard will hide", "will go", "gone"])
    }

    @Test func `N23 a cancelled swipe lets editing begin again`() throws {
        let seen = try Observation(
            Self.field, ["call A.open", "focus name", "swipe-back 40 cancel"], in: .navigation, os: 17, root: "A")
        #expect(
            seen.printed == ["there", "editing begins", "editing ends", "keyboard will hide", "will go", "there", "editing begins"])
    }

    private static let twice = """
        class R: UIViewController {
            @objc func open() { let a = A(); a.modalPresentationStyle = .fullScreen; present(a, animated: false) }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("R there") }
        }
        class A: UIViewController {
            @objc func open() { present(B(), animated: true) }
            @objc func close() { dismiss(animated: true) { print("first") }; dismiss(animated: true) { print("second") } }
            @objc func again() { dismiss(animated: true); DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.dismiss(animated: true) } }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("A gone") }
        }
        class B: UIViewController {
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("B gone") }
        }
        """

    @Test func `N22 dismiss on a controller whose presented one is leaving dismisses itself`() throws {
        let steps = ["call R.open", "call A.open"]
        let seen = try Observation(Self.twice, steps + ["call A.close", "wait 2"], os: 17, root: "R")
        #expect(seen.printed == ["R there", "B gone", "first", "R there", "A gone", "second"])
        #expect(seen.recording.events.filter { $0.kind == .console }.isEmpty)
        let later = try Observation(Self.twice, steps + ["call A.again", "wait 2"], os: 17, root: "R")
        #expect(later.printed == ["R there", "B gone", "R there", "A gone"])
    }
}
