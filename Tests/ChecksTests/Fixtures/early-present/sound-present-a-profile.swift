// The method that viewDidLoad calls is also named present, but it is the controller's own and only fills labels. UIKit's present waits for a tap.
import UIKit

struct Profile {
    let name: String
    let bio: String
}

final class ProfileViewController: UIViewController {
    private let profile = Profile(name: "Grace Hopper", bio: "Rear admiral, compiler builder")
    private let nameLabel = UILabel()
    private let bioLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sign Out", style: .plain, target: self, action: #selector(signOutTapped))
        buildLabels()
        present(profile)
    }

    private func present(_ profile: Profile) {
        nameLabel.text = profile.name
        bioLabel.text = profile.bio
    }

    @objc private func signOutTapped() {
        let question = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.addAction(UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
            self?.present(Profile(name: "Guest", bio: ""))
        })
        present(question, animated: true)
    }

    private func buildLabels() {
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        bioLabel.textColor = .secondaryLabel
        bioLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
