// The initialiser touches `panel.view`, a plain view with that name, and the controller's items. None of it is the controller's own view.
import UIKit

@MainActor
final class Panel {
    let view = UIView()
    let titleLabel = UILabel()

    init(title: String) {
        titleLabel.text = title
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.layer.cornerRadius = 12
        view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            titleLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
            titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}

final class RouteViewController: UIViewController {
    private let panel = Panel(title: "12 min, 4.3 km")

    init() {
        super.init(nibName: nil, bundle: nil)
        panel.view.backgroundColor = .secondarySystemBackground
        navigationItem.title = "Route"
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(panel.view)
        NSLayoutConstraint.activate([
            panel.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }
}
