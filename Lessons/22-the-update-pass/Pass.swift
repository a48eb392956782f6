import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ReceiptViewController()
        window?.makeKeyAndVisible()
    }
}

final class ReceiptViewController: UIViewController {
    let card = CardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        card.frame = CGRect(x: 16, y: 100, width: 361, height: 400)
        view.addSubview(card)
    }
}

final class CardView: UIView {
    let stamp = StampView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stamp.backgroundColor = .systemGreen
        addSubview(stamp)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func updateProperties() {
        super.updateProperties()
        backgroundColor = .systemBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = traitCollection.preferredContentSizeCategory
        let side: CGFloat = text.isAccessibilityCategory ? 240 : 120
        stamp.frame = CGRect(x: 16, y: 16, width: side, height: side)
    }
}

final class StampView: UIView {
    override func updateProperties() {
        super.updateProperties()
        alpha = 0.9
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(rect.insetBy(dx: 30, dy: 30))
    }
}
