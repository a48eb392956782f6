// The block is registered at each appearance and its token is dropped: one fault, told once.
import UIKit

extension Notification.Name {
    static let trailsDidChange = Notification.Name("TrailsDidChange")
}

final class TrailsViewController: UIViewController {
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        view.backgroundColor = .systemBackground
        countLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
        view.addSubview(countLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(forName: .trailsDidChange, object: nil, queue: .main) { [weak self] _ in // finds unbalanced-observer
            self?.countLabel.text = "Changed"
        }
    }
}
