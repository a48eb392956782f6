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
    let tip = UIView()
    var tipIsRead = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        photo.backgroundColor = .systemTeal
        pin.backgroundColor = .systemRed
        tip.backgroundColor = .systemYellow
        photo.translatesAutoresizingMaskIntoConstraints = false
        tip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photo)
        view.addSubview(pin)
        view.addSubview(tip)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: safe.topAnchor, constant: 40),
            photo.leadingAnchor.constraint(
                equalTo: safe.leadingAnchor, constant: 40),
            photo.trailingAnchor.constraint(
                equalTo: safe.trailingAnchor, constant: -40),
            photo.heightAnchor.constraint(
                equalTo: photo.widthAnchor, multiplier: 0.25),
            tip.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            tip.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            tip.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            tip.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tip.isHidden = false
        pin.frame = CGRect(
            x: photo.frame.maxX - 32, y: photo.frame.maxY - 32,
            width: 24, height: 24)
    }

    func closeTip() {
        tip.isHidden = true
        tipIsRead = true
    }
}
