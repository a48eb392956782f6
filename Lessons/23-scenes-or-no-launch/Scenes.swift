import UIKit

@MainActor
final class ShoppingList {
    static let shared = ShoppingList()
    var items = ["Flour", "Eggs"]
    private(set) var saved: [String] = []

    func save() {
        saved = items
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions:
            [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        ShoppingList.shared.save()
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var link: String? = nil  // In a real app: from options.urlContexts.
    var room = 0.0

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let stack = UINavigationController(
            rootViewController: RecipesViewController())
        window = UIWindow(windowScene: scene)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        if let link {
            let recipe = RecipeViewController()
            recipe.name = link
            stack.pushViewController(recipe, animated: true)
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
    }

    func sceneWillResignActive(_ scene: UIScene) {
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
    }

    func sceneDidDisconnect(_ scene: UIScene) {
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previous: UIWindowScene.Geometry
    ) {
        let space = windowScene.effectiveGeometry.coordinateSpace
        room = space.bounds.width
    }
}

@MainActor
enum Units {
    static var name = ""
}

final class RecipesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        view.backgroundColor = .systemYellow
        Units.name = "g"
    }

    func addMilk() {
        ShoppingList.shared.items.append("Milk")
    }
}

final class RecipeViewController: UIViewController {
    var name = ""
    let amount = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        view.backgroundColor = .systemBackground
        amount.text = "250 \(Units.name)"
        amount.frame = CGRect(x: 24, y: 160, width: 200, height: 40)
        view.addSubview(amount)
    }
}
