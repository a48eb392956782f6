// The only willMove(toParent: parent) in the file is the call of super in an override. Nobody announces the move by hand, UIKit does it once.
import UIKit

final class PodcastViewController: UIViewController {
    private let artworkView = UIImageView(image: UIImage(systemName: "waveform.circle.fill"))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Podcast"
        view.backgroundColor = .systemBackground
        artworkView.contentMode = .scaleAspectFit
        let controls = PlaybackControlsViewController()
        addChild(controls)
        let stack = UIStackView(arrangedSubviews: [artworkView, controls.view])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            artworkView.heightAnchor.constraint(equalToConstant: 96),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        controls.didMove(toParent: self)
    }
}

final class PlaybackControlsViewController: UIViewController {
    private(set) var isEmbedded = false
    private var isPlaying = false {
        didSet { playButton.configuration?.title = isPlaying ? "Pause" : "Play" }
    }

    private lazy var playButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Play"
        return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in
            self?.isPlaying.toggle()
        })
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        playButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(playButton)
        NSLayoutConstraint.activate([
            playButton.topAnchor.constraint(equalTo: view.topAnchor),
            playButton.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            playButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        isEmbedded = parent != nil && !(parent is UINavigationController)
    }
}
