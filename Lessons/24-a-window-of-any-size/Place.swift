import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = BrowserViewController()
        window?.makeKeyAndVisible()
    }
}

final class BrowserViewController: UIViewController {
    let albums = UIView()
    let gallery = GalleryViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        albums.backgroundColor = .systemGray5
        view.addSubview(albums)
        addChild(gallery)
        view.addSubview(gallery.view)
        gallery.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side: CGFloat = view.bounds.width < 600 ? 0 : 300
        (albums.frame, gallery.view.frame) = view.bounds.divided(
            atDistance: side, from: .minXEdge)
    }
}

final class GalleryViewController: UIViewController {
    private(set) var columns = 0
    let photos = (0..<10).map { _ in UIView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for photo in photos {
            photo.backgroundColor = .systemTeal
            view.addSubview(photo)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // ⟦here⟧
        layOutPhotos()
    }

    private func layOutPhotos() {
        guard columns > 0 else { return }
        let side = view.bounds.width / CGFloat(columns)
        for (index, photo) in photos.enumerated() {
            photo.frame = CGRect(
                x: side * CGFloat(index % columns) + 4,
                y: side * CGFloat(index / columns) + 64,
                width: side - 8, height: side - 8)
        }
    }
}
