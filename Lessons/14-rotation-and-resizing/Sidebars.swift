import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = RecipeViewController()
        window?.makeKeyAndVisible()
    }
}

final class RecipeViewController: UIViewController {
    let ingredients = UIView()
    let tips = UIView()
    let cookBar = UIView()
    var tipsOnScreen: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ingredients.backgroundColor = .systemOrange
        tips.backgroundColor = .systemTeal
        cookBar.backgroundColor = .systemGray4
        ingredients.frame = CGRect(x: 0, y: 60, width: 120, height: 110)
        tips.frame = CGRect(x: 0, y: 180, width: 120, height: 110)
        for part in [ingredients, tips, cookBar] { view.addSubview(part) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        cookBar.frame = CGRect(
            x: 0, y: view.bounds.height - 80, width: view.bounds.width,
            height: 80)
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let width: CGFloat = size.width >= 600 ? 300 : 120
        coordinator.animate(
            alongsideTransition: { _ in
                self.ingredients.frame.size.width = width
            },
            completion: { _ in
                let shown = self.tips.layer.presentation() ?? self.tips.layer
                self.tipsOnScreen = shown.frame.width.rounded()
            })
        UIView.animate(withDuration: 0.8) {
            self.tips.frame.size.width = width
        }
    }
}
