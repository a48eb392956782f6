// The closures that touch the view are only made in the initialiser. They run when a button is tapped, long after the view has loaded.
import UIKit

final class PaletteViewController: UIViewController {
    private var actions: [UIAction] = []
    private let row = UIStackView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Palette"
        tabBarItem = UITabBarItem(title: "Palette", image: UIImage(systemName: "paintpalette"), tag: 0)
        actions = [
            UIAction(title: "Mint") { [weak self] _ in self?.view.backgroundColor = .systemMint },
            UIAction(title: "Pink") { [weak self] _ in self?.view.backgroundColor = .systemPink },
        ]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        row.spacing = 24
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        for action in actions {
            row.addArrangedSubview(UIButton(configuration: .bordered(), primaryAction: action))
        }
    }
}
