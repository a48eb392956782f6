import Stage
import Testing
import UIKit

/// What an interface file that is not here would have given a controller, as answers.
@Suite struct DrawnAnswerTests: EntrySuite {
    let root: String? = "A"

    @Test(arguments: [
        ("UINavigationController", "viewControllers[0]"), ("UITabBarController", "viewControllers![0]"),
        ("UIViewController", "children.first!"),
    ])
    func `a controller is in a container where the code takes one out of it`(superclass: String, code: String) throws {
        let run = try run(
            """
            class A: \(superclass) {
                override func viewDidLoad() { super.viewDidLoad(); print(\(code) is Page, \(code).parent === self) }
            }
            class Page: UIViewController {}
            """)
        #expect(told(run) == ["false true"])
        #expect(placeholders(run).contains("a controller in what is shown"))
    }

    @Test func `the storyboard that a controller demands is stood for`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    print(storyboard!.instantiateViewController(withIdentifier: "next") as! Next)
                }
            }
            class Next: UIViewController { override var description: String { "the next" } }
            """)
        #expect(told(run) == ["the next"])
        #expect(placeholders(run).contains("the storyboard of what is shown"))
    }

    @Test func `what stands for outlets has texts where the code demands them, and a table a header`() throws {
        let run = try run(
            """
            class A: UIViewController {
                @IBOutlet var label: UILabel!
                @IBOutlet var button: UIButton!
                @IBOutlet var table: UITableView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(label.attributedText!.string, button.title(for: .normal)!)
                    print(table.tableHeaderView!.subviews.count)
                }
            }
            """)
        #expect(told(run) == ["Label Button", "0"])
        let drawn = ["the texts that an interface gives", "the header and the footer that an interface gives a table"]
        #expect(drawn.allSatisfy(placeholders(run).contains))
    }

    @Test func `an address is made of a text that nobody has set`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var address = ""
                override func viewDidLoad() { super.viewDidLoad(); print(URL(string: address)!.scheme ?? "none") }
            }
            """)
        #expect(told(run) == ["https"])
        #expect(placeholders(run).contains { $0.hasPrefix("URL(string:)") })
    }

    @Test func `a header that nothing registers stands for a storyboard's`() throws {
        let run = try run(
            """
            class Header: UICollectionReusableView {}
            class A: UICollectionViewController {
                override func collectionView(_ grid: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
                override func collectionView(_ grid: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
                    let header = grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: path) as! Header
                    print("header", header.reuseIdentifier ?? "none")
                    return header
                }
            }
            extension A: UICollectionViewDelegateFlowLayout {
                func collectionView(_ grid: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
                    CGSize(width: 100, height: 40)
                }
            }
            """)
        #expect(told(run) == ["header top"])
    }

    @Test func `a class that has only an initialiser with arguments is made by it, unless others make it without`() throws {
        let code = """
            class A: UIViewController {
                private var content: UIViewController!
                convenience init(content: UIViewController) { self.init(); self.content = content }
                override func viewDidLoad() { super.viewDidLoad(); print(content != nil) }
            }
            """
        let told = "A.init(content:): its arguments"
        #expect(placeholders(try run(code)).contains(told))
        #expect(!placeholders(try run(code + "\nfunc make() -> UIViewController { A() }")).contains(told))
    }
}
