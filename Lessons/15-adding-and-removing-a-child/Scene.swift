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
    enum Adding { case viewOnly, noDidMove, willMoveToo, yours, right }

    var adding = Adding.viewOnly
    var keepsNote = false
    var note: NoteViewController?
    var cardFrame: CGRect {
        CGRect(x: 16, y: 120, width: view.bounds.width - 32, height: 160)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
    }

    func showNote() {
        let note = NoteViewController()
        if keepsNote { self.note = note }
        switch adding {
        case .viewOnly: addViewOnly(note)
        case .noDidMove: addWithoutDidMove(note)
        case .willMoveToo: addWithWillMove(note)
        case .yours: addByYourOrder(note)
        case .right: add(note)
        }
    }

    func darken() {
        overrideUserInterfaceStyle = .dark
    }

    func addViewOnly(_ note: NoteViewController) {
        note.view.frame = cardFrame
        view.addSubview(note.view)
    }

    func addWithoutDidMove(_ note: NoteViewController) {
        addChild(note)
        note.view.frame = cardFrame
        view.addSubview(note.view)
    }

    func addWithWillMove(_ note: NoteViewController) {
        note.willMove(toParent: self)
        add(note)
    }

    func add(_ note: NoteViewController) {
        addChild(note)
        note.view.frame = cardFrame
        view.addSubview(note.view)
        note.didMove(toParent: self)
    }

    func addByYourOrder(_ note: NoteViewController) {
    }
}

final class NoteViewController: UIViewController {
    let pinButton = UIButton(type: .system)
    var isPinned = false
    var isSyncing = false
    var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        view.autoresizingMask = .flexibleWidth
        pinButton.setTitle("Pin", for: .normal)
        pinButton.frame = CGRect(x: 16, y: 16, width: 80, height: 44)
        pinButton.addTarget(
            self, action: #selector(pin), for: .touchUpInside)
        view.addSubview(pinButton)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        isSyncing = parent != nil
    }

    @objc private func pin() {
        isPinned = true
        view.backgroundColor = .systemOrange
    }
}
