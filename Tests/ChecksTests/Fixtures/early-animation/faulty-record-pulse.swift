// The red dot should pulse from the first moment, but the animation is started in viewDidLoad, before the dot is in a window, and nothing moves.
import UIKit

final class VoiceMemoViewController: UIViewController {
    private let recordDot = UIView()
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recording"
        view.backgroundColor = .systemBackground
        configureUI()
        startPulse()
    }

    private func configureUI() {
        recordDot.backgroundColor = .systemRed
        recordDot.layer.cornerRadius = 12
        statusLabel.text = "Listening…"
        statusLabel.font = .preferredFont(forTextStyle: .headline)

        let row = UIStackView(arrangedSubviews: [recordDot, statusLabel])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            recordDot.widthAnchor.constraint(equalToConstant: 24),
            recordDot.heightAnchor.constraint(equalToConstant: 24),
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

private extension VoiceMemoViewController {
    func startPulse() {
        UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) { // finds early-animation
            self.recordDot.alpha = 0.2
        }
    }
}
