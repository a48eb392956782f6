// The own back button does nothing while the stack moves. Several quick taps are several ways back from iOS 26, and here only the first one counts.
import UIKit

final class AccountWizardViewController: UIViewController {
    private let step: Int
    private let nextButton = UIButton(configuration: .filled())
    private let previousButton = UIButton(configuration: .gray())

    convenience init() {
        self.init(step: 1)
    }

    private init(step: Int) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
        title = "Step \(step)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureButtons()
    }

    private func configureButtons() {
        nextButton.setTitle("Continue", for: .normal)
        nextButton.addTarget(self, action: #selector(goForward), for: .touchUpInside)
        previousButton.setTitle("Previous step", for: .normal)
        previousButton.addTarget(self, action: #selector(goBack), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [nextButton, previousButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])
    }

    @objc private func goForward() {
        guard step < 4 else { return }
        show(AccountWizardViewController(step: step + 1), sender: self)
    }

    @objc private func goBack() {
        guard let navigationController, navigationController.transitionCoordinator == nil else { return } // finds transition-guard
        navigationController.popViewController(animated: true)
    }
}
