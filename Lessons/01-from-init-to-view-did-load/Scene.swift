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
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cookbook"
        view.backgroundColor = .systemGray5
    }

    func openRecipe() {
        let recipe = RecipeViewController()
        recipe.name = "Carbonara"
        navigationController?.pushViewController(recipe, animated: true)
    }

    func openPreloaded() {
        let recipe = RecipeViewController()
        recipe.loadViewIfNeeded()
        recipe.name = "Carbonara"
        navigationController?.pushViewController(recipe, animated: true)
    }

    func openSuggestion() {
        // Not written yet.
    }
}

final class RecipeViewController: UIViewController {
    var early = true
    var name = "Untitled"
    let nameLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        if early { view.backgroundColor = .yellow }
    }

    required init?(coder: NSCoder) {
        fatalError("A recipe is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if !early { view.backgroundColor = .yellow }
        nameLabel.text = name
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
