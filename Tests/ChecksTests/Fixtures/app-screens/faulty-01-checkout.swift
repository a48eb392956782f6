// The step bar of the checkout is sized in viewDidLoad, by way of a helper in an extension, from a width that is not final there; and the delivery options are fetched anew each time the screen comes back.
import UIKit

struct DeliveryOption: Decodable {
    let name: String
    let price: String
}

struct DeliveryService {
    private let endpoint = URL(string: "https://api.example.com/delivery/options")!

    func options() async throws -> [DeliveryOption] {
        let (data, _) = try await URLSession.shared.data(from: endpoint) // finds repeated-request
        return try JSONDecoder().decode([DeliveryOption].self, from: data)
    }
}

final class CheckoutViewController: UIViewController {
    private let service = DeliveryService()
    private let stepBar = UIView()
    private let stepIndicator = UIView()
    private let stepLabel = UILabel()
    private let addressLabel = UILabel()
    private let deliveryLabel = UILabel()
    private let payButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemBackground
        buildColumn()
        buildStepBar(current: 1, of: 3)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        payButton.isEnabled = true
        updateDelivery()
    }

    private func updateDelivery() {
        let service = service
        Task { [weak self] in
            let options = (try? await service.options()) ?? []
            self?.show(options)
        }
    }

    private func show(_ options: [DeliveryOption]) {
        guard let first = options.first else {
            deliveryLabel.text = "Standard delivery"
            return
        }
        deliveryLabel.text = "\(first.name), \(first.price)"
    }

    @objc private func payTapped() {
        payButton.isEnabled = false
        payButton.configuration?.title = "Paying…"
    }
}

// MARK: - Layout

private extension CheckoutViewController {
    func buildColumn() {
        addressLabel.text = "Ada Byron\n12 St James's Square\nLondon"
        addressLabel.numberOfLines = 0
        deliveryLabel.text = "Standard delivery"
        deliveryLabel.textColor = .secondaryLabel
        payButton.configuration?.title = "Pay £48.20"
        payButton.addTarget(self, action: #selector(payTapped), for: .touchUpInside)

        let column = UIStackView(arrangedSubviews: [stepBar, stepLabel, addressLabel, deliveryLabel, payButton])
        column.axis = .vertical
        column.spacing = 16
        column.setCustomSpacing(32, after: deliveryLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            stepBar.heightAnchor.constraint(equalToConstant: 4),
        ])
    }

    func buildStepBar(current: Int, of count: Int) {
        stepLabel.text = "Step \(current + 1) of \(count)"
        stepLabel.font = .preferredFont(forTextStyle: .caption1)
        stepBar.backgroundColor = .systemFill
        stepIndicator.backgroundColor = .tintColor
        let step = columnWidth / CGFloat(count)
        stepIndicator.frame = CGRect(x: 0, y: 0, width: step * CGFloat(current + 1), height: 4)
        stepBar.addSubview(stepIndicator)
    }

    var columnWidth: CGFloat {
        view.bounds.width - 40 // finds early-geometry
    }
}
