// The window is made by a scene delegate, which the app delegate names in code; and the child of the departures is told that it has moved in last of all, when its view is in the hierarchy.
import UIKit

@main
final class TransitAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TransitSceneDelegate.self
        return configuration
    }
}

final class TransitSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: DeparturesViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class DeparturesViewController: UIViewController {
    private let stopLabel = UILabel()
    private let column = UIStackView()
    private let upcoming = NextDepartureViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Departures"
        view.backgroundColor = .systemBackground
        stopLabel.text = "Marktplatz"
        stopLabel.font = .preferredFont(forTextStyle: .title1)
        column.axis = .vertical
        column.spacing = 12
        column.addArrangedSubview(stopLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        embed(upcoming, height: 80)
    }

    private func embed(_ child: UIViewController, height: CGFloat) {
        addChild(child)
        child.view.heightAnchor.constraint(equalToConstant: height).isActive = true
        column.addArrangedSubview(child.view)
        child.didMove(toParent: self)
    }
}

final class NextDepartureViewController: UIViewController {
    private let lineLabel = UILabel()
    private let minutesLabel = UILabel()
    private var minutes = 7

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        lineLabel.text = "Line 8 to Seepark"
        let row = UIStackView(arrangedSubviews: [lineLabel, minutesLabel])
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        NSLayoutConstraint.activate([
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showMinutes()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.layer.cornerRadius = view.bounds.height / 8
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        minutes = parent == nil ? 0 : minutes
    }

    private func showMinutes() {
        minutesLabel.text = minutes == 1 ? "1 minute" : "\(minutes) minutes"
    }
}
