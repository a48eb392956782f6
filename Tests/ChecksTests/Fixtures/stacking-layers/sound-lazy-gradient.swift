// The layout pass only inserts the gradient when it has no superlayer yet; every later pass does no more than give it the new frame.
import UIKit

final class WelcomeViewController: UIViewController {
    private lazy var backdropLayer: CAGradientLayer = {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
        return layer
    }()

    private let greetingLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        configureGreeting()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBackdrop()
    }

    private func configureGreeting() {
        greetingLabel.text = "Good to see you"
        greetingLabel.textColor = .white
        greetingLabel.font = .preferredFont(forTextStyle: .largeTitle)
        greetingLabel.adjustsFontForContentSizeCategory = true
        greetingLabel.numberOfLines = 0
        greetingLabel.textAlignment = .center
        greetingLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(greetingLabel)
        NSLayoutConstraint.activate([
            greetingLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            greetingLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            greetingLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func layOutBackdrop() {
        if backdropLayer.superlayer == nil {
            view.layer.insertSublayer(backdropLayer, at: 0)
        }
        backdropLayer.frame = view.bounds
    }
}
