public import Foundation
import Heap

/// Where a cell, header or footer is, and how it looks there.
struct LayoutElement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case cell
        case supplement(String)
        case decoration(String)

        /// nil: a cell.
        var name: String? {
            switch self {
            case .cell: nil
            case .supplement(let name), .decoration(let name): name
            }
        }

        var isDecoration: Bool { if case .decoration = self { true } else { false } }
    }

    var kind = Kind.cell
    var path = IndexPath(item: 0, section: 0)
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    init(kind: Kind, path: IndexPath, frame: CGRect = .zero) {
        self.kind = kind
        self.path = path
        center = CGPoint(x: frame.midX, y: frame.midY)
        size = frame.size
    }

    init() {}

    /// The part of the transform in the plane.
    var transform: CGAffineTransform { transform3D.affine }

    /// The smallest upright rectangle around it.
    var frame: CGRect { UIView.frame(center: center, bounds: CGRect(origin: .zero, size: size), transform: transform) }
}

/// Where a flow layout has put items, headers and footers.
struct LayoutPlaces: Sendable {
    var items: [[CGRect]] = []
    /// By section; empty where there is none.
    var headers: [CGRect] = []
    var footers: [CGRect] = []
    /// By section, from the header's end to the footer's beginning in the direction that the content runs; none where nothing is pinned.
    var extents: [ClosedRange<CGFloat>] = []
    var size = CGSize.zero

    /// The elements that touch `rect`, section by section: header, items in order, footer.
    func elements(in rect: CGRect) -> [LayoutElement] {
        var found: [LayoutElement] = []
        func look(_ kind: LayoutElement.Kind, _ path: IndexPath, _ frame: CGRect) {
            if frame.meets(rect) { found.append(LayoutElement(kind: kind, path: path, frame: frame)) }
        }
        for section in items.indices {
            let first = IndexPath(item: 0, section: section)
            if !headers[section].isEmpty { look(.supplement(UICollectionView.elementKindSectionHeader), first, headers[section]) }
            for item in items[section].indices { look(.cell, IndexPath(item: item, section: section), items[section][item]) }
            if !footers[section].isEmpty { look(.supplement(UICollectionView.elementKindSectionFooter), first, footers[section]) }
        }
        return found
    }

    func element(_ kind: LayoutElement.Kind, at path: IndexPath) -> LayoutElement? {
        guard items.indices.contains(path.section) else { return nil }
        let frame: CGRect
        switch kind {
        case .cell:
            guard items[path.section].indices.contains(path.item) else { return nil }
            frame = items[path.section][path.item]
        case .supplement(UICollectionView.elementKindSectionHeader): frame = headers[path.section]
        case .supplement(UICollectionView.elementKindSectionFooter): frame = footers[path.section]
        case .supplement, .decoration: return nil
        }
        return kind != .cell && frame.isEmpty ? nil : LayoutElement(kind: kind, path: path, frame: frame)
    }
}

/// The place and the look that a layout gives one cell, header or footer.
///
/// Fidelity: documented UICollectionViewLayoutAttributes; shapes are left out (simplified).
open class UICollectionViewLayoutAttributes: NSObject {
    var element: LayoutElement {
        _read { yield world.state.layoutAttributes[id] }
        _modify { yield &world.state.layoutAttributes[id] }
    }

    /// Attributes of nothing yet.
    public override init() {
        super.init()
    }

    convenience init(_ element: LayoutElement) {
        self.init()
        self.element = element
    }

    /// Attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(LayoutElement(kind: .cell, path: indexPath))
    }

    /// Attributes of a header or footer.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(LayoutElement(kind: .supplement(elementKind), path: indexPath))
    }

    /// Attributes of a view that shows no data.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(LayoutElement(kind: .decoration(decorationViewKind), path: indexPath))
    }

    /// The kind of element.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell = 0
        /// A header or footer.
        case supplementaryView
        /// A view that shows no data.
        case decorationView
    }

    /// A copy of the attributes.
    open func copy() -> AnyObject {
        UICollectionViewLayoutAttributes(element)
    }

    /// The item's place; for a header or footer, its section.
    public var indexPath: IndexPath {
        get { element.path }
        set { element.path = newValue }
    }

    /// The kind of element.
    public var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory {
        switch element.kind {
        case .cell: .cell
        case .supplement: .supplementaryView
        case .decoration: .decorationView
        }
    }

    /// The kind of header or footer; nil for an item.
    public var representedElementKind: String? { element.kind.name }

    /// The place, in the collection's coordinates, in points.
    public var frame: CGRect {
        get { element.frame }
        set {
            element.size = newValue.size
            element.center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The size, with an origin of zero, in points.
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: element.size) }
        set { element.size = newValue.size }
    }

    /// The middle, in the collection's coordinates, in points.
    public var center: CGPoint {
        get { element.center }
        set { element.center = newValue }
    }

    /// The width and height, in points.
    public var size: CGSize {
        get { element.size }
        set { element.size = newValue }
    }

    /// How the view is turned and scaled around its middle, in the plane. Setting it sets the transform in space.
    ///
    /// Fidelity: documented UICollectionViewLayoutAttributes.transform.
    public var transform: CGAffineTransform {
        get { element.transform }
        set { element.transform3D = CATransform3D(newValue) }
    }

    /// How the view is turned and scaled around its middle, in space. Setting it sets the transform in the plane.
    ///
    /// Fidelity: documented UICollectionViewLayoutAttributes.transform3D; its part in the plane is shown (simplified).
    public var transform3D: CATransform3D {
        get { element.transform3D }
        set { element.transform3D = newValue }
    }

    /// From 0, invisible, to 1.
    public var alpha: CGFloat {
        get { element.alpha }
        set { element.alpha = newValue }
    }

    /// The order from back to front: elements with higher numbers lie over those with lower ones.
    public var zIndex: Int {
        get { element.zIndex }
        set { element.zIndex = newValue }
    }

    /// Whether the view is not shown.
    public var isHidden: Bool {
        get { element.isHidden }
        set { element.isHidden = newValue }
    }
}
