// The first dismiss closes the receipt. The second comes in its completion, when nothing is on its way any more, and closes the payment, which is what it is for.
import UIKit

final class CartViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let pay = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Pay now") { [weak self] _ in
            self?.startPayment()
        })
        pay.frame = CGRect(x: 40, y: 200, width: 160, height: 50)
        view.addSubview(pay)
    }

    private func startPayment() {
        let payment = PaymentViewController(total: 42)
        payment.modalPresentationStyle = .fullScreen
        present(payment, animated: true)
    }
}

final class PaymentViewController: UIViewController {
    private let total: Int

    init(total: Int) {
        self.total = total
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let confirm = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Confirm \(total)") { [weak self] _ in
            self?.showReceipt()
        })
        confirm.frame = CGRect(x: 40, y: 200, width: 160, height: 50)
        view.addSubview(confirm)
    }

    private func showReceipt() {
        let receipt = ReceiptViewController()
        receipt.isModalInPresentation = true
        receipt.onDone = { [weak self] in
            self?.leave()
        }
        present(receipt, animated: true)
    }

    private func leave() {
        dismiss(animated: true) { [weak self] in
            self?.dismiss(animated: true)
        }
    }
}

final class ReceiptViewController: UIViewController {
    var onDone: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let done = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Done") { [weak self] _ in
            self?.onDone?()
        })
        done.frame = CGRect(x: 40, y: 80, width: 160, height: 50)
        view.addSubview(done)
    }
}
