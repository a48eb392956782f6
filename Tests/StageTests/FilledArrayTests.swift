import Stage
import Testing
import UIKit

/// Arrays that nobody has filled before the app takes something out of them: the answers that they have an element, or several.
@Suite struct FilledArrayTests: EntrySuite {
    let root: String? = "A"

    @Test func `an array of the entry's that nobody has filled has an element where the app takes one`() throws {
        let run = try run(
            """
            struct Photo { var caption: String; var size: CGSize }
            final class Pages { unowned let browser: A; init(_ browser: A) { self.browser = browser }
                func show(_ index: Int) { print(browser.photos[index].caption.isEmpty, browser.photos.count, browser.marks.count) } }
            class A: UIViewController {
                var photos: [Photo] = []
                var marks: [Int] = []
                override func viewDidLoad() { super.viewDidLoad(); Pages(self).show(0) }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    guard let place = place, !marks.isEmpty else { return assertionFailure("not whole") }
                    print(place.absoluteString.isEmpty, marks)
                }
                var place: URL?
            }
            """)
        #expect(told(run) == ["true 1 1", "false [0]"])
        #expect(placeholders(run).contains("A.photos has an element, true"))
    }

    /// What an earlier screen would have put there.
    @Test func `an array of an object elsewhere has an element where the app takes one`() throws {
        let run = try run(
            """
            struct Shop: Decodable { var name: String }
            final class Shops {
                static let shared = Shops()
                var all = [Shop]()
            }
            class A: UIViewController {
                var index: Int!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(Shops.shared.all[index].name.isEmpty, Shops.shared.all.count)
                }
            }
            """)
        #expect(told(run) == ["true 1"])
        #expect(placeholders(run).contains("Shops.all has an element, true"))
    }

    @Test func `an array whose first element the app cannot do without has one`() throws {
        let run = try run(
            """
            class A: UIViewController {
                let scrollViews: [UIScrollView]
                init(scrollViews: [UIScrollView]) {
                    self.scrollViews = scrollViews
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { print(scrollViews[0].contentOffset.y, scrollViews.count) }
            }
            """)
        #expect(told(run) == ["0.0 1"])
        #expect(placeholders(run).contains("A.scrollViews has an element, true"))
    }

    @Test func `an array that a list counts has an element where the app scrolls to the first of none`() throws {
        let text = """
            class A: UICollectionViewController {
                var photos: [Int] = []
                override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }
                override func collectionView(_ view: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell {
                    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
                    print("scrolled", photos.count)
                }
                init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
                required init?(coder: NSCoder) { nil }
            }
            """
        #expect(told(try run(text)) == ["scrolled 1"])
        // Optional, and set from outside at all.
        let optional = text.replacing("[Int] = []", with: "[Int]?").replacing("photos.count", with: "photos?.count ?? 0")
        let run = try run(optional)
        #expect(told(run) == ["scrolled 1"])
        #expect(placeholders(run).contains("A.photos has an element, true"))
    }

    @Test func `an array of which code takes several by their numbers has as many`() throws {
        let run = try run(
            """
            struct Actor { let name: String }
            class A: UIViewController {
                var actors: [Actor] = []
                override func viewDidLoad() { print(actors[0].name + actors[4].name + "named") }
            }
            """)
        #expect(told(run) == ["named"])
        #expect(placeholders(run).contains("A.actors has several elements, true"))
    }

    @Test func `a private array that a function of the type sets on what it makes has an element`() throws {
        let text = """
            class A: UIViewController {
                private var pages: [UIViewController] = []
                static func make(_ pages: [UIViewController]) -> A {
                    let controller = A()
                    controller.pages = pages
                    return controller
                }
                override func viewDidLoad() { super.viewDidLoad(); print(pages[0].isViewLoaded) }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["false"])
        #expect(placeholders(run).contains("A.pages has an element, true"))
        // What it sets itself alone stays as it is.
        let own = text.replacing("controller.pages = pages", with: "controller.fill(pages)")
            .replacing("override func", with: "private func fill(_ all: [UIViewController]) { pages = all }\noverride func")
        #expect(told(try self.run(own)) == ["Index out of range"])
    }

    @Test func `what a function of the app's reads of an earlier run has an element, what it makes itself has not`() throws {
        let text = """
            struct Account { var name: String }
            enum Accounts {
                static func all() -> [Account] {
                    guard let names = UserDefaults.standard.stringArray(forKey: "names") else { return [] }
                    return names.map { Account(name: $0) }
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    let label = Badge()
                    print(label.name)
                }
            }
            class Badge: UILabel {
                var accounts: [Account] = []
                var name: String {
                    accounts = Accounts.all()
                    let account = accounts[0]
                    return "of \\(account.name.count)"
                }
            }
            """
        let run = try run(text)
        #expect(told(run) == ["of 0"])
        #expect(placeholders(run).contains("Accounts.all() has an element, true"))
        let own = text.replacing("UserDefaults.standard.stringArray(forKey: \"names\")", with: "Optional<[String]>([])")
        #expect(told(try self.run(own)) == ["Index out of range"])
    }

    @Test func `an array that a statement of several lines asks for an element is filled`() throws {
        let run = try run(
            """
            class A: UIViewController {
                var names = [String]()
                override func viewDidLoad() {
                    let place = Int()
                    guard
                        let name = names[place].first,
                        let other = names.last
                    else { return print("none") }
                    print("some", name, other)
                }
            }
            """)
        #expect(told(run).first != "Index out of range")
        #expect(placeholders(run).contains { $0.hasPrefix("A.names") })
    }

    @Test func `what code goes through that is stood for has an element where the app ends without one`() throws {
        let run = try run(
            """
            class A: UIViewController {
                override func viewDidLoad() { super.viewDidLoad(); print(find()) }
                func find() -> Bool {
                    for (_, name) in pairs(of: ["a"]) { return name.isShown }
                    fatalError("nothing is found")
                }
            }
            """)
        #expect(told(run) == ["false"])
        #expect(placeholders(run).contains("pairs(of:) has an element, true"))
    }

    @Test func `of what a placeholder counts there is one where the app ends without it`() throws {
        let run = try run(
            """
            class A: UITableViewController {
                let model = Kit.model
                override func numberOfSections(in table: UITableView) -> Int { model.sectionCount() }
                override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { model.rows(section) }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    tableView.reloadSections([0], with: .none)
                    print("reloaded", tableView.numberOfSections)
                }
            }
            """)
        #expect(told(run) == ["reloaded 1"])
        #expect(placeholders(run).contains("Kit.model.sectionCount() is 1"))
    }
}
