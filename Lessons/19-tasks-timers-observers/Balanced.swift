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

@MainActor final class Server {
    static let shared = Server()
    private var senders: [AsyncStream<String>.Continuation] = []
    var listeners = 0
    var seen = 0

    func messages() -> AsyncStream<String> {
        listeners += 1
        return AsyncStream { senders.append($0) }
    }

    func deliver(_ text: String) {
        for sender in senders { sender.yield(text) }
    }
}

final class ChatsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
    }

    func openChat() {
        navigationController?.pushViewController(
            ChatViewController(), animated: true)
    }

    func receive() {
        Server.shared.deliver("Are you there?")
    }
}

final class ChatViewController: UIViewController {
    var listening: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ada"
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        listening = Task { [weak self] in
            for await text in Server.shared.messages() {
                self?.show(text)
            }
            Server.shared.listeners -= 1
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        listening?.cancel()
    }

    func show(_ text: String) {
        Server.shared.seen += 1
    }
}
