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
    func openPlayer() {
        navigationController?.pushViewController(
            PlayerViewController(), animated: true)
    }
}

final class PlayerViewController: UIViewController {
    let cover = UIView()
    let songLabel = UILabel()
    let liveDot = UIView()
    let liveLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cover.backgroundColor = .systemIndigo
        cover.translatesAutoresizingMaskIntoConstraints = false
        songLabel.text = "Blue in Green"
        songLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cover)
        view.addSubview(songLabel)
        NSLayoutConstraint.activate([
            cover.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            cover.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cover.widthAnchor.constraint(
                equalTo: view.widthAnchor, multiplier: 0.25),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
            songLabel.topAnchor.constraint(
                equalTo: cover.bottomAnchor, constant: 16),
            songLabel.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
        ])
        setUpLiveBadge()
    }

    private func setUpLiveBadge() {
        liveDot.backgroundColor = .systemRed
        liveDot.frame = CGRect(x: 8, y: 8, width: 8, height: 8)
        liveLabel.text = "Live"
        liveLabel.sizeToFit()
        liveLabel.frame.origin = CGPoint(x: liveDot.frame.maxX + 4, y: 2)
        cover.addSubview(liveDot)
        cover.addSubview(liveLabel)
    }
}
