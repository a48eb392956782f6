import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let recipe: UIViewController = RecipeViewController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = recipe
        window?.makeKeyAndVisible()
    }
}

final class RecipeView: UIView {
    static let shared = RecipeView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
    }

    required init?(coder: NSCoder) {
        fatalError("A recipe is made in code.")
    }
}

final class RecipeViewController: UIViewController {
    override func loadView() {
        view = RecipeView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .systemRed
    }
}

final class SuperRecipeViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view = RecipeView()
    }
}

final class EmptyRecipeViewController: UIViewController {
    override func loadView() {
        // The view comes later.
    }
}

final class RedRecipeViewController: UIViewController {
    override func loadView() {
        view.tintColor = .systemRed
        view = RecipeView()
    }
}

final class SharedRecipeViewController: UIViewController {
    override func loadView() {
        view = RecipeView.shared
    }

    func openNext() {
        present(SharedRecipeViewController(), animated: true)
    }
}
