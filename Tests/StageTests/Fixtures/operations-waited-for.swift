import Foundation

// Who adds operations may wait for them, those that wait for others included.
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let lock = NSLock()
var log: [String] = []
func note(_ text: String) {
    lock.lock()
    log.append(text)
    lock.unlock()
}

let last = BlockOperation { note("last") }
let first = BlockOperation { note("first") }
last.addDependency(first)
queue.addOperations([last, first], waitUntilFinished: true)
print(log, last.isFinished, first.isFinished)

let single = BlockOperation { note("single") }
queue.addOperation(single)
single.waitUntilFinished()
print(log.last ?? "none", single.isFinished)
single.waitUntilFinished()
print("again")
