// The timer and the observer are begun at each viewWillAppear and ended at a later callback; before a new one begins, the old one is ended, so that a cancelled swipe back leaves one of each.
import UIKit

extension Notification.Name {
    static let playbackRateDidChange = Notification.Name("PlaybackRateDidChange")
}

final class Playback {
    private(set) var rate: Float = 1
    private(set) var position: TimeInterval = 0

    func advance(by seconds: TimeInterval) {
        position += seconds * TimeInterval(rate)
    }

    func toggleRate() {
        rate = rate == 1 ? 1.5 : 1
        NotificationCenter.default.post(name: .playbackRateDidChange, object: self)
    }
}

final class PodcastPlayerViewController: UIViewController {
    private let playback = Playback()
    private let artwork = UIImageView(image: UIImage(systemName: "headphones"))
    private let positionLabel = UILabel()
    private let rateButton = UIButton(configuration: .gray())
    private var ticker: Timer?
    private var rateToken: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Machines"
        view.backgroundColor = .systemBackground
        artwork.contentMode = .scaleAspectFit
        positionLabel.textAlignment = .center
        positionLabel.font = .monospacedDigitSystemFont(ofSize: 22, weight: .regular)
        rateButton.addTarget(self, action: #selector(rateTapped), for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [artwork, positionLabel, rateButton])
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            artwork.heightAnchor.constraint(equalToConstant: 180),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        begin()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end()
    }

    private func begin() {
        end()
        rateToken = NotificationCenter.default.addObserver(forName: .playbackRateDidChange, object: playback, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.showState() }
        }
        ticker = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        showState()
    }

    private func end() {
        ticker?.invalidate()
        ticker = nil
        if let rateToken {
            NotificationCenter.default.removeObserver(rateToken)
        }
        rateToken = nil
    }

    private func tick() {
        playback.advance(by: 0.5)
        showState()
    }

    private func showState() {
        let seconds = Int(playback.position)
        positionLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
        rateButton.configuration?.title = playback.rate == 1 ? "1×" : "1½×"
    }

    @objc private func rateTapped() {
        playback.toggleRate()
    }
}
