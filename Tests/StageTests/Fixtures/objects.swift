import Foundation

final class Box {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("\(name) gone") }
}
let cache = NSCache<NSString, Box>()
cache.setObject(Box("a"), forKey: "one")
print(cache.object(forKey: "one")!.name, cache.object(forKey: "two") == nil)
cache.removeAllObjects()
let lock = NSLock()
lock.lock()
print(lock.try())
lock.unlock()
print(lock.withLock { 3 })
let free = NSRecursiveLock()
free.lock()
free.lock()
print("twice")
let gate = DispatchSemaphore(value: 1)
gate.wait()
gate.signal()


class Download: Operation {
    override func main() { if !isCancelled { print("download") } }
}
let done = BlockOperation { print("block") }
done.completionBlock = { }
let download = Download()
download.start()
print(download.isFinished, download.isCancelled)
let skipped = Download()
skipped.cancel()
skipped.start()
print(skipped.isFinished, skipped.isCancelled)
done.start()
print(done.isFinished, done.executionBlocks.count)

// An operator for objects that stand for numbers, written with what they have.
extension NSNumber: @retroactive Comparable {
    public static func < (left: NSNumber, right: NSNumber) -> Bool { left.compare(right) == .orderedAscending }
}
let (three, four): (NSNumber, NSNumber) = (3, 4.5)
print(three < four, four < three, [four, three].sorted().map(\.doubleValue), max(three, four), 1 < 2, [2.5, 1].sorted())

// Objects that say themselves which are equal.
final class Place: NSObject {
    let number: Int, name: String
    init(number: Int, name: String) {
        self.number = number
        self.name = name
        super.init()
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.number == number }
    override var hash: Int { number }
}
do {
    let (a, b, c) = (Place(number: 1, name: "a"), Place(number: 1, name: "b"), Place(number: 2, name: "c"))
    print(a == b, a != b, a == c, a.isEqual(b), a === b, a.hash, a.hashValue == b.hashValue)
    print(Set([a, b, c]).count, [a, c].contains(b), [c, a].firstIndex(of: b) as Any, [a: "first", c: "second"][b] as Any)
    let object: NSObject = a
    print(object == b, object.isEqual(c), [object].contains(Place(number: 1, name: "d")), NSObject() == NSObject())
}
