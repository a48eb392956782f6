// The base class asks whether it is leaving for good. For the lyrics, which are a child of the player, the answer is no even when the player is popped,
// so the visit is never closed.
import UIKit

final class PlayerViewController: UIViewController {
    private let log = VisitLog()
    private let artwork = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Player"
        view.backgroundColor = .systemBackground
        let lyrics = LyricsViewController(log: log)
        artwork.backgroundColor = .systemPurple
        artwork.translatesAutoresizingMaskIntoConstraints = false
        addChild(lyrics)
        lyrics.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(artwork)
        view.addSubview(lyrics.view)
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            artwork.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            artwork.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            artwork.bottomAnchor.constraint(equalTo: view.centerYAnchor),
            lyrics.view.topAnchor.constraint(equalTo: artwork.bottomAnchor),
            lyrics.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            lyrics.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            lyrics.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        lyrics.didMove(toParent: self)
    }
}

final class VisitLog {
    private var openVisits: Set<String> = []
    func open(_ name: String) { openVisits.insert(name) }
    func close(_ name: String) { openVisits.remove(name) }
}

class TrackedViewController: UIViewController {
    private let log: VisitLog

    init(log: VisitLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private var isLeavingForGood: Bool {
        isBeingDismissed || isMovingFromParent // finds dismissed-in-container
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.open("\(type(of: self))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isLeavingForGood else { return }
        log.close("\(type(of: self))")
    }
}

final class LyricsViewController: TrackedViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }
}
