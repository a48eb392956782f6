internal import Heap

/// The contents of an array, dictionary, set, tuple, range, struct, payload or shared variable.
struct Buffer: Sendable {
    /// The reference count.
    var count: Int32
    /// Depends on the contents:
    ///
    /// - struct: its type
    /// - tuple: its static type with labels
    /// - range: its kind (0 half-open, 1 closed)
    /// - slice: its first index
    /// - otherwise: -1
    var type: Int32
    /// The elements in memory. For a slice without its own elements they are those of the whole array.
    var contents: ContiguousArray<Value>
    private var extra: Extra?

    /// Parts that only some buffers have: a dictionary's or set's index, a slice's window. One word, as there are many buffers.
    private final class Extra: @unchecked Sendable {
        // Unchecked: a buffer changes only an instance that it alone holds, and copies a shared one.
        @exclusivity(unchecked)
        var places: [HashKey: Int]?
        let window: Window?

        init(places: [HashKey: Int]?, window: Window?) {
            self.places = places
            self.window = window
        }
    }

    /// The part of an array that a slice refers to. Until its first change a slice owns no elements and retains the array.
    final class Window: Sendable {
        /// The whole array.
        let base: BufferID
        /// The positions of the slice's elements in it.
        let range: Range<Int>

        init(base: BufferID, range: Range<Int>) {
            self.base = base
            self.range = range
        }
    }

    init(count: Int32 = 0, type: Int32 = -1, elements: ContiguousArray<Value> = []) {
        self.count = count
        self.type = type
        contents = elements
    }

    /// The window of a slice without its own elements; nil for other buffers.
    var window: Window? {
        @inline(__always) get { extra?.window }
        set { extra = newValue.map { Extra(places: nil, window: $0) } }
    }

    /// A dictionary's or set's index: positions by key.
    var places: [HashKey: Int]? {
        get { extra?.places }
        _modify {
            if !isKnownUniquelyReferenced(&extra) { extra = Extra(places: extra?.places, window: nil) }
            yield &extra.unsafelyUnwrapped.places
        }
    }

    /// The elements; for a dictionary keys and values in turn. Copies a window's elements: use `view` to read only some.
    var elements: ContiguousArray<Value> {
        @inline(__always) get {
            if let window { return ContiguousArray(contents[window.range]) }
            return contents
        }
        @inline(__always) _modify {
            assert(window == nil, "a slice changes that owns no elements")
            yield &contents
        }
    }

    /// The elements without a copy. The first index need not be 0.
    var view: ContiguousArray<Value>.SubSequence {
        if let window { return contents[window.range] }
        return contents[...]
    }

    /// The number of elements.
    var elementCount: Int {
        @inline(__always) get {
            if let window { return window.range.count }
            return contents.count
        }
    }

    /// The element at a position, counted from 0.
    subscript(place: Int) -> Value {
        @inline(__always) get {
            if let window { return contents[window.range.lowerBound + place] }
            return contents[place]
        }
    }

    /// Whether a change in place would be visible elsewhere.
    var isShared: Bool {
        @inline(__always) get {
            count > 1 || window != nil
        }
    }

    /// The number of values that this buffer holds and an earlier version of it does not share.
    func weight(after old: Buffer) -> Int {
        if window != nil { return 1 }
        guard !contents.sharesMemory(with: old.contents) else { return 0 }
        // A copy of the elements also copies the index.
        return contents.weight(after: old.contents) + (places?.count ?? 0) * 2
    }
}
