let _standingContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)

/// Fidelity: documented NSManagedObjectContext.perform; simplified, on the main thread whatever the context's queue.
extension NSManagedObjectContext {
    func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }
    func perform<T>(_ block: () throws -> T) async rethrows -> T { try block() }
}

/// Fidelity: documented NSPersistentStoreCoordinator.perform; simplified, on the main thread whatever its own queue.
extension NSPersistentStoreCoordinator {
    func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async { block() } }
    func perform<T>(_ block: () throws -> T) async rethrows -> T { try block() }
}

/// Fidelity: documented NSManagedObject.managedObjectContext; simplified, one that stands for whichever an object was inserted into.
extension NSManagedObject {
    var managedObjectContext: NSManagedObjectContext? { _standingContext }
}
