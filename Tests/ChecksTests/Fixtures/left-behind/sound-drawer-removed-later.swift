// The drawer's view goes in the animation's completion and its controller with it, in a helper one line further: nothing is left behind.
import UIKit

final class CheckoutViewController: UIViewController {
    private var drawer: VoucherDrawerViewController?
    private lazy var openButton = UIButton(type: .system, primaryAction: UIAction(title: "Add voucher") { [weak self] _ in
        self?.openDrawer()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        openButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(openButton)
        NSLayoutConstraint.activate([
            openButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            openButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        ])
        openDrawer()
    }

    private func openDrawer() {
        guard drawer == nil else { return closeDrawer() }
        let child = VoucherDrawerViewController()
        child.delegate = self
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.heightAnchor.constraint(equalToConstant: 220),
        ])
        child.didMove(toParent: self)
        drawer = child
    }

    fileprivate func closeDrawer() {
        guard let child = drawer else { return }
        drawer = nil
        child.willMove(toParent: nil)
        UIView.animate(withDuration: 0.3, animations: {
            child.view.alpha = 0
        }, completion: { _ in
            child.view.removeFromSuperview()
            self.release(child)
        })
    }

    private func release(_ child: UIViewController) {
        child.removeFromParent()
    }
}

extension CheckoutViewController: VoucherDrawerDelegate {
    func voucherDrawerDidFinish(_ drawer: VoucherDrawerViewController) {
        closeDrawer()
    }
}

protocol VoucherDrawerDelegate: AnyObject {
    func voucherDrawerDidFinish(_ drawer: VoucherDrawerViewController)
}

final class VoucherDrawerViewController: UIViewController {
    weak var delegate: VoucherDrawerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        let done = UIButton(type: .system)
        done.setTitle("Apply", for: .normal)
        done.addTarget(self, action: #selector(apply), for: .touchUpInside)
        done.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(done)
        NSLayoutConstraint.activate([
            done.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            done.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
        ])
    }

    @objc private func apply() {
        delegate?.voucherDrawerDidFinish(self)
    }
}
