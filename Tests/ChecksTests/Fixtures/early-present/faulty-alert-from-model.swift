// The model reports a missing balance as soon as it is loaded, which viewDidLoad does; so the alert is presented before the view is in a window.
import UIKit

struct WalletError: Error {
    let message: String
}

final class WalletModel {
    var onFailure: ((WalletError) -> Void)?
    private(set) var balance: Int?

    func load() {
        guard balance != nil else {
            onFailure?(WalletError(message: "Your balance is not available at the moment."))
            return
        }
    }
}

final class WalletViewController: UIViewController {
    private let model = WalletModel()
    private let balanceLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Wallet"
        view.backgroundColor = .systemBackground
        addBalanceLabel()
        bind()
        model.load()
    }

    private func bind() {
        model.onFailure = { [weak self] error in
            self?.showAlert(for: error)
        }
    }

    private func showAlert(for error: WalletError) {
        let alert = UIAlertController(title: "Wallet", message: error.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true) // finds early-present
    }

    private func addBalanceLabel() {
        balanceLabel.text = "–"
        balanceLabel.font = .preferredFont(forTextStyle: .largeTitle)
        balanceLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(balanceLabel)
        NSLayoutConstraint.activate([
            balanceLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            balanceLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
