import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate,
    UINavigationControllerDelegate
{
    var window: UIWindow?
    var isTracking = false
    var shown: [RecipeViewController] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(
            rootViewController: RecipesViewController())
        if isTracking { navigation.delegate = self }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {
        guard let recipe = viewController as? RecipeViewController
        else { return }
        print("screen view:", recipe.title ?? "")
        shown.append(recipe)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        shown.removeAll()
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
    enum Capture { case strong, weak }

    var capture = Capture.weak
    let rating = RatingView()
    var stars = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pancakes"
        view.backgroundColor = .systemBackground
        rating.backgroundColor = .systemYellow
        rating.frame = CGRect(x: 16, y: 160, width: 200, height: 40)
        view.addSubview(rating)
        switch capture {
        case .strong: rating.onRate = { self.stars = $0 }
        case .weak: rating.onRate = { [weak self] in self?.stars = $0 }
        }
    }

    func startCooking() {
        navigationController?.pushViewController(
            CookingViewController(), animated: true)
    }
}

final class CookingViewController: UIViewController {}
