// The player's view is taken out while the phone is in landscape and put back afterwards. Its controller is meant to stay a child all the time, and it is the view that comes back.
import UIKit

final class AlbumViewController: UIViewController {
    private let player = MiniPlayerViewController()
    private let trackLabel = UILabel()
    private let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        view.backgroundColor = .systemBackground
        trackLabel.text = "12 tracks"

        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        column.addArrangedSubview(trackLabel)

        addChild(player)
        column.addArrangedSubview(player.view)
        player.didMove(toParent: self)

        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _: UITraitCollection) in
            self.placePlayer()
        }
    }

    private func placePlayer() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        if isCompact, player.view.superview != nil {
            player.view.removeFromSuperview()
        } else if !isCompact, player.view.superview == nil {
            column.addArrangedSubview(player.view)
        }
    }
}

final class MiniPlayerViewController: UIViewController {
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemFill
        titleLabel.text = "Not playing"
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
            titleLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -14),
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
