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
            rootViewController: TicketsViewController())
        window?.makeKeyAndVisible()
    }
}

final class Guest {
    var name = "Ada"
}

final class TicketsViewController: UIViewController {
    func openTicket() {
        navigationController?.pushViewController(
            TicketViewController(), animated: true)
    }
}

final class TicketViewController: UIViewController {
    let guest = Guest()
    var seat = "none" {
        didSet { showSeat() }
    }
    let guestLabel = UILabel()
    let seatLabel = UILabel()
    let stateLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (row, label) in [guestLabel, seatLabel, stateLabel].enumerated() {
            label.frame = CGRect(
                x: 16, y: 120 + row * 40, width: 240, height: 30)
            view.addSubview(label)
        }
        showSeat()
        stateLabel.text = "Checking"
        checkTicket()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guestLabel.text = guest.name
    }

    func chooseSeat() {
        let seats = SeatsViewController()
        seats.onPick = { [weak self] in self?.seat = $0 }
        present(seats, animated: true)
    }

    func openGuest() {
        navigationController?.pushViewController(
            GuestViewController(guest: guest), animated: true)
    }

    private func showSeat() {
        seatLabel.text = "Seat \(seat)"
    }

    private func checkTicket() {
        Task { [weak self] in
            let url = URL(string: "https://ticket.example/check")!
            _ = try? await URLSession.shared.data(from: url)
            self?.stateLabel.text = "Valid"
        }
    }
}

final class SeatsViewController: UIViewController {
    var onPick: ((String) -> Void)?

    func pick() {
        onPick?("B7")
        dismiss(animated: true)
    }
}

final class GuestViewController: UIViewController {
    let guest: Guest

    init(guest: Guest) {
        self.guest = guest
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func rename() {
        guest.name = "Bea"
        navigationController?.popViewController(animated: true)
    }
}
