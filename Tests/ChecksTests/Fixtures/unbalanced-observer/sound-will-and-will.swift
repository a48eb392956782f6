// Registered in viewWillAppear and removed in viewWillDisappear: this pair comes out even on a cancelled swipe, which calls both once more.
import UIKit

final class SketchNoteViewController: UIViewController {
    private let textView = UITextView()
    private var keyboardToken: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch"
        view.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = "A house, seen from the lake"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ignoreKeyboard()
    }

    private func observeKeyboard() {
        let name = UIResponder.keyboardWillChangeFrameNotification
        keyboardToken = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
                self?.makeRoom(above: frame)
            }
        }
    }

    private func ignoreKeyboard() {
        if let keyboardToken {
            NotificationCenter.default.removeObserver(keyboardToken)
        }
        keyboardToken = nil
        textView.contentInset.bottom = 0
    }

    private func makeRoom(above frame: CGRect?) {
        guard let frame else { return }
        let overlap = textView.bounds.maxY - textView.convert(frame, from: nil).minY
        textView.contentInset.bottom = max(0, overlap)
    }
}
