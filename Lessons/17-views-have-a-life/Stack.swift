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
            rootViewController: CheckoutViewController())
        window?.makeKeyAndVisible()
    }
}

final class CheckoutViewController: UIViewController {
    let notice = UILabel()
    let total = UILabel()
    lazy var stack = UIStackView(arrangedSubviews: [notice, total])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemBackground
        notice.text = "Free delivery on orders before noon"
        notice.backgroundColor = .systemYellow
        total.text = "Total 42.00"
        total.backgroundColor = .systemTeal
        for label in [notice, total] {
            label.font = .preferredFont(forTextStyle: .largeTitle)
            label.numberOfLines = 0
        }
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    func closeNotice() {
        notice.isHidden = true
    }

    func showNotice() {
        notice.isHidden = false
    }
}
