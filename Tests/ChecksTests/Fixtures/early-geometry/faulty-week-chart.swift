// The chart sizes its bars from the bounds of its view in viewDidLoad, before the dashboard has laid out the card around it: the bars run out of the card.
import UIKit

final class DashboardViewController: UIViewController {
    private let chart = WeekChartViewController()
    private let captionLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dashboard"
        view.backgroundColor = .systemBackground
        captionLabel.text = "Steps this week"
        captionLabel.font = .preferredFont(forTextStyle: .headline)
        captionLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(captionLabel)
        embedChart()
    }

    private func embedChart() {
        addChild(chart)
        chart.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chart.view)
        NSLayoutConstraint.activate([
            captionLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            captionLabel.leadingAnchor.constraint(equalTo: chart.view.leadingAnchor),
            chart.view.topAnchor.constraint(equalTo: captionLabel.bottomAnchor, constant: 12),
            chart.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            chart.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            chart.view.heightAnchor.constraint(equalToConstant: 184),
        ])
        chart.didMove(toParent: self)
    }
}

final class WeekChartViewController: UIViewController {
    private let values: [CGFloat] = [0.4, 0.7, 0.55, 0.9, 0.3, 0.65, 0.8]
    private let chartHeight: CGFloat = 160

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        buildBars()
    }

    private func buildBars() {
        let slot = view.bounds.width / CGFloat(values.count) // finds early-geometry
        for (day, value) in values.enumerated() {
            let height = chartHeight * value
            let bar = UIView(frame: CGRect(x: slot * CGFloat(day) + 4, y: chartHeight - height + 12, width: slot - 8, height: height))
            bar.backgroundColor = .systemIndigo
            bar.layer.cornerRadius = 4
            view.addSubview(bar)
        }
    }
}
