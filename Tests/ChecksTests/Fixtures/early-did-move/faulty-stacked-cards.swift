// The loop adopts each card and tells it that the move is complete; only afterwards are the cards' views put into the stack.
import UIKit

final class HealthViewController: UIViewController {
    private let cards = [
        MetricViewController(metric: "Steps", value: "7,412"),
        MetricViewController(metric: "Sleep", value: "7 h 20 min"),
        MetricViewController(metric: "Pulse", value: "61"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Health"
        view.backgroundColor = .systemBackground
        adoptCards()
        stackCards()
    }

    private func adoptCards() {
        for card in cards {
            addChild(card)
            card.didMove(toParent: self) // finds early-did-move
        }
    }

    private func stackCards() {
        let stack = UIStackView(arrangedSubviews: cards.map { $0.view })
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

final class MetricViewController: UIViewController {
    private let metric: String
    private let value: String

    init(metric: String, value: String) {
        self.metric = metric
        self.value = value
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let label = UILabel()
        label.text = "\(metric): \(value)"
        label.textAlignment = .center
        label.backgroundColor = .secondarySystemFill
        view = label
    }
}
