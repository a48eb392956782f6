import Stage
import Testing
import UIKit

/// Published recordings of text input, by their ids, and document 004 from end to end.
@Suite struct `Recordings of text input` {
    private static let scene = """
        import UIKit

        class A: UIViewController, UINavigationControllerDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationController?.delegate = self
            }
            func push() { navigationController?.pushViewController(B(), animated: true) }
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) {}
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {}
        }

        class B: UIViewController, UITextFieldDelegate, UITextViewDelegate {
            let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
            let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
            override func viewDidLoad() {
                super.viewDidLoad()
                field.delegate = self
                notes.delegate = self
                view.addSubview(field)
                view.addSubview(notes)
            }
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
            func textFieldDidBeginEditing(_ textField: UITextField) {}
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
            func textFieldDidEndEditing(_ textField: UITextField) {}
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
            func textViewDidBeginEditing(_ textView: UITextView) {}
        }
        """

    private static let vast =
        Replay.appearance + [
            "viewDidLoad", "willShow", "didShow", "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
            "textFieldDidEndEditing",
        ]

    /// A trace's lines without those of UIKit's own controllers; the delegate's calls as the recordings write them.
    private func lines(_ replay: Replay, afterStep step: Int = 0) -> [String] {
        replay.lines(afterStep: step).filter { !$0.hasPrefix("UI") && !$0.hasPrefix("@") }
            .map { $0.replacing("A.willShow", with: "Nav.willShow").replacing("A.didShow", with: "Nav.didShow") }
    }

    @Test func `nav-pop-delegate-vast, and document 004's lines to the end`() throws {
        let replay = try Replay(Self.scene, ["call A.push", "focus field", "back"], in: .navigation, os: 5, logged: Self.vast)
        #expect(
            lines(replay) == [
                "A.viewDidLoad", "A.viewWillAppear", "Nav.willShow:A", "Nav.didShow:A", "A.viewDidAppear", "Nav.didShow:A",
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "Nav.willShow:B", "A.viewDidDisappear", "B.viewDidAppear",
                "Nav.didShow:B", "B.textFieldShouldBeginEditing", "B.textFieldDidBeginEditing", "B.viewWillDisappear", "A.viewWillAppear",
                "Nav.willShow:A", "B.textFieldShouldEndEditing", "B.textFieldDidEndEditing", "B.viewDidDisappear", "A.viewDidAppear",
                "Nav.didShow:A",
            ])
    }

    /// The delegate's calls and keyboardWillShow after the first step.
    private func beginning(_ step: String) throws -> [String] {
        let replay = try Replay(Self.scene, [step], root: "B", os: 13, logged: [])
        let events = replay.run.recording.events.drop { $0.kind != .input }
        return events.compactMap { event in
            if event.name == "UIKeyboardWillShowNotification" { return "Notif.keyboardWillShow" }
            return event.kind == .callback && event.name.hasPrefix("text") ? "B.\(event.name.prefix { $0 != "(" })" : nil
        }
    }

    @Test func `keyboard-textfield-order`() throws {
        #expect(
            try beginning("focus field") == ["B.textFieldShouldBeginEditing", "B.textFieldDidBeginEditing", "Notif.keyboardWillShow"])
    }

    @Test func `keyboard-textview-order`() throws {
        #expect(
            try beginning("focus notes") == ["B.textViewShouldBeginEditing", "Notif.keyboardWillShow", "B.textViewDidBeginEditing"])
    }
}

@Suite struct `Steps of the keyboard` {
    private static let scene = """
        import UIKit

        class Form: UIViewController, UITextFieldDelegate {
            let name = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
            let city = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                for field in [name, city] {
                    field.delegate = self
                    view.addSubview(field)
                }
                city.placeholder = "City"
                name.addTarget(self, action: #selector(edited), for: .editingChanged)
            }
            @objc func edited(_ sender: UITextField) { print(sender.text ?? "") }
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                string != "x"
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                if textField === name { city.becomeFirstResponder() } else { textField.resignFirstResponder() }
                return true
            }
        }
        """

    private func prints(_ run: Run) -> [String] {
        run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    private func refusals(_ run: Run) -> [String] {
        run.recording.events.filter { $0.kind == .refusal }.compactMap(\.text)
    }

    @Test func `type focuses, then presses one key after the other; a delegate can leave some out`() throws {
        let run = try Scenes.run(Self.scene, ["type name Axel"])
        #expect(prints(run) == ["A", "Ae", "Ael"])
        let writes = run.recording.events.filter { $0.kind == .print }.map(\.frame)
        #expect(Set(writes).count == 3)
    }

    @Test func `return goes to the first responder, whoever that is`() throws {
        let run = try Scenes.run(Self.scene, ["focus name", "return", "type City Rome", "return"])
        #expect(refusals(run) == [])
        let notes = run.recording.events.filter { $0.kind == .notification }.map(\.name)
        #expect(
            notes.filter { $0.contains("Keyboard") && $0.contains("ill") }.map { $0.replacing("UIKeyboard", with: "") } == [
                "WillChangeFrameNotification", "WillShowNotification", "WillChangeFrameNotification", "WillHideNotification",
            ])
    }

    @Test func `what cannot be done is refused with what there is`() throws {
        let run = try Scenes.run(Self.scene, ["return", "focus street"])
        #expect(
            refusals(run) == [
                "nothing takes keys; 'focus' puts the cursor into a text field", "no text field is called 'street'; there is: City, name",
            ])
    }

    @Test func `a step waits until the keyboard has come to rest`() throws {
        let run = try Scenes.run(Self.scene, ["focus name", "wait 0"])
        let shown = try #require(run.recording.events.first { $0.name == "UIKeyboardDidShowNotification" })
        let wait = try #require(run.recording.events.first { $0.name == "wait 0" })
        #expect(shown.index < wait.index)
    }
}
