// The offer grows in viewDidAppear as well, but in an animation that the user is meant to see.
import UIKit

final class MenuViewController: UIViewController {
    private let offerView = UIView()
    private let dishesLabel = UILabel()
    private lazy var offerHeight = offerView.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        offerView.backgroundColor = .systemOrange
        dishesLabel.text = "Dishes"
        dishesLabel.alpha = 0.4
        for subview in [offerView, dishesLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
            subview.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            offerHeight,
            offerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            dishesLabel.topAnchor.constraint(equalTo: offerView.bottomAnchor, constant: 8),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        revealOffer()
    }

    private func revealOffer() {
        offerHeight.constant = 72
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.dishesLabel.alpha = 1
            self.view.layoutIfNeeded()
        }
    }
}
