import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = TripViewController()
        window?.makeKeyAndVisible()
    }
}

final class TripViewController: UIViewController {
    enum Removing { case backwards, viewOnly, right }

    var removing = Removing.backwards
    var savedText = "nothing"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
    }

    func showNote() {
        let note = NoteViewController()
        addChild(note)
        note.view.frame = CGRect(
            x: 16, y: 120, width: view.bounds.width - 32, height: 160)
        note.view.autoresizingMask = .flexibleWidth
        view.addSubview(note.view)
        note.didMove(toParent: self)
    }

    func hideNote() {
        guard let note = children.last else { return }
        switch removing {
        case .backwards:
            note.removeFromParent()
            note.view.removeFromSuperview()
            note.willMove(toParent: nil)
        case .viewOnly:
            note.view.removeFromSuperview()
        case .right:
            remove(note)
        }
    }

    func removeAllNotes() {
        for note in children { remove(note) }
    }

    private func remove(_ note: UIViewController) {
        note.willMove(toParent: nil)
        note.view.removeFromSuperview()
        note.removeFromParent()
    }
}

final class NoteViewController: UIViewController {
    let draft = "Take the early train"

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }

    override func willMove(toParent newParent: UIViewController?) {
        super.willMove(toParent: newParent)
        guard newParent == nil else { return }
        (parent as? TripViewController)?.savedText = draft
    }
}
