// The initialiser calls a helper that sets the tint of the view. The view loads while the account is still nil, so the name is never shown.
import UIKit

struct Account {
    var name: String
    var accent: UIColor
}

class AccountViewController: UIViewController {
    private var account: Account?
    private let accent = UIColor.systemPurple
    private let nameLabel = UILabel()

    convenience init() {
        self.init(nibName: nil, bundle: nil)
        applyAccent()
        account = Account(name: "Grace", accent: accent)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureNameLabel()
        if let account {
            nameLabel.text = "Signed in as \(account.name)"
        }
    }
}

extension AccountViewController {
    private func applyAccent() {
        navigationItem.title = "Account"
        view.tintColor = accent // finds view-in-init
    }

    private func configureNameLabel() {
        view.backgroundColor = .systemGroupedBackground
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        nameLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}
