// Whether the two columns stand side by side is read from the traits once, while the view loads, and kept in a lazy property: a window of another width keeps the wrong arrangement.
import UIKit

final class ComparePlansViewController: UIViewController {
    private lazy var isWide = traitCollection.horizontalSizeClass == .regular // finds early-geometry
    private lazy var columns: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [
            makeColumn(name: "Free", details: "Three projects, one member"),
            makeColumn(name: "Team", details: "Any number of projects, ten members"),
        ])
        stack.axis = isWide ? .horizontal : .vertical
        stack.distribution = isWide ? .fillEqually : .fill
        stack.spacing = 24
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plans"
        view.backgroundColor = .systemBackground
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func makeColumn(name: String, details: String) -> UIView {
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        let detailsLabel = UILabel()
        detailsLabel.text = details
        detailsLabel.numberOfLines = 0
        detailsLabel.textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: [nameLabel, detailsLabel])
        column.axis = .vertical
        column.spacing = 8
        return column
    }
}
