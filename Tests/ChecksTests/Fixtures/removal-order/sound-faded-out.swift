// The farewell is said before the fade, and both removals follow in its completion, the view's first: long apart, but in order.
import UIKit

final class NewsViewController: UIViewController {
    private let storyLabel = UILabel()
    private weak var banner: BreakingBannerViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        view.backgroundColor = .systemBackground
        storyLabel.text = "Parliament votes today"
        storyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(storyLabel)
        NSLayoutConstraint.activate([
            storyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            storyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        addBanner()
    }

    private func addBanner() {
        let banner = BreakingBannerViewController()
        banner.onDismiss = { [weak self] in self?.removeBanner() }
        addChild(banner)
        banner.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner.view)
        NSLayoutConstraint.activate([
            banner.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            banner.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        banner.didMove(toParent: self)
        self.banner = banner
    }

    private func removeBanner() {
        guard let banner else { return }
        self.banner = nil
        banner.willMove(toParent: nil)
        UIView.animate(withDuration: 0.25) {
            banner.view.alpha = 0
        } completion: { _ in
            banner.view.removeFromSuperview()
            banner.removeFromParent()
        }
    }
}

final class BreakingBannerViewController: UIViewController {
    var onDismiss: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
        let hideButton = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Hide") { [weak self] _ in
            self?.onDismiss?()
        })
        hideButton.tintColor = .white
        hideButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hideButton)
        NSLayoutConstraint.activate([
            hideButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            hideButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            hideButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
