// UIKit does not call viewWillAppear when the app comes back to the foreground, so this screen calls it itself. The appearance it announces never takes place.
import UIKit

class OpeningHoursViewController: UIViewController {
    private let statusLabel = UILabel()
    private let openingHours = ["Mon to Fri": "9 to 18", "Sat": "10 to 14"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpStatusLabel()
        NotificationCenter.default.addObserver(
            self, selector: #selector(appWillEnterForeground),
            name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        statusLabel.text = openingHours
            .sorted { $0.key < $1.key }
            .map { "\($0.key): \($0.value)" }
            .joined(separator: "\n")
    }

    @objc private func appWillEnterForeground() {
        guard viewIfLoaded?.window != nil else { return }
        viewWillAppear(true) // finds direct-call
    }

    private func setUpStatusLabel() {
        statusLabel.textAlignment = .center
        statusLabel.numberOfLines = 0
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(statusLabel)
        NSLayoutConstraint.activate([
            statusLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            statusLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            statusLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
