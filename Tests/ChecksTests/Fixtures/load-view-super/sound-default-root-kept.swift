// super.loadView() makes the plain root view, and that view is the one that stays: the subviews are added to it.
import UIKit

final class StopwatchViewController: UIViewController {
    private let timeLabel = UILabel()
    private let startButton = UIButton(configuration: .filled())

    override func loadView() {
        super.loadView()
        addSubviews()
        activateConstraints()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        timeLabel.text = "00:00"
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 56, weight: .light)
        startButton.setTitle("Start", for: .normal)
        startButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    }

    private func addSubviews() {
        for subview in [timeLabel, startButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            timeLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            timeLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            startButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            startButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -40),
        ])
    }

    @objc private func toggle() {
        let isRunning = startButton.title(for: .normal) == "Stop"
        startButton.setTitle(isRunning ? "Start" : "Stop", for: .normal)
    }
}
