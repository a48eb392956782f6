// The container asks itself, because it is what is popped or dismissed, and then tells its child to release the seat. The child asks nothing.
import UIKit

final class BookingViewController: UIViewController {
    private let seatCard = SeatCardViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Booking"
        view.backgroundColor = .systemBackground
        embedSeatCard()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isLeaving = isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
        if isLeaving {
            seatCard.releaseSeat()
        }
    }

    private func embedSeatCard() {
        addChild(seatCard)
        seatCard.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(seatCard.view)
        NSLayoutConstraint.activate([
            seatCard.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            seatCard.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            seatCard.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            seatCard.view.heightAnchor.constraint(equalToConstant: 160),
        ])
        seatCard.didMove(toParent: self)
    }
}

final class SeatCardViewController: UIViewController {
    private let seatLabel = UILabel()
    private var isHeld = true {
        didSet { showState() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        seatLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(seatLabel)
        NSLayoutConstraint.activate([
            seatLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            seatLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        showState()
    }

    func releaseSeat() {
        isHeld = false
    }

    private func showState() {
        seatLabel.text = isHeld ? "Seat 14A is held for you" : "Seat released"
    }
}
