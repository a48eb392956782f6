import Interpreter
import Stage
import Testing
import UIKit

/// Text fields and text views as real controllers use them.
@Suite struct `Editing text` {
    private func prints(_ body: String, _ steps: [String], in extra: String = "") throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController, UITextFieldDelegate, UITextViewDelegate {
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.accessibilityIdentifier = "field"
                    notes.accessibilityIdentifier = "notes"
                    view.addSubview(field)
                    view.addSubview(notes)
                    field.delegate = self
                    notes.delegate = self
            \(body)
                }
            \(extra)
            }
            """, steps)
        return run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `places and parts of a text are found, selected and replaced`() throws {
        let lines = try prints(
            """
            field.text = "añ🙂c"
            let start = field.beginningOfDocument
            print(field.offset(from: start, to: field.endOfDocument), field.selectedTextRange!.isEmpty)
            let place = field.position(from: start, offset: 2)!
            let part = field.textRange(from: place, to: field.position(from: place, offset: 2)!)!
            print(field.text(in: part)!, field.position(from: start, offset: 9) == nil)
            field.selectedTextRange = part
            field.replace(part, withText: "b")
            print(field.text!, field.offset(from: start, to: field.selectedTextRange!.start))
            field.selectAll(nil)
            print(field.text(in: field.selectedTextRange!)!)
            """, [], in: "func textFieldDidChangeSelection(_ textField: UITextField) { print(\"moved\") }")
        #expect(lines == ["5 true", "🙂 true", "moved", "moved", "añbc 3", "moved", "añbc"])
    }

    @Test func `the text to come is made from the range, as most delegates do`() throws {
        let lines = try prints(
            "field.text = \"a🙂c\"", ["focus field", "type field x"],
            in: """
                func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
                    let old = textField.text ?? ""
                    print((old as NSString).replacingCharacters(in: range, with: string), (old as NSString).length)
                    guard let part = Range(range, in: old) else { return false }
                    print(old.replacingCharacters(in: part, with: string), old[part].isEmpty)
                    return false
                }
                """)
        #expect(lines == ["a🙂cx 4", "a🙂cx true"])
    }

    @Test func `the button that clears the text asks, clears and tells`() throws {
        let delegate = """
            func textFieldShouldClear(_ textField: UITextField) -> Bool { print("asked"); return may }
            var may: Bool { field.text != "kept" }
            @objc func changed() { print("changed", field.text!) }
            """
        let body = "field.clearButtonMode = .whileEditing\nfield.addTarget(self, action: #selector(changed), for: .editingChanged)\n"
        #expect(
            try prints(body + "field.text = \"gone\"", ["focus field", "tap \"Clear text\""], in: delegate) == ["asked", "changed "])
        #expect(try prints(body + "field.text = \"kept\"", ["focus field", "tap \"Clear text\""], in: delegate) == ["asked"])
        let unseen = try prints(body + "field.text = \"gone\"", ["tap \"Clear text\""], in: delegate)
        #expect(unseen.count == 1 && unseen[0].hasPrefix("nothing called 'Clear text' can be tapped"))
    }

    @Test func `a pad has no return key, and an empty field may put it out of use`() throws {
        let delegate = "func textFieldShouldReturn(_ textField: UITextField) -> Bool { print(\"return\"); return true }"
        let refusal = "the keyboard of UITextField has no return key that can be pressed now"
        #expect(try prints("field.keyboardType = .numberPad", ["focus field", "return"], in: delegate) == [refusal])
        #expect(
            try prints("field.enablesReturnKeyAutomatically = true", ["focus field", "return", "type field x", "return"], in: delegate)
                == [refusal, "return"])
    }

    @Test func `what stands on top of the keyboard can be touched while it is up`() throws {
        let body = """
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = [UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(done))]
            field.inputAccessoryView = bar
            """
        let done = "@objc func done() { view.endEditing(true); print(field.isFirstResponder) }"
        let lines = try prints(body, ["tap Done", "focus field", "tap Done", "tap Done"], in: done)
        #expect(lines.count == 3)
        #expect(lines.first?.hasPrefix("nothing called 'Done'") == true)
        #expect(lines.dropFirst().first == "false")
        #expect(lines.last?.hasPrefix("nothing called 'Done'") == true)
    }

    @Test func `a finger that scrolls sends the keyboard away where the list says so`() throws {
        let body = "notes.text = String(repeating: \"line\\n\", count: 40)\n"
        let ended = "func textFieldDidEndEditing(_ textField: UITextField) { print(\"ended\") }"
        #expect(try prints(body + "notes.keyboardDismissMode = .onDrag", ["focus field", "drag notes 0 -40"], in: ended) == ["ended"])
        #expect(try prints(body, ["focus field", "drag notes 0 -40"], in: ended) == [])
        #expect(
            try prints(body + "notes.keyboardDismissMode = .interactive", [], in: ended) == [
                "UIScrollView.keyboardDismissMode: the keyboard does not follow the finger, and stays"
            ])
    }

    @Test func `a text view scrolls to a part of its text`() throws {
        let lines = try prints(
            "notes.text = String(repeating: \"line\\n\", count: 40)", ["call A.down"],
            in: """
                func down() {
                    notes.scrollRangeToVisible(NSRange(location: notes.text.count - 1, length: 1))
                    print(notes.contentOffset.y > 100)
                    notes.scrollRangeToVisible(NSRange(location: 0, length: 1))
                    print(notes.contentOffset.y < 20)
                    notes.scrollRangeToVisible(NSRange(location: .max, length: 1))
                    print(notes.contentOffset.y > 100)
                    notes.scrollRangeToVisible(NSRange(location: -2, length: 1))
                    print(notes.contentOffset.y < 20)
                }
                """)
        #expect(lines == ["true", "true", "true", "true"])
    }
}

/// What a program declares for UIKit, and UIKit never calls here.
@Suite struct `Members that nobody calls` {
    @Test func `are told once for each class, at their lines`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class Field: UITextField {
                override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
                override var description: String { "field" }
                override func layoutSubviews() { super.layoutSubviews() }
            }
            class Base: UITableViewController {
                func shared() {}
            }
            final class A: Base, UITextFieldDelegate {
                override func shared() {}
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                override func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { 0 }
                override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
                func textFieldDidBeginEditing(_ textField: UITextField) {}
                func textFieldHasHiccups(_ textField: UITextField) {}
                func textFieldHeight() -> Int { 1 }
                override func viewDidLoad() { super.viewDidLoad(); _ = Field(); _ = Field() }
            }
            """, root: "A", world: .open)
        let told = run.recording.events.filter { $0.kind == .refusal }.map { "\($0.location?.line ?? 0) \($0.text ?? "")" }
        #expect(
            told == [
                "13 A.tableView(_:indentationLevelForRowAt:) is never called: UITableViewController has nothing of that name here",
                "15 A.scrollViewShouldScrollToTop(_:) is never called: UITableViewController has nothing of that name here",
                "17 A.textFieldHasHiccups(_:) is never called: UITextFieldDelegate has nothing of that name here",
                "3 Field.selectionRects(for:) is never called: UITextField has nothing of that name here",
            ])
    }
}
