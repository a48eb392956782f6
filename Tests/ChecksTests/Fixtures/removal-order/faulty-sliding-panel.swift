// The panel leaves its parent at once, while its view is still sliding out on the screen and is removed only in the completion.
import UIKit

final class EditorViewController: UIViewController {
    private let canvas = UIView()
    private var panel: BrushPanelViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch"
        view.backgroundColor = .systemBackground
        let brushes = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Brushes") { [weak self] _ in
            self?.togglePanel()
        })
        for subview in [canvas, brushes] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        canvas.backgroundColor = .secondarySystemBackground
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            canvas.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.4),
            brushes.topAnchor.constraint(equalTo: canvas.bottomAnchor, constant: 12),
            brushes.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        openPanel()
    }

    private func togglePanel() {
        panel == nil ? openPanel() : closePanel()
    }

    private func openPanel() {
        let panel = BrushPanelViewController()
        self.panel = panel
        addChild(panel)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel.view)
        NSLayoutConstraint.activate([
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
        ])
        panel.didMove(toParent: self)
    }

    private func closePanel() {
        guard let panel else { return }
        self.panel = nil
        panel.willMove(toParent: nil)
        panel.removeFromParent() // finds removal-order
        UIView.animate(withDuration: 0.3, animations: {
            panel.view.transform = CGAffineTransform(translationX: 0, y: panel.view.bounds.height)
        }, completion: { _ in
            panel.view.removeFromSuperview()
        })
    }
}

final class BrushPanelViewController: UIViewController {
    private let sizeSlider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemBackground
        sizeSlider.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sizeSlider)
        NSLayoutConstraint.activate([
            sizeSlider.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            sizeSlider.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            sizeSlider.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
