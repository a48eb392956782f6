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
            rootViewController: DecksViewController())
        window?.makeKeyAndVisible()
    }
}

@MainActor
final class Trainer {
    static let shared = Trainer()
    var points = 50
    var rank = 4
    var pauses = 0

    func dropInRank() {
        rank += 3
    }
}

final class DecksViewController: UIViewController {
    var totals: [Int] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        totals.append(Trainer.shared.points)
    }

    func openDeck() {
        navigationController?.pushViewController(
            DeckViewController(), animated: true)
    }
}

final class DeckViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Rank \(Trainer.shared.rank)"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Trainer.shared.pauses += 1
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Trainer.shared.points += 25
    }
}
