// Each page fills the container and so has its safe area already. The container hands the same insets down once more.
import UIKit

final class LibraryPagesViewController: UIViewController {
    private let pages = [ShelfViewController(name: "Books"), ShelfViewController(name: "Films")]
    private lazy var picker = UISegmentedControl(items: pages.map { $0.name })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.titleView = picker
        picker.addTarget(self, action: #selector(pageChosen), for: .valueChanged)
        picker.selectedSegmentIndex = 0
        pages.forEach(embed)
        pageChosen()
    }

    private func embed(_ page: UIViewController) {
        addChild(page)
        page.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page.view)
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: view.topAnchor),
            page.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        page.didMove(toParent: self)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        children.forEach(passInsets)
    }

    private func passInsets(to page: UIViewController) {
        page.additionalSafeAreaInsets = view.safeAreaInsets // finds insets-handed-down
    }

    @objc private func pageChosen() {
        for (index, page) in pages.enumerated() {
            page.view.isHidden = index != picker.selectedSegmentIndex
        }
    }
}

final class ShelfViewController: UIViewController {
    let name: String
    private let nameLabel = UILabel()

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .largeTitle)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            nameLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        ])
    }
}
