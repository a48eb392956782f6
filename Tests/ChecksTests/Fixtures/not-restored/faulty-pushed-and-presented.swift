// The reader is sometimes presented with a bar of its own, and sometimes pushed: then it hides the bar of the list.
import UIKit

final class ReaderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false) // finds not-restored
    }
}

final class LibraryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Read", primaryAction: UIAction { [weak self] _ in self?.read() }),
            UIBarButtonItem(title: "Preview", primaryAction: UIAction { [weak self] _ in self?.preview() }),
        ]
    }

    private func read() {
        navigationController?.pushViewController(ReaderViewController(), animated: true)
    }

    private func preview() {
        present(UINavigationController(rootViewController: ReaderViewController()), animated: true)
    }
}
