// The price tag lays out its labels by frames and has no constraints inside, so UIView's own layoutSubviews would have nothing to do for it.
import UIKit

final class PriceTagView: UIView {
    private let amountLabel = UILabel()
    private let noteLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        amountLabel.font = .preferredFont(forTextStyle: .title1)
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        noteLabel.textAlignment = .right
        addSubview(amountLabel)
        addSubview(noteLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(amount: String, note: String) {
        amountLabel.text = amount
        noteLabel.text = note
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let inner = bounds.insetBy(dx: 12, dy: 12)
        let halves = inner.divided(atDistance: inner.width / 2, from: .minXEdge)
        amountLabel.frame = halves.slice
        noteLabel.frame = halves.remainder
    }
}

final class ProductViewController: UIViewController {
    private let tagView = PriceTagView()
    private var isDiscounted = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Kettle"
        view.backgroundColor = .systemBackground
        tagView.show(amount: "39.00", note: "Free delivery")
        tagView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tagView)
        NSLayoutConstraint.activate([
            tagView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            tagView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tagView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tagView.heightAnchor.constraint(equalToConstant: 72),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Discount", primaryAction: UIAction { [weak self] _ in self?.toggleDiscount() }
        )
    }

    private func toggleDiscount() {
        isDiscounted.toggle()
        tagView.show(amount: isDiscounted ? "31.20" : "39.00", note: isDiscounted ? "Today only" : "Free delivery")
    }
}
