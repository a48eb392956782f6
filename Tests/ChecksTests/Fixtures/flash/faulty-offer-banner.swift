// The offer gets its height in viewDidAppear, without an animation: everything below it jumps down before the user's eyes.
import UIKit

final class ShopViewController: UIViewController {
    private let offerView = UIView()
    private let productsLabel = UILabel()
    private lazy var offerHeight = offerView.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        offerView.backgroundColor = .systemYellow
        productsLabel.text = "Products"
        for subview in [offerView, productsLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
            subview.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            offerHeight,
            offerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            productsLabel.topAnchor.constraint(equalTo: offerView.bottomAnchor, constant: 8),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showOffer(isMember: true)
    }

    private func showOffer(isMember: Bool) {
        guard isMember else { return }
        offerHeight.constant = 72 // finds flash
    }
}
