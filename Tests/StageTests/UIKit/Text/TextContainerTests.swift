import Stage
import Testing

/// What is set on a text view's container in each layout.
@Suite struct TextContainerTests {
    /// Fidelity: reported (apps set them so, and their layout rests).
    @Test func `the same room again asks for no layout`() {
        let lines = ScriptRun(
            """
            import UIKit
            class Note: UITextView {
                var count = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    count += 1
                    textContainerInset = .zero
                    textContainer.lineFragmentPadding = 0
                    textContainer.maximumNumberOfLines = 2
                }
            }
            class A: UIViewController {
                let note = Note()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = "some words"
                    note.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
                    view.addSubview(note)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(note.count > 0, note.count < 5, note.textContainerInset.top)
                }
            }
            """
        ).show("A")
        #expect(lines == ["true true 0.0"])
    }
}
