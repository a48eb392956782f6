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

final class RecipesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        view.backgroundColor = .systemGray5
    }

    func openRecipe() {
        navigationController?.pushViewController(
            RecipeViewController(), animated: true)
    }
}

final class RatingView: UIView {
    var onRate: ((Int) -> Void)?
}

final class RecipeViewController: UIViewController {
    let rating = RatingView()
    var stars = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pancakes"
        view.backgroundColor = .systemBackground
        rating.backgroundColor = .systemYellow
        rating.frame = CGRect(x: 16, y: 160, width: 200, height: 40)
        view.addSubview(rating)
        rating.onRate = {
            self.stars = $0
        }
    }
}
