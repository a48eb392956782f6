public import Heap

/// Reads the states of a run one after the other, and tells which properties of the program's objects refer to other objects than before.
/// An array in a property refers to its elements: `rows[0]`.
public struct ReferenceReader {
    private struct Place: Hashable {
        let owner: ObjectID
        let name: String
    }

    /// The properties' names by the class's number, superclasses' first.
    private let names: [Int32: [String]]
    private var earlier: Interpreter.State?
    /// The properties that hold each array.
    private var arrays: [UInt32: [Place]] = [:]

    /// `names` are those of `Interpreter.storedPropertyNames`.
    public init(names: [Int32: [String]]) { self.names = names }

    /// Reads the next state, and calls `body` for each property that refers to another object now. The object is nil where it refers to
    /// none any more. Costs what differs from the state before, and the elements of arrays of objects that differ.
    public mutating func read(
        _ state: Interpreter.State, _ body: (_ owner: ObjectID, _ name: String, _ object: ObjectID?) -> Void
    ) {
        defer { earlier = state }
        guard earlier?.store != state.store else { return }
        let (new, old) = (state.store.pointee, earlier?.store.pointee ?? Store())
        // First the arrays whose elements change, while `arrays` still has the properties of the state before.
        new.buffers.forEachChange(since: old.buffers) { index, buffer, former in
            for place in arrays[index] ?? [] { Self.compare(former, buffer, at: place, body) }
        }
        new.objects.forEachChange(since: old.objects) { index, instance, former in
            guard instance.type != former.type || !instance.fields.sharesMemory(with: former.fields),
                let names = names[max(instance.type, former.type)]
            else { return }
            for (slot, name) in names.enumerated() {
                change(Place(owner: ObjectID(index: index), name: name), former.field(slot), instance.field(slot), old, new, body)
            }
        }
    }

    private mutating func change(
        _ place: Place, _ before: Value?, _ now: Value?, _ old: Store, _ new: Store, _ body: (ObjectID, String, ObjectID?) -> Void
    ) {
        let (former, buffer) = (before?.arrayIndex, now?.arrayIndex)
        if former != buffer {
            if let former { arrays[former]?.removeAll { $0 == place } }
            if let buffer { arrays[buffer, default: []].append(place) }
            Self.compare(former.map { old.buffers[$0] } ?? Buffer(), buffer.map { new.buffers[$0] } ?? Buffer(), at: place, body)
        }
        let (was, object) = (before?.reference, now?.reference)
        if was != object { body(place.owner, place.name, object) }
    }

    /// The elements of an array are of one type: the first says whether they are objects.
    private static func compare(
        _ old: Buffer, _ new: Buffer, at place: Place, _ body: (ObjectID, String, ObjectID?) -> Void
    ) {
        guard new.contents.first?.reference != nil || old.contents.first?.reference != nil else { return }
        for index in 0..<max(old.contents.count, new.contents.count) {
            let was = index < old.contents.count ? old.contents[index].reference : nil
            let object = index < new.contents.count ? new.contents[index].reference : nil
            if was != object { body(place.owner, "\(place.name)[\(index)]", object) }
        }
    }
}

extension Interpreter {
    /// The names of the stored properties of the program's classes that have been used, by the class's number; superclasses' first, as an
    /// instance has them.
    public var storedPropertyNames: [Int32: [String]] {
        var names: [Int32: [String]] = [:]
        for type in declarations.types where type.kind == .class && type.isResolved && !type.isPlaceholder && !isLibrary(type) {
            names[type.index] = type.chain.reversed().flatMap(\.stored).map(\.baseName)
        }
        return names
    }
}

extension Instance {
    /// A field; nil for an object that has none there.
    fileprivate func field(_ slot: Int) -> Value? { type >= 0 && fields.indices.contains(slot) ? fields[slot] : nil }
}

extension Value {
    /// The object that the value refers to.
    fileprivate var reference: ObjectID? {
        switch self {
        case .object(let id), .weak(let id), .unowned(let id): id
        default: nil
        }
    }

    /// The number of an array's buffer.
    fileprivate var arrayIndex: UInt32? { if case .array(let buffer) = self { buffer.index } else { nil } }
}
