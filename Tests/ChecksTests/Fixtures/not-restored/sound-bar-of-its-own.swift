// The filter is only ever shown in a navigation controller made for it: the bar that it hides goes with it.
import UIKit

final class FilterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filter"
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}

final class ResultsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Results"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", primaryAction: UIAction { [weak self] _ in self?.showFilter() })
    }

    private func showFilter() {
        present(UINavigationController(rootViewController: FilterViewController()), animated: true)
    }
}
