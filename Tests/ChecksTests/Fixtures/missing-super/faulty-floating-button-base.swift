// The base class places its floating button in viewDidLayoutSubviews. The map overrides that for its compass without calling super, and the button stays in the corner at zero size.
import UIKit

final class MapViewController: FloatingButtonViewController {
    private let compassView = UIImageView(image: UIImage(systemName: "location.north.circle"))
    private let pinCountLabel = UILabel()
    private var pinCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        view.addSubview(compassView)
        pinCountLabel.text = "No pins"
        pinCountLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pinCountLabel)
        NSLayoutConstraint.activate([
            pinCountLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pinCountLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidLayoutSubviews() { // finds missing-super
        layOutCompass()
    }

    override func floatingButtonTapped() {
        pinCount += 1
        pinCountLabel.text = "Pins: \(pinCount)"
    }

    private func layOutCompass() {
        let safeArea = view.bounds.inset(by: view.safeAreaInsets)
        compassView.frame = CGRect(x: safeArea.minX + 16, y: safeArea.minY + 16, width: 44, height: 44)
    }
}

class FloatingButtonViewController: UIViewController {
    let floatingButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        floatingButton.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
        floatingButton.addTarget(self, action: #selector(floatingButtonTapped), for: .touchUpInside)
        view.addSubview(floatingButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side: CGFloat = 56
        let safeArea = view.bounds.inset(by: view.safeAreaInsets)
        floatingButton.frame = CGRect(x: safeArea.maxX - side - 16, y: safeArea.maxY - side - 16, width: side, height: side)
    }

    @objc func floatingButtonTapped() {}
}
