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
        view = UIView()
        print("loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("viewDidLoad")
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
        print("viewWillAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("viewWillDisappear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("viewDidAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        print("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("viewDidLayoutSubviews")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("viewIsAppearing")
    }

    deinit {
        print("deinit")
    }

    func reply() {
        subject.text = "Re: Lunch? At one, by the river"
    }

    func askForLayout() {
        view.setNeedsLayout()
    }
}
