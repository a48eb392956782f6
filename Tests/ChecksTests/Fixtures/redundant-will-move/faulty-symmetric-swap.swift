// The swap announces the move to both children. The one that leaves needs it; the one that comes gets it from addChild.
import UIKit

final class TicketsViewController: UIViewController {
    private let picker = UISegmentedControl(items: ["Upcoming", "Past"])
    private let content = UIView()
    private var shown: TicketListViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.selectedSegmentIndex = 0
        picker.addTarget(self, action: #selector(pickerChanged), for: .valueChanged)
        navigationItem.titleView = picker
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        swap(to: TicketListViewController(tickets: "Opera, 12 May"))
    }

    @objc private func pickerChanged() {
        let isPast = picker.selectedSegmentIndex == 1
        swap(to: TicketListViewController(tickets: isPast ? "Cinema, 3 March" : "Opera, 12 May"))
    }

    private func swap(to next: TicketListViewController) {
        let previous = shown
        shown = next
        previous?.willMove(toParent: nil)
        next.willMove(toParent: self) // finds redundant-will-move

        previous?.view.removeFromSuperview()
        addChild(next)
        next.view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(next.view)
        NSLayoutConstraint.activate([
            next.view.topAnchor.constraint(equalTo: content.topAnchor),
            next.view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            next.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            next.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        previous?.removeFromParent()
        next.didMove(toParent: self)
    }
}

final class TicketListViewController: UIViewController {
    private let ticketsLabel = UILabel()

    init(tickets: String) {
        super.init(nibName: nil, bundle: nil)
        ticketsLabel.text = tickets
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ticketsLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(ticketsLabel)
        NSLayoutConstraint.activate([
            ticketsLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ticketsLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
