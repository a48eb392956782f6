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
            rootViewController: FeedViewController())
        window?.makeKeyAndVisible()
    }
}

final class FeedViewController: UIViewController {
    func openStory() {
        navigationController?.pushViewController(
            StoryViewController(), animated: true)
    }
}

final class StoryViewController: UIViewController {
    let headline = UILabel()
    var reads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        headline.text = "Rain"
        headline.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(headline)
        NSLayoutConstraint.activate([
            headline.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            headline.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        reads += 1
    }

    func update() {
        headline.text = "Rain, and more of it tomorrow"
    }

    func openPicture() {
        let picture = PictureViewController()
        picture.modalPresentationStyle = .fullScreen
        present(picture, animated: true)
    }
}

final class PictureViewController: UIViewController {
    func close() {
        dismiss(animated: true)
    }
}
