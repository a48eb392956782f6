// The window is made by a coordinator, but it is the app delegate that starts it, and no scene takes part. The app delegate has to hand the window over to a scene.
import UIKit

@main
class DiaryAppDelegate: UIResponder, UIApplicationDelegate { // finds no-scene
    var window: UIWindow?
    private var coordinator: DiaryCoordinator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        startInterface()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        coordinator?.save()
    }
}

private extension DiaryAppDelegate {
    func startInterface() {
        let coordinator = DiaryCoordinator()
        self.coordinator = coordinator
        window = coordinator.makeWindow()
        window?.makeKeyAndVisible()
    }
}

final class DiaryCoordinator {
    private let entries = DiaryViewController()

    func makeWindow() -> UIWindow {
        let window = UIWindow()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: entries)]
        window.rootViewController = tabs
        return window
    }

    func save() {
        entries.storeDraft()
    }
}

final class DiaryViewController: UIViewController {
    private let textView = UITextView()
    private var draft = ""

    override func loadView() {
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Diary"
        textView.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
    }

    func storeDraft() {
        draft = textView.text
    }
}
