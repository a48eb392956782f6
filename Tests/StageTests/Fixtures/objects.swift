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
