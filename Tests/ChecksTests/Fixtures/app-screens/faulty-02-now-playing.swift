// The wave form adds its bars as new layers in every layout pass of the view; and the player registers for its notification at each viewWillAppear but gives it back only in viewDidDisappear, so that a cancelled swipe back registers it twice.
import UIKit

extension Notification.Name {
    static let playbackDidSkip = Notification.Name("PlaybackDidSkip")
}

struct Episode {
    let title: String
    let show: String
    let samples: [CGFloat]
}

final class NowPlayingViewController: UIViewController {
    private let episode = Episode(title: "The Difference Engine", show: "Machines", samples: [0.2, 0.7, 0.5, 0.9, 0.4, 0.6, 0.3])
    private let waveform = WaveformView()
    private let titleLabel = UILabel()
    private let skipLabel = UILabel()
    private let skipButton = UIButton(configuration: .tinted())
    private var skips = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = episode.show
        waveform.samples = episode.samples
        titleLabel.text = episode.title
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        skipButton.configuration?.title = "Skip 30 seconds"
        skipButton.addTarget(self, action: #selector(skipTapped), for: .touchUpInside)

        let column = UIStackView(arrangedSubviews: [waveform, titleLabel, skipLabel, skipButton])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            waveform.heightAnchor.constraint(equalToConstant: 96),
        ])
        showSkips()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setPlaybackObserved(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        setPlaybackObserved(false)
    }

    @objc private func skipTapped() {
        NotificationCenter.default.post(name: .playbackDidSkip, object: nil)
    }

    private func showSkips() {
        skipLabel.text = skips == 1 ? "1 skip" : "\(skips) skips"
    }
}

private extension NowPlayingViewController {
    func setPlaybackObserved(_ observed: Bool) {
        let center = NotificationCenter.default
        if observed {
            center.addObserver(self, selector: #selector(playbackDidSkip), name: .playbackDidSkip, object: nil) // finds unbalanced-observer
        } else {
            center.removeObserver(self, name: .playbackDidSkip, object: nil)
        }
    }

    @objc func playbackDidSkip() {
        skips += 1
        showSkips()
    }
}

final class WaveformView: UIView {
    var samples: [CGFloat] = [] {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 8
        drawBars()
    }

    private func drawBars() {
        guard !samples.isEmpty else { return }
        let slot = bounds.width / CGFloat(samples.count)
        for (index, sample) in samples.enumerated() {
            let height = bounds.height * sample
            let bar = CALayer()
            bar.backgroundColor = UIColor.systemOrange.cgColor
            bar.cornerRadius = 2
            bar.frame = CGRect(x: CGFloat(index) * slot + 2, y: (bounds.height - height) / 2, width: slot - 4, height: height)
            layer.addSublayer(bar) // finds stacking-layers
        }
    }
}
