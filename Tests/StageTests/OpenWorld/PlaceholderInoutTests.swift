import Stage
import Testing

/// Variables that are handed to what stands for something unknown.
@Suite struct `Inout arguments of placeholders` {
    @Test func `memory that only an unknown function can have filled is stood for`() {
        let lines = ScriptRun(
            openWorld:
                """
                let kind = UnsafeMutablePointer<Kind>.allocate(capacity: 1)
                let made = "text".withCString { parse($0, kind) }
                switch kind.pointee.rawValue {
                case 1: print("one")
                default: print("other", made == nil)
                }
                kind.pointee = Kind()
                print(kind.pointee == kind.pointee)
                """
        ).runTopLevel()
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["other true", "true"])
        #expect(lines.contains { $0.hasPrefix("placeholder") && $0.contains("uninitializedMemory()") })
    }

    @Test func `of a closure that a placeholder's method hands them come back changed where it changes them`() {
        let lines = ScriptRun(
            openWorld:
                """
                extension Ledger {
                    func edit(_ body: (_ list: inout [Int]) -> Void) -> Int {
                        var list = [1, 2]
                        body(&list)
                        let kept = Shelf()
                        kept.list = list
                        return list.reduce(0, +)
                    }
                }
                let ledger = Ledger()
                print(ledger.edit { $0 = [7] }, ledger.edit { list in list += [5] }, ledger.edit { $0[0] = 9 }, ledger.edit { print($0.count) })
                """
        ).runTopLevel()
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["2", "7 8 11 3"])
    }

    @Test func `come back as they were where the receiver's type says which method it is`() throws {
        let run = try Scenes.run(
            """
            import Combine
            import UIKit

            protocol Model {
                var title: AnyPublisher<String, Never> { get }
                func change(_ list: inout [Int])
                func put(_ list: inout [Int], _ number: Int) -> Int
                func put(_ list: inout [Int], _ text: String) -> Int
            }
            final class Page: UIViewController {
                private var kept = Set<AnyCancellable>()
                private var list = [1]
                let model: Model
                init(model: Model) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    model.title.sink { _ in }.store(in: &kept)
                    model.title.sink { _ in }.store(in: &kept)
                    model.change(&list)
                    _ = model.put(&list, abs(-2))
                    _ = model.put(&list, 2)
                    print(kept.isEmpty, list)
                }
            }
            """, world: .open)
        let events = run.recording.events
        #expect(events.filter { $0.kind == .exception }.compactMap(\.text) == [])
        #expect(events.filter { $0.kind == .print }.compactMap(\.text) == ["true [1]"])
    }

    @Test func `come back from the closure that the stage makes for an initialiser, kept in a property or not`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class Page: UIViewController {
                let change: (inout Int) -> Void
                var shown: Any? { get { nil } set { print(newValue is UIViewController, newValue is Int) } }
                init(change: @escaping (inout Int) -> Void) {
                    self.change = change
                    var number = 1
                    change(&number)
                    super.init(nibName: nil, bundle: nil)
                    shown = 2
                    print(number)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var number = 3
                    change(&number)
                    self.change(&number)
                    shown = 4
                    print(number)
                }
            }
            """, world: .open)
        let events = run.recording.events
        #expect(events.filter { $0.kind == .exception }.compactMap(\.text) == [])
        #expect(events.filter { $0.kind == .print }.compactMap(\.text) == ["false true", "1", "false true", "3"])
    }
}
