import Stage
import Testing

/// What a program gives to a class of a framework that is not simulated: that is its own code, and runs.
@Suite struct `An extension of a class that nothing declares` {
    private func prints(_ code: String) throws -> [String] {
        let run = try Scenes.run("import UIKit\nimport CoreData\nimport CoreLocation\n" + code, root: "Page")
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
}
