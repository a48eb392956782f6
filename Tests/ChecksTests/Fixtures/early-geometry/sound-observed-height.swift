// The bar's height is observed from the beginning on: each change is answered, so that the first value does no harm.
import UIKit

final class InboxViewController: UIViewController {
    private let bar = UIView()
    private let table = UITableView()
    private var watch: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 80),
        ])
        watch = bar.observe(\.bounds, options: [.initial, .new]) { [weak self] bar, _ in
            self?.table.contentInset.bottom = bar.frame.height
        }
    }
}
