// The bindings are made while the view loads and thrown away in viewDidDisappear: back from another tab, the label no longer follows the thermostat.
import Combine
import UIKit

final class Thermostat {
    @Published var degrees = 20
}

final class RoomViewController: BoundViewController {
    private let thermostat = Thermostat()
    private let degreesLabel = UILabel()
    private let stepper = UIStepper()

    override func viewDidLoad() {
        title = "Living Room"
        stepper.value = 20
        stepper.addTarget(self, action: #selector(stepperChanged), for: .valueChanged)
        degreesLabel.font = .preferredFont(forTextStyle: .largeTitle)
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [degreesLabel, stepper])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func bind() {
        thermostat.$degrees
            .sink { [weak self] degrees in self?.degreesLabel.text = "\(degrees) °C" }
            .store(in: &bindings)
    }

    @objc private func stepperChanged() {
        thermostat.degrees = Int(stepper.value)
    }
}

class BoundViewController: UIViewController {
    var bindings = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bindings.removeAll() // finds lost-observer
    }

    func bind() {}
}
