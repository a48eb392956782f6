// The actions of the menu and of the bar button capture self weakly, so neither keeps the controller that keeps them.
import UIKit

final class PhotoViewController: UIViewController {
    private let photoView = UIImageView(image: UIImage(systemName: "photo"))
    private var isFavorite = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        photoView.contentMode = .scaleAspectFit
        photoView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photoView)
        NSLayoutConstraint.activate([
            photoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            photoView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: makeMenu())
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Favorite") { [weak self] _ in
            self?.toggleFavorite()
        })
    }

    private func makeMenu() -> UIMenu {
        let hide = UIAction(title: "Hide") { [weak self] _ in
            self?.photoView.alpha = 0.2
        }
        let favorite = UIAction(title: "Favorite", handler: { [weak self] _ in
            self?.toggleFavorite()
        })
        return UIMenu(children: [hide, favorite])
    }

    private func toggleFavorite() {
        isFavorite.toggle()
        photoView.tintColor = isFavorite ? .systemRed : .systemBlue
    }

    deinit { print("photo released") }
}
