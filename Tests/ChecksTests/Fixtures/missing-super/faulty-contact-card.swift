// The card rounds itself in layoutSubviews and forgets super, which is what applies its constraints: name and phone stay at zero size.
import UIKit

final class ContactCardView: UIView {
    private let nameLabel = UILabel()
    private let phoneLabel = UILabel()

    init(name: String, phone: String) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        phoneLabel.text = phone
        phoneLabel.textColor = .secondaryLabel
        [nameLabel, phoneLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpConstraints() {
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            phoneLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
            phoneLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            phoneLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            phoneLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    override func layoutSubviews() { // finds missing-super
        layer.cornerRadius = bounds.height / 6
    }
}

final class ContactViewController: UIViewController {
    private let cardView = ContactCardView(name: "Grace Hopper", phone: "+1 555 0100")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contact"
        view.backgroundColor = .systemBackground
        cardView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cardView)
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            cardView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
