import Stage
import Testing

/// The names that R.swift makes of an app's resources, where its file is not in the folder, and where it is.
///
/// Fidelity: reported (github.com/mac-cain13/R.swift, its README).
@Suite struct ResourceNameTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="feed"><scenes>
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="FeedController" id="feed" customClass="FeedController" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <connections><segue destination="detail" kind="show" identifier="show-detail" id="g1"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="detail" id="detail" customClass="DetailController" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController></objects></scene>
        </scenes></document>
        """

    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="row_cell" id="c1" customClass="RowCell">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="c2"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
        </tableViewCell></objects></document>
        """

    private static let controllers = """
        import UIKit
        final class RowCell: UITableViewCell { let mark = "row" }
        final class DetailController: UIViewController { var note = "none" }
        """

    /// What a feed's controller prints, in a folder with a storyboard, a nib, texts, pictures and colours.
    private func heard(_ body: String, members: String = "", others: [(String, String)] = []) throws -> [String] {
        let code = """
            import UIKit
            final class FeedController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(body)
                }
                \(members)
            }
            """
        let blue = "{\"colors\":[{\"color\":{\"components\":{\"red\":\"0\",\"green\":\"0\",\"blue\":\"1.000\",\"alpha\":\"1.000\"}}}]}"
        let files = [
            ("App/FeedController.swift", code), ("App/Others.swift", Self.controllers), ("App/Main Board.storyboard", Self.storyboard),
            ("App/RowCell.xib", Self.nib),
            ("App/en.lproj/Localizable.strings", "\"OK_title\" = \"Fine\"; \"count.of.rows\" = \"%d rows, %@\";"),
            ("App/A.xcassets/brand-blue.colorset/Contents.json", blue), ("App/A.xcassets/IconClose.imageset/Contents.json", "{}"),
            ("App/seed-data.json", "[1, 2]"),
        ]
        var setting = Setting()
        setting.root = "FeedController"
        let run = try Run(sources: (files + others).map { Source(path: $0.0, text: $0.1, isFound: true) }, setting: setting)
        let told: Set<Event.Kind> = [.print, .exception, .refusal]
        return run.recording.events.filter { told.contains($0.kind) }.compactMap(\.text)
    }

    @Test func `texts, pictures, colours and files have names`() throws {
        let lines = try heard(
            """
            print(R.string.localizable.ok_title(), R.string.localizable.oK_title(), R.string.localizable.countOfRows(3, "all"))
            print(R.color.brandBlue() == .blue, UIColor(resource: R.color.brandBlue) == .blue, R.image.iconClose() != nil, R.image.iconClose.name)
            print(try! Data(contentsOf: R.file.seedDataJson()!).count, R.file.seedDataJson.fullName)
            """)
        #expect(lines == ["Fine Fine 3 rows, all", "true true true IconClose", "6 seed-data.json"])
    }

    @Test func `storyboards, their controllers and segues have names`() throws {
        let lines = try heard(
            """
            print(R.storyboard.mainBoard.name, type(of: R.storyboard.mainBoard().instantiateViewController(withIdentifier: "detail")))
            let detail = R.storyboard.mainBoard.detail()
            print(detail?.note ?? "nil", R.storyboard.mainBoard.instantiateInitialViewController() is FeedController)
            print(R.segue.feedController.showDetail.identifier)
            DispatchQueue.main.async { self.performSegue(withIdentifier: R.segue.feedController.showDetail, sender: nil) }
            """,
            members: """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if let typed = R.segue.feedController.showDetail(segue: segue) { print("to", typed.destination.note, typed.source === self) }
                }
                """)
        #expect(lines == ["Main Board DetailController", "none true", "show-detail", "to none true"])
    }

    @Test func `nibs and what lists ask for by an identifier have names`() throws {
        let lines = try heard(
            """
            let list = UITableView(frame: view.bounds)
            list.register(R.nib.rowCell)
            list.dataSource = self
            print(R.nib.rowCell.firstView(owner: nil)?.mark ?? "nil", R.nib.rowCell(withOwner: nil)?.mark ?? "nil", R.nib.rowCell.identifier)
            view.addSubview(list)
            """,
            members: """
                }
                extension FeedController: UITableViewDataSource {
                    func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        let cell = list.dequeueReusableCell(withIdentifier: R.reuseIdentifier.row_cell, for: path)!
                        print("cell", cell.mark)
                        return cell
                    }
                """)
        #expect(lines == ["row row row_cell", "cell row"])
    }

    @Test func `what code names and the folder has not is there by that name`() throws {
        let lines = try heard(
            """
            print(R.image.arrow_left()?.size ?? .zero == .zero, R.string.alerts.tooLate(), R.string.localizable.elsewhere(), R.color.accent() != nil)
            typealias Texts = R.string.localizable
            print(Texts.ok_title(), R.segue.other.leave.identifier)
            """)
        #expect(lines.last == "Fine leave")
        #expect(lines.contains { $0.hasSuffix("tooLate elsewhere true") })
    }

    @Test func `only what a file declares itself by that name keeps the names away`() throws {
        let body = "print(R.string.localizable.ok_title())"
        let local = "func letter() -> String { let R = 1 > 0 ? \"R\" : \"-\"; return R }"
        #expect(try heard(body, members: local) == ["Fine"])
        let texts = "struct localizable { static func ok_title() -> String { \"own\" } }"
        let own = "struct Texts { struct string { \(texts) } }\ntypealias R = Texts"
        #expect(try heard(body, others: [("App/Texts.swift", own)]) == ["own"])
    }

    /// R.swift's takes a nib's name, the app's own a class.
    @Test func `the app's own way to register a class is not R.swift's`() throws {
        let own = """
            extension UITableView {
                func register(_ cell: UITableViewCell.Type) { print("own"); register(cell, forCellReuseIdentifier: "own") }
            }
            """
        let body = """
            let table = UITableView()
            table.register(RowCell.self)
            table.register(UITableViewCell.self)
            table.register(R.nib.rowCell)
            print(table.dequeueReusableCell(withIdentifier: "own") != nil)
            """
        let lines = try heard(body, others: [("App/Table.swift", own)])
        #expect(lines == ["own", "own", "true"])
    }

    /// Version 5 writes functions beside constants of the package's types.
    @Test func `the file of version 5 needs only what its package has`() throws {
        let file = """
            import Rswift
            import UIKit
            struct R: Rswift.Validatable {
                fileprivate static let bundle = Bundle(for: R.Class.self)
                static func validate() throws { try _R.validate() }
                struct image {
                    static let iconClose = Rswift.ImageResource(bundle: R.bundle, name: "IconClose")
                    static func iconClose(compatibleWith traits: UIKit.UITraitCollection? = nil) -> UIKit.UIImage? {
                        return UIKit.UIImage(resource: R.image.iconClose, compatibleWith: traits)
                    }
                }
                struct nib {
                    static let rowCell = _R.nib._RowCell()
                }
                struct reuseIdentifier {
                    static let row_cell: Rswift.ReuseIdentifier<RowCell> = Rswift.ReuseIdentifier(identifier: "row_cell")
                }
                struct segue {
                    struct feedController {
                        static let showDetail: Rswift.StoryboardSegueIdentifier<UIKit.UIStoryboardSegue, FeedController, DetailController> = Rswift.StoryboardSegueIdentifier(identifier: "show-detail")
                        static func showDetail(segue: UIKit.UIStoryboardSegue) -> Rswift.TypedStoryboardSegueInfo<UIKit.UIStoryboardSegue, FeedController, DetailController>? {
                            return Rswift.TypedStoryboardSegueInfo(segueIdentifier: R.segue.feedController.showDetail, segue: segue)
                        }
                    }
                }
                fileprivate class Class {}
            }
            struct _R: Rswift.Validatable {
                static func validate() throws {}
                struct nib {
                    struct _RowCell: Rswift.NibResourceType, Rswift.ReuseIdentifierType {
                        typealias ReusableType = RowCell
                        let bundle = R.bundle
                        let identifier = "row_cell"
                        let name = "RowCell"
                        func firstView(owner ownerOrNil: AnyObject?, options: [NSObject: AnyObject]? = nil) -> RowCell? {
                            return instantiate(withOwner: ownerOrNil, options: nil)[0] as? RowCell
                        }
                        fileprivate init() {}
                    }
                }
            }
            """
        let lines = try heard(
            """
            print(R.image.iconClose() != nil, R.image.iconClose.name, R.nib.rowCell.firstView(owner: nil)?.mark ?? "nil", R.reuseIdentifier.row_cell.identifier)
            DispatchQueue.main.async { self.performSegue(withIdentifier: R.segue.feedController.showDetail, sender: nil) }
            """,
            members: """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    print("to", R.segue.feedController.showDetail(segue: segue)?.destination.note ?? "nil")
                }
                """, others: [("App/R.generated.swift", file)])
        #expect(lines == ["true IconClose row row_cell", "to none"])
    }

    /// Version 7 writes one value, whose types are functions.
    @Test func `the file of version 7 needs only what its package has`() throws {
        let file = """
            import RswiftResources
            import UIKit
            private class BundleFinder {}
            let R = _R(bundle: Bundle(for: BundleFinder.self))
            struct _R {
                let bundle: Foundation.Bundle
                var string: string { .init(bundle: bundle) }
                var image: image { .init(bundle: bundle) }
                var nib: nib { .init(bundle: bundle) }
                var storyboard: storyboard { .init(bundle: bundle) }
                struct string {
                    let bundle: Foundation.Bundle
                    var localizable: localizable { .init(source: .init(bundle: bundle, tableName: "Localizable", preferredLanguages: nil, locale: nil)) }
                    struct localizable {
                        let source: RswiftResources.StringResource.Source
                        var ok_title: RswiftResources.StringResource { .init(key: "OK_title", tableName: "Localizable", source: source, developmentValue: "Fine", comment: nil) }
                        var countOfRows: RswiftResources.StringResource2<Int, String> { .init(key: "count.of.rows", tableName: "Localizable", source: source, developmentValue: "", comment: nil) }
                    }
                }
                struct image {
                    let bundle: Foundation.Bundle
                    var iconClose: RswiftResources.ImageResource { .init(name: "IconClose", path: [], bundle: bundle, locale: nil, onDemandResourceTags: nil) }
                }
                struct nib {
                    let bundle: Foundation.Bundle
                    var rowCell: RswiftResources.NibReferenceReuseIdentifier<RowCell, RowCell> { .init(name: "RowCell", bundle: bundle, identifier: "row_cell") }
                }
                struct storyboard {
                    let bundle: Foundation.Bundle
                    var mainBoard: mainBoard { .init(bundle: bundle) }
                    struct mainBoard: RswiftResources.StoryboardReference, RswiftResources.InitialControllerContainer {
                        typealias InitialController = FeedController
                        let bundle: Foundation.Bundle
                        let name = "Main Board"
                        var detail: RswiftResources.StoryboardViewControllerIdentifier<DetailController> { .init(identifier: "detail", storyboard: name, bundle: bundle) }
                    }
                }
            }
            """
        let lines = try heard(
            """
            print(R.string.localizable.ok_title(), R.string.localizable.countOfRows(2, "left"), R.image.iconClose() != nil)
            print(R.nib.rowCell(withOwner: nil)?.mark ?? "nil", R.storyboard.mainBoard.detail()?.note ?? "nil")
            print(R.storyboard.mainBoard.instantiateInitialViewController() != nil)
            """, others: [("App/R.generated.swift", file)])
        #expect(lines == ["Fine 2 rows, left true", "row none", "true"])
    }
}
