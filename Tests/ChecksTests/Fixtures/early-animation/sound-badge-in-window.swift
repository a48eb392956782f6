// The badge starts its pulse itself when it comes into a window and ends it when it leaves; its initializer and viewDidLoad start nothing.
import UIKit

final class LiveBadge: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = " LIVE "
        textColor = .white
        backgroundColor = .systemRed
        font = .preferredFont(forTextStyle: .caption1)
        layer.cornerRadius = 4
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            stopPulsing()
        } else {
            startPulsing()
        }
    }

    private func startPulsing() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) {
            self.alpha = 0.4
        }
    }

    private func stopPulsing() {
        layer.removeAllAnimations()
        alpha = 1
    }
}

final class BroadcastViewController: UIViewController {
    private let badge = LiveBadge()
    private let headline = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Broadcast"
        view.backgroundColor = .systemBackground
        headline.text = "Opening ceremony"
        headline.font = .preferredFont(forTextStyle: .title2)
        headline.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [badge, headline])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
