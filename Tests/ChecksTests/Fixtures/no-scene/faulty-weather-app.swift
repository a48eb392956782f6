// The app delegate makes the window itself and the app has no scene life cycle. Built with the iOS 27 SDK, it does not launch any more.
import UIKit

@main
final class WeatherAppDelegate: UIResponder, UIApplicationDelegate { // finds no-scene
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: ForecastViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class ForecastViewController: UIViewController {
    private let temperatureLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Forecast"
        view.backgroundColor = .systemBackground
        temperatureLabel.text = "18 degrees"
        temperatureLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(temperatureLabel)
        NSLayoutConstraint.activate([
            temperatureLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            temperatureLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
