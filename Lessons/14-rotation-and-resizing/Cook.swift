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
    func openRecipe() {
        navigationController?.pushViewController(
            CookViewController(), animated: true)
    }
}

final class CookViewController: UIViewController {
    var callsSuper = false
    let photo = UIView()
    let steps = StepsViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.backgroundColor = .systemGreen
        photo.frame = CGRect(x: 16, y: 120, width: 80, height: 80)
        addChild(steps)
        steps.view.frame = view.bounds
        steps.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(steps.view)
        steps.didMove(toParent: self)
        view.addSubview(photo)
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if callsSuper {
            super.viewWillTransition(to: size, with: coordinator)
        }
        photo.alpha = 0.5
        coordinator.animate(alongsideTransition: { _ in self.photo.alpha = 1 })
    }
}

final class StepsViewController: UIViewController {
    var captures = false
    let pager = UIScrollView()
    let pages = [UIView(), UIView(), UIView(), UIView()]
    var redraws = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let colors: [UIColor] = [
            .systemTeal, .systemYellow, .systemOrange, .systemPink,
        ]
        pager.isPagingEnabled = true
        pager.contentInsetAdjustmentBehavior = .never
        view.addSubview(pager)
        for (page, color) in zip(pages, colors) {
            page.backgroundColor = color
            pager.addSubview(page)
        }
        if captures {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (_: StepsViewController, _: UITraitCollection) in
                self.redraws += 1
            }
        } else {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (self: Self, _: UITraitCollection) in
                self.redraws += 1
            }
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = view.bounds.size
        pager.frame = view.bounds
        pager.contentSize = CGSize(width: size.width * 4, height: size.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(
                x: size.width * CGFloat(index), y: 0, width: size.width,
                height: size.height)
        }
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = (pager.contentOffset.x / view.bounds.width).rounded()
        coordinator.animate(alongsideTransition: { _ in
            self.pager.contentOffset.x = page * size.width
        })
    }

    func turnPage() {
        pager.contentOffset.x += view.bounds.width
    }
}
