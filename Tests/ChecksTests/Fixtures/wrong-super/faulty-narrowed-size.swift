// The sidebar's width is taken off the size before super gets it. Super must get the size that came; what is left for the child is for size(forChildContentContainer:withParentContainerSize:) to say.
import UIKit

final class LibraryViewController: UIViewController {
    private let sidebar = UIView()
    private let reader = ReaderViewController()
    private lazy var sidebarWidth = sidebar.widthAnchor.constraint(equalToConstant: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        view.backgroundColor = .systemBackground
        sidebar.backgroundColor = .secondarySystemBackground
        addChild(reader)
        for part in [sidebar, reader.view!] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            part.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sidebarWidth,
            reader.view.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
            reader.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        reader.didMove(toParent: self)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let newWidth: CGFloat = size.width > size.height ? 200 : 100
        let remaining = CGSize(width: size.width - newWidth, height: size.height)
        super.viewWillTransition(to: remaining, with: coordinator) // finds wrong-super
        coordinator.animate(alongsideTransition: { [self] _ in
            sidebarWidth.constant = newWidth
            view.layoutIfNeeded()
        })
    }
}

final class ReaderViewController: UIViewController {
    private let pageLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        pageLabel.text = "Chapter 1"
        pageLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pageLabel)
        NSLayoutConstraint.activate([
            pageLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pageLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let columns = size.width > 700 ? 2 : 1
        coordinator.animate(alongsideTransition: { [pageLabel] _ in
            pageLabel.text = columns == 2 ? "Chapters 1 and 2" : "Chapter 1"
        })
    }
}
