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
            rootViewController: RecipesViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor final class Recipe {
    static let shared = Recipe()
    var title = "Soup"
    var visits = 0
}

final class RecipesViewController: UIViewController {
    let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.frame = CGRect(x: 20, y: 160, width: 300, height: 40)
        view.addSubview(titleLabel)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        titleLabel.text = Recipe.shared.title
    }

    func openRecipe() {
        navigationController?.pushViewController(
            RecipeViewController(), animated: true)
    }
}

final class RecipeViewController: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        field.placeholder = "Title"
        field.frame = CGRect(x: 20, y: 160, width: 300, height: 40)
        view.addSubview(field)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        saveTitle()
        countVisit()
    }

    private func saveTitle() {
        guard let text = field.text, !text.isEmpty else { return }
        Recipe.shared.title = text
    }

    private func countVisit() {
        Recipe.shared.visits += 1
    }
}
