/// States by number, stored in pieces that are copied when written to. A copy of a table is a snapshot.
///
/// A tree of fixed depth: a list of branches, 32 leaves to a branch. A leaf has as many states as make half a kilobyte, at most 16. A copy
/// costs one retain and eight bytes. A write afterwards copies the list, one branch and one leaf. Reading a state that was never written
/// gives the initial state. Reads and writes take constant time, and access the state in place.
///
/// Inlinable, as the machine and the framework read tables in their innermost loops.
public struct Table<State: Sendable>: Sendable {
    @usableFromInline
    typealias Leaf = ContiguousArray<State>
    @usableFromInline
    typealias Branch = ContiguousArray<Leaf>

    // The first branch has only the initial state, so that a table is one word. The other branches have the states.
    @usableFromInline
    var branches: ContiguousArray<Branch>

    @inlinable
    static var branchBits: UInt32 { 5 }

    @inlinable
    static var leafBits: UInt32 {
        let stride = MemoryLayout<State>.stride
        return stride > 256 ? 0 : stride > 128 ? 1 : stride > 64 ? 2 : stride > 32 ? 3 : 4
    }

    /// An empty table in which everything has the state `initial`.
    @inlinable
    public init(initial: State) {
        branches = [[[initial]]]
    }

    /// The state of one object.
    @inlinable
    public subscript(id: ObjectID) -> State {
        @inline(__always) _read { yield self[id.index] }
        @inline(__always) _modify { yield &self[id.index] }
    }

    /// The state with a number.
    @inlinable
    public subscript(index: UInt32) -> State {
        // An array's own subscript would give a copy of the state, whose every reference is counted.
        @inline(__always) _read { yield address(of: index).pointee }
        @inline(__always) _modify {
            let (branch, leaf, place) = Self.path(to: index)
            if branch >= branches.count || branches[branch].isEmpty || branches[branch][leaf].isEmpty { grow(branch, leaf) }
            yield &branches[branch][leaf][place]
        }
    }

    /// The address of a state as long as the table is neither changed nor released.
    @inlinable
    @inline(__always)
    func address(of index: UInt32) -> UnsafePointer<State> {
        let (branch, leaf, place) = Self.path(to: index)
        return branches.withUnsafeBufferPointer { branches in
            guard branch < branches.count, !branches[branch].isEmpty else { return Self.address(in: branches[0], 0, 0) }
            return branches[branch].withUnsafeBufferPointer { leaves in
                leaves[leaf].isEmpty ? Self.address(in: branches[0], 0, 0) : Self.address(in: branches[branch], leaf, place)
            }
        }
    }

    @inlinable
    @inline(__always)
    static func address(in branch: Branch, _ leaf: Int, _ place: Int) -> UnsafePointer<State> {
        branch.withUnsafeBufferPointer { leaves in
            leaves[leaf].withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + place }
        }
    }

    @inlinable
    @inline(__always)
    static func path(to index: UInt32) -> (branch: Int, leaf: Int, place: Int) {
        let leaf = index >> leafBits
        return (Int(leaf >> branchBits) + 1, Int(leaf & (1 << branchBits - 1)), Int(index & (1 << leafBits - 1)))
    }

    @inlinable
    @inline(never)
    mutating func grow(_ branch: Int, _ leaf: Int) {
        if branch >= branches.count { branches.append(contentsOf: repeatElement([], count: branch + 1 - branches.count)) }
        if branches[branch].isEmpty { branches[branch] = Branch(repeating: [], count: 1 << Int(Self.branchBits)) }
        branches[branch][leaf] = Leaf(repeating: branches[0][0][0], count: 1 << Int(Self.leafBits))
    }

    /// How many bytes of lists and pieces this keeps that an earlier table does not share. Costs the pieces that differ.
    public func pieceBytes(after earlier: Table) -> Int {
        guard !branches.sharesMemory(with: earlier.branches) else { return 0 }
        var bytes = branches.count * MemoryLayout<Branch>.stride
        for branch in branches.indices where !branches[branch].isEmpty {
            let leaves = branches[branch]
            let oldLeaves = branch < earlier.branches.count ? earlier.branches[branch] : []
            guard !leaves.sharesMemory(with: oldLeaves) else { continue }
            bytes += leaves.count * MemoryLayout<Leaf>.stride
            for place in leaves.indices where oldLeaves.isEmpty || !leaves[place].sharesMemory(with: oldLeaves[place]) {
                bytes += leaves[place].count * MemoryLayout<State>.stride
            }
        }
        return bytes
    }

    /// Calls `body` with the number of each state in a piece that `earlier` does not share, the state, and its earlier value. Costs the
    /// pieces that differ.
    @inlinable
    public func forEachChange(since earlier: Table, _ body: (_ index: UInt32, _ new: State, _ old: State) -> Void) {
        for branch in branches.indices.dropFirst() where !branches[branch].isEmpty {
            let leaves = branches[branch]
            let oldLeaves = branch < earlier.branches.count ? earlier.branches[branch] : []
            guard !leaves.sharesMemory(with: oldLeaves) else { continue }
            for place in leaves.indices where !leaves[place].isEmpty {
                let leaf = leaves[place]
                let oldLeaf = oldLeaves.isEmpty ? [] : oldLeaves[place]
                guard !leaf.sharesMemory(with: oldLeaf) else { continue }
                leaf.withUnsafeBufferPointer { new in
                    (oldLeaf.isEmpty ? branches[0][0] : oldLeaf).withUnsafeBufferPointer { old in
                        let first = (UInt32(branch - 1) << Self.branchBits | UInt32(place)) << Self.leafBits
                        for index in new.indices { body(first + UInt32(index), new[index], old[oldLeaf.isEmpty ? 0 : index]) }
                    }
                }
            }
        }
    }
}

extension ContiguousArray {
    /// Whether the elements share memory: neither array has been changed since one was copied from the other.
    @inlinable
    public func sharesMemory(with other: ContiguousArray) -> Bool {
        count == other.count && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}

extension Array {
    /// Whether the elements share memory: neither array has been changed since one was copied from the other.
    public func sharesMemory(with other: Array) -> Bool {
        count == other.count && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}
