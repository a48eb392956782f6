// The tag is tied to the view before it is a part of it. The two have no common ancestor at that moment, and activating the constraint raises an exception.
import UIKit

final class ProductViewController: UIViewController {
    private let nameLabel = UILabel()
    private let priceTag = PriceTagView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Product"
        nameLabel.text = "Desk lamp"
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        nameLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        addPriceTag()
    }

    private func addPriceTag() {
        priceTag.show(price: "39 EUR")
        priceTag.translatesAutoresizingMaskIntoConstraints = false
        priceTag.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8).isActive = true // finds exception
        view.addSubview(priceTag)
        priceTag.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
}

final class PriceTagView: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        textAlignment = .center
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(price: String) {
        text = price
    }
}
