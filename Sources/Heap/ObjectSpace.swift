/// Owns contents of objects and must release them when an object dies.
public protocol Finalizer: AnyObject {
    /// Runs the object's deinitialiser, if this owner has one, and releases every strong reference that the object's contents hold.
    func finalize(_ id: ObjectID)
}

/// The objects of one run, with Swift's lifetimes: strong counts, immediate and recursive deinitialisation at well-defined points.
///
/// Not the host's ARC: a count that falls to zero lists the object, and `reap(from:)` deinitialises the listed objects. Code with
/// temporaries of its own (a function called from native code, a turn of the run loop) remembers `mark` first and reaps from there. So
/// objects that an outer caller has released live until that caller reaps. Confined to one thread at a time.
public final class ObjectSpace {
    /// The counts and names, as a value. Assigning it goes to another time of the same run.
    ///
    /// Unchecked: every reference that is counted goes through it, and nothing here calls out while it changes it.
    @exclusivity(unchecked)
    public var heap = Heap()
    /// Called in this order for every object that dies. Not retained: each owns the space.
    public var finalizers: [any Finalizer] {
        get { owners.map(\.finalizer) }
        set { owners = newValue.map(Owner.init) }
    }
    // Unchecked, like those below: they are set while no object dies.
    @exclusivity(unchecked)
    private var owners: [Owner] = []
    /// Called at every allocation.
    @exclusivity(unchecked)
    public var onAllocate: ((ObjectID) -> Void)?
    /// Called when a reference is released that did not exist: a counting mistake of the caller. Without a listener the process ends.
    public var onOverrelease: ((ObjectID) -> Void)?
    /// Called when an object begins to die, before its finalizers run.
    @exclusivity(unchecked)
    public var onDeinitialise: ((ObjectID) -> Void)?
    /// Called at every deallocation, after the finalizers have run.
    @exclusivity(unchecked)
    public var onDeallocate: ((ObjectID) -> Void)?

    private struct Owner {
        unowned let finalizer: any Finalizer
    }

    /// The reapings in progress, innermost last; a deinitialiser may reap in its turn.
    @exclusivity(unchecked)
    private var levels: [(next: Int, start: Int)] = []

    /// A space without objects.
    public init() {}

    /// A new object; see `Heap.allocate(typeName:)`.
    public func allocate(typeName: String) -> ObjectID {
        let id = heap.allocate(typeName: typeName)
        onAllocate?(id)
        return id
    }

    /// A new object with one strong reference, which is the caller's. `begin` initialises it before `onAllocate` is called.
    public func allocateRetained(typeName: String, begin: (ObjectID) -> Void = { _ in }) -> ObjectID {
        let id = heap.allocateRetained(typeName: typeName)
        begin(id)
        onAllocate?(id)
        return id
    }

    /// Counts one strong reference more.
    public func retain(_ id: ObjectID) {
        heap.retain(id)
    }

    /// Counts one strong reference less.
    public func release(_ id: ObjectID) {
        if !heap.release(id) { overreleased(id) }
    }

    private func overreleased(_ id: ObjectID) {
        guard let onOverrelease else {
            preconditionFailure("\(heap.typeName(of: id)) \(id.index) released more often than retained")
        }
        onOverrelease(id)
    }

    /// Makes a strong reference point elsewhere: the new object is retained before the old one is released.
    public func assign(_ reference: inout ObjectID?, _ new: ObjectID?) {
        let old = reference
        if let new { heap.retain(new) }
        reference = new
        if let old { release(old) }
    }

    /// Passes a reference of the caller's to the innermost autorelease pool, which releases it when it is drained.
    public func autorelease(_ id: ObjectID) {
        heap.autorelease(id)
    }

    /// Where an autorelease pool begins that is opened now.
    public var poolMark: Int { heap.autoreleased.count }

    /// Releases the pools' objects from `mark` on, the youngest first, and those added meanwhile. An object without other references dies
    /// at once.
    public func drain(to mark: Int) {
        while heap.autoreleased.count > mark {
            let start = self.mark
            release(heap.takeAutoreleased())
            reap(from: start)
        }
    }

    /// The place in the list of unreferenced objects from which code that begins now is answerable.
    public var mark: Int { heap.unreferenced.count }

    /// Deinitialises every object listed at or after `mark` that has not been retained since, in the order of their release. An object that
    /// only such an object held dies directly after it. Linear in the objects that die, however deep the chain.
    public func reap(from mark: Int) {
        guard heap.unreferenced.count > mark else { return }
        let outermost = levels.count
        levels.append((next: mark, start: mark))
        while levels.count > outermost, let level = levels.last {
            guard level.next < heap.unreferenced.count else {
                heap.dropListed(from: level.start)
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next += 1
            guard let id = heap.beginDeinitialising(listedAt: level.next) else { continue }
            let inner = heap.unreferenced.count
            onDeinitialise?(id)
            for position in owners.indices { owners[position].finalizer.finalize(id) }
            heap.endDeinitialising(id)
            onDeallocate?(id)
            if heap.unreferenced.count > inner { levels.append((next: inner, start: inner)) }
        }
    }
}
