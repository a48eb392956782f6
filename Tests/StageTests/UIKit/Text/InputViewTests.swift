import Stage
import Testing
import UIKit

/// What code puts in the keyboard's place, and on top of it.
@Suite struct `A controller in the keyboard's place` {
    private func heard(_ code: String, _ steps: [String]) throws -> [String] {
        let run = try Scenes.run("import UIKit\n\(code)", steps)
        return run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `has its view shown there, which is its input view, as high as it wants to be`() throws {
        let lines = try heard(
            """
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                    field.accessibilityIdentifier = "field"
                    view.addSubview(field)
                    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
                        print(($0.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue.height)
                    }
                }
            }
            final class Keys: UIInputViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let keys = inputView!
                    print("loaded", keys === view, (keys as! UIInputView).inputViewStyle == .keyboard)
                    keys.translatesAutoresizingMaskIntoConstraints = false
                    (keys as! UIInputView).allowsSelfSizing = true
                    let key = UIView()
                    key.translatesAutoresizingMaskIntoConstraints = false
                    keys.addSubview(key)
                    NSLayoutConstraint.activate([
                        key.heightAnchor.constraint(equalToConstant: 90), key.topAnchor.constraint(equalTo: keys.topAnchor),
                        key.bottomAnchor.constraint(equalTo: keys.bottomAnchor),
                    ])
                }
                override func viewWillAppear(_ animated: Bool) { print("appears") }
            }
            final class Field: UITextField {
                let keys = Keys()
                override var inputViewController: UIInputViewController? { keys }
            }
            """, ["focus field"])
        #expect(lines == ["loaded true true", "appears", "90.0"])
    }

    @Test func `reads and changes the text of who is being edited, and lets the keyboard go`() throws {
        let lines = try heard(
            """
            final class A: UIViewController {
                let keys = UIInputViewController()
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.accessibilityIdentifier = "field"
                    field.inputView = keys.inputView
                    view.addSubview(field)
                    print(keys.textDocumentProxy.hasText, keys.textDocumentProxy.documentContextBeforeInput == nil)
                }
                @objc func edit() {
                    let text = keys.textDocumentProxy
                    text.insertText("ab🙂")
                    print(field.text!, text.documentContextBeforeInput!, text.documentContextAfterInput == nil)
                    text.adjustTextPosition(byCharacterOffset: -2)
                    print(text.documentContextBeforeInput!, text.documentContextAfterInput!, text.selectedText == nil)
                    text.deleteBackward()
                    text.adjustTextPosition(byCharacterOffset: 99)
                    print(field.text!, text.documentContextBeforeInput!, text.hasText)
                    keys.dismissKeyboard()
                    print(field.isFirstResponder)
                }
            }
            """, ["focus field", "call A.edit"])
        #expect(lines == ["false true", "ab🙂 ab🙂 true", "ab 🙂 true", "a🙂 a🙂 true", "false"])
    }
}
