// viewDidLoad() and viewWillAppear() are called on a presenter here. They are the presenter's own methods that happen to be named like UIKit's callbacks.
import UIKit

@MainActor
protocol LibraryViewInput: AnyObject {
    func show(count: Int)
    func show(title: String)
}

@MainActor
final class LibraryPresenter {
    weak var view: LibraryViewInput?
    private let books = ["Persuasion", "Solaris"]

    func viewDidLoad() {
        view?.show(title: "Library")
    }

    func viewWillAppear() {
        view?.show(count: books.count)
    }
}

final class LibraryViewController: UIViewController {
    private let presenter = LibraryPresenter()
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(countLabel)
        countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        countLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        presenter.view = self
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}

extension LibraryViewController: LibraryViewInput {
    func show(count: Int) {
        countLabel.text = count == 1 ? "One book" : "\(count) books"
    }

    func show(title: String) {
        navigationItem.title = title
    }
}
