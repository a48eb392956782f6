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
    enum Rule { case orientation, width, off }

    var rule = Rule.orientation
    let ingredients = UIView()
    let method = UIView()
    lazy var ingredientsWidth =
        ingredients.widthAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ingredients.backgroundColor = .systemOrange
        method.backgroundColor = .systemGray5
        for part in [ingredients, method] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: view.topAnchor),
                part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            ingredientsWidth,
            ingredients.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            method.leadingAnchor.constraint(
                equalTo: ingredients.trailingAnchor),
            method.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard rule != .off else { return }
        coordinator.animate(alongsideTransition: { _ in
            self.ingredientsWidth.constant = self.hasRoom(in: size) ? 240 : 0
            self.view.layoutIfNeeded()
        })
    }

    private func hasRoom(in size: CGSize) -> Bool {
        if rule == .width { return size.width >= 600 }
        let scene = view.window?.windowScene
        let orientation = scene?.effectiveGeometry.interfaceOrientation
        return orientation?.isLandscape == true
    }
}
