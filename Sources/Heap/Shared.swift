/// A value behind a reference, copied when written to. A copy of a struct with such a value costs one reference, however large the value
/// is.
///
/// Inlinable, as the machine reads such values wherever it continues.
public struct Shared<Content: Sendable>: Sendable {
    /// Unchecked: written to only by its sole owner.
    @usableFromInline
    final class Box: @unchecked Sendable {
        @exclusivity(unchecked)
        @usableFromInline
        var content: Content

        @usableFromInline
        init(_ content: Content) { self.content = content }
    }

    @usableFromInline
    var box: Box

    /// A value that is not shared yet.
    @inlinable
    public init(_ content: Content) {
        box = Box(content)
    }

    /// The value.
    @inlinable
    public var content: Content {
        @inline(__always) _read { yield box.content }
        @inline(__always) _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.content) }
            yield &box.content
        }
    }
}
