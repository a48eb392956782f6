// The app delegate makes the window by itself and knows no scenes; and the home screen tells its child that it has moved in before the child's view is in the hierarchy.
import UIKit

@main
final class WeatherAppDelegate: UIResponder, UIApplicationDelegate { // finds no-scene
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: WeatherHomeViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class WeatherHomeViewController: UIViewController {
    private let cityLabel = UILabel()
    private let temperatureLabel = UILabel()
    private let column = UIStackView()
    private let hourly = HourlyViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        view.backgroundColor = .systemBackground
        cityLabel.text = "Tromsø"
        cityLabel.font = .preferredFont(forTextStyle: .title1)
        temperatureLabel.text = "−4°"
        temperatureLabel.font = .preferredFont(forTextStyle: .largeTitle)
        column.axis = .vertical
        column.spacing = 12
        column.addArrangedSubview(cityLabel)
        column.addArrangedSubview(temperatureLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        embed(hourly, height: 96)
    }

    private func embed(_ child: UIViewController, height: CGFloat) {
        addChild(child)
        child.didMove(toParent: self) // finds early-did-move
        child.view.heightAnchor.constraint(equalToConstant: height).isActive = true
        column.addArrangedSubview(child.view)
    }
}

final class HourlyViewController: UIViewController {
    private let hours = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        hours.distribution = .fillEqually
        hours.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hours)
        NSLayoutConstraint.activate([
            hours.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            hours.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            hours.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        for (hour, temperature) in [(15, -3), (16, -4), (17, -4), (18, -6)] {
            let label = UILabel()
            label.numberOfLines = 2
            label.textAlignment = .center
            label.text = "\(hour):00\n\(temperature)°"
            hours.addArrangedSubview(label)
        }
    }
}
