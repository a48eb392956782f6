import Stage
import Testing
import UIKit

/// What the app's own functions give where they would give nothing: answers that a run which ends is begun again with.
@Suite struct ResultAnswerTests: EntrySuite {
    let root: String? = "A"

    @Test func `what a computed property or a function gives is something where the line demands it`() throws {
        let run = try run(
            """
            class Wallets {
                static var current: Wallets? { Store.shared.current.flatMap { Store.shared.find($0) } }
                let name = "wallets"
                func note() -> String? { nil }
            }
            class Store {
                static let shared = Store()
                var current: String? { nil }
                func find(_ name: String) -> Wallets? { nil }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    print(Wallets.current!.name, Wallets.current === Wallets.current)
                    print(Wallets.current!.note()!.count)
                }
            }
            """)
        #expect(told(run) == ["wallets true", "0"])
        #expect(placeholders(run).contains("Wallets.current, not nil"))
        #expect(placeholders(run).contains("Wallets.note(), not nil"))
        #expect(!placeholders(run).contains { $0.hasPrefix("Store.current") })
    }

    @Test func `what asks for itself while it is made is nothing meanwhile`() throws {
        let run = try run(
            """
            class Wallets {
                static var current: Wallets? { nil }
                let isAlone = Wallets.current == nil
            }
            class A: UIViewController {
                override func viewDidLoad() { print(Wallets.current!.isAlone) }
            }
            """)
        #expect(told(run) == ["true"])
    }

    @Test func `where an answer leads nowhere further on, what else might have been answered before it is`() throws {
        let run = try run(
            """
            class Files {
                static let shared = Files()
                func name() -> String? { try? Vault.open().string(forKey: "file") }
                func kind() -> String? { try? Vault.open().string(forKey: "kind") }
                func path() -> String {
                    if let name = name() { return name }
                    return path()
                }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    print("path", Files.shared.path().count)
                    guard let kind = Files.shared.kind() else { return print("no kind") }
                    if kind != "local" { fatalError("there is no kind \\(kind)") }
                }
            }
            """)
        #expect(told(run) == ["path 0", "no kind"])
        #expect(placeholders(run).contains("Files.name(), not nil"))
    }

    @Test func `a class that takes itself for what its subclasses are is shown as one of them`() throws {
        let run = try run(
            """
            protocol Parts { var title: String { get } }
            class A<Item>: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print((self as! Parts).title)
                }
            }
            class Plain: A<Int> {}
            class Titled: A<String>, Parts { let title = "titled" }
            """)
        #expect(told(run) == ["titled"])
        #expect(placeholders(run).contains { $0.contains("Titled") })
    }

    @Test func `what says how many sections a list has is there where a row is missing`() throws {
        let run = try run(
            """
            class Note {}
            class Opener { func open(_ page: A) { page.note = Note() } }
            class A: UITableViewController {
                var note: Note?
                override func numberOfSections(in tableView: UITableView) -> Int { note == nil ? 0 : 1 }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    tableView.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
                    print("rows", tableView.numberOfRows(inSection: 0))
                }
            }
            """)
        #expect(told(run) == ["rows 3"])
    }
}
