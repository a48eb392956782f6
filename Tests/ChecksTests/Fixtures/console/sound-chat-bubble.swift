// Two constraints want different widths, but one of them is not required. UIKit gives that one up without a word.
import UIKit

final class ChatPreviewViewController: UIViewController {
    private let bubble = UIView()
    private let messageLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Preview"
        bubble.backgroundColor = .systemBlue
        bubble.layer.cornerRadius = 16
        messageLabel.text = "See you at eight"
        messageLabel.textColor = .white
        messageLabel.numberOfLines = 0
        bubble.translatesAutoresizingMaskIntoConstraints = false
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bubble)
        bubble.addSubview(messageLabel)

        let wantedWidth = bubble.widthAnchor.constraint(equalToConstant: 360)
        wantedWidth.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wantedWidth,
            bubble.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.75),
            bubble.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 10),
            messageLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -10),
            messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
    }
}
