import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = StationViewController()
        window?.makeKeyAndVisible()
    }
}

final class StationViewController: UIViewController {
    let artwork = UIView(frame: CGRect(x: 20, y: 180, width: 200, height: 200))
    let songLabel = UILabel()
    let ticker = UIView(frame: CGRect(x: 0, y: 60, width: 0, height: 40))
    let band = UIView(frame: CGRect(x: 0, y: 120, width: 0, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        artwork.backgroundColor = .systemGray5
        ticker.backgroundColor = .systemTeal
        band.backgroundColor = .systemOrange
        for part in [artwork, songLabel, ticker, band] { view.addSubview(part) }
        songLabel.text = "On air"
        songLabel.translatesAutoresizingMaskIntoConstraints = false
        songLabel.topAnchor.constraint(
            equalTo: artwork.bottomAnchor, constant: 12
        ).isActive = true
        songLabel.centerXAnchor.constraint(
            equalTo: view.centerXAnchor
        ).isActive = true
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        ticker.frame.size.width = view.bounds.width
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        band.frame.size.width = view.bounds.width
        let badge = makeLiveBadge()
        artwork.addSubview(badge)
    }

    func playNext() {
        songLabel.text = "Blue Train, live from Antwerp"
    }

    private func makeLiveBadge() -> UIView {
        let badge = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 24))
        badge.backgroundColor = .systemRed.withAlphaComponent(0.5)
        return badge
    }
}
