/// A value by reference that is copied when written to: copies of what holds it cost one reference, however much there is in it.
struct Shared<Content: Sendable>: Sendable {
    /// Unchecked: written to only by the one who holds it alone.
    private final class Box: @unchecked Sendable {
        @exclusivity(unchecked)
        var content: Content

        init(_ content: Content) { self.content = content }
    }

    private var box: Box

    init(_ content: Content) {
        box = Box(content)
    }

    var content: Content {
        @inline(__always) _read { yield box.content }
        @inline(__always) _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.content) }
            yield &box.content
        }
    }
}
