// The name is handed over before the view has loaded here as well. It is kept in a property, and the label takes it when there is one.
import UIKit

final class FestivalViewController: UIViewController {
    private let artistButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Festival"
        artistButton.setTitle("Show headliner", for: .normal)
        artistButton.addTarget(self, action: #selector(showHeadliner), for: .touchUpInside)
        artistButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(artistButton)
        NSLayoutConstraint.activate([
            artistButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            artistButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func showHeadliner() {
        let artist = ArtistViewController()
        artist.name = "The Lanterns"
        show(artist, sender: self)
    }
}

final class ArtistViewController: UIViewController {
    private var nameLabel: UILabel!

    var name = "" {
        didSet {
            guard isViewLoaded else { return }
            nameLabel.text = name
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
