// The team's colour is given to the whole window, not to this screen's own view, and stays there when the screen is left.
import UIKit

struct TeamTheme {
    let name: String
    let accent: UIColor
}

final class TeamViewController: UIViewController {
    private let theme = TeamTheme(name: "Foxes", accent: .systemOrange)
    private let followButton = UIButton(configuration: .tinted())
    private var isFollowing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = theme.name
        view.backgroundColor = .systemBackground
        followButton.configuration?.title = "Follow"
        followButton.addTarget(self, action: #selector(followTapped), for: .touchUpInside)
        followButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(followButton)
        NSLayoutConstraint.activate([
            followButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            followButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        apply(theme)
    }

    private func apply(_ theme: TeamTheme) {
        view.window?.tintColor = theme.accent // finds not-restored
    }

    @objc private func followTapped() {
        isFollowing.toggle()
        followButton.configuration?.title = isFollowing ? "Unfollow" : "Follow"
    }
}
