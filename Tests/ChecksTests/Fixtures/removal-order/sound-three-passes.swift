// The order holds for each child, although the steps are done in three passes over all of them: every farewell, then every view, then every parent.
import UIKit

extension UIViewController {
    func removeAllChildren() {
        let leaving = children
        leaving.forEach { $0.willMove(toParent: nil) }
        leaving.compactMap(\.viewIfLoaded).forEach { $0.removeFromSuperview() }
        leaving.forEach { $0.removeFromParent() }
    }
}

final class MoodBoardViewController: UIViewController {
    private let palette: [UIColor] = [.systemPink, .systemPurple, .systemOrange]
    private let row = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mood"
        view.backgroundColor = .systemBackground
        row.distribution = .fillEqually
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            row.heightAnchor.constraint(equalToConstant: 120),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.shuffle() }
        )
        fill(with: palette)
    }

    private func shuffle() {
        removeAllChildren()
        fill(with: palette.reversed())
    }

    private func fill(with colors: [UIColor]) {
        for color in colors {
            let swatch = SwatchViewController(color: color)
            addChild(swatch)
            row.addArrangedSubview(swatch.view)
            swatch.didMove(toParent: self)
        }
    }
}

final class SwatchViewController: UIViewController {
    private let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let swatch = UIView()
        swatch.backgroundColor = color
        swatch.layer.cornerRadius = 8
        view = swatch
    }
}
