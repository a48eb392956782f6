// The note is saved when the controller has left its parent. The override keeps the move to itself: didMove(toParent:) must call super.
import UIKit

@MainActor
final class DraftStore {
    static let shared = DraftStore()
    private(set) var drafts: [String] = []

    func keep(_ text: String) {
        guard !text.isEmpty, text != drafts.last else { return }
        drafts.append(text)
    }
}

final class NoteEditorViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        configureTextView()
    }

    override func didMove(toParent parent: UIViewController?) { // finds missing-super
        guard parent == nil, isViewLoaded else { return }
        saveDraft()
    }

    private func configureTextView() {
        textView.text = "Buy oats and honey"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func saveDraft() {
        DraftStore.shared.keep(textView.text)
    }
}
