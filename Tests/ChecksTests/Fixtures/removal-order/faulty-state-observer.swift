// The property observer swaps the content whenever the state changes. The old child leaves its parent first, and its view only afterwards.
import UIKit

final class OrdersViewController: UIViewController {
    enum State {
        case loading, empty, failed
    }

    private var state = State.loading {
        didSet { content = StateViewController(state: state) }
    }

    private var content: StateViewController? {
        didSet {
            if let oldValue { take(out: oldValue) }
            if let content { put(in: content) }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(refresh)
        )
        state = .loading
        showOrders([])
    }

    private func showOrders(_ orders: [String]) {
        guard orders.isEmpty else { return }
        state = .empty
    }

    @objc private func refresh() {
        state = state == .failed ? .empty : .failed
    }

    private func put(in child: UIViewController) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        child.didMove(toParent: self)
    }

    private func take(out child: UIViewController) {
        child.willMove(toParent: nil)
        child.removeFromParent() // finds removal-order
        child.view.removeFromSuperview()
    }
}

final class StateViewController: UIViewController {
    private let messageLabel = UILabel()

    init(state: OrdersViewController.State) {
        super.init(nibName: nil, bundle: nil)
        switch state {
        case .loading: messageLabel.text = "Loading"
        case .empty: messageLabel.text = "No orders yet"
        case .failed: messageLabel.text = "Something went wrong"
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(messageLabel)
        NSLayoutConstraint.activate([
            messageLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            messageLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
