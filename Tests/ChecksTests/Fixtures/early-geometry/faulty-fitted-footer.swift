// The footer is measured before its label has its text, and keeps the height of an empty one.
import UIKit

final class TermsViewController: UIViewController {
    private let footer = UIView()
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        footer.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: footer.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: footer.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: footer.trailingAnchor, constant: -8),
        ])
        view.addSubview(footer)
        placeFooter()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = "By going on you accept the terms of use, and that they change from time to time."
    }

    private func placeFooter() {
        let height = footer.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).height // finds early-geometry
        footer.frame = CGRect(x: 20, y: 200, width: 300, height: height)
    }
}
