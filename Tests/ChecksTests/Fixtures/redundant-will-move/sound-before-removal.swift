// willMove(toParent:) is called by hand only with nil, before the tip is taken away; removeFromParent would not do that.
import UIKit

final class NotebookViewController: UIViewController {
    private let editor = UITextView()
    private let tip = TipViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notebook"
        view.backgroundColor = .systemBackground
        editor.text = "Ideas for the garden"
        editor.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(editor)
        NSLayoutConstraint.activate([
            editor.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            editor.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            editor.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            editor.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showTip()
    }

    private func showTip() {
        addChild(tip)
        tip.onClose = { [weak self] in self?.hideTip() }
        tip.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tip.view)
        NSLayoutConstraint.activate([
            tip.view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tip.view.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tip.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        tip.didMove(toParent: self)
    }

    private func hideTip() {
        guard tip.parent === self else { return }
        tip.willMove(toParent: nil)
        tip.view.removeFromSuperview()
        tip.removeFromParent()
    }
}

final class TipViewController: UIViewController {
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let close = UIButton(type: .system)
        close.setTitle("Got it", for: .normal)
        close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        close.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(close)
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            close.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            close.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    @objc private func closeTapped() {
        onClose?()
    }
}
