// The appearance, the return to the foreground and the button share one method of the screen's own, and layout is asked for, not carried out by hand.
import UIKit

final class ParkingViewController: UIViewController {
    private let freeLabel = UILabel()
    private let bar = OccupancyBar()
    private let sensors = [true, false, false, true, false]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let refreshButton = UIButton(type: .system, primaryAction: UIAction(title: "Refresh") { [weak self] _ in
            self?.refresh()
        })
        let stack = UIStackView(arrangedSubviews: [freeLabel, bar, refreshButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(refresh),
            name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    @objc private func refresh() {
        let taken = sensors.filter { $0 }.count
        freeLabel.text = "\(sensors.count - taken) of \(sensors.count) spaces free"
        bar.share = CGFloat(taken) / CGFloat(sensors.count)
    }
}

final class OccupancyBar: UIView {
    private let fill = UIView()

    var share: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        fill.backgroundColor = .systemRed
        addSubview(fill)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    }
}
