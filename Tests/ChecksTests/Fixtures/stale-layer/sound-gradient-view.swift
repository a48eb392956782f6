// The view's own layer is the gradient: UIKit keeps its size.
import UIKit

final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.systemRed.cgColor, UIColor.systemOrange.cgColor]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

final class OfferViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let gradient = GradientView(frame: view.bounds)
        gradient.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(gradient)
    }
}
