// The sidebar's width is changed inside the coordinator's alongside block, so that it moves with the rotation.
import UIKit

final class LibraryViewController: UIViewController {
    private let sidebar = UIView()
    private let shelf = UIView()
    private lazy var sidebarWidth = sidebar.widthAnchor.constraint(equalToConstant: 80)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.updateSidebar(for: size)
        }
    }

    private func updateSidebar(for size: CGSize) {
        sidebarWidth.constant = size.width > size.height ? 240 : 80
        view.layoutIfNeeded()
    }

    private func configureUI() {
        sidebar.backgroundColor = .secondarySystemBackground
        shelf.backgroundColor = .systemBrown
        for subview in [sidebar, shelf] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            sidebarWidth,
            sidebar.topAnchor.constraint(equalTo: view.topAnchor),
            sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            shelf.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
            shelf.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            shelf.topAnchor.constraint(equalTo: view.topAnchor),
            shelf.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
