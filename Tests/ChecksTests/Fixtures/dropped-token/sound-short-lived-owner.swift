// The badge keeps its subscriptions in a property. Only the badge that measures dies at once, and its subscriptions die with it.
import Combine
import UIKit

final class UnreadBadge: UIView {
    private let countLabel = UILabel()
    private var cancellables = Set<AnyCancellable>()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(countLabel)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink { [weak self] _ in
            self?.countLabel.text = "1"
        }.store(in: &cancellables)
        countLabel.text = "0"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 20) }
}

final class MailboxViewController: UIViewController {
    private let badge = UnreadBadge(frame: CGRect(x: 24, y: 160, width: 44, height: 20))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailbox"
        view.backgroundColor = .systemBackground
        view.addSubview(badge)
        badge.alpha = measuredWidth() > 40 ? 1 : 0.5
    }

    private func measuredWidth() -> CGFloat {
        UnreadBadge(frame: .zero).intrinsicContentSize.width
    }
}
