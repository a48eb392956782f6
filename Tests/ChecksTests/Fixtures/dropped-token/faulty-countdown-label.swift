// The label subscribes to the clock and lets the subscription go in the same line: the seconds never count down.
import Combine
import UIKit

final class CountdownLabel: UILabel {
    private var seconds = 0 {
        didSet { text = "\(seconds) seconds left" }
    }

    func start(from seconds: Int) {
        self.seconds = seconds
        _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() } // finds dropped-token
    }

    private func tick() {
        guard seconds > 0 else { return }
        seconds -= 1
    }
}

final class EggTimerViewController: UIViewController {
    private let countdown = CountdownLabel()
    private let startButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Egg Timer"
        view.backgroundColor = .systemBackground
        countdown.text = "Four minutes"
        countdown.font = .preferredFont(forTextStyle: .title1)
        startButton.setTitle("Start", for: .normal)
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [countdown, startButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func start() {
        countdown.start(from: 240)
    }
}
