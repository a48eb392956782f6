import Projects
import Stage
import Testing

/// What is said of controllers before anything runs.
@Suite struct ControllerSurveyTests {
    private func survey(_ files: (path: String, text: String)...) throws -> ControllerSurvey {
        ControllerSurvey(
            try SceneProgram(
                surveying: files.map { file in
                    let text = file.path.hasSuffix(".swift") ? "import UIKit\n\(file.text)" : file.text
                    return Source(path: file.path, text: text, isFound: true)
                }))
    }

    @Test func `each controller has its place and the lifecycle callbacks that it overrides itself, in the order of its life`() throws {
        let survey = try survey(
            (
                "App/Feed.swift",
                """
                class Base: UIViewController { override func viewDidLoad() {} }
                final class Feed: Base {
                    deinit {}
                    override func viewDidAppear(_ animated: Bool) {}
                    override func viewWillAppear(_ animated: Bool) {}
                    func refresh() {}
                }
                class Cell: UITableViewCell {}
                """
            ))
        #expect(survey.controllers.map(\.name) == ["Base", "Feed"])
        let feed = try #require(survey.controllers.last)
        #expect(feed.callbacks == ["viewWillAppear", "viewDidAppear", "deinit"])
        #expect(feed.file == "App/Feed.swift")
        #expect(feed.line == 3)
        #expect(feed.superclass == "Base")
        #expect(feed.inherited.map(\.name) == ["Base"])
        #expect(feed.inherited.first?.callbacks == ["viewDidLoad"])
        #expect(feed.missingCount == 0)
        #expect(survey.start == nil)
    }

    @Test func `a base class without callbacks that others inherit from is left out`() throws {
        let survey = try survey(("A.swift", "class Base: UIViewController {}\nclass A: Base {}\nclass B: Base {}"))
        #expect(survey.controllers.map(\.name) == ["A", "B"])
    }

    @Test func `an initialiser with arguments is missing something, one with default values is not`() throws {
        let survey = try survey(
            (
                "A.swift",
                """
                class User {}
                class Given: UIViewController {
                    init(user: User) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Free: UIViewController {
                    init(user: User? = nil) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { fatalError() }
                }
                """
            ))
        #expect(survey.controllers.map(\.unknownInitializer) == ["init(user:)", nil])
    }

    @Test func `outlets are missing unless an interface file has the class`() throws {
        let code = "class %: UIViewController { @IBOutlet weak var title1: UILabel!; @IBOutlet var b: UIButton!; var c: UIView? }"
        let drawn = """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
            <viewController id="v" customClass="Drawn" sceneMemberID="viewController"><view key="view" id="w"/></viewController>
            </objects></scene></scenes></document>
            """
        let survey = try survey(
            ("A.swift", code.replacing("%", with: "Bare")), ("B.swift", code.replacing("%", with: "Drawn")), ("S.storyboard", drawn))
        #expect(survey.controllers.map(\.unfilledOutlets) == [["title1", "b"], []])
    }

    @Test func `types that nothing declares are named once, and no others`() throws {
        let survey = try survey(
            (
                "A.swift",
                """
                protocol Known {}
                class A<Item>: UIViewController, Known, Missing {
                    enum Section { case one }
                    var section: Section?
                    var items: [Item] = []
                    var view1: UIView?, error: Error?, hashed: AnyHashable?
                    var model: ViewModel<Store>?
                    func load<T: Known>(_ value: T, _ done: (Result<Store, any Error>) -> Void) {
                        struct Local {}
                        let local: Local? = nil
                        let date: Foundation.Date? = nil
                    }
                }
                class B: UIViewController {}
                """
            ))
        #expect(survey.controllers.first?.undeclaredTypes == ["Missing", "ViewModel", "Store"])
    }

    @Test func `the app's own start is named`() throws {
        let survey = try survey(
            (
                "A.swift",
                """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
                }
                class A: UIViewController {}
                """
            ))
        #expect(survey.start == "SceneDelegate")
    }
}
