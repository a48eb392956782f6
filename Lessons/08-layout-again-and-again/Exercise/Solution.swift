import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = TicketViewController()
        window?.makeKeyAndVisible()
    }
}

final class TicketViewController: UIViewController {
    let card = UIView()
    let seal = UIView()
    let seat = UILabel()
    let stripe = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemGray5
        seal.backgroundColor = .systemOrange
        seat.text = "Row 4"
        stripe.backgroundColor = UIColor.systemRed.cgColor
        card.layer.addSublayer(stripe)
        for part in [card, seal, seat] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            card.leadingAnchor.constraint(
                equalTo: safe.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(
                equalTo: safe.trailingAnchor, constant: -16),
            card.heightAnchor.constraint(
                equalTo: safe.heightAnchor, multiplier: 0.5),
            seal.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            seal.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            seal.heightAnchor.constraint(
                equalTo: card.heightAnchor, multiplier: 0.5),
            seal.widthAnchor.constraint(equalTo: seal.heightAnchor),
            seat.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
            seat.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stripe.frame = CGRect(
            x: 0, y: 0, width: card.bounds.width, height: 24)
        seal.layer.cornerRadius = seal.bounds.height / 2
    }

    func scan() {
        seat.text = "Row 4, seat 11, used"
    }
}
