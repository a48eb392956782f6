// loadView() hands everything to a helper that fills `contentView`, but nobody makes `contentView` the controller's view.
import UIKit

final class MessageComposerViewController: UIViewController {
    private let contentView = UIView()
    private let textView = UITextView()
    private let sendButton = UIButton(type: .system)

    override func loadView() { // finds no-view
        configureUI()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "New message"
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    }

    @objc private func send() {
        textView.text = ""
    }
}

private extension MessageComposerViewController {
    func configureUI() {
        contentView.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        sendButton.setTitle("Send", for: .normal)
        for subview in [textView, sendButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: sendButton.topAnchor, constant: -12),
            sendButton.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            sendButton.bottomAnchor.constraint(equalTo: contentView.keyboardLayoutGuide.topAnchor, constant: -12),
        ])
    }
}
