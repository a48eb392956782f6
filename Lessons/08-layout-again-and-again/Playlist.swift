import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(
            rootViewController: PlaylistViewController())
        window?.makeKeyAndVisible()
    }
}

final class PlaylistViewController: UIViewController, UITableViewDataSource {
    var tableIsTheView = true
    var usesFlag = true
    let table = UITableView()
    var current = 30
    var isScrolled = false
    var layouts = 0

    override func loadView() {
        view = tableIsTheView ? table : UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Playlist"
        table.register(UITableViewCell.self, forCellReuseIdentifier: "track")
        table.dataSource = self
        if tableIsTheView { return }
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if !usesFlag { scrollToCurrent() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layouts += 1
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if usesFlag, !isScrolled { scrollOnce() }
    }

    private func scrollOnce() {
        isScrolled = true
        scrollToCurrent()
    }

    func scrollToCurrent() {
        table.scrollToRow(
            at: IndexPath(row: current, section: 0), at: .middle,
            animated: false)
    }

    func drag() {
        table.contentOffset.y += 300
    }

    func openPlayer() {
        let player = PlayerViewController()
        player.playlist = self
        navigationController?.pushViewController(player, animated: true)
    }

    func tableView(
        _ table: UITableView, numberOfRowsInSection section: Int
    )
        -> Int
    {
        100
    }

    func tableView(
        _ table: UITableView, cellForRowAt indexPath: IndexPath
    )
        -> UITableViewCell
    {
        let cell = table.dequeueReusableCell(
            withIdentifier: "track", for: indexPath)
        cell.textLabel?.text = "Track \(indexPath.row)"
        return cell
    }
}

final class PlayerViewController: UIViewController {
    weak var playlist: PlaylistViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Player"
        view.backgroundColor = .systemTeal
    }

    func skipTen() {
        playlist?.current += 10
    }
}
