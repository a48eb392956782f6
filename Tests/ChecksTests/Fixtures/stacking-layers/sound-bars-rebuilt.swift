// The chart adds several new layers in each layout pass, but the bars of the pass before are removed first and their number stays the same.
import UIKit

final class StepsChartView: UIView {
    var values: [CGFloat] = [] {
        didSet { setNeedsLayout() }
    }

    private var barLayers: [CALayer] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        rebuildBars()
    }

    private func rebuildBars() {
        barLayers.forEach { $0.removeFromSuperlayer() }
        barLayers.removeAll()
        guard let highest = values.max(), highest > 0 else { return }

        let slot = bounds.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let height = bounds.height * value / highest
            let bar = CALayer()
            bar.backgroundColor = UIColor.systemGreen.cgColor
            bar.cornerRadius = 4
            bar.frame = CGRect(x: CGFloat(index) * slot + 4, y: bounds.height - height, width: slot - 8, height: height)
            layer.addSublayer(bar)
            barLayers.append(bar)
        }
    }
}

final class StepsViewController: UIViewController {
    private let chartView = StepsChartView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Steps"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Last week", style: .plain, target: self, action: #selector(showLastWeek)
        )
        chartView.values = [4200, 8100, 6500, 9900, 7200, 3000, 5100]
        chartView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chartView)
        NSLayoutConstraint.activate([
            chartView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            chartView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            chartView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            chartView.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.5),
        ])
    }

    @objc private func showLastWeek() {
        chartView.values = [7000, 2300, 8800, 4100, 6600, 9100, 3900]
    }
}
