import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = GalleryViewController()
        window?.makeKeyAndVisible()
    }
}

final class GalleryViewController: UIViewController {
    enum Measure { case screen, device, scene }

    var measure = Measure.screen
    var wishes: UIInterfaceOrientationMask = .all
    private(set) var columns = 0
    let photos = (0..<10).map { _ in UIView() }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        wishes
    }

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
        columns =
            switch measure {
            case .screen: Int(UIScreen.main.bounds.width / 180)
            case .device: isPad ? 6 : isLandscape ? 4 : 2
            case .scene: max(1, Int(roomOfScene.width / 180))
            }
        layOutPhotos()
    }

    private var isPad: Bool {
        traitCollection.userInterfaceIdiom == .pad
    }

    private var geometry: UIWindowScene.Geometry? {
        view.window?.windowScene?.effectiveGeometry
    }

    private var isLandscape: Bool {
        geometry?.interfaceOrientation.isLandscape ?? false
    }

    private var roomOfScene: CGRect {
        geometry?.coordinateSpace.bounds ?? view.bounds
    }

    private func layOutPhotos() {
        let side = view.bounds.width / CGFloat(columns)
        for (index, photo) in photos.enumerated() {
            photo.frame = CGRect(
                x: side * CGFloat(index % columns) + 4,
                y: side * CGFloat(index / columns) + 64,
                width: side - 8, height: side - 8)
        }
    }
}
