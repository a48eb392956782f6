// The notification centre keeps the block until the token is removed, and the block keeps the controller. The removal waits in a deinit that cannot come.
import UIKit

final class TextSizeViewController: UIViewController {
    private var token: NSObjectProtocol?
    private let sampleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sampleLabel.numberOfLines = 0
        sampleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sampleLabel)
        NSLayoutConstraint.activate([
            sampleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            sampleLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            sampleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        updateSample()
        observeTextSize()
    }

    private func observeTextSize() {
        let center = NotificationCenter.default
        token = center.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main) { _ in // finds leak
            self.updateSample()
        }
    }

    private func updateSample() {
        sampleLabel.font = .preferredFont(forTextStyle: .body)
        sampleLabel.text = "The quick brown fox jumps over the lazy dog."
    }

    deinit {
        if let token {
            NotificationCenter.default.removeObserver(token)
        }
    }
}
