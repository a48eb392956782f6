// The summary is a child of the checkout, and it is the checkout that is popped. The child is not moving from its parent, so the seat is never released.
import UIKit

final class SeatReservation {
    private(set) var isHeld = true
    func release() { isHeld = false }
}

final class CheckoutViewController: UIViewController {
    private let reservation = SeatReservation()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemBackground
        embed(SeatSummaryViewController(reservation: reservation))
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.heightAnchor.constraint(equalToConstant: 160),
        ])
        child.didMove(toParent: self)
    }
}

final class SeatSummaryViewController: UIViewController {
    private let reservation: SeatReservation

    init(reservation: SeatReservation) {
        self.reservation = reservation
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = reservation.isHeld ? "Seat 14A is held for you" : "Choose a seat"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { // finds dismissed-in-container
            reservation.release()
        }
    }
}
