// The model is read in viewDidLoad's render(), which is not tracked. But everyone who changes the model here calls render() again.
import Observation
import UIKit

@Observable
final class CoffeeOrder {
    var cups = 1
    var isToGo = false
}

final class CoffeeOrderViewController: UIViewController {
    private let order = CoffeeOrder()
    private let summaryLabel = UILabel()
    private let toGoSwitch = UISwitch()
    private let moreButton = UIButton(type: .contactAdd)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Coffee"
        summaryLabel.textAlignment = .center
        moreButton.accessibilityIdentifier = "more"
        moreButton.addTarget(self, action: #selector(addCup), for: .touchUpInside)
        toGoSwitch.addTarget(self, action: #selector(toGoChanged), for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [summaryLabel, moreButton, toGoSwitch])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
        ])
        render()
    }

    private func render() {
        let place = order.isToGo ? "to go" : "here"
        summaryLabel.text = "\(order.cups) cups, \(place)"
    }

    @objc private func addCup() {
        order.cups += 1
        render()
    }

    @objc private func toGoChanged() {
        order.isToGo = toGoSwitch.isOn
        render()
    }
}
