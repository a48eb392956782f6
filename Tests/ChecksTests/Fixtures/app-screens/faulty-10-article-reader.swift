// The reader lets super build a view and then throws it away for its own; and when the window changes its size, the margins move in an animation that knows nothing of the rotation's time.
import UIKit

struct Article {
    let title: String
    let byline: String
    let paragraphs: [String]
}

final class ArticleReaderViewController: UIViewController {
    private let article = Article(
        title: "How the tides were counted",
        byline: "From the archive",
        paragraphs: [
            "The first machine had ten wheels, one for each motion of the moon that was thought to matter.",
            "It was turned by hand, and a year of tides took four hours.",
        ]
    )
    private var readerView: ReaderView?

    override func loadView() {
        super.loadView() // finds load-view-super
        let reader = ReaderView()
        reader.backgroundColor = .systemBackground
        readerView = reader
        view = reader
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Larger", style: .plain, target: self, action: #selector(largerTapped))
        readerView?.show(article)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard let readerView else { return }
        let margin = ReaderView.margin(forWidth: size.width)
        if margin != readerView.margin {
            readerView.move(toMargin: margin)
        }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        readerView?.margin = ReaderView.margin(forWidth: view.bounds.width)
    }

    @objc private func largerTapped() {
        readerView?.fontSize += 2
    }
}

final class ReaderView: UIView {
    var fontSize: CGFloat = 17 {
        didSet { updateFonts() }
    }

    var margin: CGFloat = 20 {
        didSet {
            leading.constant = margin
            trailing.constant = -margin
        }
    }

    private let scrollView = UIScrollView()
    private let column = UIStackView()
    private lazy var leading = column.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: margin)
    private lazy var trailing = column.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -margin)

    override init(frame: CGRect) {
        super.init(frame: frame)
        column.axis = .vertical
        column.spacing = 14
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scrollView)
        scrollView.addSubview(column)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            leading,
            trailing,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    static func margin(forWidth width: CGFloat) -> CGFloat {
        width > 600 ? 96 : 20
    }

    func show(_ article: Article) {
        for text in [article.title, article.byline] + article.paragraphs {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            column.addArrangedSubview(label)
        }
        updateFonts()
    }

    func move(toMargin margin: CGFloat) {
        self.margin = margin
        UIView.animate(withDuration: 0.25) { // finds own-timeline
            self.layoutIfNeeded()
        }
    }

    private func updateFonts() {
        for case let label as UILabel in column.arrangedSubviews {
            label.font = .systemFont(ofSize: label === column.arrangedSubviews.first ? fontSize * 1.6 : fontSize)
        }
    }
}
