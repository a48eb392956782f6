// The header keeps the closure, the controller keeps the header, and the closure keeps the controller: none of the three is ever freed.
import UIKit

final class ProfileViewController: UIViewController {
    private let header = ProfileHeaderView()
    private var isEditingName = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureHeader()
    }

    private func configureHeader() {
        header.name = "Dorothy"
        header.onEdit = { // finds leak
            self.isEditingName.toggle()
            self.header.name = self.isEditingName ? "Dorothy (editing)" : "Dorothy"
        }
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    deinit {
        print("ProfileViewController is gone")
    }
}

final class ProfileHeaderView: UIView {
    var onEdit: (() -> Void)?
    var name = "" {
        didSet { nameLabel.text = name }
    }

    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let editButton = UIButton(type: .system)
        editButton.setTitle("Edit", for: .normal)
        editButton.addTarget(self, action: #selector(edit), for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [nameLabel, editButton])
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func edit() {
        onEdit?()
    }
}
