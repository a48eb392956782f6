// This deinit touches no view. It cancels a task and removes an observer, and both may be done on any thread.
import UIKit

final class MetronomeViewController: UIViewController {
    private let beatLabel = UILabel()
    private var ticking: Task<Void, Never>?
    private var observer: NSObjectProtocol?
    private var beats = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Metronome"
        beatLabel.text = "0"
        beatLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(beatLabel)
        NSLayoutConstraint.activate([
            beatLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            beatLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.reset()
        }
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                self?.tick()
            }
        }
    }

    deinit {
        ticking?.cancel()
        if let observer {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    private func tick() {
        beats += 1
        beatLabel.text = String(beats)
    }

    private func reset() {
        beats = 0
        beatLabel.text = "0"
    }
}
