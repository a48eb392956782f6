// The chart's controller is kept in a property, but only its view goes into the card: without addChild the screen is not its parent and rotation passes it by.
import UIKit

final class PortfolioViewController: UIViewController {
    private let cardView = UIView()
    private let chart = PriceChartViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Portfolio"
        view.backgroundColor = .systemGroupedBackground
        setUpCard()
        setUpChart()
    }

    private func setUpCard() {
        cardView.backgroundColor = .secondarySystemGroupedBackground
        cardView.layer.cornerRadius = 16
        cardView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cardView)
        NSLayoutConstraint.activate([
            cardView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            cardView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            cardView.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5),
        ])
    }

    private func setUpChart() {
        chart.view.translatesAutoresizingMaskIntoConstraints = false
        cardView.addSubview(chart.view) // finds no-add-child
        NSLayoutConstraint.activate([
            chart.view.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 12),
            chart.view.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -12),
            chart.view.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 12),
            chart.view.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -12),
        ])
    }
}

final class PriceChartViewController: UIViewController {
    private let rangeLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        rangeLabel.text = "1 M"
        rangeLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rangeLabel)
        NSLayoutConstraint.activate([
            rangeLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            rangeLabel.topAnchor.constraint(equalTo: view.topAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [rangeLabel] _ in
            rangeLabel.text = size.width > size.height ? "1 M  6 M  1 Y" : "1 M"
        })
    }
}
