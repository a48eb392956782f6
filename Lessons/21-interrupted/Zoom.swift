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
            rootViewController: TripViewController())
        window?.makeKeyAndVisible()
    }
}

final class TripViewController: UIViewController {
    var photos = ["Beach", "Tower", "Forest"]
    let cells = [UIView(), UIView(), UIView()]
    var zoomedCell: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        view.backgroundColor = .systemGray5
        for (row, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: 16, y: 120 + 220 * row, width: 120, height: 160)
            view.addSubview(cell)
        }
        showPhotos()
    }

    func showPhotos() {
        let colors = [
            "Beach": UIColor.systemYellow, "Tower": .systemRed,
            "Forest": .systemGreen,
        ]
        for (cell, photo) in zip(cells, photos) {
            cell.backgroundColor = colors[photo]
        }
    }

    func sortNewestFirst() {
        photos.reverse()
        showPhotos()
    }

    func openBeach() {
        let tapped = cell(of: "Beach")
        let photo = PhotoViewController()
        photo.preferredTransition = .zoom { [weak self] _ in
            self?.zoom(with: tapped)
        }
        navigationController?.pushViewController(photo, animated: true)
    }

    func zoom(with cell: UIView?) -> UIView? {
        zoomedCell = cell
        return cell
    }

    func cell(of photo: String) -> UIView? {
        photos.firstIndex(of: photo).map { cells[$0] }
    }

    func photo(in cell: UIView?) -> String? {
        cells.firstIndex { $0 === cell }.map { photos[$0] }
    }
}

final class PhotoViewController: UIViewController {
    let caption = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photo"
        view.backgroundColor = .systemYellow
        caption.backgroundColor = .black
        caption.frame = CGRect(x: 16, y: 700, width: 361, height: 60)
        view.addSubview(caption)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        caption.isHidden = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        caption.isHidden = true
    }
}
