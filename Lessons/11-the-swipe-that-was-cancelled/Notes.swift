import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ReaderViewController()
        window?.makeKeyAndVisible()
    }
}

final class ReaderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
    }

    func openNotes() {
        present(NotesViewController(), animated: true)
    }
}

final class NotesViewController: UIViewController {
    static let noteChanged = Notification.Name("noteChanged")

    var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(save), name: Self.noteChanged,
            object: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(
            self, name: Self.noteChanged, object: nil)
    }

    func write() {
        NotificationCenter.default.post(name: Self.noteChanged, object: nil)
    }

    @objc private func save() {
        saves += 1
    }
}
