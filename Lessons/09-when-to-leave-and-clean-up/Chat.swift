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
    var draft = ""
    let preview = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chats"
        view.backgroundColor = .systemGray5
        preview.frame = CGRect(x: 20, y: 140, width: 300, height: 40)
        view.addSubview(preview)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        preview.text = draft
    }

    func openChat() {
        let chat = ChatViewController()
        chat.chats = self
        navigationController?.pushViewController(chat, animated: true)
    }
}

final class ChatViewController: UIViewController {
    weak var chats: ChatsViewController?
    let field = UITextField()
    var polling: Task<Void, Never>?
    var token: NotificationCenter.ObservationToken?
    var keyboards = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        view.backgroundColor = .systemBackground
        field.placeholder = "Message"
        field.frame = CGRect(x: 20, y: 240, width: 300, height: 40)
        view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chats?.draft = field.text ?? ""
        polling?.cancel()
    }

    func observeKeyboard() {
        token = NotificationCenter.default.addObserver(
            of: UIScreen.self, for: .keyboardWillShow
        ) { [weak self] _ in
            self?.keyboards += 1
        }
    }

    func startPolling() {
        polling = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(5))
            }
        }
    }
}
