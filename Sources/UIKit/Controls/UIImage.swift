public import Foundation

/// A picture: a system symbol, or the place of one of the app's own. Immutable.
///
/// Fidelity: simplified; pictures are drawn as a box with their name, and a symbol at the default size is 20 points square.
public final class UIImage: Hashable, Sendable, CustomStringConvertible {
    /// The name of the symbol or picture.
    package let name: String
    /// The size in points.
    public let size: CGSize

    private init(name: String, size: CGSize) {
        (self.name, self.size) = (name, size)
    }

    /// A system symbol; nil for an empty name.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, size: CGSize(width: 20, height: 20))
    }

    /// One of the app's own pictures; nil for an empty name. There are no files: every name is taken to be there.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name: name, size: CGSize(width: 40, height: 40))
    }

    /// Whether two pictures are the same.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.name == right.name && left.size == right.size
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    /// The name.
    public var description: String { "UIImage(\(name))" }
}
