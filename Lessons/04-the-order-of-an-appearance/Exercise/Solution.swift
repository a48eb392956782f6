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
    let author = UIView()
    var reads = 0
    var isCounted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        headline.text = "Rain"
        author.backgroundColor = .systemOrange
        for part in [author, headline] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            author.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            author.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            author.heightAnchor.constraint(
                equalTo: view.heightAnchor, multiplier: 0.25),
            author.widthAnchor.constraint(equalTo: author.heightAnchor),
            headline.topAnchor.constraint(
                equalTo: author.bottomAnchor, constant: 16),
            headline.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        author.layer.cornerRadius = author.bounds.height / 2
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isCounted { return }
        isCounted = true
        reads += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isCounted = false
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
