// The chips are built anew at each appearance too, but the old ones are removed first, so that there is always one set.
import UIKit

final class PodcastViewController: UIViewController {
    private let nameLabel = UILabel()
    private let topicStack = UIStackView()
    private let topics = ["History", "Cities", "Maps"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Podcast"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTopics()
    }

    private func showTopics() {
        topicStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for topic in topics {
            topicStack.addArrangedSubview(makeChip(topic))
        }
    }

    private func makeChip(_ text: String) -> UILabel {
        let chip = UILabel()
        chip.text = text
        chip.font = .preferredFont(forTextStyle: .caption1)
        chip.textColor = .secondaryLabel
        return chip
    }

    private func configureUI() {
        nameLabel.text = "Streets and their names"
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.numberOfLines = 0
        topicStack.axis = .vertical
        topicStack.alignment = .leading
        topicStack.spacing = 4
        let stack = UIStackView(arrangedSubviews: [nameLabel, topicStack])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
