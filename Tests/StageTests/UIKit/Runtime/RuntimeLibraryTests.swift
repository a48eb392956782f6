import Stage
import Testing

/// What libraries use that apps build in: threads' storage, names of methods, memory that is handed over, collections that are objects.
@Suite struct `The runtime's library` {
    private func prints(_ code: String, before: String = "") throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit

            \(before)
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(code)
                }
            }
            """)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    @Test func `keeps what belongs to a thread`() throws {
        let printed = try prints(
            """
            Thread.current.threadDictionary["x"] = 4
            print(Thread.current === Thread.main, Thread.current.threadDictionary["x"] as? Int ?? 0)
            var key = pthread_key_t()
            print(pthread_key_create(&key, nil), pthread_getspecific(key) == nil)
            print(pthread_setspecific(key, "value"), pthread_getspecific(key) as? String ?? "none")
            """)
        #expect(printed == ["true 4", "0 true", "0 value"])
    }

    @Test func `knows which queue runs, on another thread and where one waits for another`() throws {
        let printed = try prints(
            """
            let base = DispatchQueue(label: "base"), over = DispatchQueue(label: "over", target: base)
            let other = DispatchQueue(label: "other", attributes: .concurrent)
            base.setSpecific(key: mark, value: 1)
            other.setSpecific(key: mark, value: 2)
            say("main")
            base.sync { say("sync") }
            over.sync { say("target"); dispatchPrecondition(condition: .onQueue(base)) }
            other.sync { other.sync { say("twice") } }
            DispatchQueue.main.setSpecific(key: mark, value: 7)
            say("main")
            base.async {
                say("async")
                other.sync {
                    say("inner")
                    dispatchPrecondition(condition: .onQueue(base))
                    dispatchPrecondition(condition: .notOnQueue(.main))
                }
                DispatchQueue.main.sync { say("to main"); dispatchPrecondition(condition: .onQueue(.main)) }
                say("back")
            }
            let operations = OperationQueue()
            operations.addOperation { print(OperationQueue.current === operations) }
            """,
            before: """
                let mark = DispatchSpecificKey<Int>()
                func say(_ place: String) { print(place, DispatchQueue.getSpecific(key: mark) ?? 0, Thread.isMainThread) }
                """)
        // What Dispatch prints on Linux, where the main queue has the main thread.
        #expect(
            printed == [
                "main 0 true", "sync 1 true", "target 1 true", "twice 2 true", "main 7 true", "async 1 false", "inner 2 false",
                "to main 7 true",
                "back 1 false", "true",
            ])
    }

    @Test func `a session's delegate and handlers run on its queue`() throws {
        let printed = try prints(
            """
            let root = DispatchQueue(label: "root")
            root.setSpecific(key: mark, value: 3)
            let queue = OperationQueue()
            queue.underlyingQueue = root
            let session = URLSession(configuration: .ephemeral, delegate: listener, delegateQueue: queue)
            root.async { session.dataTask(with: URL(string: "https://example.com/a")!).resume() }
            session.dataTask(with: URL(string: "https://example.com/b")!) { _, _, _ in
                dispatchPrecondition(condition: .onQueue(root))
                print("handler", OperationQueue.current === queue)
            }.resume()
            """,
            before: """
                let mark = DispatchSpecificKey<Int>()
                final class Listener: NSObject, URLSessionDataDelegate {
                    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                        print("told", DispatchQueue.getSpecific(key: mark) ?? 0, Thread.isMainThread)
                    }
                }
                let listener = Listener()
                """)
        #expect(printed.sorted() == ["handler true", "told 3 false"])
    }

    @Test(arguments: [
        ("queue.sync { queue.sync {} }", "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"),
        ("queue.async { queue.sync {} }", "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"),
        (
            "queue.async { DispatchQueue.main.sync { queue.sync {} } }",
            "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread"
        ),
        (
            "dispatchPrecondition(condition: .onQueue(queue))",
            "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue [app.work]"
        ),
        (
            "queue.sync { dispatchPrecondition(condition: .notOnQueue(queue)) }",
            "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was not expected to execute on queue [app.work]"
        ),
    ]) func `ends an app that waits for itself, or runs where it does not expect to`(code: String, reason: String) throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class Page: UIViewController {
                let queue = DispatchQueue(label: "app.work")
                override func viewDidLoad() { \(code) }
            }
            """)
        #expect(run.recording.events.filter { $0.kind == .exception }.compactMap(\.text).map { $0.contains(reason) } == [true])
    }

    @Test func `finds the app by its name in Objective-C, as extensions do`() throws {
        let printed = try prints(
            """
            let selector = NSSelectorFromString("sharedApplication")
            print(UIApplication.responds(to: selector), UIApplication.responds(to: NSSelectorFromString("other")))
            print(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
            """)
        #expect(printed == ["true false", "true"])
    }

    @Test func `compares places in memory, and keeps what is put there`() throws {
        let printed = try prints(
            """
            let place = UnsafeMutablePointer<Int>.allocate(capacity: 2)
            place.initialize(to: 5)
            place[1] = 6
            print(place.pointee, place[1])
            let one = Unmanaged.passUnretained(self).toOpaque()
            print(one == Unmanaged.passUnretained(self).toOpaque(), one == Unmanaged.passUnretained(view).toOpaque())
            """)
        #expect(printed == ["5 6", "true false"])
    }

    @Test func `keeps things with an object under places in memory that are numbers`() throws {
        let printed = try prints(
            """
            let first = UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(UIView.self)))!
            let again = UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(UIView.self)))!
            let other = UnsafeRawPointer(bitPattern: 16)!
            print(first == again, first == other, UnsafeRawPointer(bitPattern: 0) == nil, other)
            print([first: 1, other: 2][again] ?? 0)
            objc_setAssociatedObject(self, first, "kept", .OBJC_ASSOCIATION_RETAIN)
            print(objc_getAssociatedObject(self, again) as? String ?? "none", objc_getAssociatedObject(self, other) == nil)
            let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            objc_setAssociatedObject(self, place, "there", .OBJC_ASSOCIATION_RETAIN)
            print(objc_getAssociatedObject(self, place) as? String ?? "none", objc_getAssociatedObject(self, other) == nil)
            print(method(for: #selector(UIViewController.viewDidLoad)) != nil)
            """)
        #expect(printed == ["true false true 0x0000000000000010", "1", "kept true", "there true", "true"])
    }

    @Test func `reflects the classes above one of the program's, UIKit's too`() throws {
        let printed = try prints(
            """
            class Fancy: UITableView {}
            for object in [Fancy(), UIScrollView()] as [AnyObject] {
                var mirror: Mirror? = Mirror(reflecting: object)
                var names: [String] = []
                var isScrollView = false
                while let current = mirror {
                    names.append("\\(current.subjectType)")
                    if ObjectIdentifier(current.subjectType) == ObjectIdentifier(UIScrollView.self) { isScrollView = true }
                    mirror = current.superclassMirror
                }
                print(names.joined(separator: " "), isScrollView)
            }
            """)
        let above = "UIScrollView UIView UIResponder NSObject true"
        #expect(printed == ["Fancy UITableView \(above)", above])
    }

    @Test func `an extension that shares a name with what a text is as NSString calls that, and not itself`() throws {
        let printed = try prints(
            """
            print("a/b".appendingPathComponent("c"), "a/b".lastPathComponent, "x.y".deletingPathExtension)
            """,
            before: """
                extension String {
                    func appendingPathComponent(_ part: String) -> String { (self as NSString).appendingPathComponent(part) }
                    var lastPathComponent: String { return (self as NSString).lastPathComponent }
                    var deletingPathExtension: String {
                        let text = self as NSString
                        return text.deletingPathExtension
                    }
                }
                """)
        #expect(printed == ["a/b/c b x"])
    }

    @Test func `tells who observes a list what comes and goes in it, and lets an observer leave as it dies`() throws {
        let run = try Scenes.run(
            """
            import UIKit

            final class Shelf: NSObject {
                @objc dynamic private var _books: NSMutableArray = ["a"]
                var books: NSMutableArray { mutableArrayValue(forKey: "_books") }
                override init() {
                    super.init()
                    addObserver(self, forKeyPath: "_books", options: [.new, .old], context: nil)
                }
                deinit {
                    removeObserver(self, forKeyPath: "_books")
                    print("gone")
                }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
                ) {
                    let kind = NSKeyValueChange(rawValue: (change![.kindKey] as! NSNumber).uintValue)!
                    let places = change?[.indexesKey] as? IndexSet
                    print(kind, places?.first ?? -1, change?[.newKey] as? [String] ?? [], change?[.oldKey] as? [String] ?? [])
                }
            }
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let shelf = Shelf()
                    shelf.books.add("b")
                    shelf.books.insert("c", at: 0)
                    shelf.books[1] = "d"
                    shelf.books.removeObject(at: 0)
                    print(shelf.books.map { $0 as! String }, shelf.books.count)
                }
            }
            """)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception && $0.kind != .refusal })
        #expect(
            run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == [
                "insertion 1 [\"b\"] []", "insertion 0 [\"c\"] []", "replacement 1 [\"d\"] [\"a\"]", "removal 0 [] [\"c\"]",
                "[\"d\", \"b\"] 2", "gone",
            ])
    }

    @Test func `has collections that are objects, with values and objects in them`() throws {
        let printed = try prints(
            """
            let set = NSMutableSet()
            for one in [self, self, "a", 3, 3] as [Any] { set.add(one) }
            print(set.count, set.contains("a"), set.contains(4))
            set.remove(self)
            print(set.count)
            let dictionary = NSMutableDictionary()
            dictionary["k"] = 1
            dictionary["k"] = 2
            dictionary["j"] = nil
            let same = dictionary
            same["l"] = 3
            print(dictionary.count, dictionary["k"] as? Int ?? 0)
            let array = NSMutableArray(array: [1, "x"])
            array.insert(0, at: 0)
            array.remove("x")
            for one in array { print(one) }
            print(array.index(of: 5) == NSNotFound)
            """)
        #expect(printed == ["3 true false", "2", "2 2", "0", "1", "true"])
    }
}
