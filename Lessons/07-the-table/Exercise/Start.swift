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
            rootViewController: MapViewController())
        window?.makeKeyAndVisible()
    }
}

final class MapViewController: UIViewController {
    func openPlace() {
        navigationController?.pushViewController(
            PlaceViewController(), animated: true)
    }
}

final class PlaceViewController: UIViewController {
    let photo = UIView()
    let pin = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        photo.backgroundColor = .systemTeal
        pin.backgroundColor = .systemRed
        photo.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photo)
        view.addSubview(pin)
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            photo.leadingAnchor.constraint(
                equalTo: view.leadingAnchor, constant: 40),
            photo.trailingAnchor.constraint(
                equalTo: view.trailingAnchor, constant: -40),
            photo.heightAnchor.constraint(
                equalTo: photo.widthAnchor, multiplier: 0.75),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        pin.frame = CGRect(
            x: photo.frame.maxX - 32, y: photo.frame.maxY - 32,
            width: 24, height: 24)
    }
}
