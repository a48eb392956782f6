public import Foundation
import Heap

/// Keeps copied content until it is pasted.
///
/// Fidelity: documented UIPasteboard; in memory, texts, addresses, pictures and colours alone (simplified).
public final class UIPasteboard: NSObject {
    struct Record: Sendable {
        var name = ""
        var strings: [String] = []
        var urls: [URL] = []
        var images: [UIImage] = []
        var colors: [UIColor] = []
        var changes = 0
    }

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String

        /// A name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard for the user's copying and pasting.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private var record: Record {
        _read { yield world.state.pasteboards[id] }
        _modify { yield &world.state.pasteboards[id] }
    }

    /// The pasteboard for the user's copying and pasting.
    public static var general: UIPasteboard { named(.general) }

    /// The pasteboard with a name. Returns nil if there is none and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) { self.init(named: pasteboardName, create: create) }

    private init?(named name: Name, create: Bool) {
        super.init()
        guard create || name == .general else { return nil }
        record.name = name.rawValue
    }

    /// A pasteboard of a name that no other has.
    public static func withUniqueName() -> UIPasteboard {
        let world = World.present("a UIPasteboard was made")
        world.state.identifiers += 1
        return named(Name("pasteboard.\(world.state.identifiers)"))
    }

    private static func named(_ name: Name) -> UIPasteboard {
        let world = World.present("a UIPasteboard was asked for")
        if let known: UIPasteboard = world.object(world.state.application.pasteboards[name.rawValue]) { return known }
        guard let new = UIPasteboard(named: name, create: true) else { preconditionFailure("a pasteboard was not made") }
        world.space.assign(&world.state.application.pasteboards[name.rawValue], new.id)
        return new
    }

    /// The pasteboard's name.
    public var name: Name { Name(rawValue: record.name) }

    /// How often something has been copied.
    public var changeCount: Int { record.changes }

    /// Posted when the content has changed.
    public static var changedNotification: Notification.Name { Notification.Name("UIPasteboardChangedNotification") }

    /// Fidelity: documented UIPasteboard.changedNotification (what is copied takes the place of everything).
    private func take(_ change: (inout Record) -> Void) {
        var new = Record(name: record.name, changes: record.changes + 1)
        change(&new)
        record = new
        world.post(Self.changedNotification, object: self)
    }

    /// The text.
    public var string: String? {
        get { record.strings.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts.
    public var strings: [String]? {
        get { record.strings.isEmpty ? nil : record.strings }
        set { take { $0.strings = newValue ?? [] } }
    }

    /// The address.
    public var url: URL? {
        get { record.urls.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses; as texts too.
    public var urls: [URL]? {
        get { record.urls.isEmpty ? nil : record.urls }
        set {
            take {
                $0.urls = newValue ?? []
                $0.strings = $0.urls.map(\.absoluteString)
            }
        }
    }

    /// The picture.
    public var image: UIImage? {
        get { record.images.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures.
    public var images: [UIImage]? {
        get { record.images.isEmpty ? nil : record.images }
        set { take { $0.images = newValue ?? [] } }
    }

    /// The colour.
    public var color: UIColor? {
        get { record.colors.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours.
    public var colors: [UIColor]? {
        get { record.colors.isEmpty ? nil : record.colors }
        set { take { $0.colors = newValue ?? [] } }
    }

    /// Whether there is text.
    public var hasStrings: Bool { !record.strings.isEmpty }
    /// Whether there are addresses.
    public var hasURLs: Bool { !record.urls.isEmpty }
    /// Whether there are pictures.
    public var hasImages: Bool { !record.images.isEmpty }
    /// Whether there are colours.
    public var hasColors: Bool { !record.colors.isEmpty }
    /// The number of its items.
    public var numberOfItems: Int {
        [record.strings.count, record.urls.count, record.images.count, record.colors.count].max() ?? 0
    }
}
