// When there is nothing to show, the view that super.loadView() has just made is replaced by another one; only the other branch keeps it.
import UIKit

class ArchiveViewController: UIViewController {
    private var documents: [String] = []
    private let countLabel = UILabel()

    override func loadView() {
        super.loadView() // finds load-view-super
        if documents.isEmpty {
            let emptyView = EmptyStateView()
            emptyView.messageLabel.text = "No documents yet"
            self.view = emptyView
        } else {
            view.addSubview(countLabel)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.title = "Archive"
        countLabel.text = "\(documents.count)"
    }
}

class EmptyStateView: UIView {
    let messageLabel: UILabel = {
        let label = UILabel()
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(messageLabel)
        messageLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        messageLabel.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
