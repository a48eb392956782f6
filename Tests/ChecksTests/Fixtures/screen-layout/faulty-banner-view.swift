// The banner lays itself out by the width of the main screen, not by its own. Beside another app it hides nothing and cuts its text off.
import UIKit

final class BannerHostViewController: UIViewController {
    private let banner = BannerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        banner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: 64),
        ])
    }
}

final class BannerView: UIView {
    private let iconView = UIImageView(image: UIImage(systemName: "bell"))
    private let textLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
        iconView.contentMode = .center
        textLabel.text = "Storm warning until 6 pm"
        addSubview(iconView)
        addSubview(textLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasIcon = UIScreen.main.bounds.width >= 600 // finds screen-layout
        iconView.isHidden = !hasIcon
        iconView.frame = CGRect(x: 0, y: 0, width: 160, height: bounds.height)
        let inset: CGFloat = hasIcon ? 160 : 16
        textLabel.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 16))
    }
}
