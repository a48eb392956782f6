// The bars are made once in viewDidLoad, but their frames come from the bounds in viewDidLayoutSubviews, so they fit the card in every window.
import UIKit

final class SleepViewController: UIViewController {
    private let chart = SleepChartViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sleep"
        view.backgroundColor = .systemBackground
        addChild(chart)
        chart.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chart.view)
        NSLayoutConstraint.activate([
            chart.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            chart.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            chart.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            chart.view.heightAnchor.constraint(equalToConstant: 184),
        ])
        chart.didMove(toParent: self)
    }
}

final class SleepChartViewController: UIViewController {
    private let values: [CGFloat] = [0.6, 0.8, 0.5, 0.9, 0.7, 0.65, 0.75]
    private var bars: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        bars = values.map { _ in makeBar() }
        bars.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBars()
    }

    private func makeBar() -> UIView {
        let bar = UIView()
        bar.backgroundColor = .systemTeal
        bar.layer.cornerRadius = 4
        return bar
    }

    private func placeBars() {
        let area = view.bounds.insetBy(dx: 8, dy: 12)
        let slot = area.width / CGFloat(bars.count)
        for (day, bar) in bars.enumerated() {
            let height = area.height * values[day]
            bar.frame = CGRect(x: area.minX + slot * CGFloat(day) + 2, y: area.maxY - height, width: slot - 4, height: height)
        }
    }
}
