// The dashboard moves its own axis on rotation but keeps the size change to itself: without super the chart inside never hears of it.
import UIKit

final class DashboardViewController: UIViewController {
    private let stack = UIStackView()
    private let summaryLabel = UILabel()
    private let chart = ChartViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dashboard"
        view.backgroundColor = .systemBackground
        summaryLabel.text = "Revenue is up this month"
        summaryLabel.numberOfLines = 0
        stack.axis = .vertical
        stack.spacing = 12
        stack.addArrangedSubview(summaryLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        embedChart()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { // finds missing-super
        let axis: NSLayoutConstraint.Axis = size.width > size.height ? .horizontal : .vertical
        coordinator.animate(alongsideTransition: { _ in
            self.stack.axis = axis
        })
    }

    private func embedChart() {
        addChild(chart)
        stack.addArrangedSubview(chart.view)
        chart.didMove(toParent: self)
    }
}

final class ChartViewController: UIViewController {
    private let legendLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        legendLabel.text = "Jan  Feb  Mar"
        legendLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(legendLabel)
        NSLayoutConstraint.activate([
            legendLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            legendLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let isWide = size.width > size.height
        coordinator.animate(alongsideTransition: { [legendLabel] _ in
            legendLabel.text = isWide ? "January  February  March" : "Jan  Feb  Mar"
        })
    }
}
