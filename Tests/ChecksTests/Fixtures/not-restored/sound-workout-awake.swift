// The phone is kept awake from viewDidAppear to viewDidDisappear, whichever way the screen is left; a cancelled swipe does not reach viewDidDisappear.
import UIKit

final class WorkoutViewController: UIViewController {
    private let roundLabel = UILabel()
    private var round = 1 {
        didSet { showRound() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Workout"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next Round", style: .plain, target: self, action: #selector(nextRound))
        roundLabel.font = .preferredFont(forTextStyle: .largeTitle)
        roundLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(roundLabel)
        NSLayoutConstraint.activate([
            roundLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            roundLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        showRound()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        keepAwake(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keepAwake(false)
    }

    private func keepAwake(_ awake: Bool) {
        UIApplication.shared.isIdleTimerDisabled = awake
    }

    @objc private func nextRound() {
        round += 1
    }

    private func showRound() {
        roundLabel.text = "Round \(round)"
    }
}
