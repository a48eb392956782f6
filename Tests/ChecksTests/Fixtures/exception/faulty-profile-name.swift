// The name is handed to the detail screen before its view has loaded. The label is made in viewDidLoad, so it is still nil here.
import UIKit

final class TeamViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Team"
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Show captain") { [weak self] _ in
            self?.showMember(named: "Ada Byron")
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func showMember(named name: String) {
        let member = MemberViewController()
        member.configure(name: name)
        show(member, sender: self)
    }
}

final class MemberViewController: UIViewController {
    private var nameLabel: UILabel!

    func configure(name: String) {
        title = name
        nameLabel.text = name // finds exception
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel = UILabel()
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
