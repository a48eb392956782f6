// While the root view is being laid out, the header's new height is forced through with layoutIfNeeded of the same view: the pass runs again inside itself.
import UIKit

final class EventViewController: UIViewController {
    private let headerView = UIView()
    private let detailsLabel = UILabel()
    private lazy var headerHeight = headerView.heightAnchor.constraint(equalToConstant: 120)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Event"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fitHeader()
    }
}

private extension EventViewController {
    func fitHeader() {
        let height = (view.bounds.height / 3).rounded()
        guard headerHeight.constant != height else { return }
        headerHeight.constant = height
        view.layoutIfNeeded() // finds layout-callback
    }

    func configureUI() {
        headerView.backgroundColor = .systemPurple
        detailsLabel.text = "Open rehearsal, admission free"
        detailsLabel.numberOfLines = 0
        for subview in [headerView, detailsLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            headerView.topAnchor.constraint(equalTo: view.topAnchor),
            headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            headerHeight,
            detailsLabel.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: 16),
            detailsLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            detailsLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
