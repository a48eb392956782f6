// What changes in viewDidAppear changes in an animation that the user is meant to see, or is nothing visible; and the tip leaves with its view and its controller both.
import UIKit

@MainActor
final class Analytics {
    static let shared = Analytics()
    private(set) var screens: [String] = []

    func log(screen: String) {
        screens.append(screen)
    }
}

final class DashboardViewController: UIViewController {
    private let stepsLabel = UILabel()
    private let progressBar = ProgressBarView()
    private let column = UIStackView()
    private let goal: CGFloat = 8000
    private var steps: CGFloat = 5200

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Today"
        view.backgroundColor = .systemBackground
        stepsLabel.textAlignment = .center
        column.axis = .vertical
        column.spacing = 20
        column.addArrangedSubview(progressBar)
        column.addArrangedSubview(stepsLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            progressBar.heightAnchor.constraint(equalToConstant: 120),
        ])
        addTip()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        stepsLabel.text = "\(Int(steps)) of \(Int(goal)) steps"
        progressBar.showProgress(of: 0, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.shared.log(screen: "dashboard")
        view.accessibilityLabel = "Dashboard"
        progressBar.showProgress(of: steps / goal, animated: true)
    }

    private func addTip() {
        let tip = TipViewController()
        tip.onClose = { [weak self, weak tip] in
            guard let self, let tip else { return }
            remove(tip)
        }
        addChild(tip)
        column.insertArrangedSubview(tip.view, at: 0)
        tip.didMove(toParent: self)
    }

    private func remove(_ tip: UIViewController) {
        tip.willMove(toParent: nil)
        UIView.animate(withDuration: 0.25, animations: {
            tip.view.alpha = 0
        }, completion: { _ in
            tip.view.removeFromSuperview()
            tip.removeFromParent()
        })
    }
}

final class ProgressBarView: UIView {
    private let bar = UIView()
    private var fraction: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        bar.backgroundColor = .systemGreen
        addSubview(bar)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height)
    }

    func showProgress(of fraction: CGFloat, animated: Bool) {
        self.fraction = fraction
        setNeedsLayout()
        if animated {
            UIView.animate(withDuration: 0.6) {
                self.layoutIfNeeded()
            }
        }
    }
}

final class TipViewController: UIViewController {
    var onClose: (() -> Void)?
    private let button = UIButton(configuration: .tinted())

    override func viewDidLoad() {
        super.viewDidLoad()
        button.configuration?.title = "Walk a little further. Hide this tip"
        button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    @objc private func closeTapped() {
        button.isEnabled = false
        onClose?()
    }
}
