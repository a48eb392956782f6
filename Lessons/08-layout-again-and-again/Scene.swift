import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ProfileViewController()
        window?.makeKeyAndVisible()
    }
}

final class ProfileViewController: UIViewController {
    var isKept = false
    var shade = CALayer()
    let cover = UIView()
    let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cover.backgroundColor = .systemYellow
        status.text = "Hiking"
        for part in [cover, status] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: view.topAnchor),
            cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cover.heightAnchor.constraint(
                equalTo: view.heightAnchor, multiplier: 0.4),
            status.topAnchor.constraint(
                equalTo: cover.bottomAnchor, constant: 16),
            status.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        if isKept { addShade() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if isKept { fitShade() } else { addShade() }
    }

    private func addShade() {
        shade = CALayer()
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.3).cgColor
        cover.layer.addSublayer(shade)
        fitShade()
    }

    private func fitShade() {
        shade.frame = cover.bounds
    }

    func changeStatus() {
        status.text = "Hiking, and away until Monday"
    }

    func clearStatus() {
        status.text = ""
    }
}
