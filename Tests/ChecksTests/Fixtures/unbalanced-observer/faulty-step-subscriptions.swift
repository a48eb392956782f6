// Each appearance puts another subscription into the set, which is never emptied: the later the visit, the more often a step is counted.
import Combine
import UIKit

final class Pedometer {
    let steps = PassthroughSubject<Int, Never>()
}

final class StepsViewController: UIViewController {
    private let pedometer = Pedometer()
    private let totalLabel = UILabel()
    private var subscriptions = Set<AnyCancellable>()
    private var total = 0 {
        didSet { totalLabel.text = "\(total) steps" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Steps"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Walk", primaryAction: UIAction { [weak self] _ in self?.pedometer.steps.send(10) })
        totalLabel.text = "0 steps"
        totalLabel.font = .preferredFont(forTextStyle: .largeTitle)
        totalLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(totalLabel)
        NSLayoutConstraint.activate([
            totalLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            totalLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        bindTotal()
    }

    private func bindTotal() {
        pedometer.steps.sink { [weak self] in self?.total += $0 }.store(in: &subscriptions) // finds unbalanced-observer
    }
}
