// A repeating timer keeps its target, and the run loop keeps the timer. The only place that ends it is deinit, which therefore never runs.
import UIKit

class CountdownViewController: UIViewController {
    private var secondsLeft = 3600
    private var timer: Timer?
    private let timeLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 48, weight: .medium)
        timeLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(timeLabel)
        timeLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        timeLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        showTime()
        startTimer()
    }

    private func startTimer() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // finds leak
        timer?.tolerance = 0.1
    }

    @objc private func tick() {
        secondsLeft -= 1
        showTime()
    }

    private func showTime() {
        timeLabel.text = "\(secondsLeft / 60) min \(secondsLeft % 60) s"
    }

    deinit {
        timer?.invalidate()
    }
}
