import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = TodayViewController()
        window?.makeKeyAndVisible()
    }
}

final class TodayViewController: UIViewController {
    let card = UIView()
    let cup = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemGray5
        cup.backgroundColor = .systemYellow
        view.addSubview(card)
        card.addSubview(cup)
        card.translatesAutoresizingMaskIntoConstraints = false
        cup.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.widthAnchor.constraint(equalToConstant: 340),
            card.heightAnchor.constraint(equalToConstant: 140),
            cup.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            cup.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            cup.widthAnchor.constraint(equalToConstant: 60),
            cup.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        cup.layer.cornerRadius = cup.frame.width / 2
    }

    func embedSummary() {
        let child = SummaryViewController()
        addChild(child)
        child.view.frame = CGRect(x: 20, y: 400, width: 240, height: 160)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class SummaryViewController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 30, width: 0, height: 10))

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.frame.size.width = view.bounds.width / 2
        bar.backgroundColor = .systemOrange
        view.addSubview(bar)
    }
}
