import Observation
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = PlayerViewController()
        window?.makeKeyAndVisible()
    }
}

@MainActor @Observable final class Player {
    var isPlaying = false
    var track = "Intro"
    private(set) var toggles = 0

    func toggle() {
        isPlaying.toggle()
        toggles += 1
    }

    func reachEnd() {
        isPlaying = false
    }
}

final class PlayerViewController: UIViewController {
    let player = Player()
    let playButton = UIView()
    /// The track that the screen was opened with, for the statistics.
    var firstTrack = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        playButton.frame = CGRect(x: 40, y: 400, width: 313, height: 120)
        view.addSubview(playButton)
        firstTrack = player.track
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showState()
    }

    func showState() {
        playButton.backgroundColor =
            player.isPlaying ? .systemGreen : .systemGray
    }

    func togglePlaying() {
        player.toggle()
        view.setNeedsLayout()
    }

    func skip() {
        player.track = "Chapter 2"
    }
}
