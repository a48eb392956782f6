// The settings are made once and live as long as the app: so does what they listen to.
import UIKit

final class AppSettings {
    static let shared = AppSettings()
    private(set) var changes = 0

    private init() {
        NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.changes += 1
        }
    }
}

final class SettingsOverviewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 16, y: 120, width: 200, height: 40)
        label.text = "\(AppSettings.shared.changes) changes"
        view.addSubview(label)
    }
}
