import Stage
import Testing

/// What protocols of Objective-C's kind leave to their types. swiftc has no such protocols on Linux: expectations are the language's documentation's.
@Suite struct `An optional requirement` {
    private func prints(_ code: String) throws -> [String] {
        let run = try Scenes.run(code)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    private static let declarations = """
        import UIKit

        @objc protocol Listener {
            @objc optional func feed(_ feed: Int, began early: Bool)
            @objc optional func feed(_ feed: Int, ended early: Bool)
            @objc optional func height(of row: Int) -> Int
            @objc optional func wait(for row: Int, then act: () -> Void)
            @objc optional var name: String { get }
            @objc optional var count: Int { get }
            func must()
        }
        class Short: NSObject, Listener {
            var count = 3
            func must() { print("must") }
            func feed(_ feed: Int, ended early: Bool) { print("ended", feed, early) }
            func wait(for row: Int, then act: () -> Void) { act() }
        }
        class Long: NSObject, Listener {
            var name: String { "long" }
            func must() {}
            func height(of row: Int) -> Int { row * 2 }
        }
        extension Long {
            func feed(_ feed: Int, began early: Bool) { print("began", feed, early) }
        }
        """

    @Test func `is called where the object has it, by all of its name, and is nil where not`() throws {
        let printed = try prints(
            Self.declarations + """

                for listener in [Short(), Long()] as [Listener] {
                    listener.feed?(1, began: true)
                    listener.feed?(2, ended: false)
                    listener.wait?(for: 1) { print("then") }
                    print(listener.height?(of: 4) ?? 0, listener.feed?(3, ended: true) == nil)
                }
                let nobody: Listener? = nil
                nobody?.feed?(1, began: true)
                print(nobody?.height?(of: 1) ?? -1)
                """)
        #expect(printed == ["ended 2 false", "then", "ended 3 true", "0 false", "began 1 true", "8 true", "-1"])
    }

    @Test func `that is a property is read where the object has it`() throws {
        let printed = try prints(
            Self.declarations + """

                for listener in [Short(), Long()] as [Listener] { print(listener.name ?? "none", listener.count ?? 0) }
                """)
        #expect(printed == ["none 3", "long 0"])
    }

    @Test func `of UIKit's is called in the same way`() throws {
        let printed = try prints(
            """
            import UIKit

            class Rows: NSObject, UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 9 }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") }
            }
            let rows = Rows()
            let table = UITableView()
            table.delegate = rows
            let first = IndexPath(row: 0, section: 0)
            print(table.delegate?.tableView?(table, heightForRowAt: first) ?? 44)
            print(table.delegate?.tableView?(table, estimatedHeightForRowAt: first) ?? 44)
            table.delegate?.tableView?(table, didSelectRowAt: first)
            let other: UIScrollViewDelegate? = rows
            other?.scrollViewDidScroll?(table)
            other?.scrollViewDidZoom?(table)
            """)
        #expect(printed == ["9.0", "44.0", "scrolled"])
    }
}
