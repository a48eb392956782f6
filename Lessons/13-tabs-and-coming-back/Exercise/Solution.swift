import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let account = Account()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let wallet = WalletViewController(account: account)
        let rates = RatesViewController()
        wallet.title = "Wallet"
        rates.title = "Rates"
        let tabs = UITabBarController()
        tabs.viewControllers = [wallet, rates]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Account {
    var balance = 100

    func receiveSalary() {
        balance += 2000
    }
}

final class WalletViewController: UIViewController {
    let account: Account
    let balanceLabel = UILabel()
    var shownBalance = 0
    var visits = 0
    var updates = 0

    init(account: Account) {
        self.account = account
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        balanceLabel.frame = CGRect(x: 24, y: 120, width: 200, height: 40)
        view.addSubview(balanceLabel)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sceneReturns),
            name: UIScene.willEnterForegroundNotification, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        visits += 1
        showBalance()
    }

    @objc func sceneReturns() {
        guard view.window != nil else { return }
        showBalance()
    }

    func showBalance() {
        updates += 1
        shownBalance = account.balance
        balanceLabel.text = "\(shownBalance)"
    }
}

final class RatesViewController: UIViewController {
    var isTicking = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isTicking = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isTicking = false
    }
}
