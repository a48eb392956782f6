import Canvas
import Foundation
import Interpreter
import Projects
import Stage
import TestSupport
import Testing
import UIKit

@testable import Curriculum
@testable import Tutor

/// The list of a folder's controllers: what is said of each, and what is chosen for a run.
@MainActor
@Suite struct ControllersTests {
    private static let code = """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = FeedViewController()
                window?.makeKeyAndVisible()
            }
        }

        class FeedViewController: UITableViewController {
            override func viewDidLoad() { super.viewDidLoad() }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        }

        class ProfileViewController: UIViewController {
            @IBOutlet var nameLabel: UILabel!
            var user: User!
            let store: ProfileStore

            init(store: ProfileStore) {
                self.store = store
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { fatalError() }

            override func viewDidLoad() {
                super.viewDidLoad()
                nameLabel.text = user.name
                Analytics.log("profile")
            }
        }

        class User { var name = "Ada" }

        class SettingsViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                fatalError("not written yet")
            }
        }
        """

    private static let sources = [Source(path: "MyApp/App.swift", text: code, isFound: true)]

    private func driver(
        _ sources: [Source] = sources, _ setting: Setting = Setting(world: .open), size: Size = Size(width: 120, height: 40),
        depth: ColorDepth = .palette, isUnicode: Bool = true
    ) -> Driver {
        var state = TutorState(size: size)
        let beginning = state.begin(.files(paths: ["MyApp"], sources, setting))
        return Driver(state, beginning, size: size, depth: depth, isUnicode: isUnicode)
    }

    private func countAll(_ driver: Driver) {
        while driver.app.session.hasMoreToCount { driver.app.countAside() }
    }

    private func list(_ driver: Driver) throws -> ControllersState {
        guard case .controllers(let list) = driver.state.screen else {
            Issue.record("no list:\n\(driver.text)")
            throw CancellationError()
        }
        return list
    }

    @Test func `a folder's controllers are listed with what they override and what is missing, before anything has run`() {
        let driver = driver()
        driver.expect("MyApp: 3 view controllers").expect("App start: SceneDelegate").expect("Counting what its run rests on…")
        driver.press(.down, .down)
        driver.expect(words: "App.swift:19, subclass of").expect(words: "It overrides viewDidLoad.")
        driver.expect(words: "It has no initialiser without arguments: init(store:) gets placeholders.")
        driver.expect(words: "No storyboard or xib here fills 1 outlet: nameLabel.")
        driver.expect(words: "It names 1 type that nothing here declares: ProfileStore.")
    }

    @Test func `the selected run is counted first, then the others, while no key is pressed`() throws {
        let driver = driver()
        driver.press(.down, .down)
        #expect(try list(driver).uncounted?.root == "ProfileViewController")
        driver.app.countAside()
        driver.expect(words: "Its run needs 1 assumption: ProfileViewController.user; p assumes it.")
        #expect(try list(driver).uncounted?.root == "SettingsViewController")
        countAll(driver)
        #expect(try list(driver).uncounted == nil)
        driver.press(.down).expect("Its run ends the app: not written yet").expect("(App.swift:43).")
        // Another container is another run.
        driver.press("c").choose("navigation").expect("shown as navigation")
        #expect(try list(driver).uncounted?.container == .navigation)
    }

    @Test func `counting that is broken off leaves no number behind`() throws {
        let driver = driver()
        driver.app.session.countNext { true }
        #expect(try list(driver).uncounted?.root == nil)
        #expect(driver.app.session.hasMoreToCount)
    }

    @Test func `Enter puts the chosen controller on the stage as it is set, and a key goes back to the list`() throws {
        let driver = driver()
        driver.press(.down, "c").choose("navigation").press("D").choose("max").press("o").choose("iOS 18").press(.enter)
        let setting = try #require(driver.state.stage?.base.setting)
        #expect(setting.root == "FeedViewController")
        #expect((setting.container, setting.device, setting.os.name) == (.navigation, .max, "18"))
        driver.expect("FeedViewController · MyApp").press(.escape).expect("shown as navigation · iPhone Max · iOS 18")
        #expect(try list(driver).selection == 1)
        driver.press(.home, .enter)
        #expect(driver.state.stage?.base.setting.root == nil)
        #expect(driver.state.stage?.model?.recording.entry == "SceneDelegate")
    }

    @Test func `a run that assumes takes what it cannot do without, and nothing else`() throws {
        let driver = driver()
        driver.press(.down, .down, .enter)
        #expect(driver.state.stage?.base.setting.assumptions.isEmpty == true)
        #expect(driver.state.stage?.model?.recording.end != nil)
        driver.press(.escape, "p", .enter)
        #expect(driver.state.stage?.base.setting.assumptions.map(\.description) == ["ProfileViewController.user"])
        #expect(driver.state.stage?.model?.recording.end == nil)
    }

