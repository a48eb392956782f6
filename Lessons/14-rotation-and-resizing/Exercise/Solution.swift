import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = StreamViewController()
        window?.makeKeyAndVisible()
    }
}

final class StreamViewController: UIViewController {
    let video = UIView()
    let chat = UIView()
    var hidesControls = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        video.backgroundColor = .systemIndigo
        chat.backgroundColor = .systemGray5
        view.addSubview(video)
        view.addSubview(chat)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    func arrange() {
        let size = view.bounds.size
        let chatWidth: CGFloat = size.width >= 600 ? 280 : 0
        video.frame = CGRect(
            x: 0, y: 0, width: size.width - chatWidth, height: size.height)
        chat.frame = CGRect(
            x: size.width - chatWidth, y: 0, width: chatWidth,
            height: size.height)
        // The controls hide in a view that is wider than tall.
        hidesControls = size.width > size.height
    }
}
