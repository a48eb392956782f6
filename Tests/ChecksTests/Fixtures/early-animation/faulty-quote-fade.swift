// Setting the quote fades it in. The first quote is set in viewDidLoad, where no view is in a window: it is simply there, without a fade.
// (The button's later ones do fade.)
import UIKit

struct Quote {
    let text: String
    let author: String
}

final class QuoteOfTheDayViewController: UIViewController {
    private let quotes = [
        Quote(text: "Simple things should be simple.", author: "Alan Kay"),
        Quote(text: "Make it work, make it right.", author: "Kent Beck"),
    ]
    private let textLabel = UILabel()
    private let authorLabel = UILabel()
    private lazy var column = UIStackView(arrangedSubviews: [textLabel, authorLabel])

    private var index = 0 {
        didSet { show(quotes[index]) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Quote"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .plain, target: self, action: #selector(nextQuote))

        textLabel.numberOfLines = 0
        textLabel.font = .preferredFont(forTextStyle: .title1)
        authorLabel.textColor = .secondaryLabel
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        index = 0
    }

    @objc private func nextQuote() {
        index = (index + 1) % quotes.count
    }

    private func show(_ quote: Quote) {
        textLabel.text = quote.text
        authorLabel.text = quote.author
        column.alpha = 0
        UIView.animate(withDuration: 0.6) { // finds early-animation
            self.column.alpha = 1
        }
    }
}
