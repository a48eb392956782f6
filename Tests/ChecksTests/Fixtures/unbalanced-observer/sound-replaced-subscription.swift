// The subscription begins at each appearance and is never cancelled by name, but it is kept in one property: the new one takes the place of the old one, which ends with that.
import Combine
import UIKit

final class HeartMonitor {
    let beats = PassthroughSubject<Int, Never>()
}

final class PulseViewController: UIViewController {
    private let monitor = HeartMonitor()
    private let beatLabel = UILabel()
    private var subscription: AnyCancellable?
    private var beats = 0 {
        didSet { beatLabel.text = "\(beats) beats" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pulse"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Beat", primaryAction: UIAction { [weak self] _ in self?.monitor.beats.send(1) })
        beatLabel.text = "0 beats"
        beatLabel.font = .preferredFont(forTextStyle: .largeTitle)
        beatLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(beatLabel)
        NSLayoutConstraint.activate([
            beatLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            beatLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        bindBeats()
    }

    private func bindBeats() {
        subscription = monitor.beats.sink { [weak self] in self?.beats += $0 }
    }
}
