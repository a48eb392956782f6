// The dial shows the target temperature in updateProperties, which has to call super, and does not.
import Observation
import UIKit

@Observable
final class Thermostat {
    var target = 19

    var isHeating: Bool { target > 20 }
}

final class DialView: UIView {
    private let thermostat: Thermostat
    private let valueLabel = UILabel()

    init(thermostat: Thermostat) {
        self.thermostat = thermostat
        super.init(frame: .zero)
        valueLabel.font = .preferredFont(forTextStyle: .largeTitle)
        valueLabel.textAlignment = .center
        valueLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(valueLabel)
        NSLayoutConstraint.activate([
            valueLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            valueLabel.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            valueLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            valueLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func updateProperties() { // finds missing-super
        valueLabel.text = "\(thermostat.target) degrees"
        valueLabel.textColor = thermostat.isHeating ? .systemRed : .label
    }
}

final class ThermostatViewController: UIViewController {
    private let thermostat = Thermostat()
    private lazy var dialView = DialView(thermostat: thermostat)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Living Room"
        view.backgroundColor = .systemBackground
        let warmer = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Warmer") { [weak self] _ in
            self?.thermostat.target += 1
        })
        let cooler = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Cooler") { [weak self] _ in
            self?.thermostat.target -= 1
        })
        let stack = UIStackView(arrangedSubviews: [dialView, warmer, cooler])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
