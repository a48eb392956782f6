// The flag only keeps two requests from running at the same time; once one has ended, the next appearance asks for the same rates again.
import UIKit

final class ExchangeRatesViewController: UIViewController {
    private let url = URL(string: "https://rates.example.com/eur.json")!
    private let rateLabel = UILabel()
    private var isLoading = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rates"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        reloadRates()
    }

    private func reloadRates() {
        guard !isLoading else { return }
        isLoading = true
        Task { [weak self] in
            await self?.fetchRates()
        }
    }

    private func fetchRates() async {
        defer { isLoading = false }
        do {
            let (data, _) = try await URLSession.shared.data(from: url) // finds repeated-request
            let rates = try JSONDecoder().decode([String: Double].self, from: data)
            rateLabel.text = "1 euro is \(rates["USD"] ?? 0) dollars."
        } catch {
            rateLabel.text = "There are no rates at the moment."
        }
    }

    private func configureUI() {
        rateLabel.text = "Loading"
        rateLabel.numberOfLines = 0
        rateLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rateLabel)
        NSLayoutConstraint.activate([
            rateLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            rateLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rateLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
