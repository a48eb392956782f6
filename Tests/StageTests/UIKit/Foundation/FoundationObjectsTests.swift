import Heap
import Stage
import Testing
import UIKit

/// What of Foundation and of the Objective-C runtime swiftc's Foundation for Linux has not, or has of the computer.
@Suite struct FoundationObjectsTests {
    private func heard(_ members: String, before: String = "", body: String) -> [String] {
        ScriptRun(
            "import UIKit\nimport os\n\(before)\nclass A: UIViewController {\n\(members)\noverride func viewDidLoad() {\n\(body)\n}\n}"
        )
        .show("A")
    }

    @Test func `calendars as objects have their parts as sets, and wrap where asked`() {
        let lines = heard(
            "",
            body: """
                let calendar = Calendar(identifier: .gregorian)
                let date = Date(timeIntervalSince1970: 1_700_000_000)
                let parts = (calendar as NSCalendar).components([.year, .month, .day, .weekday, .hour], from: date)
                print(parts.year!, parts.month!, parts.day!, parts.weekday!, parts.hour!, parts.minute as Any)
                let own = NSCalendar(calendarIdentifier: .gregorian)!
                print(own.components(.day, from: date, to: date.addingTimeInterval(200_000), options: []).day!)
                print(own.date(byAdding: .month, value: 3, to: date, options: [])!.timeIntervalSince1970)
                print(own.date(byAdding: .month, value: 3, to: date, options: .wrapComponents)!.timeIntervalSince1970)
                print(calendar.date(byAdding: .day, value: 20, to: date, wrappingComponents: true)!.timeIntervalSince1970)
                print(own.compare(date, to: date.addingTimeInterval(60), toUnitGranularity: .hour) == .orderedSame)
                let form = DateComponentsFormatter()
                form.allowedUnits = [NSCalendar.Unit.hour, .minute]
                form.unitsStyle = .abbreviated
                print(form.string(from: 5400)!)
                """)
        #expect(
            lines == ["2023 11 14 3 22 nil", "2", "1707948800.0", "1676412800.0", "1699136000.0", "true", "1h 30m"])
    }

    @Test func `lists are ordered by properties, texts as lists of files are or by their code points`() {
        let lines = heard(
            "",
            before: "struct Song { let name: String; let plays: Int }",
            body: """
                let songs = [Song(name: "Track 10", plays: 2), Song(name: "alpha", plays: 2), Song(name: "Track 9", plays: 5)]
                print(songs.sorted(using: SortDescriptor(\\.name)).map(\\.name))
                print(songs.sorted(using: SortDescriptor(\\.name, comparator: .lexical)).map(\\.name))
                print(songs.sorted(using: [SortDescriptor(\\.plays, order: .reverse), SortDescriptor(\\.name, order: .reverse)]).map(\\.name))
                print(songs.sorted(using: KeyPathComparator(\\.name, comparator: .localizedStandard, order: .reverse)).map(\\.name))
                print(songs.sorted(using: KeyPathComparator(\\.plays)).map(\\.name))
                print(["b10", "B9", "a"].sorted(using: .localizedStandard), ["b", "B", "a"].sorted(using: String.StandardComparator.lexical))
                """)
        #expect(
            lines == [
                #"["alpha", "Track 9", "Track 10"]"#, #"["Track 10", "Track 9", "alpha"]"#, #"["Track 9", "Track 10", "alpha"]"#,
                #"["Track 10", "Track 9", "alpha"]"#, #"["Track 10", "alpha", "Track 9"]"#, #"["a", "B9", "b10"] ["B", "a", "b"]"#,
            ])
    }

    @Test func `dates, languages and zones are the simulated device's, whatever the computer's are`() {
        let lines = heard(
            "",
            body: """
                print(Locale.current.identifier, TimeZone.current.identifier, Calendar.current.timeZone.secondsFromGMT())
                print(Calendar.current.isDateInToday(Date()), Calendar.current.component(.hour, from: Date()))
                let form = DateFormatter()
                form.dateStyle = .medium
                form.timeStyle = .short
                print(form.string(from: Date()))
                form.doesRelativeDateFormatting = true
                print(form.string(from: Date()), form.string(from: Date().addingTimeInterval(86400)))
                let relative = RelativeDateTimeFormatter()
                print(relative.localizedString(for: Date().addingTimeInterval(-7200), relativeTo: Date()))
                relative.dateTimeStyle = .named
                print(relative.localizedString(fromTimeInterval: 86400))
                print(ProcessInfo.processInfo.arguments, ProcessInfo.processInfo.environment.isEmpty, UUID().uuidString)
                """)
        #expect(
            lines == [
                "en_US GMT 0", "true 9", "Jan 1, 2026 at 9:41\u{202F}AM", "Today at 9:41\u{202F}AM Tomorrow at 9:41\u{202F}AM",
                "2 hours ago",
                "tomorrow", "[] true 00000000-0000-4000-8000-000000000001",
            ])
    }

    @Test func `what is logged stands in the console as the log's compact form has it`() {
        let lines = heard(
            "let log = Logger(subsystem: \"com.example\", category: \"life\")",
            body: """
                log.info("loaded \\(2, privacy: .public) of \\(3, privacy: .private)")
                log.error("bad")
                log.log(level: .debug, "deep")
                Logger().fault("lost")
                let old = OSLog(subsystem: "com.example", category: "old")
                os_log("%{public}@ has %d", log: old, type: .error, "it", 4)
                os_log("plain")
                os_log(.info, log: old, "new")
                NSLog("said %@", "x")
                """)
        #expect(
            lines == [
                "I  [com.example:life] loaded 2 of 3", "E  [com.example:life] bad", "Db [com.example:life] deep", "F  lost",
                "E  [com.example:old] it has 4", "Df plain", "I  [com.example:old] new", "said x",
            ])
    }

    @Test func `strings are objects where objects are wanted, and strings again`() {
        let lines = heard(
            "",
            body: """
                let any: Any = "text"
                print((any as? NSString)?.length ?? -1, any is NSString, ("x" as NSString) as String == "x")
                let boxed: [String: Any] = ["a": "b" as NSString, "n": 3, "f": 1.5, "r": CGRect(x: 1, y: 2, width: 3, height: 4)]
                print(boxed["a"] as? String ?? "no", (boxed["n"] as? NSNumber)?.doubleValue ?? -1, boxed["a"] as? NSNumber == nil)
                print((boxed["f"] as? NSNumber)?.stringValue ?? "", (boxed["r"] as? NSValue)?.cgRectValue.width ?? 0)
                print(("00" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]))
                let room = CGSize(width: 20, height: 100)
                print("0 0".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil))
                """)
        #expect(lines == ["4 true true", "b 3.0 true", "1.5 3.0", "(25.0, 24.0)", "(0.0, 0.0, 12.666666666666666, 48.0)"])
    }

    @Test func `changes of dynamic properties are told while the observation lives`() {
        let lines = heard(
            "let model = Model()\nvar watch: NSKeyValueObservation?",
            before: """
                class Model: NSObject {
                    @objc dynamic var count = 0 { didSet { print("set", oldValue) } }
                    @objc dynamic var name = "a"
                    var plain = 1
                }
                """,
            body: """
                watch = model.observe(\\.count, options: [.old, .new]) { model, change in
                    print(model.count, change.oldValue ?? -1, change.newValue ?? -1)
                }
                let other = model.observe(\\.name, options: [.initial, .new]) { _, change in print(change.newValue ?? "none") }
                model.count = 3
                model.name = "b"
                watch = nil
                model.count = 4
                other.invalidate()
                model.name = "c"
                _ = model.observe(\\.plain) { _, _ in print("never") }
                model.plain = 2
                """)
        #expect(
            lines == [
                "a", "set 0", "3 0 3", "b", "set 3",
                "refused at 22: observing plain: only @objc dynamic properties of the program's and properties of UIKit's that can be set tell of their changes",
            ])
    }

    @Test func `associated objects are held as their policy says`() {
        let lines = heard(
            "var held: Mark?",
            before: """
                class Mark { let name: String; init(_ name: String) { self.name = name }; deinit { print(name, "gone") } }
                private var first = 0
                private var second = 0
                enum Keys { static var third = 0 }
                struct Association {
                    static func get<T>(base: Any, key: UnsafePointer<UInt8>, initializer: () -> T) -> T {
                        if let known = objc_getAssociatedObject(base, key) as? T { return known }
                        let new = initializer()
                        objc_setAssociatedObject(base, key, new, .OBJC_ASSOCIATION_RETAIN)
                        return new
                    }
                }
                private var names: UInt8 = 0
                private var marks: UInt8 = 0
                extension UIView {
                    var names: [String] { Association.get(base: self, key: &names) { ["none"] } }
                    var ownMark: Mark { Association.get(base: self, key: &marks) { Mark("own \\(names.count)") } }
                    var mark: Mark? {
                        get { objc_getAssociatedObject(self, &first) as? Mark }
                        set { objc_setAssociatedObject(self, &first, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
                    }
                    var loose: Mark? {
                        get { objc_getAssociatedObject(self, &Keys.third) as? Mark }
                        set { objc_setAssociatedObject(self, &Keys.third, newValue, .OBJC_ASSOCIATION_ASSIGN) }
                    }
                    var number: Int {
                        get { objc_getAssociatedObject(self, &second) as? Int ?? -1 }
                        set { objc_setAssociatedObject(self, &second, newValue, .OBJC_ASSOCIATION_RETAIN) }
                    }
                }
                """,
            body: """
                do {
                    let pane = UIView()
                    pane.mark = Mark("one")
                    pane.number = 5
                    print(pane.mark!.name, pane.number, UIView().mark == nil)
                    pane.mark = Mark("two")
                    held = Mark("three")
                    pane.loose = held
                    print(pane.loose!.name)
                    held = nil
                    print(pane.loose == nil)
                    print(pane.ownMark.name, pane.ownMark === pane.ownMark, pane.names)
                }
                print("end")
                """)
        #expect(
            lines == ["one 5 true", "one gone", "three", "three gone", "true", "own 1 true [\"none\"]", "two gone", "own 1 gone", "end"])
    }

    @Test func `conditions and orders choose among objects and dictionaries`() {
        let lines = heard(
            "",
            before: """
                class Person: NSObject {
                    @objc let name: String
                    @objc let age: Int
                    init(_ name: String, _ age: Int) { self.name = name; self.age = age }
                }
                """,
            body: """
                let people = [Person("Ada", 36), Person("Bob", 17), Person("cleo", 52)]
                func names(_ format: String, _ arguments: Any...) -> String {
                    let test = NSPredicate(format: format, argumentArray: arguments)
                    return people.filter { test.evaluate(with: $0) }.map { $0.name }.joined(separator: " ")
                }
                print(names("age > %d", 18), "|", names("name == %@ OR age < 20", "Ada"), "|", names("NOT (age BETWEEN {18, 40})"))
                print(names("name CONTAINS[c] 'C'"), "|", names("name BEGINSWITH %@ AND age >= 36", "A"), "|", names("%K IN %@", "name", ["Bob"]))
                print(names("name LIKE '*d*'"), "|", names("name MATCHES '[A-Z].*'"), "|", names("TRUEPREDICATE"))
                print((people as NSArray).filtered(using: NSPredicate { object, _ in (object as! Person).age > 50 }).count)
                let both = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "age > 18"), NSPredicate(format: "age < 40")])
                print(people.filter { both.evaluate(with: $0) }.count, NSPredicate(format: "a == 1").evaluate(with: ["a": 1]))
                let sorted = (people as NSArray).sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)]) as! [Person]
                print(sorted.map { $0.name })
                print(NSSortDescriptor(keyPath: \\Person.age, ascending: true).compare(people[0], to: people[1]) == .orderedDescending)
                _ = names("SUBQUERY(kids, $k, $k.age > 3).@count > 0")
                """)
        #expect(
            lines.dropLast() == [
                "Ada cleo | Ada Bob | Bob cleo", "cleo | Ada | Bob", "Ada | Ada Bob | Ada Bob cleo", "1", "1 true",
                #"["cleo", "Ada", "Bob"]"#, "true",
            ])
        #expect(lines.last?.contains("in the format of an NSPredicate") == true)
    }

    @Test func `a text with attributes is a value in Swift, and its parts can be set`() {
        let lines = heard(
            "let label = UILabel()",
            body: """
                var text = AttributedString("Hello World")
                text.font = .systemFont(ofSize: 20)
                let copy = text
                if let range = text.range(of: "World") {
                    text[range].foregroundColor = .red
                    text[range].font = UIFont.boldSystemFont(ofSize: 10)
                }
                var container = AttributeContainer()
                container.kern = 3
                container.underlineStyle = .single
                text.mergeAttributes(container)
                text += AttributedString("!", attributes: container)
                print(text.characters.count, copy.characters.count, text.font == nil, copy.font!.pointSize, text.kern ?? 0)
                label.attributedText = NSAttributedString(text)
                let shown = label.attributedText!
                print((shown.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor) == .red)
                print((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize ?? 0, label.text!)
                print(AttributedString("a") == AttributedString("a"), text == copy)
                """)
        #expect(lines == ["12 11 true 20.0 3.0", "true", "20.0 Hello World!", "true false"])
    }

    @Test func `tables hold their objects as they say`() {
        let lines = heard(
            "var held: Mark? = Mark()",
            before: "class Mark: NSObject { deinit { print(\"gone\") } }",
            body: """
                let table = NSHashTable<Mark>.weakObjects()
                table.add(held)
                table.add(held)
                print(table.count, table.contains(held))
                let map = NSMapTable<NSString, Mark>.strongToStrongObjects()
                let queue = OperationQueue()
                let first = BlockOperation { print("first") }
                let second = BlockOperation { print("second") }
                first.addDependency(second)
                queue.addOperation(first)
                queue.addOperation(second)
                queue.addOperation { print("third") }
                held = nil
                print(table.allObjects.count)
                """)
        #expect(lines == ["1 true", "gone", "0", "second", "third", "first"])
    }

    @Test func `a request that is shared is a value once it is cast, a type may be what its reference is, and an exception ends the app`() {
        let lines = heard(
            "func show(_ request: URLRequest) { print(request.httpMethod ?? \"-\", request.timeoutInterval, request.value(forHTTPHeaderField: \"A\") ?? \"-\") }",
            before: """
                protocol Stored { var stored: String { get } }
                extension Stored where Self: ReferenceConvertible, Self.ReferenceType: Stored {
                    var stored: String { (self as! ReferenceType).stored }
                }
                extension NSUUID: Stored { var stored: String { "uuid of \\(uuidString.count)" } }
                extension UUID: Stored {}
                """,
            body: """
                let request = NSMutableURLRequest(url: URL(string: "https://a.b/c")!)
                request.httpMethod = "POST"
                request.timeoutInterval = 5
                request.setValue("b", forHTTPHeaderField: "A")
                show(request as URLRequest)
                print((UUID() as Stored).stored)
                NSException(name: .invalidArgumentException, reason: "no more", userInfo: nil).raise()
                print("not reached")
                """)
        #expect(lines == ["POST 5.0 b", "uuid of 36", "exception: NSInvalidArgumentException: no more"])
    }

    /// Fidelity: documented UserDefaults.object(forKey:) (numbers come back as NSNumber, which bridges to each of Swift's number types).
    @Test func `numbers that UserDefaults gives back are objects, and so any number that they can be`() {
        let lines = heard(
            "",
            body: """
                let defaults = UserDefaults.standard
                defaults.set(1, forKey: "one")
                defaults.set(["x": 2, "y": [1, 2]] as [String: Any], forKey: "all")
                defaults.register(defaults: ["half": 0.5])
                let one = defaults.object(forKey: "one")!
                print(one as! Double, one as! Int, one as? Bool ?? false, one, defaults.value(forKey: "half") as? Int ?? -1)
                let all = defaults.dictionary(forKey: "all")!
                print(all["x"] as? Double ?? 0, all["y"] as? [Double] ?? [], (one as AnyObject).integerValue ?? 0)
                defaults.set(one, forKey: "again")
                print(defaults.double(forKey: "again"), defaults.object(forKey: "none") == nil)
                """)
        #expect(lines == ["1.0 1 true 1 -1", "2.0 [1.0, 2.0] 1", "1.0 true"])
    }
}
