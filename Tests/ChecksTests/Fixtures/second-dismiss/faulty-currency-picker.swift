// One method closes the picker after a choice and after a swipe down. After the swipe the sheet has gone, so that its dismiss closes the transfer screen.
import UIKit

final class WalletViewController: UIViewController {
    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        let send = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Send money") { [weak self] _ in
            self?.present(TransferViewController(account: "Savings"), animated: true)
        })
        send.frame = CGRect(x: 24, y: 140, width: 200, height: 44)
        root.addSubview(send)
        view = root
    }
}

final class TransferViewController: UIViewController {
    private let account: String
    private lazy var currencyButton = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Currency") { [weak self] _ in
        self?.showPicker()
    })

    init(account: String) {
        self.account = account
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        currencyButton.frame = CGRect(x: 24, y: 100, width: 200, height: 44)
        view.addSubview(currencyButton)
    }

    private func showPicker() {
        let picker = CurrencyPickerViewController(style: .plain)
        picker.onChoice = { [weak self] code in
            self?.currencyButton.setTitle(code, for: .normal)
            self?.closePicker()
        }
        picker.presentationController?.delegate = self
        present(picker, animated: true)
    }

    private func closePicker() {
        currencyButton.isEnabled = true
        dismiss(animated: true) // finds second-dismiss
    }
}

extension TransferViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        closePicker()
    }
}

final class CurrencyPickerViewController: UITableViewController {
    var onChoice: ((String) -> Void)?
    private let codes = ["EUR", "USD", "JPY", "CHF"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "currency")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        codes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "currency", for: indexPath)
        cell.textLabel?.text = codes[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(codes[indexPath.row])
    }
}
