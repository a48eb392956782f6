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
            rootViewController: MonthViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Planner {
    static let shared = Planner()
    var city = "Paris"
    var locked = 5
    var unlocked = 5
}

final class MonthViewController: UIViewController {
    var isTicking = true

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = Planner.shared.city
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isTicking = false
    }

    func openEvent() {
        navigationController?.pushViewController(
            EventViewController(), animated: true)
    }

    func openCities() {
        present(CitiesViewController(), animated: true)
    }
}

final class EventViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Planner.shared.locked += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Planner.shared.unlocked += 1
    }
}

final class CitiesViewController: UIViewController {
    func chooseTokyo() {
        Planner.shared.city = "Tokyo"
        dismiss(animated: true)
    }
}
