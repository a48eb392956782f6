// The chips are built anew each time the screen appears and the old ones stay in the stack: after every return there is one more set of them.
import UIKit

final class ArticleViewController: UIViewController {
    private let headline = UILabel()
    private let chipStack = UIStackView()
    private let tags = ["Science", "Oceans", "Long read"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTags()
    }

    private func showTags() {
        for tag in tags {
            chipStack.addArrangedSubview(makeChip(tag)) // finds repeated-work
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
        headline.text = "The slow return of the kelp forests"
        headline.font = .preferredFont(forTextStyle: .title1)
        headline.numberOfLines = 0
        chipStack.axis = .vertical
        chipStack.alignment = .leading
        chipStack.spacing = 4
        let stack = UIStackView(arrangedSubviews: [headline, chipStack])
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
