// deinit hands the overlay to the main queue and lets it be removed there. The closure holds the view, not the object that goes away.
import UIKit

final class TutorialViewController: UIViewController {
    private let showButton = UIButton(type: .system)
    private var arrow: ArrowOverlay?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Tutorial"
        showButton.setTitle("Show arrow", for: .normal)
        showButton.addTarget(self, action: #selector(showArrow), for: .touchUpInside)
        showButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(showButton)
        NSLayoutConstraint.activate([
            showButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            showButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func showArrow() {
        guard arrow == nil, let window = view.window else { return }
        arrow = ArrowOverlay(in: window)
    }
}

final class ArrowOverlay {
    private let imageView = UIImageView(image: UIImage(systemName: "arrow.up"))

    init(in window: UIWindow) {
        imageView.frame = CGRect(x: 40, y: 120, width: 44, height: 44)
        window.addSubview(imageView)
    }

    deinit {
        DispatchQueue.main.async { [imageView] in
            imageView.removeFromSuperview()
        }
    }
}
