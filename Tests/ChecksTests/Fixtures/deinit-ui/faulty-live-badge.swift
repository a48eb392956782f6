// deinit only claims to be on the main actor. When a background task holds the controller last, assumeIsolated ends the app there, and the badge's removal with it.
import UIKit

final class BroadcastViewController: UIViewController {
    private let badge = UILabel()
    private let startButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Broadcast"
        view.backgroundColor = .systemBackground
        badge.text = "LIVE"
        badge.backgroundColor = .systemRed
        startButton.setTitle("Go live", for: .normal)
        startButton.addTarget(self, action: #selector(goLive), for: .touchUpInside)
        startButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(startButton)
        NSLayoutConstraint.activate([
            startButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            startButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    deinit {
        MainActor.assumeIsolated {
            badge.removeFromSuperview() // finds deinit-ui
        }
    }
}

private extension BroadcastViewController {
    @objc func goLive() {
        startButton.setTitle("Live", for: .normal)
        guard badge.superview == nil else { return }
        badge.frame = CGRect(x: 20, y: 120, width: 60, height: 28)
        view.addSubview(badge)
    }
}
