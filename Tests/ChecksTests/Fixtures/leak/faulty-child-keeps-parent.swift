// The parent keeps its child as every parent does, and the child keeps its parent in a property of its own.
import UIKit

class BookingViewController: UIViewController {
    private(set) var guests = 2
    private let guestsLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stepperController = GuestStepperViewController()
        stepperController.booking = self
        addChild(stepperController)
        let stack = UIStackView(arrangedSubviews: [guestsLabel, stepperController.view])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        stepperController.didMove(toParent: self)
        changeGuests(by: 0)
    }

    func changeGuests(by difference: Int) {
        guests += difference
        guestsLabel.text = "\(guests) guests"
    }
}

class GuestStepperViewController: UIViewController {
    var booking: BookingViewController? // finds leak

    override func loadView() {
        let plus = UIButton(type: .system)
        plus.setTitle("One more", for: .normal)
        plus.addTarget(self, action: #selector(addGuest), for: .touchUpInside)
        view = plus
    }

    @objc private func addGuest() {
        booking?.changeGuests(by: 1)
    }
}
