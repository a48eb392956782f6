import Stage
import Testing
import UIKit

/// Collections from storyboards, in Xcode's form.
@Suite struct `A storyboard's collections` {
    private let collection = """
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="2" id="l">
        <size key="itemSize" width="90" height="60"/><size key="headerReferenceSize" width="50" height="30"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="item" id="c" customClass="Item" customModule="App">
        <rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
        <collectionViewCellContentView key="contentView" opaque="NO" contentMode="center" id="cv"><rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
        <subviews><label text="?" id="name"><rect key="frame" x="3" y="4" width="50" height="20"/></label></subviews></collectionViewCellContentView>
        <size key="customSize" width="90" height="60"/>
        <connections><outlet property="name" destination="name" id="oc"/></connections></collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="scaleToFill" reuseIdentifier="top" id="h">
        <rect key="frame" x="0.0" y="0.0" width="300" height="30"/></collectionReusableView>
        """

    private let items = """
        class Item: UICollectionViewCell {
            @IBOutlet weak var name: UILabel!
            override func awakeFromNib() { super.awakeFromNib(); print("awake", name.superview === contentView) }
        }
        """

    @Test func `collection makes its cells and headers from prototypes, where its flow layout puts them`() throws {
        let code =
            items + """

                class A: UIViewController, UICollectionViewDataSource {
                    @IBOutlet weak var list: UICollectionView!
                    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! Item
                        cell.name.text = "item \\(indexPath.item)"
                        return cell
                    }
                    func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: indexPath)
                        print("header", view.reuseIdentifier ?? "none")
                        return view
                    }
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        let frames = list.visibleCells.map { $0.frame }.sorted { $0.minX < $1.minX }
                    print(frames[0], frames[1].minX >= 97 && frames[1].minY == 36, list.visibleCells[0].reuseIdentifier!)
                    }
                }
                """
        let subviews = """
            <collectionView multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="list">
            <rect key="frame" x="20" y="100" width="300" height="200"/>\(collection)
            <connections><outlet property="dataSource" destination="vc-1" id="o-9"/></connections></collectionView>
            """
        let lines = try Board.printed(code, subviews, [("list", "list")])
        #expect(lines.filter { $0 == "awake true" }.count == 2)
        #expect(lines.contains("header top"))
        #expect(lines.last == "(5.0, 36.0, 90.0, 60.0) true item")
    }

    @Test func `collection view controller has the file's collection, in a view that it fills`() throws {
        let scene = """
            <scene sceneID="sc-1"><objects><collectionViewController id="vc-1" customClass="A" customModule="App" sceneMemberID="viewController">
            <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="list">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(collection)
            <connections><outlet property="dataSource" destination="vc-1" id="o-8"/><outlet property="delegate" destination="vc-1" id="o-9"/></connections>
            </collectionView><connections><outlet property="collectionView" destination="list" id="o-6"/>
            <outlet property="view" destination="list" id="o-7"/></connections></collectionViewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/></objects></scene>
            """
        let code =
            items + """

                class A: UICollectionViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print(collectionView.superview === view, collectionView.frame == view.bounds, (collectionViewLayout as! UICollectionViewFlowLayout).minimumLineSpacing)
                    }
                    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) as! Item
                        cell.name.text = "only"
                        return cell
                    }
                    override func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: indexPath)
                    }
                    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { print("chose", indexPath.item) }
                }
                """
        let run = try Board.run(code, Board.storyboard(scene), steps: ["tap only"])
        #expect(run.prints + run.refusals + run.exceptions == ["true true 4.0", "awake true", "chose 0"])
    }

    @Test func `a collection that is set takes the place of the controller's own`() throws {
        let code = """
            class A: UICollectionViewController {
                weak var old: UICollectionView?
                init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    old = collectionView
                    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    collectionView = list
                    print(collectionView === list, list.superview === view, list.frame == view.bounds, view.subviews.count)
                }
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(old == nil) }
            }
            """
        #expect(try Board.run(code).prints == ["true true true 1", "true"])
    }
}
