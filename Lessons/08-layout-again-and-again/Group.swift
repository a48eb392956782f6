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
            rootViewController: GroupViewController())
        window?.makeKeyAndVisible()
    }
}

final class BadgeView: UIView {}

final class GroupViewController: UIViewController {
    var roundsBadge = true
    let photo = UIView()
    let badge = BadgeView()
    let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Group"
        view.backgroundColor = .systemBackground
        photo.backgroundColor = .systemTeal
        badge.backgroundColor = .systemRed
        let name = UILabel()
        name.text = "Hikers"
        stack.spacing = 16
        stack.alignment = .center
        stack.addArrangedSubview(name)
        stack.addArrangedSubview(badge)
        for part in [photo, stack] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            photo.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            photo.heightAnchor.constraint(
                equalTo: safe.heightAnchor, multiplier: 0.3),
            photo.widthAnchor.constraint(equalTo: photo.heightAnchor),
            stack.topAnchor.constraint(
                equalTo: photo.bottomAnchor, constant: 16),
            stack.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            badge.heightAnchor.constraint(
                equalTo: photo.heightAnchor, multiplier: 0.5),
            badge.widthAnchor.constraint(equalTo: badge.heightAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for part in [photo, badge] { round(part) }
    }

    private func round(_ part: UIView) {
        if part === badge, !roundsBadge { return }
        part.layer.cornerRadius = part.bounds.height / 2
    }

    func openMember() {
        navigationController?.pushViewController(
            MemberViewController(), animated: true)
    }
}

final class MemberViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Member"
        view.backgroundColor = .systemGray5
    }
}
