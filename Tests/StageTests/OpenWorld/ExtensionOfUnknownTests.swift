import Stage
import Testing

/// What a program gives to a class of a framework that is not simulated: that is its own code, and runs.
@Suite struct `An extension of a class that nothing declares` {
    private func prints(_ code: String) throws -> [String] {
        let run = try Scenes.run("import UIKit\nimport CoreData\nimport CoreLocation\n" + code, root: "Page", world: .open)
        #expect(!run.recording.events.contains { $0.kind == .exception })
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    @Test func `has its methods and properties, those of one class for its own instances alone`() throws {
        let printed = try prints(
            """
            extension CLLocation {
                var words: String { "a location" }
                func twice(_ body: () -> Void) { body(); body() }
            }
            extension CLHeading { var words: String { "a heading" } }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let location = CLLocation(latitude: 1, longitude: 2)
                    location.twice { print("once") }
                    for value in [location, CLHeading()] as [AnyObject] {
                        if let location = value as? CLLocation { print(location.words) }
                    }
                    print(CLHeading().words)
                }
            }
            """)
        #expect(printed.prefix(3) == ["once", "once", "a location"])
        #expect(printed.last == "a heading")
    }

    @Test func `has its members for the classes that inherit from it as well`() throws {
        let printed = try prints(
            """
            extension FormPage {
                var words: String { "a page" }
                func twice(_ body: () -> Void) { body(); body() }
                static var kind: String { "form" }
            }
            class Sheet: FormPage { var own: String { words + " of its own" } }
            class Poster: Sheet { func tell() { twice { print(words, own) } } }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Poster().tell()
                    print(Sheet().words, Sheet.kind)
                }
            }
            """)
        #expect(printed == ["a page a page of its own", "a page a page of its own", "a page form"])
    }

    @Test func `a type has the protocol that its macro is named after`() throws {
        let printed = try prints(
            """
            protocol Observed {}
            struct Box<Content> { var content: Content }
            extension Box where Content: Observed { var words: String { "observed" } }
            @Observed struct Counter { var number = 1 }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(Box(content: Counter()).words, (Counter() as Any) is any Observed)
                }
            }
            """)
        #expect(printed == ["observed true"])
    }

    @Test func `an object of Core Data's has a context, which runs what it is handed`() throws {
        let printed = try prints(
            """
            protocol Waiting: AnyObject { var managedObjectContext: NSManagedObjectContext? { get } }
            extension Waiting {
                func waited<T>(_ block: (Self) -> T) -> T {
                    var result: T?
                    managedObjectContext?.performAndWait { result = block(self) }
                    return result!
                }
            }
            class Fruit: NSManagedObject, Waiting { @NSManaged var name: String }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let fruit = Fruit(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
                    fruit.name = "pear"
                    print(fruit.waited { $0.name + "!" })
                }
            }
            """)
        #expect(printed == ["pear!"])
    }

    /// Core Data gives a managed property its value, and not an initialiser: one that nothing has set is read as what the model has.
    @Test func `a managed property that an initialiser sets has a value of the model's without it`() throws {
        let printed = try prints(
            """
            class Fruit: NSManagedObject {
                @NSManaged var sorts: [String]
                @NSManaged var weight: Double
                override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                    super.init(entity: entity, insertInto: context)
                }
                init(sorts: [String], entity: NSEntityDescription) {
                    super.init(entity: entity, insertInto: nil)
                    self.sorts = sorts
                    weight = 2
                }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let fruit = Fruit(entity: NSEntityDescription(), insertInto: nil)
                    print(fruit.sorts.count, fruit.weight, Fruit(sorts: ["pear"], entity: NSEntityDescription()).sorts)
                }
            }
            """)
        #expect(printed == ["0 0.0 [\"pear\"]"])
    }

    @Test func `a context of Core Data's runs what it is handed`() throws {
        let printed = try prints(
            """
            final class Page: UIViewController {
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                func count() -> Int {
                    var count = 0
                    context.performAndWait { count += 3 }
                    return count
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(count(), context.performAndWait { "given" })
                    context.perform { print("later") }
                    print("then")
                    Task { print(await context.perform { 4 }) }
                }
            }
            """)
        #expect(printed == ["3 given", "then", "later", "4"])
    }

    @Test func `of a class of the app's has its fields where something only stands for one of that`() throws {
        let printed = try prints(
            """
            class Thing {
                let title: String
                weak var owner: AnyObject?
                var count = 3
                init(model: Model) { fatalError("no model") }
            }
            class Model { init() { fatalError("none") } }
            private extension Thing {
                func show() {
                    count += 1
                    count = count * 2
                    owner = self
                    print("shown", count, title.isEmpty)
                }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let thing: Thing = Elsewhere.thing()
                    thing.show()
                }
            }
            """)
        #expect(printed == ["shown 2 true"])
    }

    @Test func `a function for what nothing declares, by a second name too, takes no text`() throws {
        let printed = try prints(
            """
            typealias Mode = Engine.Mode
            extension DefaultStringInterpolation {
                mutating func appendInterpolation(_ mode: Mode) {
                    let name = switch mode { default: "a mode" }
                    appendInterpolation(name)
                }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let text = title ?? "no title"
                    print("\\(text) \\(Mode.fast)")
                }
            }
            """)
        #expect(printed == ["no title a mode"])
    }

    @Test func `may declare the controller that is shown, in what is called as one of UIKit's classes`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            extension RegisterScene {
                final class Page: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print("loads") } }
            }
            """, root: "Page")
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["loads"])
    }

    @Test func `has methods that a property of the same name calls, and members that Objective-C sees though not the program's`() throws {
        let printed = try prints(
            """
            protocol Managed {
                static var entity: NSEntityDescription { get }
            }
            extension Managed where Self: NSManagedObject {
                static var entity: NSEntityDescription { entity() }
            }
            class Book: NSManagedObject, Managed {}
            extension NSObject {
                @nonobjc var ownClass: AnyClass { (self as AnyObject).ownClass }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(Book.entity.name!.count)
                    print(view.ownClass)
                }
            }
            """)
        #expect(printed == ["<entity().name.count>", "<ownClass>"])
    }

    @Test func `runs what is handed to a coordinator of stores at once, and asks for what a property's name wants`() throws {
        let printed = try prints(
            """
            class Clock {}
            class Holder { var clock: Clock? }
            func resolve<T>() throws -> T {
                print("\\(T.self)")
                return Clock() as! T
            }
            extension NSPersistentStoreCoordinator {
                func sync<T>(_ body: @escaping () -> T) -> T {
                    var result: T?
                    self.performAndWait { result = body() }
                    return result!
                }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel()).sync { 5 })
                    let holder = Undeclared.holder
                    try? holder.clock = resolve()
                }
            }
            """)
        #expect(printed == ["5", "Clock"])
    }

    @Test func `calls its own by their names alone, on an instance of the class or of one that conforms`() throws {
        let printed = try prints(
            """
            extension Coordinating {
                func start() {
                    go(1)
                    show()
                }
                func go(_ step: Int) { print("go", step, name) }
                func show() { print("show") }
                var name: String { "named" }
            }
            class Home: Coordinating {}
            extension CLLocation {
                func say() -> Int { twice { print("said") } }
                func twice(_ body: () -> Void) -> Int {
                    body()
                    body()
                    return 2
                }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Home().start()
                    print(CLLocation(latitude: 1, longitude: 2).say())
                }
            }
            """)
        #expect(printed == ["go 1 named", "show", "said", "said", "2"])
    }
}
