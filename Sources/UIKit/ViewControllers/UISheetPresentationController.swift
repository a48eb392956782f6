public import Foundation
package import Heap

/// The presentation of a sheet: the heights at which it rests, and its looks.
///
/// Fidelity: documented UISheetPresentationController; recorded modal-pagesheet-dismiss-betterhee (the presenter is told nothing). A sheet in a sheet
/// and source views are left out (simplified).
@available(iOS 15, *)
open class UISheetPresentationController: UIPresentationController {
    struct Record: Sendable {
        /// Retained, lowest first as code gives them.
        var detents: [ObjectID] = []
        var selected: Detent.Identifier?
        var undimmed: Detent.Identifier?
        var showsGrabber = false
        var cornerRadius: CGFloat?
        var prefersEdge = false
        var followsWidth = false
        var scrollingExpands = true
    }

    var record: Record {
        _read { yield world.state.sheets[id] }
        _modify { yield &world.state.sheets[id] }
    }

    package override var edges: [Edge] {
        super.edges + record.detents.enumerated().map { Edge("detents[\($0.offset)]", to: $0.element) }
    }

    /// Called when the user changes the sheet, and asked how to adapt it.
    public var delegate: (any UISheetPresentationControllerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UISheetPresentationControllerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The heights at which the sheet rests, lowest first; the large one alone by default.
    ///
    /// Fidelity: documented UISheetPresentationController.detents.
    public var detents: [Detent] {
        get { record.detents.isEmpty ? [Detent.large()] : record.detents.compactMap { world.object($0) } }
        set {
            for detent in newValue { world.space.retain(detent.id) }
            for old in record.detents { world.space.release(old) }
            record.detents = newValue.map(\.id)
            containerView?.invalidateLayout(.container)
        }
    }

    /// The detent at which the sheet rests; nil: the lowest.
    public var selectedDetentIdentifier: Detent.Identifier? {
        get { record.selected }
        set {
            record.selected = newValue
            containerView?.invalidateLayout(.container)
        }
    }

    /// The highest detent at which the content behind stays bright and touchable; nil: none.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { record.undimmed }
        set {
            record.undimmed = newValue
            containerView?.invalidateLayout(.container)
        }
    }

    /// Whether a short line at the top shows that the sheet can be dragged. Set before the presentation.
    public var prefersGrabberVisible: Bool {
        get { record.showsGrabber }
        set { record.showsGrabber = newValue }
    }

    /// How round the corners are, in points; nil: as the system has them.
    ///
    /// Fidelity: documented UISheetPresentationController.preferredCornerRadius; the system's own radius is simplified.
    public var preferredCornerRadius: CGFloat? {
        get { record.cornerRadius }
        set {
            record.cornerRadius = newValue
            wrapper?.layer.cornerRadius = newValue ?? 10
        }
    }

    /// Whether the sheet is at the bottom edge of a screen of compact height. Kept; it always is here.
    ///
    /// Fidelity: simplified.
    public var prefersEdgeAttachedInCompactHeight: Bool {
        get { record.prefersEdge }
        set { record.prefersEdge = newValue }
    }

