// The keyboard is observed anew at each appearance, but removeObserver(self) also ends the observation of drafts from viewDidLoad, which nobody begins again.
import UIKit

extension Notification.Name {
    static let draftSaved = Notification.Name("DraftSaved")
}

final class ComposeViewController: UIViewController {
    private let textView = UITextView()
    private let center = NotificationCenter.default
    private var savedDrafts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Letter"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        center.addObserver(self, selector: #selector(draftSaved), name: .draftSaved, object: nil)
        configureTextView()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        center.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopObservingKeyboard()
    }

    private func stopObservingKeyboard() {
        center.removeObserver(self) // finds lost-observer
        textView.contentInset.bottom = 0
    }

    @objc private func keyboardMoved(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = textView.bounds.maxY - textView.convert(frame, from: nil).minY
        textView.contentInset.bottom = max(0, overlap)
    }

    @objc private func save() {
        center.post(name: .draftSaved, object: nil)
    }

    @objc private func draftSaved() {
        savedDrafts += 1
        navigationItem.prompt = "Saved \(savedDrafts) times"
    }

    private func configureTextView() {
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = "Dear Noor,"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
