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
            rootViewController: AlbumsViewController())
        window?.makeKeyAndVisible()
    }
}

final class AlbumsViewController: UIViewController {
    func openGallery() {
        navigationController?.pushViewController(
            GalleryViewController(), animated: true)
    }
}

final class GalleryViewController: UIViewController {
    let tracker = CodeCallTracker()
    let searchTip = UILabel()
    let shareTip = UILabel()
    var tips = 0
    var likeUpdates = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let tipStack = UIStackView(arrangedSubviews: [searchTip, shareTip])
        searchTip.text = "Search by place"
        shareTip.text = "Share an album"
        tipStack.axis = .vertical
        tipStack.spacing = 16
        tipStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tipStack)
        NSLayoutConstraint.activate([
            tipStack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tipStack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        for tip in [searchTip, shareTip] {
            tip.font = .preferredFont(forTextStyle: .largeTitle)
            tip.backgroundColor = .systemYellow
            tip.isHidden = true
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
    }

    func startTour() {
        showOnce(searchTip)
        showOnce(shareTip)
    }

    func showOnce(_ tip: UILabel) {
        guard tracker.isFirstTimeCall() else { return }
        show(tip)
    }

    func show(_ tip: UILabel) {
        tip.isHidden = false
        tips += 1
    }

    func updateLikes() {
        likeUpdates += 1
    }

    func openPhoto() {
        let photo = PhotoViewController()
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }
}

final class PhotoViewController: UIViewController {
    func close() { dismiss(animated: true) }
}

final class CodeCallTracker {
    private var places: Set<String> = []

    func isFirstTimeCall(
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) -> Bool {
        places.insert("\(file):\(line):\(column)").inserted
    }
}
