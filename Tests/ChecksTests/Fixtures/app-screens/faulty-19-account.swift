// The greeting is put in only after the screen has been seen without it; and the banner's view is taken away while its controller stays a child.
import UIKit

struct Account {
    let name: String
    let plan: String
    let isTrial: Bool
}

final class AccountViewController: UIViewController {
    private let account = Account(name: "Rosalind", plan: "Family", isTrial: true)
    private let header = AccountHeaderView()
    private let planLabel = UILabel()
    private let column = UIStackView()
    private var banner: TrialBannerViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.backgroundColor = .systemGroupedBackground
        planLabel.text = "Plan: \(account.plan)"
        column.axis = .vertical
        column.spacing = 16
        column.addArrangedSubview(header)
        column.addArrangedSubview(planLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        if account.isTrial {
            showBanner()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        header.greet(account)
    }

    private func showBanner() {
        let banner = TrialBannerViewController()
        banner.onClose = { [weak self] in self?.hideBanner() }
        addChild(banner)
        column.insertArrangedSubview(banner.view, at: 0)
        banner.didMove(toParent: self)
        self.banner = banner
    }

    private func hideBanner() {
        guard let banner else { return }
        banner.view.removeFromSuperview() // finds left-behind
        self.banner = nil
    }
}

final class AccountHeaderView: UIView {
    private let picture = UIImageView(image: UIImage(systemName: "person.crop.circle"))
    private let greetingLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        greetingLabel.text = "Welcome"
        greetingLabel.font = .preferredFont(forTextStyle: .title2)
        let row = UIStackView(arrangedSubviews: [picture, greetingLabel])
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 44),
            picture.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func greet(_ account: Account) {
        greetingLabel.text = "Good to see you, \(account.name)" // finds flash
    }
}

final class TrialBannerViewController: UIViewController {
    var onClose: (() -> Void)?
    private let label = UILabel()
    private let closeButton = UIButton(configuration: .plain())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        label.text = "Your trial ends on Friday"
        closeButton.configuration?.title = "Hide"
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [label, closeButton])
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
        ])
    }

    @objc private func closeTapped() {
        onClose?()
    }
}
