// The phone is kept awake while the user cooks. Only the Finish button gives that back; who leaves by the back button or a swipe leaves the phone awake for good.
import UIKit

final class CookingModeViewController: UIViewController {
    private let steps = ["Boil the water.", "Add the pasta.", "Wait nine minutes."]
    private let stepLabel = UILabel()
    private var stepIndex = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cooking"
        view.backgroundColor = .systemBackground
        configureUI()
        showStep()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.isIdleTimerDisabled = true // finds not-restored
    }

    private func configureUI() {
        stepLabel.font = .preferredFont(forTextStyle: .title1)
        stepLabel.numberOfLines = 0
        let next = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Next") { [weak self] _ in
            self?.goOn()
        })
        let finish = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Finish") { [weak self] _ in
            self?.finish()
        })
        let stack = UIStackView(arrangedSubviews: [stepLabel, next, finish])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func goOn() {
        stepIndex = min(stepIndex + 1, steps.count - 1)
        showStep()
    }

    private func showStep() {
        stepLabel.text = steps[stepIndex]
    }

    private func finish() {
        UIApplication.shared.isIdleTimerDisabled = false
        navigationController?.popViewController(animated: true)
    }
}
