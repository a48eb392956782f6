// A cover hides the balance as soon as the screen begins to leave, and only viewDidDisappear lifts it. After a cancelled swipe the user looks at the cover.
import UIKit

final class BalanceViewController: UIViewController {
    private let balanceView = BalanceView()

    override func loadView() {
        view = balanceView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        balanceView.show(balance: "1,204.50 EUR")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        balanceView.isCovered = true // finds completion-only-reset
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        balanceView.isCovered = false
    }
}

final class BalanceView: UIView {
    private let amountLabel = UILabel()
    private let cover = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    var isCovered = false {
        didSet { cover.isHidden = !isCovered }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        amountLabel.font = .preferredFont(forTextStyle: .largeTitle)
        amountLabel.adjustsFontForContentSizeCategory = true
        amountLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(amountLabel)
        cover.isHidden = true
        cover.translatesAutoresizingMaskIntoConstraints = false
        addSubview(cover)
        NSLayoutConstraint.activate([
            amountLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            amountLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
            cover.topAnchor.constraint(equalTo: topAnchor),
            cover.leadingAnchor.constraint(equalTo: leadingAnchor),
            cover.trailingAnchor.constraint(equalTo: trailingAnchor),
            cover.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(balance: String) {
        amountLabel.text = balance
    }
}
