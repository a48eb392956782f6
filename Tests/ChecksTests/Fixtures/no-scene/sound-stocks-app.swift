// The app delegate holds the code that makes a window here too, but a scene asks it for the window and hands itself over.
import UIKit

@main
final class StocksAppDelegate: UIResponder, UIApplicationDelegate {
    private static let watchlist = ["AAPL", "SAP", "NVO"]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    static func makeWindow(in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = WatchlistViewController(symbols: watchlist)
        return window
    }
}

final class StocksSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = StocksAppDelegate.makeWindow(in: scene)
        window?.makeKeyAndVisible()
    }
}

final class WatchlistViewController: UITableViewController {
    private let symbols: [String]

    init(symbols: [String]) {
        self.symbols = symbols
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "symbol")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { symbols.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "symbol", for: indexPath)
        cell.textLabel?.text = symbols[indexPath.row]
        return cell
    }
}
