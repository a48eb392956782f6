// The sidebar's width is animated with UIView.animate while the view changes its size: on a timeline of its own, next to the rotation's.
import UIKit

final class DashboardViewController: UIViewController {
    private let sidebar = UIView()
    private let content = UIView()
    private lazy var sidebarWidth = sidebar.widthAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dashboard"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        updateSidebar(for: size)
    }

    private func updateSidebar(for size: CGSize) {
        sidebarWidth.constant = size.width > size.height ? 240 : 0
        UIView.animate(withDuration: 0.3) { // finds own-timeline
            self.view.layoutIfNeeded()
        }
    }

    private func configureUI() {
        sidebar.backgroundColor = .secondarySystemBackground
        content.backgroundColor = .systemTeal
        for subview in [sidebar, content] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            sidebarWidth,
            sidebar.topAnchor.constraint(equalTo: view.topAnchor),
            sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
