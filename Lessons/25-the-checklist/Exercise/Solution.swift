import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(
            rootViewController: WorkoutsViewController())
        window?.makeKeyAndVisible()
    }
}

final class WorkoutsViewController: UIViewController {
    func openWorkout() {
        navigationController?.pushViewController(
            WorkoutViewController(), animated: true)
    }
}

final class WorkoutViewController: UIViewController {
    static let heartBeat = Notification.Name("heartBeat")
    static let goalReached = Notification.Name("goalReached")

    let dial = UIView()
    let ring = CALayer()
    let lapsLabel = UILabel()
    let tip = TipViewController()
    var laps = 0
    var beats = 0
    var goals = 0

    override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dial.translatesAutoresizingMaskIntoConstraints = false
        ring.backgroundColor = UIColor.systemGreen.cgColor
        dial.layer.addSublayer(ring)
        lapsLabel.frame = CGRect(x: 16, y: 120, width: 200, height: 24)
        view.addSubview(lapsLabel)
        view.addSubview(dial)
        NSLayoutConstraint.activate([
            dial.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dial.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            dial.widthAnchor.constraint(
                equalTo: view.widthAnchor, multiplier: 0.4),
            dial.heightAnchor.constraint(equalTo: dial.widthAnchor),
        ])
        NotificationCenter.default.addObserver(
            self, selector: #selector(countGoal), name: Self.goalReached,
            object: nil)
        let line = UIView(frame: CGRect(x: 16, y: 150, width: 200, height: 1))
        line.backgroundColor = .separator
        view.addSubview(line)
        fetchPlan()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lapsLabel.text = "Laps: \(laps)"
        NotificationCenter.default.addObserver(
            self, selector: #selector(countBeat), name: Self.heartBeat,
            object: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ring.frame = dial.bounds
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(
            self, name: Self.heartBeat, object: nil)
    }

    deinit {
        print("workout gone")
    }

    func showTip() {
        addChild(tip)
        tip.view.frame = CGRect(x: 16, y: 600, width: 200, height: 80)
        view.addSubview(tip.view)
        tip.didMove(toParent: self)
    }

    func hideTip() {
        tip.willMove(toParent: nil)
        tip.view.removeFromSuperview()
        tip.removeFromParent()
    }

    func openMusic() {
        navigationController?.pushViewController(
            MusicViewController(), animated: true)
    }

    func finishLap() {
        laps += 1
    }

    func sendBeat() {
        NotificationCenter.default.post(name: Self.heartBeat, object: nil)
    }

    func reachGoal() {
        NotificationCenter.default.post(name: Self.goalReached, object: nil)
    }

    private func fetchPlan() {
        URLSession.shared.dataTask(
            with: URL(string: "https://run.example/plan")!
        ) { _, _, _ in }.resume()
    }

    @objc private func countBeat() {
        beats += 1
    }

    @objc private func countGoal() {
        goals += 1
    }
}

final class TipViewController: UIViewController {
    var hasSaved = false

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil, self.parent != nil { hasSaved = true }
    }
}

final class MusicViewController: UIViewController {}
