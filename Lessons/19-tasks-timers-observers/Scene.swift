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
    func openChat() {
        navigationController?.pushViewController(
            ChatViewController(), animated: true)
    }

    func receive() {
        Server.shared.deliver("Are you there?")
    }
}

final class ChatViewController: UIViewController {
    enum Capture { case strong, weak, guarded }

    var capture = Capture.strong
    var listening: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch capture {
        case .strong:
            listening = Task {
                for await text in Server.shared.messages() {
                    show(text)
                }
            }
        case .weak:
            listening = Task { [weak self] in
                for await text in Server.shared.messages() {
                    self?.show(text)
                }
                Server.shared.listeners -= 1
            }
        case .guarded:
            listening = Task { [weak self] in
                guard let self else { return }
                for await text in Server.shared.messages() {
                    show(text)
                }
            }
        }
    }

    func show(_ text: String) {
        Server.shared.seen += 1
    }

    func openPhoto() {
        navigationController?.pushViewController(
            UIViewController(), animated: true)
    }
}
