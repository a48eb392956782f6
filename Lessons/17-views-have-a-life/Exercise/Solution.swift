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
            rootViewController: ChatViewController())
        window?.makeKeyAndVisible()
    }
}

final class ChatViewController: UIViewController {
    let unreadPill = UILabel()
    var toast: UILabel?
    var unread = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        unreadPill.text = "New messages"
        unreadPill.backgroundColor = .systemTeal
        unreadPill.font = .preferredFont(forTextStyle: .title1)
        unreadPill.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(unreadPill)
        NSLayoutConstraint.activate([
            unreadPill.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            unreadPill.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    func readAll() {
        unread = 0
        unreadPill.isHidden = true
    }

    func receive() {
        unread += 1
        unreadPill.isHidden = false
    }

    func copyMessage() {
        let toast = UILabel()
        toast.text = "Copied"
        toast.backgroundColor = .systemYellow
        toast.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(toast)
        NSLayoutConstraint.activate([
            toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            toast.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
        self.toast = toast
    }

    func dismissToast() {
        toast?.removeFromSuperview()
        toast = nil
    }
}
