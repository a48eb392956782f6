internal import Heap

/// The contents of an array, dictionary, set, tuple, range, struct, payload or shared variable.
struct Buffer: Sendable {
    /// How many values refer to it.
    var count: Int32
    /// A struct's type, a tuple's static type with labels, a range's kind (0 half-open, 1 closed), the first index of a slice of an array,
    /// else -1.
    var type: Int32
    /// The elements as they lie in memory; a window's are among those of the array that it was cut from. Of what is no array these are the elements.
    var contents: ContiguousArray<Value>
    private var extra: Extra?

    /// What only some have: a dictionary's or set's places, a slice's window. One word, as there are many buffers.
    private final class Extra: @unchecked Sendable {
        // Unchecked: a buffer changes one that it alone has, and takes a copy of another's.
        @exclusivity(unchecked)
        var places: [HashKey: Int]?
        let window: Window?

        init(places: [HashKey: Int]?, window: Window?) {
            self.places = places
            self.window = window
        }
    }

    /// The part of an array that a slice is. A slice owns none of its elements until it changes: it holds the array.
    final class Window: Sendable {
        /// The array.
        let base: BufferID
        /// The places of the slice's elements in it.
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

    /// The part that a slice is which owns no elements; nil for all else.
    var window: Window? {
        @inline(__always) get { extra?.window }
        set { extra = newValue.map { Extra(places: nil, window: $0) } }
    }

    /// A dictionary's or set's places by key.
    var places: [HashKey: Int]? {
        get { extra?.places }
        _modify {
            if !isKnownUniquelyReferenced(&extra) { extra = Extra(places: extra?.places, window: nil) }
            yield &extra.unsafelyUnwrapped.places
        }
    }

    /// The elements; a dictionary's keys and values by turns. A window's are copied: where only some are wanted, `view` has them.
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

    /// The elements where they lie; the first place need not be 0.
    var view: ContiguousArray<Value>.SubSequence {
        if let window { return contents[window.range] }
        return contents[...]
    }

    /// How many elements there are.
    var elementCount: Int {
        @inline(__always) get {
            if let window { return window.range.count }
            return contents.count
        }
    }

    /// The element at a place, counted from 0.
    subscript(place: Int) -> Value {
        @inline(__always) get {
            if let window { return contents[window.range.lowerBound + place] }
            return contents[place]
        }
    }

    /// Whether changing it where it lies would be seen elsewhere.
    var isShared: Bool {
        @inline(__always) get {
            count > 1 || window != nil
        }
    }

    /// How many values it holds that an earlier one in its place does not.
    func weight(after old: Buffer) -> Int {
        if window != nil { return 1 }
        guard !contents.sharesMemory(with: old.contents) else { return 0 }
        // The places of keys are copied with them.
        return contents.weight(after: old.contents) + (places?.count ?? 0) * 2
    }
}
