// The timer reports that it ends in viewWillDisappear, when its sheet is already on its way out. The workout answers with a dismiss, and so closes itself.
import UIKit

final class TrainingPlanViewController: UIViewController {
    private let startButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        startButton.setTitle("Start leg day", for: .normal)
        startButton.addTarget(self, action: #selector(startWorkout), for: .touchUpInside)
        startButton.frame = CGRect(x: 40, y: 160, width: 200, height: 44)
        view.addSubview(startButton)
    }

    @objc private func startWorkout() {
        let workout = WorkoutViewController(name: "Leg day")
        workout.modalPresentationStyle = .fullScreen
        present(workout, animated: true)
    }
}

final class WorkoutViewController: UIViewController {
    private let name: String
    private let restButton = UIButton(type: .system)

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        restButton.setTitle("Rest 60 seconds", for: .normal)
        restButton.addTarget(self, action: #selector(rest), for: .touchUpInside)
        restButton.frame = CGRect(x: 40, y: 160, width: 200, height: 44)
        view.addSubview(restButton)
    }

    @objc private func rest() {
        let timer = RestTimerViewController()
        timer.onEnd = { [weak self] in
            self?.finishRest()
        }
        present(timer, animated: true)
    }

    private func finishRest() {
        restButton.setTitle("Rest again", for: .normal)
        dismiss(animated: true) // finds second-dismiss
    }
}

final class RestTimerViewController: UIViewController {
    var onEnd: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let skip = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Skip rest") { [weak self] _ in
            self?.dismiss(animated: true)
        })
        skip.frame = CGRect(x: 40, y: 100, width: 160, height: 44)
        view.addSubview(skip)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onEnd?()
    }
}
