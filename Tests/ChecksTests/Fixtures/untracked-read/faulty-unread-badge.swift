// The badge reads the number of messages when it is made. Nothing asks again, so it still shows three when the button has marked all of them as read.
import Observation
import UIKit

@Observable
final class MessageStore {
    var unread = 3
}

final class BadgeView: UIView {
    private let numberLabel = UILabel()

    init(store: MessageStore) {
        super.init(frame: .zero)
        backgroundColor = .systemRed
        layer.cornerRadius = 14
        numberLabel.textColor = .white
        numberLabel.textAlignment = .center
        numberLabel.text = String(store.unread) // finds untracked-read
        addSubview(numberLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        numberLabel.frame = bounds
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 28, height: 28)
    }
}

final class MessagesViewController: UIViewController {
    private let store = MessageStore()
    private lazy var badge = BadgeView(store: store)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Messages"
        let readButton = UIButton(configuration: .bordered(), primaryAction: UIAction(title: "Mark all as read") { [weak self] _ in
            self?.store.unread = 0
        })
        let row = UIStackView(arrangedSubviews: [readButton, badge])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
