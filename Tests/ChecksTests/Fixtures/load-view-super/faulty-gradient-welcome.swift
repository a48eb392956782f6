// super.loadView() builds a plain view that is thrown away two lines later, when a helper puts the gradient in its place.
import UIKit

final class WelcomeViewController: UIViewController {
    private let greetingLabel = UILabel()

    override func loadView() {
        super.loadView() // finds load-view-super
        installBackground()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.text = "Good morning"
        greetingLabel.textColor = .white
        greetingLabel.font = .preferredFont(forTextStyle: .title1)
        greetingLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(greetingLabel)
        NSLayoutConstraint.activate([
            greetingLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            greetingLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func installBackground() {
        let gradientView = GradientView()
        gradientView.colors = [.systemIndigo, .systemTeal]
        view = gradientView
    }
}

final class GradientView: UIView {
    var colors: [UIColor] = [] {
        didSet { gradientLayer.colors = colors.map(\.cgColor) }
    }

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }
}
