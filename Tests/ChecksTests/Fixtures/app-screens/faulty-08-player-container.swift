// The content below the mini player is given the container's own safe area once more on top of the one that it has already; and when the queue is closed, it is taken from its parent before its view is gone.
import UIKit

final class PlayerContainerViewController: UIViewController {
    private let content = EpisodeListViewController()
    private let miniPlayer = MiniPlayerBar()
    private var queue: QueueViewController?
    private let barHeight: CGFloat = 56

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        addMiniPlayer()
        openQueue()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        makeRoomForMiniPlayer()
    }

    private func addMiniPlayer() {
        miniPlayer.onQueue = { [weak self] in self?.toggleQueue() }
        miniPlayer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(miniPlayer)
        NSLayoutConstraint.activate([
            miniPlayer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            miniPlayer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            miniPlayer.heightAnchor.constraint(equalToConstant: barHeight),
            miniPlayer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    private func makeRoomForMiniPlayer() {
        let bottom = view.safeAreaInsets.bottom + barHeight
        content.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0) // finds insets-handed-down
    }
}

// MARK: - Queue

private extension PlayerContainerViewController {
    func toggleQueue() {
        if let queue {
            close(queue)
        } else {
            openQueue()
        }
    }

    func openQueue() {
        let queue = QueueViewController()
        addChild(queue)
        queue.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(queue.view)
        NSLayoutConstraint.activate([
            queue.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            queue.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            queue.view.bottomAnchor.constraint(equalTo: miniPlayer.topAnchor),
            queue.view.heightAnchor.constraint(equalToConstant: 240),
        ])
        queue.didMove(toParent: self)
        self.queue = queue
    }

    func close(_ queue: QueueViewController) {
        queue.willMove(toParent: nil)
        queue.removeFromParent() // finds removal-order
        queue.view.removeFromSuperview()
        self.queue = nil
    }
}

final class MiniPlayerBar: UIView {
    var onQueue: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Queue") { [weak self] _ in
            self?.onQueue?()
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
            button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class EpisodeListViewController: UITableViewController {
    private let episodes = (1...30).map { "Episode \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "episode")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { episodes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = episodes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

final class QueueViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemBackground
        label.text = "Next: Episode 4"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
