// The buttons get a new action with every appearance: after the second one each tap counts twice.
import UIKit

final class GuestCounterViewController: CounterBaseViewController {
    private let countLabel = UILabel()
    private let arriveButton = UIButton(configuration: .filled())
    private var guests = 0 {
        didSet { showCount() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Guests"
        view.backgroundColor = .systemBackground
        arriveButton.setTitle("Guest Arrived", for: .normal)
        countLabel.font = .preferredFont(forTextStyle: .largeTitle)
        countLabel.textAlignment = .center
        showCount()
        let stack = UIStackView(arrangedSubviews: [countLabel, arriveButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func connectControls() {
        super.connectControls()
        let arrive = UIAction { [weak self] _ in self?.guests += 1 }
        arriveButton.addAction(arrive, for: .touchUpInside) // finds repeated-work
    }

    private func showCount() {
        countLabel.text = "\(guests)"
    }
}

class CounterBaseViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        connectControls()
    }

    func connectControls() {}
}
