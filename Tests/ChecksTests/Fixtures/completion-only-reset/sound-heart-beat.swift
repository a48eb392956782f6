// The completion does not ask whether the animation has finished. It also comes when the view leaves the window, so the heart beats again at each return.
import UIKit

final class HeartRateViewController: UIViewController {
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private var isBeating = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Heart rate"
        view.backgroundColor = .systemBackground
        heart.tintColor = .systemPink
        heart.contentMode = .scaleAspectFit
        heart.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heart)
        NSLayoutConstraint.activate([
            heart.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            heart.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            heart.widthAnchor.constraint(equalToConstant: 96),
            heart.heightAnchor.constraint(equalToConstant: 96),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startBeating()
    }

    private func startBeating() {
        guard !isBeating else { return }
        isBeating = true
        UIView.animate(withDuration: 0.6, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]) {
            self.heart.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        } completion: { [weak self] _ in
            self?.heart.transform = .identity
            self?.isBeating = false
        }
    }
}
