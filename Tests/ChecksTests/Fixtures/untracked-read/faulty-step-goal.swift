// The label is filled from viewDidLoad, which UIKit does not track. The button changes the model, and the label keeps the old number.
import Observation
import UIKit

@Observable
final class StepGoal {
    var steps = 6000
}

final class StepGoalViewController: UIViewController {
    private let goal = StepGoal()
    private let stepsLabel = UILabel()
    private let raiseButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Goal"
        arrangeViews()
        configureLabel()
        raiseButton.setTitle("500 more", for: .normal)
        raiseButton.addTarget(self, action: #selector(raise), for: .touchUpInside)
    }

    private func arrangeViews() {
        let stack = UIStackView(arrangedSubviews: [stepsLabel, raiseButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func configureLabel() {
        stepsLabel.textAlignment = .center
        stepsLabel.text = "\(goal.steps) steps a day" // finds untracked-read
    }

    @objc private func raise() {
        goal.steps += 500
    }
}
