// Every layout pass gives the hero one more gradient; the picture hides the pile, but after a few rotations there is a dozen of them, most in the wrong size.
import UIKit

final class ArticleViewController: UIViewController {
    private let heroView = UIView()
    private let heroImageView = UIImageView(image: UIImage(systemName: "mountain.2.fill"))
    private let headlineLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        view.backgroundColor = .systemBackground
        configureHierarchy()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        paintHero()
    }

    private func configureHierarchy() {
        heroView.clipsToBounds = true
        heroImageView.contentMode = .scaleAspectFit
        heroImageView.tintColor = .white
        headlineLabel.text = "A winter in the hills"
        headlineLabel.font = .preferredFont(forTextStyle: .title1)
        headlineLabel.numberOfLines = 0

        heroView.addSubview(heroImageView)
        view.addSubview(heroView)
        view.addSubview(headlineLabel)
        [heroView, heroImageView, headlineLabel].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            heroView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            heroView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            heroView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            heroView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.35),
            heroImageView.centerXAnchor.constraint(equalTo: heroView.centerXAnchor),
            heroImageView.centerYAnchor.constraint(equalTo: heroView.centerYAnchor),
            heroImageView.widthAnchor.constraint(equalToConstant: 80),
            heroImageView.heightAnchor.constraint(equalToConstant: 80),
            headlineLabel.topAnchor.constraint(equalTo: heroView.bottomAnchor, constant: 16),
            headlineLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            headlineLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func paintHero() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
        gradient.frame = heroView.bounds
        heroView.layer.insertSublayer(gradient, at: 0) // finds stacking-layers
    }
}
