import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(
            rootViewController: CheckoutViewController())
        window?.makeKeyAndVisible()
    }
}

final class CheckoutViewController: UIViewController {
    enum Closing { case removes, hides }

    var closing = Closing.removes
    let notice = NoticeLabel()
    let total = UILabel()
    var noticeConstraints: [NSLayoutConstraint] = []
    var activeCount: Int { noticeConstraints.count { $0.isActive } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemBackground
        notice.text = "Free delivery on orders before noon"
        notice.backgroundColor = .systemYellow
        total.text = "Total 42.00"
        total.backgroundColor = .systemTeal
        for label in [notice, total] {
            label.font = .preferredFont(forTextStyle: .largeTitle)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
        }
        addConstraints()
    }

    func closeNotice() {
        switch closing {
        case .removes:
            notice.removeFromSuperview()
        case .hides:
            notice.isHidden = true
        }
    }

    func showNotice() {
        switch closing {
        case .removes:
            view.addSubview(notice)
        case .hides:
            notice.isHidden = false
        }
    }

    private func addConstraints() {
        let safe = view.safeAreaLayoutGuide
        let margins = view.layoutMarginsGuide
        noticeConstraints = [
            notice.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            notice.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            notice.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            total.topAnchor.constraint(
                equalTo: notice.bottomAnchor, constant: 16),
        ]
        NSLayoutConstraint.activate(noticeConstraints)
        NSLayoutConstraint.activate([
            total.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            total.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}

final class NoticeLabel: UILabel {}
