import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = DayViewController()
        window?.makeKeyAndVisible()
    }
}

final class DayViewController: UIViewController {
    let grid = UIView(frame: CGRect(x: 20, y: 180, width: 200, height: 200))
    let noteLabel = UILabel()
    let header = UIView(frame: CGRect(x: 0, y: 60, width: 0, height: 40))
    let footer = UIView(frame: CGRect(x: 0, y: 120, width: 0, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        grid.backgroundColor = .systemGray5
        header.backgroundColor = .systemTeal
        footer.backgroundColor = .systemOrange
        for part in [grid, noteLabel, header, footer] { view.addSubview(part) }
        noteLabel.text = "Free"
        noteLabel.translatesAutoresizingMaskIntoConstraints = false
        noteLabel.topAnchor.constraint(
            equalTo: grid.bottomAnchor, constant: 12
        ).isActive = true
        noteLabel.centerXAnchor.constraint(
            equalTo: view.centerXAnchor
        ).isActive = true
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        header.frame.size.width = view.bounds.width
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        footer.frame.size.width = view.bounds.width
        let marker = makeMarker()
        grid.addSubview(marker)
    }

    func addNote() {
        noteLabel.text = "Dentist at nine, then the train"
    }

    private func makeMarker() -> UIView {
        let marker = UIView(frame: CGRect(x: 0, y: 90, width: 200, height: 4))
        marker.backgroundColor = .systemRed.withAlphaComponent(0.5)
        return marker
    }
}
