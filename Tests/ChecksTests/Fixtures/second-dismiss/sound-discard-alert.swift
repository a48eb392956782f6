// When the handler of an alert runs, the alert has closed by itself: this dismiss closes the draft, as the button says.
import UIKit

final class InboxViewController: UIViewController {
    private let composeButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        composeButton.setTitle("Compose", for: .normal)
        composeButton.addTarget(self, action: #selector(compose), for: .touchUpInside)
        composeButton.frame = CGRect(x: 32, y: 140, width: 140, height: 44)
        view.addSubview(composeButton)
    }

    @objc private func compose() {
        let draft = DraftViewController(recipient: "Ada")
        draft.isModalInPresentation = true
        present(draft, animated: true)
    }
}

final class DraftViewController: UIViewController {
    private let recipientLabel = UILabel()
    private let closeButton = UIButton(type: .close)

    init(recipient: String) {
        super.init(nibName: nil, bundle: nil)
        recipientLabel.text = "To: \(recipient)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        closeButton.addTarget(self, action: #selector(askBeforeClosing), for: .touchUpInside)
        closeButton.accessibilityIdentifier = "close"
        let row = UIStackView(arrangedSubviews: [recipientLabel, closeButton])
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }

    @objc private func askBeforeClosing() {
        let alert = UIAlertController(title: "Discard this draft?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
            self?.dismiss(animated: true)
        })
        present(alert, animated: true)
    }
}
