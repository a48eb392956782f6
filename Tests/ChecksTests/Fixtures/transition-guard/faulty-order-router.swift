// The router refuses a new screen as long as the stack has a transition coordinator. UIKit can push in the middle of a transition, so the tap just does nothing.
import UIKit

final class OrderRouter {
    private weak var source: UIViewController?

    init(source: UIViewController) {
        self.source = source
    }

    func showTracking(of order: Int) {
        guard let stack = source?.navigationController else { return }
        if stack.transitionCoordinator != nil { return } // finds transition-guard
        stack.pushViewController(TrackingViewController(order: order), animated: true)
    }
}

final class OrderViewController: UIViewController {
    private lazy var router = OrderRouter(source: self)
    private let trackButton = UIButton(configuration: .filled())

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        trackButton.setTitle("Track order", for: .normal)
        trackButton.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(trackButton)
        NSLayoutConstraint.activate([
            trackButton.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            trackButton.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order 1204"
        trackButton.addAction(UIAction { [weak self] _ in
            self?.router.showTracking(of: 1204)
        }, for: .touchUpInside)
    }
}

final class TrackingViewController: UIViewController {
    private let stateLabel = UILabel()

    init(order: Int) {
        super.init(nibName: nil, bundle: nil)
        stateLabel.text = "Order \(order) is on its way"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stateLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stateLabel)
        NSLayoutConstraint.activate([
            stateLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stateLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
