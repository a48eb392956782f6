// The placeholder goes when the data comes, in the property's observer; draw(_:) only draws.
import UIKit

final class SleepViewController: UIViewController {
    private let graph = SleepGraphView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        graph.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(graph)
        NSLayoutConstraint.activate([
            graph.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            graph.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            graph.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            graph.heightAnchor.constraint(equalToConstant: 160),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Load", style: .plain, target: self, action: #selector(loadNight))
    }

    @objc private func loadNight() {
        graph.hours = [7, 6.5, 8, 5]
    }
}

final class SleepGraphView: UIView {
    private weak var placeholder: UILabel?

    var hours: [Double] = [] {
        didSet {
            if !hours.isEmpty {
                placeholder?.removeFromSuperview()
            }
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = "Nothing recorded"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        placeholder = label
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard !hours.isEmpty else { return }
        let path = UIBezierPath()
        let step = bounds.width / CGFloat(hours.count)
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        for (index, hour) in hours.enumerated() {
            path.addLine(to: CGPoint(x: CGFloat(index + 1) * step, y: bounds.height * (1 - CGFloat(hour) / 10)))
        }
        UIColor.systemIndigo.setStroke()
        path.lineWidth = 3
        path.stroke()
    }
}
