import Stage
import Testing
import UIKit

/// What a controller shows while it has no content.
@Suite struct `A look for missing content` {
    private func run(_ code: String, steps: [String] = [], os: OSProfile = .newest) throws -> Run {
        try Board.run(code, steps: steps, setting: Setting(os: os, container: .navigation, root: "Page"))
    }

    private func texts(_ run: Run) -> [String] {
        run.picture(atFrame: run.recording.frames.count - 1).items.compactMap {
            if case .text(let text, _, _, _, _)? = $0.content { text } else { nil }
        }
    }

    private static let page = """
        class Page: UIViewController {
            var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
            override func viewDidLoad() {
                super.viewDidLoad()
                print("loaded", contentUnavailableConfiguration == nil)
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                print("appearing")
            }
            override func viewDidLayoutSubviews() { print("laid out") }
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                print("update", items.count, state.searchText ?? "no search")
                guard items.isEmpty else {
                    contentUnavailableConfiguration = nil
                    return
                }
                var look = UIContentUnavailableConfiguration.empty()
                look.text = "Nothing here"
                look.secondaryText = "Add something"
                look.button.title = "Add"
                look.buttonProperties.primaryAction = UIAction { [unowned self] _ in items.append("one") }
                contentUnavailableConfiguration = look
            }
        }
        """

    @Test func `is asked for once before the first layout, and again when it has to follow`() throws {
        let scene = try run(Self.page)
        #expect(scene.prints == ["loaded true", "appearing", "update 0 no search", "laid out"])
        #expect(scene.exceptions == [] && scene.refusals == [])
        #expect(texts(scene).suffix(3) == ["Nothing here", "Add something", "Add"])
        let added = try run(Self.page, steps: ["tap Add"])
        #expect(added.prints.contains("update 1 no search"))
        #expect(!texts(added).contains("Nothing here"))
        #expect(added.recording.events.filter { $0.kind == .callback && $0.name.hasPrefix("updateContentUnavailable") }.count == 2)
    }

    @Test func `is not asked for below iOS 17`() throws {
        let old = try run(Self.page, os: OSProfile(version: 16))
        #expect(!old.prints.contains { $0.hasPrefix("update") })
    }

    @Test func `stands in the middle, shows that content is on its way, and goes with nil`() throws {
        let scene = try run(
            """
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
                    let known = contentUnavailableConfiguration as? UIContentUnavailableConfiguration
                    print(known?.text ?? "none", known == .loading(), known == .empty())
                }
                func finish() {
                    contentUnavailableConfiguration = nil
                    print(contentUnavailableConfiguration == nil)
                }
            }
            """, steps: ["call Page.finish"])
        #expect(scene.prints == ["Loading… true false", "true"])
        let shown = scene.recording.frames.indices.compactMap { frame in
            scene.picture(atFrame: frame).items.first {
                if case .text("Loading…", _, _, _, _)? = $0.content { true } else { false }
            }?.frame
        }
        let middle = try #require(shown.first)
        #expect(abs(middle.midX - DeviceProfile.phone.screenSize.width / 2) < 1)
        #expect(!texts(scene).contains("Loading…"))
    }

    @Test func `follows what is searched for, and a look of the learner's own makes its view`() throws {
        let scene = try run(
            """
            struct Own: UIContentConfiguration {
                var word = ""
                func makeContentView() -> UIView & UIContentView { OwnView(self) }
                func updated(for state: UIConfigurationState) -> Own {
                    var copy = self
                    copy.word = (state as? UIContentUnavailableConfigurationState)?.searchText ?? "all"
                    return copy
                }
            }
            class OwnView: UIView, UIContentView {
                var configuration: UIContentConfiguration { didSet { print("own", (configuration as! Own).word) } }
                init(_ look: Own) {
                    configuration = look
                    super.init(frame: .zero)
                    print("made", look.word)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.searchController = UISearchController(searchResultsController: nil)
                    contentUnavailableConfiguration = Own()
                }
                func seek() {
                    navigationItem.searchController?.searchBar.text = "tea"
                    setNeedsUpdateContentUnavailableConfiguration()
                }
                func give() {
                    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
                }
            }
            """, steps: ["call Page.seek", "call Page.give"])
        #expect(scene.prints == ["made all", "own all", "own tea"])
        #expect(texts(scene).contains("No Results for “tea”"))
    }
}
