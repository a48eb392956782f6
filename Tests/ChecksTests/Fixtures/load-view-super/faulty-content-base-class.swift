// The base class calls super.loadView() and then assigns the content view of its subclass, so every screen of the app makes one view too many.
import UIKit

class ContentViewController: UIViewController {
    func makeContentView() -> UIView {
        UIView()
    }

    override func loadView() {
        super.loadView() // finds load-view-super
        let contentView = makeContentView()
        contentView.backgroundColor = .systemBackground
        view = contentView
    }
}

final class ProfileViewController: ContentViewController {
    private let profileView = ProfileView()

    override func makeContentView() -> UIView {
        profileView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        profileView.show(name: "Ada Byron", city: "London")
    }
}

final class ProfileView: UIView {
    private let nameLabel = UILabel()
    private let cityLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        cityLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [nameLabel, cityLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(name: String, city: String) {
        nameLabel.text = name
        cityLabel.text = city
    }
}
