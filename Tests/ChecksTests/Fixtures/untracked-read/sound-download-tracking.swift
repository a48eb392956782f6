// viewDidLoad reads the model inside withObservationTracking, and each change starts the next round. The label follows on every system.
import Observation
import UIKit

@Observable
final class Downloads {
    var finished = 0
}

final class DownloadsViewController: UIViewController {
    private let downloads = Downloads()
    private let countLabel = UILabel()
    private let addButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Downloads"
        countLabel.textAlignment = .center
        addButton.setTitle("Finish one", for: .normal)
        addButton.addTarget(self, action: #selector(finishOne), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [countLabel, addButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        followDownloads()
    }

    private func followDownloads() {
        withObservationTracking {
            countLabel.text = "\(downloads.finished) finished"
        } onChange: { [weak self] in
            Task { @MainActor [weak self] in
                self?.followDownloads()
            }
        }
    }

    @objc private func finishOne() {
        downloads.finished += 1
    }
}
