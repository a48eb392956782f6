// Constraints are switched in viewWillLayoutSubviews, but both sets are made once, and they change places only when the width has crossed the limit.
import UIKit

final class SplitRecipeViewController: UIViewController {
    private let photoView = UIView()
    private let textLabel = UILabel()
    private var isWide: Bool?

    private lazy var narrowConstraints = [
        photoView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        textLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 16),
        textLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ]
    private lazy var wideConstraints = [
        photoView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
        textLabel.topAnchor.constraint(equalTo: photoView.topAnchor),
        textLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 24),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipe"
        view.backgroundColor = .systemBackground
        photoView.backgroundColor = .systemBrown
        textLabel.text = "Peel the apples, cut them into slices and let them stand in lemon juice."
        textLabel.numberOfLines = 0
        for subview in [photoView, textLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            photoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            photoView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            photoView.heightAnchor.constraint(equalToConstant: 180),
            textLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange(wide: view.bounds.width > 600)
    }

    private func arrange(wide: Bool) {
        guard wide != isWide else { return }
        isWide = wide
        NSLayoutConstraint.deactivate(wide ? narrowConstraints : wideConstraints)
        NSLayoutConstraint.activate(wide ? wideConstraints : narrowConstraints)
    }
}
