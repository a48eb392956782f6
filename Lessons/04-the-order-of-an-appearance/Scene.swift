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
    var isAnimated = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        view.backgroundColor = .systemGray6
    }

    func openMessage() {
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

    override func loadView() {
        super.loadView()
        print("1 loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("2 viewDidLoad")
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

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("3 viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("4 viewIsAppearing")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        print("5 viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("6 viewDidLayoutSubviews")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("7 viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("8 viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("9 viewDidDisappear")
    }

    deinit {
        print("10 deinit")
    }

    func answer() {
        subject.text = "Re: Lunch? At one, by the river"
    }

    func askForLayout() {
        view.setNeedsLayout()
    }
}
