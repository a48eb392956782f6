// This guard does not ask for a transition. It asks whether a sheet is up already, because a second present would be refused.
import UIKit

final class ReceiptListViewController: UIViewController {
    private let shareButton = UIButton(configuration: .borderedProminent())
    private let totalLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        totalLabel.text = "3 receipts, 84 EUR"
        shareButton.setTitle("Export", for: .normal)
        shareButton.addTarget(self, action: #selector(export), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [totalLabel, shareButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
        ])
    }

    @objc private func export() {
        guard presentedViewController == nil else { return }
        let options = ExportOptionsViewController()
        options.sheetPresentationController?.detents = [.medium()]
        present(options, animated: true)
    }
}

final class ExportOptionsViewController: UIViewController {
    private let formatControl = UISegmentedControl(items: ["PDF", "CSV"])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        formatControl.selectedSegmentIndex = 0
        formatControl.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(formatControl)
        NSLayoutConstraint.activate([
            formatControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            formatControl.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }
}
