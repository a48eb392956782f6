// Closing stands at one place. After a swipe down the delegate only tidies up, and viewWillDisappear only reports; neither of them closes the sheet again.
import UIKit

final class CatalogViewController: UIViewController {
    private let stateLabel = UILabel()
    private let filterButton = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        filterButton.setTitle("Filter", for: .normal)
        filterButton.addTarget(self, action: #selector(openFilter), for: .touchUpInside)
        stateLabel.text = "Everything"
        let stack = UIStackView(arrangedSubviews: [stateLabel, filterButton])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
    }

    @objc private func openFilter() {
        let filter = FilterViewController()
        filter.delegate = self
        filter.presentationController?.delegate = self
        filterButton.isSelected = true
        present(filter, animated: true)
    }

    private func filterHasClosed() {
        filterButton.isSelected = false
    }
}

extension CatalogViewController: FilterDelegate, UIAdaptivePresentationControllerDelegate {
    func filter(_ filter: FilterViewController, wants title: String) {
        stateLabel.text = title
        guard presentedViewController === filter, !filter.isBeingDismissed else { return }
        dismiss(animated: true) { [weak self] in self?.filterHasClosed() }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        filterHasClosed()
    }
}

protocol FilterDelegate: AnyObject {
    func filter(_ filter: FilterViewController, wants title: String)
}

final class FilterViewController: UIViewController {
    weak var delegate: FilterDelegate?
    private var uses = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let apply = UIButton(configuration: .filled(), primaryAction: UIAction(title: "In stock only") { [weak self] _ in
            guard let self else { return }
            self.delegate?.filter(self, wants: "In stock")
        })
        apply.frame = CGRect(x: 32, y: 80, width: 180, height: 44)
        view.addSubview(apply)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        uses += 1
        print("filter used \(uses) times")
    }
}
