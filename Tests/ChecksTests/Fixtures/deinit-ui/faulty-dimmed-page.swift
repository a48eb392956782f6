// The tip dims the page that it points at and takes the dimming back in its deinit. Whoever lets go of the tip last decides on which thread that view is changed.
import UIKit

final class LibraryViewController: UIViewController {
    private let page = UILabel()
    private var tip: TipView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Library"
        page.text = "84 books"
        page.textAlignment = .center
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let help = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Help") { [weak self] _ in
            self?.toggleTip()
        })
        help.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(help)
        NSLayoutConstraint.activate([
            page.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            page.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            help.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            help.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    private func toggleTip() {
        if let tip {
            tip.removeFromSuperview()
            self.tip = nil
        } else {
            let tip = TipView(target: page)
            tip.frame = CGRect(x: 20, y: 120, width: 220, height: 44)
            view.addSubview(tip)
            self.tip = tip
        }
    }
}

final class TipView: UILabel {
    private let target: UIView

    init(target: UIView) {
        self.target = target
        super.init(frame: .zero)
        text = "Tap a shelf to open it."
        backgroundColor = .systemYellow
        target.alpha = 0.3
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        target.alpha = 1 // finds deinit-ui
    }
}
