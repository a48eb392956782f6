// Registered in init and heard for the controller's whole life, on screen or not: the observation ends in deinit, not when the view disappears.
import UIKit

extension Notification.Name {
    static let stepsCounted = Notification.Name("StepsCounted")
}

final class StepGoalViewController: UIViewController {
    private let stepsLabel = UILabel()
    private var steps = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(stepsCounted), name: .stepsCounted, object: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Steps"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Walk", style: .plain, target: self, action: #selector(walk))
        stepsLabel.font = .preferredFont(forTextStyle: .largeTitle)
        stepsLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stepsLabel)
        NSLayoutConstraint.activate([
            stepsLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stepsLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        showSteps()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UserDefaults.standard.set(steps, forKey: "steps")
    }

    @objc private func walk() {
        NotificationCenter.default.post(name: .stepsCounted, object: nil)
    }

    @objc private func stepsCounted() {
        steps += 100
        if isViewLoaded {
            showSteps()
        }
    }

    private func showSteps() {
        stepsLabel.text = "\(steps) steps"
    }
}
