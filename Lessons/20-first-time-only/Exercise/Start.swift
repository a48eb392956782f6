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

@MainActor final class PriceList {
    static let shared = PriceList()
    var updates = 0
}

final class CookbookViewController: UIViewController {
    func openRecipe() {
        navigationController?.pushViewController(
            RecipeViewController(), animated: true)
    }
}

final class RecipeViewController: UIViewController {
    let tip = UILabel()
    var tipsShown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe"
        view.backgroundColor = .systemBackground
        tip.text = "Swipe for the next step"
        tip.backgroundColor = .systemYellow
        tip.isHidden = true
        tip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tip)
        NSLayoutConstraint.activate([
            tip.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tip.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showTip()
        updatePrices()
    }

    func showTip() {
        tipsShown += 1
        tip.isHidden = false
        UIView.animate(
            withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]
        ) {
            self.tip.alpha = 0.3
        }
    }

    func dismissTip() {
        tip.isHidden = true
    }

    func updatePrices() {
        PriceList.shared.updates += 1
    }

    func openTimer() {
        let timer = TimerViewController()
        timer.modalPresentationStyle = .fullScreen
        present(timer, animated: true)
    }
}

final class TimerViewController: UIViewController {
    func close() { dismiss(animated: true) }
}
