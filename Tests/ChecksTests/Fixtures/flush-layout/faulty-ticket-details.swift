// The details open with the option that flushes pending updates. The method that changes the constraints still forces a layout, as it had to before.
import UIKit

final class TicketViewController: UIViewController {
    private let card = TicketCardView()
    private let detailsButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        title = "Ticket"
        detailsButton.setTitle("Show details", for: .normal)
        detailsButton.addTarget(self, action: #selector(showDetails), for: .touchUpInside)
        for subview in [card, detailsButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            detailsButton.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
            detailsButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    @objc private func showDetails() {
        detailsButton.isEnabled = false
        if #available(iOS 26.0, *) {
            UIView.animate(withDuration: 0.4, delay: 0, options: .flushUpdates, animations: expandCard)
        } else {
            card.isExpanded = true
        }
    }

    private func expandCard() {
        card.isExpanded = true
        view.layoutIfNeeded() // finds flush-layout
    }
}

final class TicketCardView: UIView {
    private let seatLabel = UILabel()
    private lazy var height = heightAnchor.constraint(equalToConstant: 72)

    var isExpanded = false {
        didSet { height.constant = isExpanded ? 180 : 72 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        seatLabel.text = "Coach 7, seat 42"
        seatLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(seatLabel)
        NSLayoutConstraint.activate([
            height,
            seatLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            seatLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
