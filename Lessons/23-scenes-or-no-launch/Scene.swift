import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions:
            [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(
            rootViewController: RecipesViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class RecipesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("list loaded")
        title = "Recipes"
        view.backgroundColor = .systemYellow
    }
}
