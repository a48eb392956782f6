// The chart takes its placeholder label out of the hierarchy while it draws. A view hierarchy must not change in draw(_:).
import UIKit

final class StepsViewController: UIViewController {
    private let chart = StepsChartView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        chart.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chart)
        NSLayoutConstraint.activate([
            chart.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            chart.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            chart.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            chart.heightAnchor.constraint(equalToConstant: 180),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Load", style: .plain, target: self, action: #selector(load))
    }

    @objc private func load() {
        chart.values = [0.3, 0.8, 0.5, 1, 0.6]
    }
}

final class StepsChartView: UIView {
    private let placeholder = UILabel()

    var values: [CGFloat] = [] {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        placeholder.text = "No data"
        placeholder.translatesAutoresizingMaskIntoConstraints = false
        addSubview(placeholder)
        placeholder.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        placeholder.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard !values.isEmpty else { return }
        placeholder.removeFromSuperview() // finds remove-in-draw
        UIColor.systemGreen.setFill()
        let width = bounds.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let height = bounds.height * value
            UIBezierPath(rect: CGRect(x: CGFloat(index) * width, y: bounds.height - height, width: width - 4, height: height)).fill()
        }
    }
}
