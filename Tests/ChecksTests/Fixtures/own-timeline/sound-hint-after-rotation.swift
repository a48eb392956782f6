// The UIView.animate in viewWillTransition stands in the coordinator's completion: it starts when the rotation is over, so there is nothing to be in step with.
import UIKit

final class ChartViewController: UIViewController {
    private let chart = UIView()
    private let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chart"
        view.backgroundColor = .systemBackground
        chart.backgroundColor = .systemIndigo
        hintLabel.text = "Pinch to zoom"
        hintLabel.textColor = .white
        hintLabel.alpha = 0
        for subview in [chart, hintLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            chart.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            chart.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            chart.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            chart.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hintLabel.centerXAnchor.constraint(equalTo: chart.centerXAnchor),
            hintLabel.centerYAnchor.constraint(equalTo: chart.centerYAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let isWide = size.width > size.height
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            guard !context.isCancelled else { return }
            self?.showHint(isWide)
        }
    }

    private func showHint(_ visible: Bool) {
        UIView.animate(withDuration: 0.4) {
            self.hintLabel.alpha = visible ? 1 : 0
        }
    }
}
