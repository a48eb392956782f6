// viewDidLoad pushes too, but on the navigation controller that it has just made for itself and that nobody sees yet: this only fills its stack.
import UIKit

final class SetupFlowViewController: UIViewController {
    private let flow = UINavigationController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        flow.pushViewController(SetupStepViewController(step: 1), animated: false)
        embedFlow()
    }

    private func embedFlow() {
        addChild(flow)
        flow.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(flow.view)
        NSLayoutConstraint.activate([
            flow.view.topAnchor.constraint(equalTo: view.topAnchor),
            flow.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            flow.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            flow.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        flow.didMove(toParent: self)
    }
}

final class SetupStepViewController: UIViewController {
    private let step: Int
    private let stepLabel = UILabel()

    init(step: Int) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
        title = "Step \(step)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stepLabel.text = "Step \(step) of 3"
        stepLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stepLabel)
        NSLayoutConstraint.activate([
            stepLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stepLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        if step < 3 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Continue", style: .plain, target: self, action: #selector(goOn))
        }
    }

    @objc private func goOn() {
        navigationController?.pushViewController(SetupStepViewController(step: step + 1), animated: true)
    }
}
