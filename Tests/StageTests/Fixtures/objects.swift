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
