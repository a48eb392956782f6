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
            rootViewController: CartViewController())
        window?.makeKeyAndVisible()
    }
}

final class CartViewController: UIViewController {
    let checkout = CheckoutViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cart"
        view.backgroundColor = .systemGray5
    }

    func checkOut() {
        navigationController?.pushViewController(checkout, animated: true)
    }
}

final class CheckoutViewController: UIViewController {
    enum Placing { case didLoad, willLayout, constraint, none }

    var placing = Placing.didLoad
    let total = UILabel()
    let payButton = UIButton(configuration: .filled())
    let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        if placing == .didLoad { placeHint() }
        if placing == .constraint { constrainHint() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if placing == .willLayout { placeHint() }
    }

    private func placeHint() {
        hint.sizeToFit()
        hint.frame.origin = CGPoint(
            x: payButton.frame.minX, y: payButton.frame.maxY + 8)
    }

    private func constrainHint() {
        hint.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hint.topAnchor.constraint(
                equalTo: payButton.bottomAnchor, constant: 8),
            hint.leadingAnchor.constraint(equalTo: payButton.leadingAnchor),
        ])
    }

    @objc func endEditing() {
        view.endEditing(true)
    }

    private func setUpViews() {
        view.backgroundColor = .systemBackground
        total.text = "Total 42"
        hint.text = "Charged at once"
        hint.backgroundColor = .systemYellow
        payButton.configuration?.title = "Pay"
        for label in [total, hint] {
            label.font = .preferredFont(forTextStyle: .title2)
            label.adjustsFontForContentSizeCategory = true
            view.addSubview(label)
        }
        view.addSubview(payButton)
        total.translatesAutoresizingMaskIntoConstraints = false
        payButton.translatesAutoresizingMaskIntoConstraints = false
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            total.topAnchor.constraint(
                equalTo: safeArea.topAnchor, constant: 40),
            total.leadingAnchor.constraint(
                equalTo: safeArea.leadingAnchor, constant: 24),
            payButton.topAnchor.constraint(
                equalTo: total.bottomAnchor, constant: 40),
            payButton.leadingAnchor.constraint(equalTo: total.leadingAnchor),
            payButton.widthAnchor.constraint(
                equalTo: view.widthAnchor, multiplier: 0.5),
            payButton.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}
