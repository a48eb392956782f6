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
            rootViewController: CookbookViewController())
        window?.makeKeyAndVisible()
    }
}

final class CookbookViewController: UIViewController {
    let recipe = RecipeViewController()

    func preload() {
        recipe.loadViewIfNeeded()
    }

    func openCarbonara() {
        open("Carbonara")
    }

    func openPesto() {
        open("Pesto")
    }

    private func open(_ name: String) {
        recipe.name = name
        navigationController?.pushViewController(recipe, animated: true)
    }
}

final class RecipeViewController: UIViewController {
    var name = "Untitled"
    let nameLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
