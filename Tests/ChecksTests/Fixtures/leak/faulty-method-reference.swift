// The child keeps the method of its parent, and with it the parent.
import UIKit

final class SearchFieldViewController: UIViewController {
    var onSearch: ((String) -> Void)?
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        field.addTarget(self, action: #selector(search), for: .editingDidEndOnExit)
        view.addSubview(field)
    }

    @objc private func search() { onSearch?(field.text ?? "") }
}

final class LibrarySearchViewController: UIViewController {
    private let search = SearchFieldViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(search)
        search.view.frame = CGRect(x: 0, y: 120, width: 320, height: 84)
        view.addSubview(search.view)
        search.didMove(toParent: self)
        search.onSearch = show // finds leak
    }

    private func show(_ text: String) { title = text }
}
