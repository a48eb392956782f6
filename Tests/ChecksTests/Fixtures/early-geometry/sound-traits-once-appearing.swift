// The size class is read in viewIsAppearing, where it is final, and again whenever it changes; viewDidLoad only registers for the change.
import UIKit

final class CompareCarsViewController: UIViewController {
    private let columns = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Compare"
        view.backgroundColor = .systemBackground
        configureColumns()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.arrangeColumns()
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        arrangeColumns()
    }

    private func arrangeColumns() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        columns.axis = isWide ? .horizontal : .vertical
        columns.distribution = isWide ? .fillEqually : .fill
    }

    private func configureColumns() {
        for car in ["Small electric car", "Family van"] {
            let label = UILabel()
            label.text = car
            label.font = .preferredFont(forTextStyle: .title3)
            label.numberOfLines = 0
            columns.addArrangedSubview(label)
        }
        columns.spacing = 24
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
