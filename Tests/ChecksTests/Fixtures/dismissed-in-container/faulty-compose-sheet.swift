// The composer is inside a navigation controller, and that is what is dismissed. The composer's own isBeingDismissed is false, so the draft is lost.
import UIKit

final class MailboxViewController: UIViewController {
    private let draftLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailbox"
        view.backgroundColor = .systemBackground
        draftLabel.text = "No draft"
        let compose = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Compose") { [weak self] _ in
            self?.openComposer()
        })
        let stack = UIStackView(arrangedSubviews: [draftLabel, compose])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func openComposer() {
        let composer = ComposerViewController()
        composer.saveDraft = { [weak self] draft in
            self?.draftLabel.text = "Draft: \(draft)"
        }
        present(UINavigationController(rootViewController: composer), animated: true)
    }
}

final class ComposerViewController: UIViewController {
    var saveDraft: ((String) -> Void)?
    private let textView = UITextView()

    override func loadView() {
        textView.text = "See you on Friday"
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Mail"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { // finds dismissed-in-container
            saveDraft?(textView.text)
        }
    }

    @objc private func closeTapped() {
        dismiss(animated: true)
    }
}
