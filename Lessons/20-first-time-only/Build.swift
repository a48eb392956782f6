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
            rootViewController: SettingsViewController())
        window?.makeKeyAndVisible()
    }
}

final class SettingsViewController: UIViewController {
    enum Building { case byHand, declared, storyboard }

    var building = Building.byHand

    func openProfile() {
        let profile: ProfileViewController
        if building == .storyboard {
            profile = UIStoryboard(name: "Profile", bundle: nil)
                .instantiateViewController(identifier: "profile")
        } else {
            profile = ProfileViewController()
            profile.isDeclared = building == .declared
        }
        navigationController?.pushViewController(profile, animated: true)
    }
}

final class ProfileViewController: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    var isDeclared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if nameLabel == nil {
            if isDeclared { buildDeclared() } else { buildByHand() }
        }
    }

    private func buildByHand() {
        nameLabel = UILabel()
        nameLabel.text = "Ada Byron"
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func buildDeclared() {
        view {
            UILabel().ibOutlet(&nameLabel).ibAttributes {
                $0.centerXAnchor.constraint(equalTo: view.centerXAnchor)
                $0.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                $0.text = "Ada Byron"
            }
        }
    }
}

@resultBuilder enum ViewsBuilder {
    static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

@resultBuilder enum ConstraintsBuilder {
    static func buildExpression(
        _ constraint: NSLayoutConstraint
    ) -> [NSLayoutConstraint] { [constraint] }

    static func buildExpression(_ assignment: Void) -> [NSLayoutConstraint] {
        []
    }

    static func buildBlock(
        _ parts: [NSLayoutConstraint]...
    ) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

@MainActor var waiting: [NSLayoutConstraint] = []

extension UIView {
    func callAsFunction(@ViewsBuilder _ content: () -> [UIView]) {
        for subview in content() { addSubview(subview) }
        NSLayoutConstraint.activate(waiting)
        waiting = []
    }
}

extension UILabel {
    func ibOutlet(_ property: inout UILabel?) -> UILabel {
        property = self
        return self
    }

    func ibAttributes(
        @ConstraintsBuilder _ make: (UILabel) -> [NSLayoutConstraint]
    ) -> UILabel {
        translatesAutoresizingMaskIntoConstraints = false
        waiting += make(self)
        return self
    }
}