    @Test func `before any code has run the stage shows the chosen controller's file, at its class`() throws {
        let files = [
            Source(path: "MyApp/A.swift", text: "import UIKit\nclass A: UIViewController {}", isFound: true),
            Source(path: "MyApp/B.swift", text: "import UIKit\n\n// B.\nclass B: UIViewController {}", isFound: true),
        ]
        let driver = driver(files)
        driver.press(.down, .enter)
        let stage = try #require(driver.state.stage)
        #expect(stage.model?.place(at: 0) == nil)
        let pane = CodePane(stage: stage)
        #expect(pane.source?.path == "MyApp/B.swift")
        #expect(pane.source.map { pane.shownLine(of: $0) } == 4)
    }

    @Test func `what a controller inherits is said, and all that is known has the path from the folder on`() {
        let code = "import UIKit\nclass Base: UIViewController { override func viewDidLoad() {} }\nclass Feed: Base {}"
        let driver = driver([Source(path: "MyApp/Feed/Feed.swift", text: code, isFound: true)])
        driver.press(.down).expect(words: "Feed.swift:3, subclass of Base.").expect(words: "Base overrides viewDidLoad for it.")
        driver.press("I").expect(words: "Feed/Feed.swift:3, subclass of Base.")
    }

    @Test func `a name is found, and one that is not there says so`() throws {
        let driver = driver()
        driver.press("/").type("sett").press(.enter)
        #expect(try list(driver).selected?.name == "SettingsViewController")
        driver.press("/").type("nobody").press(.enter).expect("No controller here is called “nobody”.")
    }

    @Test func `a single controller, a single file, a root and steps open the stage at once`() throws {
        let one = [Source(path: "MyApp/A.swift", text: "import UIKit\nclass A: UIViewController {}", isFound: true)]
        #expect(driver(one).state.stage?.model?.recording.entry == "A")
        #expect(driver(one).press(.escape).state.screens.count == 1)
        let named = [Source(path: "App.swift", text: Self.code)]
        #expect(driver(named).state.stage != nil)
        #expect(driver(Self.sources, Setting(world: .open, root: "FeedViewController")).state.stage != nil)
        #expect(driver(Self.sources, Setting(world: .open, steps: [try Step("wait 1")])).state.stage != nil)
    }

    @Test func `files that have one controller left after a change take the list's place`() throws {
        var services = Services.fixture()
        services.files = { _ in .success([Source(path: "MyApp/A.swift", text: "import UIKit\nclass A: UIViewController {}", isFound: true)])
        }
        var state = TutorState(size: Size(width: 120, height: 40))
        let beginning = state.begin(.files(paths: ["MyApp"], Self.sources, Setting(world: .open)))
        let driver = Driver(state, beginning, services: services)
        driver.expect("3 view controllers").press("r")
        #expect(driver.state.stage?.model?.recording.entry == "A")
        driver.press(.escape)
        #expect(driver.state.screens.count == 1)
    }

    @Test func `the first picture says that files are read`() throws {
        let terminal = RecordingTerminal(size: Size(width: 80, height: 24))
        var state = TutorState(size: .zero)
        let beginning = state.begin(.files(paths: ["MyApp"], Self.sources, Setting(world: .open)))
        TutorApp(terminal: terminal, state: state, beginning: beginning, services: .fixture()).begin()
        #expect(terminal.pictures.first?.canvas.plainText.contains("Reading 1 Swift files…") == true)
        #expect(terminal.pictures.last?.canvas.plainText.contains("FeedViewController") == true)
    }

    @Test func `a click selects, a second one opens`() {
        let driver = driver()
        driver.click(on: "SettingsViewController").expect("▶ SettingsViewController")
        driver.click(on: "▶ SettingsViewController")
        #expect(driver.state.stage?.base.setting.root == "SettingsViewController")
    }

    @Test func `plain mode numbers the controllers and opens one by its number`() {
        var state = TutorState(size: .zero)
        let beginning = state.begin(.files(paths: ["MyApp"], Self.sources, Setting(world: .open)))
        var lines: [String] = []
        var typed = ["c", "2", "2", "q", "q"]
        PlainTutor(
            state: state, beginning: beginning, services: .fixture(), read: { typed.isEmpty ? nil : typed.removeFirst() },
            write: { lines.append($0) }
        ).run()
        #expect(lines.contains("Shown as root, iPhone, iOS 27."))
        #expect(lines.contains("Shown as navigation, iPhone, iOS 27."))
        #expect(lines.contains { $0.hasPrefix("  2. FeedViewController: App.swift:14, subclass of UITableViewController.") })
        #expect(lines.contains("FeedViewController · MyApp, iPhone 393x852 · iOS 27"))
        #expect(lines.contains("1 to 4 choose, c container, ? everything:"))
    }

    @Test(arguments: GoldenTests.windows)
    func `the list looks as it is kept`(window: GoldenTests.Window) {
        let driver = driver(size: window.size, depth: window.depth, isUnicode: window.isUnicode)
        driver.press(.down, .down)
        countAll(driver)
        expectGolden(driver.text, "controllers-\(window.name)", beside: Self.goldens)
        #expect(window.isUnicode || driver.text.allSatisfy { $0.isASCII })
    }

    /// The test file beside whose goldens these lie.
    private static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("GoldenTests.swift").path
}
