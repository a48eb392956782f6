// Only the navigation controller is told that it has moved. It is the parent of what is on its stack and makes the calls for those itself.
import UIKit

final class SplitHomeViewController: UIViewController {
    private let navigation = UINavigationController()
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        statusLabel.text = "Offline"
        statusLabel.textAlignment = .center
        statusLabel.backgroundColor = .systemYellow
        navigation.setViewControllers([FoldersViewController()], animated: false)

        addChild(navigation)
        for subview in [navigation.view!, statusLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            navigation.view.topAnchor.constraint(equalTo: view.topAnchor),
            navigation.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            navigation.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            navigation.view.bottomAnchor.constraint(equalTo: statusLabel.topAnchor),
            statusLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            statusLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            statusLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        navigation.didMove(toParent: self)
    }
}

final class FoldersViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Folders"
        view.backgroundColor = .systemBackground
        let open = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Open drafts") { [weak self] _ in
            self?.navigationController?.pushViewController(FolderViewController(name: "Drafts"), animated: true)
        })
        open.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(open)
        NSLayoutConstraint.activate([
            open.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            open.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

final class FolderViewController: UIViewController {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }
}
