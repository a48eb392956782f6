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
            rootViewController: ChatsViewController())
        window?.makeKeyAndVisible()
    }
}

final class ChatsViewController: UIViewController {
    func openChat() {
        navigationController?.pushViewController(
            ChatViewController(), animated: true)
    }
}

final class ChatViewController: UIViewController {
    enum Opening { case always, loading, never }

    var opening = Opening.always
    let messages = UIScrollView()
    let tracker = CodeCallTracker()
    var hasRead = false
    var newestOffset: CGFloat {
        3000 - view.bounds.height + view.safeAreaInsets.bottom
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        messages.contentInsetAdjustmentBehavior = .never
        messages.contentSize.height = 3000
        messages.frame = view.bounds
        messages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(messages)
        addBubble(.systemTeal, at: 800)
        addBubble(.systemOrange, at: 2900)
        if opening == .loading { scrollToNewest() }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if opening == .always { scrollToNewest() }
    }

    func addBubble(_ color: UIColor, at y: CGFloat) {
        let bubble = UIView(frame: CGRect(x: 16, y: y, width: 240, height: 80))
        bubble.backgroundColor = color
        messages.addSubview(bubble)
    }

    func scrollToNewest() { messages.contentOffset.y = newestOffset }

    func readOlder() {
        messages.contentOffset.y = 600
        hasRead = true
    }

    func openPhoto() { show(PhotoViewController(), as: .fullScreen) }

    func previewPhoto() { show(PhotoViewController(), as: .pageSheet) }

    func show(_ photo: UIViewController, as style: UIModalPresentationStyle) {
        photo.modalPresentationStyle = style
        present(photo, animated: true)
    }
}

final class PhotoViewController: UIViewController {
    func close() { dismiss(animated: true) }
}

final class CodeCallTracker {
    private var places: Set<String> = []

    func isFirstTimeCall(
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) -> Bool { places.insert("\(file):\(line):\(column)").inserted }
}
