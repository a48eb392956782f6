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
            rootViewController: ChatsViewController())
        window?.makeKeyAndVisible()
    }
}

final class ChatsViewController: UIViewController {
    func openChat() {
        let chat = ChatViewController()
        chat.friend = "Ada"
        navigationController?.pushViewController(chat, animated: true)
    }
}

final class ChatViewController: UIViewController {
    var friend = ""
    var friendLabel: UILabel!
    let picture = UIView()
    let inputBar = UIView()
    let sendButton = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        friendLabel = UILabel()
        friendLabel.text = friend
        picture.backgroundColor = .systemTeal
        sendButton.backgroundColor = .systemBlue
        sendButton.layer.cornerRadius = 22
        inputBar.addSubview(sendButton)
        for subview in [friendLabel!, picture, inputBar] {
            view.addSubview(subview)
        }
        for subview in [friendLabel!, picture, inputBar, sendButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: safeArea.topAnchor),
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.widthAnchor.constraint(
                equalTo: view.widthAnchor, multiplier: 0.25),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            friendLabel.topAnchor.constraint(equalTo: picture.bottomAnchor),
            friendLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            inputBar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            inputBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            inputBar.trailingAnchor.constraint(
                equalTo: safeArea.trailingAnchor),
            inputBar.heightAnchor.constraint(equalToConstant: 60),
            sendButton.trailingAnchor.constraint(
                equalTo: inputBar.trailingAnchor, constant: -8),
            sendButton.centerYAnchor.constraint(
                equalTo: inputBar.centerYAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 44),
            sendButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.layer.cornerRadius = picture.bounds.width / 2
    }
}
