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
            rootViewController: ListViewController())
        window?.makeKeyAndVisible()
    }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tickets"
        view.backgroundColor = .systemGray5
    }

    func openTicket() {
        navigationController?.pushViewController(
            TicketViewController(), animated: true)
    }
}

final class TicketViewController: UIViewController {
    let seat = UILabel()
    let stamp = UIView()
    var isValid = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ticket"
        view.backgroundColor = .systemGray6
        seat.frame = CGRect(x: 40, y: 200, width: 300, height: 40)
        stamp.frame = CGRect(x: 40, y: 300, width: 120, height: 120)
        stamp.backgroundColor = .systemGray3
        view.addSubview(seat)
        view.addSubview(stamp)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        seat.text = "Row 7, seat 12"
        dress()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        stamp.frame.origin.x = view.bounds.width - 160
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        validate()
        UIView.animate(withDuration: 0.4) {
            self.seat.alpha = 0.5
        }
    }

    private func dress() {
        view.backgroundColor = .systemYellow
    }

    private func validate() {
        isValid = true
        stamp.backgroundColor = .systemGreen
    }
}
