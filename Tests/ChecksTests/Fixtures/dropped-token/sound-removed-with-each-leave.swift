// The token is kept while the screen is shown, and given up in viewWillDisappear together with the block. A cancelled swipe does both in one gesture.
import UIKit

final class TideViewController: UIViewController {
    private let tideLabel = UILabel()
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tide"
        view.backgroundColor = .systemBackground
        tideLabel.frame = CGRect(x: 24, y: 160, width: 280, height: 44)
        view.addSubview(tideLabel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Table", primaryAction: UIAction { [weak self] _ in self?.showTable() })
    }

    private func showTable() {
        navigationController?.pushViewController(TideTableViewController(), animated: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.tideLabel.text = "Rising"
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}

final class TideTableViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tide Table"
        view.backgroundColor = .systemBackground
    }
}
