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
            rootViewController: NotesViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Notebook {
    var notes = ["Milk"]
}

final class NotesViewController:
    UIViewController, UIAdaptivePresentationControllerDelegate
{
    let book = Notebook()
    let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countLabel.frame = CGRect(x: 24, y: 140, width: 200, height: 40)
        view.addSubview(countLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showCount()
    }

    func showCount() {
        countLabel.text = "Notes: \(book.notes.count)"
    }

    func openNote() {
        navigationController?.pushViewController(
            NoteViewController(book: book), animated: true)
    }

    func newNote() {
        let editor = EditorViewController(book: book)
        editor.presentationController?.delegate = self
        present(editor, animated: true)
    }

    func presentationControllerDidDismiss(
        _ presentationController: UIPresentationController
    ) {
        book.notes.append("Draft")
        showCount()
    }
}

final class NoteViewController: UIViewController {
    let book: Notebook

    init(book: Notebook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    func delete() {
        book.notes.removeLast()
        navigationController?.popViewController(animated: true)
    }
}

final class EditorViewController: UIViewController {
    let book: Notebook

    init(book: Notebook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
    }

    func save() {
        book.notes.append("Eggs")
        dismiss(animated: true)
    }
}
