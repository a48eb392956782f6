import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = QuizViewController()
        window?.makeKeyAndVisible()
    }
}

final class QuizViewController: UIViewController {
    let panel = UIView()
    let pic = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        panel.backgroundColor = .systemGray5
        pic.backgroundColor = .systemTeal
        view.addSubview(panel)
        panel.addSubview(pic)
        panel.translatesAutoresizingMaskIntoConstraints = false
        pic.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            panel.widthAnchor.constraint(equalToConstant: 280),
            panel.heightAnchor.constraint(equalToConstant: 240),
            pic.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            pic.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
            pic.widthAnchor.constraint(equalToConstant: 90),
            pic.heightAnchor.constraint(equalToConstant: 90),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pic.layer.cornerRadius = pic.frame.height / 2
    }

    func embedScore() {
        let child = ScoreViewController()
        addChild(child)
        child.view.frame = CGRect(x: 20, y: 400, width: 300, height: 180)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class ScoreViewController: UIViewController {
    let fill = UIView(frame: CGRect(x: 0, y: 30, width: 0, height: 10))

    override func viewDidLoad() {
        super.viewDidLoad()
        fill.frame.size.width = view.bounds.width / 3
        fill.backgroundColor = .systemOrange
        view.addSubview(fill)
    }
}
