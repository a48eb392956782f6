// willMove(toParent:) hands the call on to super's didMove(toParent:), the neighbour in the completion list: the base class is told of the end of a move that only begins, and never of its beginning.
import UIKit

final class ShopViewController: UIViewController {
    private let basket = BasketViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .systemBackground
        addChild(basket)
        basket.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(basket.view)
        NSLayoutConstraint.activate([
            basket.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            basket.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            basket.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            basket.view.heightAnchor.constraint(equalToConstant: 120),
        ])
        basket.didMove(toParent: self)
    }
}

final class BasketViewController: PanelViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Basket"
        view.backgroundColor = .tertiarySystemBackground
    }

    override func willMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent) // finds wrong-super
        titleLabel.isEnabled = parent != nil
    }
}

class PanelViewController: UIViewController {
    let titleLabel = UILabel()
    private(set) var isPrepared = false
    private(set) var isAttached = false

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        isPrepared = parent != nil
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        isAttached = parent != nil
    }
}
