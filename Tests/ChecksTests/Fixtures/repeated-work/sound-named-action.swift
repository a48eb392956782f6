// The action is added at each appearance, but always under the same identifier: the button replaces the one it has, so a tap counts once.
import UIKit

final class WaterViewController: UIViewController {
    private let amountLabel = UILabel()
    private let drinkButton = UIButton(configuration: .filled())
    private let resetButton = UIButton(configuration: .plain())
    private var glasses = 0 {
        didSet { showAmount() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Water"
        view.backgroundColor = .systemBackground
        drinkButton.setTitle("One Glass", for: .normal)
        resetButton.setTitle("Start Over", for: .normal)
        amountLabel.textAlignment = .center
        showAmount()
        let stack = UIStackView(arrangedSubviews: [amountLabel, drinkButton, resetButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        connectControls()
    }

    private func connectControls() {
        let drink = UIAction(identifier: UIAction.Identifier("drink")) { [weak self] _ in
            self?.glasses += 1
        }
        drinkButton.addAction(drink, for: .touchUpInside)
        resetButton.addTarget(self, action: #selector(startOver), for: .touchUpInside)
    }

    @objc private func startOver() {
        glasses = 0
    }

    private func showAmount() {
        amountLabel.text = "\(glasses) glasses today"
    }
}