    /// Whether such a sheet has the width that its controller prefers. Kept.
    ///
    /// Fidelity: simplified.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { record.followsWidth }
        set { record.followsWidth = newValue }
    }

    /// Whether scrolling in the sheet makes it higher first.
    ///
    /// Fidelity: documented UISheetPresentationController.
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { record.scrollingExpands }
        set { record.scrollingExpands = newValue }
    }

    /// Animates the changes that `changes` makes to this sheet.
    ///
    /// Fidelity: documented UISheetPresentationController.animateChanges(_:); how long it takes is simplified.
    public func animateChanges(_ changes: () -> Void) {
        world.animate(duration: Self.duration, curve: .spring(damping: 1, initialVelocity: 0)) {
            changes()
            rest()
        }
    }

    package func animateChanges(_ changes: Block) {
        animateChanges { world.call(changes) }
    }

    /// Asks custom detents for their heights again.
    @available(iOS 16, *)
    public func invalidateDetents() {
        containerView?.invalidateLayout(.container)
    }

    // MARK: Heights

    /// Moves the sheet to its detent.
    func rest() {
        layOutContainer()
        guard presented?.isInTransition == false else { return }
        dimming?.alpha = dimmedAlpha
        recede(true)
    }

    /// The sheet's detents; only the large one if code sets none.
    private var resting: [Detent.State] {
        record.detents.isEmpty ? [Detent.State()] : record.detents.map { world.state.detents[$0] }
    }

    /// The names of the detents.
    var detentIdentifiers: [Detent.Identifier] { resting.map(\.identifier) }

    /// The heights at which a sheet at a container's bottom edge can rest now, in points, with the detents' names.
    ///
    /// Fidelity: documented UISheetPresentationController; a custom detent's value leaves out the bottom's safe area.
    func heights(in container: UIView) -> [(identifier: Detent.Identifier, height: CGFloat)] {
        let area = surroundings(of: container)
        let whole = container.bounds.height
        let most = whole - area.top - 10
        let traits = container.window?.traitCollection ?? world.predictedTraits
        return resting.compactMap { detent in
            let value = world.height(of: detent, most: most - area.bottom, whole: whole, traits: traits)
            return value.map { (detent.identifier, min(most, $0 + area.bottom)) }
        }
    }

    /// The height at the selected detent, in points; nil when no detent has one.
    func selectedHeight(in container: UIView) -> CGFloat? {
        let all = heights(in: container)
        return (all.first { $0.identifier == record.selected } ?? all.first)?.height
    }

    /// Whether the content behind stays bright at the present detent.
    ///
    /// Fidelity: documented UISheetPresentationController.largestUndimmedDetentIdentifier.
    var isUndimmed: Bool {
        guard let limit = record.undimmed else { return false }
        let all = resting
        let present = all.firstIndex { $0.identifier == record.selected } ?? 0
        return all.firstIndex { $0.identifier == limit }.map { present <= $0 } ?? false
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// Fidelity: documented UISheetPresentationController.Detent; the medium one is half of the screen (simplified).
    @available(iOS 15, *)
    public final class Detent: NSObject {
        /// A detent's name.
        ///
        /// Fidelity: documented UISheetPresentationController.Detent.Identifier.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// An identifier by its name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// An identifier by its name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// Nearly the whole screen.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        struct State: Sendable {
            var identifier = Identifier.large
            var resolver: Block?
        }

        var state: State {
            _read { yield world.state.detents[id] }
            _modify { yield &world.state.detents[id] }
        }

        package override var edges: [Edge] { state.resolver.map { [Edge("resolver", to: $0.id)] } ?? [] }

        init(identifier: Identifier, resolver: Block? = nil) {
            super.init()
            state.identifier = identifier
            if let resolver { world.space.retain(resolver.id) }
            state.resolver = resolver
        }

        /// The detent's name.
        public var identifier: Identifier { state.identifier }

        /// About half of the screen.
        public class func medium() -> Detent { Detent(identifier: .medium) }

        /// Nearly the whole screen.
        public class func large() -> Detent { Detent(identifier: .large) }

        /// A height that code computes, in points, without the home indicator's area; nil: not available now.
        @available(iOS 16, *)
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let world = current
            return custom(
                identifier: identifier,
                resolver: world.block { (arguments: [Argument]) in
                    guard case .object(let id)? = arguments.first, let context: DetentContext = world.object(id) else { return .nothing }
                    return resolver(context).map { .value($0) } ?? .nothing
                })
        }

        package class func custom(identifier: Identifier?, resolver: Block) -> Detent {
            Detent(identifier: identifier ?? Identifier("detent \(resolver.id.index)"), resolver: resolver)
        }

        private static var current: World {
            let world = World.present("a detent was made")
            return world
        }
    }
}

extension World {
    /// A detent's height in points, without the room for the home indicator.
    ///
    /// Fidelity: simplified; the medium detent is half of the screen.
    func height(of detent: UISheetPresentationController.Detent.State, most: CGFloat, whole: CGFloat, traits: UITraitCollection) -> CGFloat?
    {
        guard let resolver = detent.resolver else { return detent.identifier == .medium ? whole / 2 : most }
        let context = DetentContext(most: most, traits: traits)
        switch call(resolver, [.object(context.id)]) {
        case .value(let number as CGFloat): return number
        case .value(let number as Double): return CGFloat(number)
        case .value(let number as Int): return CGFloat(number)
        default: return nil
        }
    }
}

/// The data for a custom detent.
///
/// Fidelity: documented UISheetPresentationControllerDetentResolutionContext.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The environment of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The data passed to a custom detent.
///
/// Fidelity: documented UISheetPresentationControllerDetentResolutionContext.
public final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    struct State: Sendable {
        var most: CGFloat = 0
        var traits: UITraitCollection?
    }

    init(most: CGFloat, traits: UITraitCollection) {
        super.init()
        world.state.detentContexts[id] = State(most: most, traits: traits)
    }

    /// The environment of the container.
    public var containerTraitCollection: UITraitCollection { world.state.detentContexts[id].traits ?? world.predictedTraits }
    /// The height of the large detent, in points.
    public var maximumDetentValue: CGFloat { world.state.detentContexts[id].most }
}

/// Called when the user changes a sheet.
///
/// Fidelity: documented UISheetPresentationControllerDelegate.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A finger has brought the sheet to another detent.
    ///
    /// Fidelity: documented UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) (a finger's
    /// change, not code's).
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
