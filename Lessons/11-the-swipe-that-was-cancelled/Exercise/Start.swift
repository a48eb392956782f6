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
            rootViewController: AlbumViewController())
        window?.makeKeyAndVisible()
    }
}

final class AlbumViewController: UIViewController, UITableViewDataSource {
    let photos = ["Beach", "Sunrise", "Harbour"]
    let list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        list.dataSource = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let row = list.indexPathForSelectedRow else { return }
        transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.list.deselectRow(at: row, animated: true)
            }, completion: nil)
    }

    func openSunrise() {
        list.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false,
            scrollPosition: .none)
        let photo = PhotoViewController()
        photo.onLeave = { [weak self] in self?.title = "Last: Sunrise" }
        navigationController?.pushViewController(photo, animated: true)
    }

    func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        photos.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "photo", for: indexPath)
        cell.textLabel?.text = photos[indexPath.row]
        return cell
    }
}

final class PhotoViewController: UIViewController {
    var onLeave: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onLeave?()
    }
}
