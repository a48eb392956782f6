// The tag limits its label's width by one more constraint in each layout pass: the narrowest of them wins for good, and in a window that has become wider the text stays narrow.
import UIKit

final class PriceTagView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        label.numberOfLines = 0
        label.text = "Two for the price of one until the end of the week, on every shelf of the shop"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        limitLabel(to: bounds.width - 32)
    }

    private func limitLabel(to width: CGFloat) {
        label.widthAnchor.constraint(lessThanOrEqualToConstant: max(0, width)).isActive = true // finds layout-callback
    }
}

final class OfferViewController: UIViewController {
    private let tagView = PriceTagView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Offer"
        view.backgroundColor = .systemBackground
        tagView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tagView)
        NSLayoutConstraint.activate([
            tagView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            tagView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            tagView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }
}
