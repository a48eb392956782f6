import Foundation
import Heap

/// Elements under one title.
///
/// Fidelity: documented UIMenu; simplified, a list of words over what is there, palettes and sizes are left out.
public final class UIMenu: UIMenuElement {
    /// How the elements of a menu belong together.
    public struct Options: OptionSet, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Something that cannot be taken back.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of the elements has a tick.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// In a row of pictures.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements are. Kept.
    public enum ElementSize: Int, Sendable {
        /// Small, several in a row.
        case small = 0
        /// Middling, several in a row.
        case medium
        /// A row each.
        case large
        /// As the system likes it.
        case automatic = -1
    }

    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String

        /// A name from a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A name from a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A menu of elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        super.init()
        for child in children { world.space.retain(child.id) }
        element = Record(
            title: title, subtitle: subtitle, image: image, identifier: identifier?.rawValue ?? "menu.\(id.index)",
            children: children.map(\.id), options: options, size: preferredElementSize)
    }

    /// The menu's name.
    public var identifier: Identifier { Identifier(rawValue: element.identifier) }

    /// How the elements belong together.
    public var options: Options { element.options }

    /// How large the elements are. Kept.
    public var preferredElementSize: ElementSize {
        get { element.size }
        set { element.size = newValue }
    }

    /// The elements, from the top.
    public var children: [UIMenuElement] { element.children.compactMap { world.object($0) } }

    /// The elements that have a tick.
    @available(iOS 15, *)
    public var selectedElements: [UIMenuElement] { children.filter { $0.element.state == .on } }

    /// The same menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let record = element
        return world.bind {
            UIMenu(
                title: record.title, subtitle: record.subtitle, image: record.image, identifier: identifier, options: record.options,
                preferredElementSize: record.size, children: newChildren)
        }
    }
}

/// Elements that are made when the menu is shown.
///
/// Fidelity: documented UIDeferredMenuElement; simplified, nothing stands for them meanwhile.
public final class UIDeferredMenuElement: UIMenuElement {
    /// Elements that `elementProvider` passes to its closure, now or later. It is called once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(Self.block(elementProvider))
    }

    package init(_ elementProvider: Block) {
        super.init()
        world.space.retain(elementProvider.id)
        element.handler = elementProvider
    }

    /// Elements that are provided anew each time.
    @available(iOS 15, *)
    public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        uncached(Self.block(elementProvider))
    }

    package static func uncached(_ elementProvider: Block) -> UIDeferredMenuElement {
        let new = UIDeferredMenuElement(elementProvider)
        new.element.options = .displayInline
        return new
    }

    private static func block(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Block {
        let world = World.present("a UIDeferredMenuElement was made")
        return world.block { (arguments: [Argument]) in
            guard case .value(let end as Block)? = arguments.first else { return .nothing }
            provider { elements in world.call(end, [.value(elements.map(\.id))]) }
            return .nothing
        }
    }

    /// Gets the elements, unless they are known. `arrived` is called when they come.
    func ask(_ arrived: @escaping () -> Void) {
        guard element.children.isEmpty || element.options == .displayInline, let provider = element.handler else { return }
        let end = world.block(keeping: [self]) { [unowned self] (arguments: [Argument]) -> Argument in
            take(arguments.first)
            arrived()
            return .nothing
        }
        world.call(provider, [.value(end)])
    }

    private func take(_ argument: Argument?) {
        var ids: [ObjectID] = []
        if case .value(let found as [ObjectID])? = argument { ids = found }
        for id in ids { world.space.retain(id) }
        for id in element.children { world.space.release(id) }
        element.children = ids
    }
}
