// The same two observations, but leaving the screen ends only the one that each appearance begins; the one from viewDidLoad goes on.
import UIKit

extension Notification.Name {
    static let recipeSaved = Notification.Name("RecipeSaved")
}

final class RecipeEditorViewController: UIViewController {
    private let textView = UITextView()
    private let center = NotificationCenter.default
    private var savedVersions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        center.addObserver(self, selector: #selector(recipeSaved), name: .recipeSaved, object: nil)
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
        center.removeObserver(self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        textView.contentInset.bottom = 0
    }

    @objc private func keyboardMoved(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = textView.bounds.maxY - textView.convert(frame, from: nil).minY
        textView.contentInset.bottom = max(0, overlap)
    }

    @objc private func save() {
        center.post(name: .recipeSaved, object: nil)
    }

    @objc private func recipeSaved() {
        savedVersions += 1
        navigationItem.prompt = "Saved \(savedVersions) times"
    }

    private func configureTextView() {
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = "Two onions, one leek"
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
