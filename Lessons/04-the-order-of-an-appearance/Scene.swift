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
            rootViewController: InboxViewController())
        window?.makeKeyAndVisible()
    }
}

final class InboxViewController: UIViewController {
    enum Callback { case didLayout, isAppearing }

    var updating = Callback.didLayout
    var isAnimated = true
    var unread = 2
    let badge = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemGray6
        badge.text = "Loading"
        badge.frame = CGRect(x: 40, y: 200, width: 200, height: 40)
        view.addSubview(badge)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if updating == .isAppearing { showUnread() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if updating == .didLayout { showUnread() }
    }

    private func showUnread() {
        badge.text = "\(unread) unread"
    }

    func openMessage() {
        unread = max(0, unread - 1)
        navigationController?.pushViewController(
            MessageViewController(), animated: isAnimated)
    }

    func presentMessage() {
        let message = MessageViewController()
        message.modalPresentationStyle = .fullScreen
        present(message, animated: true)
    }
}

final class MessageViewController: UIViewController {
    let subject = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        subject.text = "Lunch?"
        subject.backgroundColor = .systemYellow
        subject.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subject)
        NSLayoutConstraint.activate([
            subject.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            subject.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    func reply() {
        subject.text = "Re: Lunch? At one, by the river"
    }
}
