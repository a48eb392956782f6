import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// What operators, conditions and overloads make of what is declared nowhere.
@Suite struct `Operators of placeholders` {
    /// What is heard while a controller of class `A` with these members is shown.
    private func heard(_ members: String, _ more: String = "") -> [String] {
        ScriptRun(openWorld: "import UIKit\nclass A: UIViewController {\n\(members)\n}\n\(more)").show("A")
    }

    @Test func `what an undeclared type makes is of that type before it is of a generic parameter, and a number is not`() {
        let lines = heard(
            "override func viewDidLoad() { tell(Shape(1)); tell(Shape<Int>.round); tell(1); _ = Wish(5) }",
            """
            func tell(_ shape: Shape) { print("shape") }
            func tell<T>(_ value: T) { print("value") }
            final class Wish<Value> {
                typealias Inner<Value: AnyObject> = InnerWish<Value>
                init<Value>(_ inner: Inner<Value>) { print("inner") }
                convenience init(_ work: @autoclosure () throws -> Value) {
                    print("work")
                    self.init(Inner<AnyObject>.resolved(with: (try? work()) as AnyObject))
                }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["shape", "shape", "value", "work", "inner"])
    }

    @Test func `a sum of placeholders is one`() {
        let lines = heard(#"override func viewDidLoad() { let sum = Unknown.first + Unknown.second; print("\(sum)") }"#)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["<Unknown.first + Unknown.second>"])
    }

    @Test func `a switch without a default takes a placeholder in its last case`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let title: String
                switch Session.state {
                case .on: title = "on"
                case .off(let reason, _): title = "off \\(reason.code + 1)"
                }
                print(title)
                let pair = (Session.left, Session.right)
                switch pair {
                case (.none, _): print("none")
                case (.some(let left), .big), (.some(let left), .small): print("some", left == nil)
                }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["off 1", "none"])
        #expect(lines.contains { $0.hasSuffix(": Session.state, .off") })
    }

    @Test func `types in an extension of what nothing declares have their own operators`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(Gallery.Item(.video) == Gallery.Item(.video), Gallery.Item(.video) == Gallery.Item(.image(2)))
                print(MediaView.Size.big == MediaView.Size.big, fit(Gallery.Item(.image(1))))
            }
            func fit(_ item: Gallery.Item) -> Bool { item == Gallery.Item(.image(1)) }
            """,
            """
            extension Gallery {
                class Item: Hashable {
                    let info: Info
                    var isShown = true
                    init(_ info: Info) { self.info = info }
                    static func == (lhs: Gallery.Item, rhs: Gallery.Item) -> Bool { lhs.info == rhs.info && lhs.isShown == rhs.isShown }
                    func hash(into hasher: inout Hasher) { hasher.combine(info) }
                }
                enum Info: Hashable { case image(Int), video }
            }
            extension MediaView {
                enum Size { case big }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true false", "true true"])
    }

    @Test func `what a placeholder equals, which case it is and what it puts where nil was can be turned`() throws {
        let source = Source(
            path: "A.swift",
            text: """
                import UIKit
                class A: UIViewController {
                    var handle: Handle?
                    override func viewDidLoad() {
                        print(open("x", &handle) == DONE ? "done" : "failed", handle == nil)
                        var error: NSError?
                        print(Context.canEvaluate(.owner, error: &error) ? "can" : "cannot", error == nil)
                        print(DONE == FAILED, DONE == DONE, Photos.status() == .allowed)
                        switch Photos.status() {
                        case .allowed: print("allowed")
                        case .denied: print("denied")
                        default: print("else")
                        }
                    }
                }
                """)
        func prints(_ names: Set<String>) throws -> [String] {
            var setting = Setting(world: .open)
            setting.assumptions = Set(names.compactMap(Assumption.init))
            return try Run(sources: [source], setting: setting).recording.events.filter { $0.kind == .print }.compactMap(\.text)
        }
        #expect(try prints([]) == ["failed true", "cannot true", "false true false", "else"])
        let names = [
            "open(_:_:) == DONE", "open(_:_:) argument 2", "Context.canEvaluate(_:error:) argument 2", "Photos.status() == .denied",
        ]
        #expect(try prints(Set(names)) == ["done false", "cannot false", "false true false", "denied"])
    }

    @Test func `a set and a dictionary find a placeholder where it is equal, as an array does`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let good: Set = [DONE, FOUND]
                print([DONE, FOUND].contains(0), good.contains(0), good.contains(7), good.contains(DONE), good.contains(FAILED))
                var names = [DONE: "done", FOUND: "found"]
                print(names[0] ?? "none", names[7] ?? "none", names[FOUND] ?? "none", names.index(forKey: 0) != nil)
                names[0] = "other"
                print(names.count, names[DONE] ?? "none")
                print(Set([0, 1]).contains(DONE), [0: "zero"][DONE] ?? "none", Set([1]).contains(DONE))
            }
            """)
        #expect(
            lines.filter { !$0.hasPrefix("placeholder") } == [
                "true true false true false", "done none found true", "2 other", "true zero false",
            ])
    }

    @Test func `operators that take unknown types are not called with known values, nor with placeholders alone`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(CGFloat(3) - 1, CGPoint(x: 3, y: 1) - CGPoint(x: 1, y: 1) is CGPoint)
                let from = Place.from, to = Place.to
                if from - to == from { print("same") }
            }
            """,
            """
            func - (left: CGPoint, right: CGPoint) -> Arrow { Arrow(dx: left.x - right.x, dy: left.y - right.y) }
            func - (left: Arrow, right: Arrow) -> Arrow { Arrow(dx: left.dx - right.dx, dy: left.dy - right.dy) }
            struct Spot: Equatable {
                let place: Place
                static func == (left: Spot, right: Spot) -> Bool { left.place == right.place }
            }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["2.0 false"])
    }

    @Test func `a range up to a placeholder is empty, and an index with an unknown label is no index`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                for n in 0..<Feed.count { print(n) }
                for n in 3...Feed.count { print(n) }
                let items = [1, 2]
                print(items[safe: 7] == nil)
            }
            """)
        #expect(
            lines.filter { !$0.hasPrefix("placeholder") } == ["3", "refused at 7: not supported: 'subscript(safe:)' of Array<Int>", "true"])
    }

    @Test func `placeholders that are joined by a text are texts`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                title = [Store.title, Store.name].compactMap { $0 }.joined(separator: " - ")
                print(title ?? "none")
            }
            """)
        #expect(lines.last == " - ")
    }

    @Test func `a placeholder's brackets may be empty`() {
        let lines = heard(
            """
            override func viewDidLoad() { print(Tags.state[][["name"]]! is Int, Tags.state[].name) }
            """)
        #expect(lines.last == "false <Tags.state.subscript.name>")
    }

    @Test func `a placeholder is equal to a structure on either side as one of its type, and to a case where an answer says so`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                print(Store.id == Name(text: ""), Name(text: "") == Store.id, Store.id == Name(text: "own"), Store.key == Key("own"))
                print(Store.state == State.ready)
            }
            """,
            """
            struct Name: Hashable { let text: String }
            struct Key<Value>: Hashable, ExpressibleByStringLiteral {
                let text: String
                init(_ text: String) { self.text = text }
                init(stringLiteral value: String) { text = value }
            }
            enum State { case idle, ready }
            """)
        #expect(lines.filter { !$0.hasPrefix("placeholder") } == ["true true false false", "false"])
        #expect(lines.contains("placeholder at 5: Store.state == .ready, false"))
    }

    @Test func `a placeholder is a case's raw value where the value that stands for it is, or an answer says so`() throws {
        let text = """
            enum Kind: String { case plain, special }
            enum Rank: Int { case low, high }
            class A: UIViewController {
                override func viewDidLoad() {
                    print(Rank(rawValue: Store.rank) as Any)
                    guard let kind = Kind(rawValue: Store.kind.lowercased()) else { return }
                    print(kind)
                }
            }
            """
        func lines(assuming assumptions: Set<Assumption> = []) throws -> [String] {
            var setting = Setting(world: .open)
            setting.assumptions = assumptions
            let source = Source(path: "A.swift", text: "import UIKit\n" + text)
            let events = try Run(sources: [source], setting: setting).recording.events
            return events.filter { $0.kind == .print || $0.name == "placeholder" }.compactMap(\.text)
        }
        let asked = try lines()
        #expect(asked == ["Store", "Optional(main.Rank.low)", "Store", "Kind(rawValue: Store.kind.lowercased()), nil"])
        let kind = "Kind(rawValue: Store.kind.lowercased())"
        #expect(try lines(assuming: [.value(kind)]).suffix(3) == ["\(kind), not nil", "Kind.special, nil", "plain"])
    }
}
