public import Foundation
package import Heap

/// Places the items of a collection. This class places nothing; a layout of one's own is not simulated.
open class UICollectionViewLayout: NSObject {
    struct Record: Sendable {
        /// Not held.
        var collection: ObjectID?
        var itemSize = CGSize(width: 50, height: 50)
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var inset = UIEdgeInsets.zero
        var direction = UICollectionView.ScrollDirection.vertical
        var headerSize = CGSize.zero
        var footerSize = CGSize.zero
    }

    var record: Record {
        _read { yield world.state.collectionLayouts[id] }
        _modify { yield &world.state.collectionLayouts[id] }
    }

    /// A layout.
    public override init() {
        super.init()
    }

    package override var edges: [Edge] { record.collection.map { [Edge("collectionView", .weak, to: $0)] } ?? [] }

    var collectionID: ObjectID? {
        get { record.collection }
        set { record.collection = newValue }
    }

    /// The collection whose items are placed.
    public var collectionView: UICollectionView? { world.living(record.collection) }

    /// Override point: places everything again in the next layout pass.
    open func invalidateLayout() {
        collectionView?.placesBecameStale()
    }

    func places(in collection: UICollectionView) -> LayoutPlaces {
        world.report(.refusal("\(world.typeName(of: self)): layouts other than UICollectionViewFlowLayout place nothing"))
        return LayoutPlaces()
    }
}

extension UICollectionView {
    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal
    }
}

/// Places items in lines, as many in a line as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private func change(_ change: (inout Record) -> Void) {
        change(&record)
        invalidateLayout()
    }

    /// The size of items where the delegate says none, in points.
    public var itemSize: CGSize {
        get { record.itemSize }
        set { change { $0.itemSize = newValue } }
    }

    /// The least space between lines, in points.
    public var minimumLineSpacing: CGFloat {
        get { record.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }

    /// The least space between the items of a line, in points.
    public var minimumInteritemSpacing: CGFloat {
        get { record.itemSpacing }
        set { change { $0.itemSpacing = newValue } }
    }

    /// The room around a section's items, in points.
    public var sectionInset: UIEdgeInsets {
        get { record.inset }
        set { change { $0.inset = newValue } }
    }

    /// Which way the collection scrolls.
    public var scrollDirection: UICollectionView.ScrollDirection {
        get { record.direction }
        set { change { $0.direction = newValue } }
    }

    /// The size of headers, in points; along the lines they are as long as the collection.
    public var headerReferenceSize: CGSize {
        get { record.headerSize }
        set { change { $0.headerSize = newValue } }
    }

    /// The size of footers, in points; along the lines they are as long as the collection.
    public var footerReferenceSize: CGSize {
        get { record.footerSize }
        set { change { $0.footerSize = newValue } }
    }

    /// Fidelity: documented UICollectionViewFlowLayout (lines are filled greedily, and the rest of a full line is shared out between its items); a last
    /// line keeps the spacing of the one before (reported).
    override func places(in collection: UICollectionView) -> LayoutPlaces {
        var flow = Flow(isVertical: record.direction == .vertical, size: collection.bounds.size, record: record)
        for (section, count) in collection.collection.counts.enumerated() {
            let asked = { (method: String, path: IndexPath) -> CGSize? in
                let answer = collection.tellDelegate(
                    method, ("collectionViewLayout", .object(self.id)), ("indexPath", .value(path)))
                if case .value(let size as CGSize)? = answer { return size }
                return nil
            }
            let sizes = (0..<count).map { item in
                asked("collectionView(_:layout:sizeForItemAt:)", IndexPath(item: item, section: section)) ?? record.itemSize
            }
            flow.add(sizes)
        }
        return flow.finished
    }
}

/// The lines of a flow layout. Sizes are turned so that lines run along x.
private struct Flow {
    let isVertical: Bool
    let size: CGSize
    let record: UICollectionViewLayout.Record
    private var places = LayoutPlaces()
    private var end: CGFloat = 0

    init(isVertical: Bool, size: CGSize, record: UICollectionViewLayout.Record) {
        self.isVertical = isVertical
        self.size = size
        self.record = record
    }

    private func turned(_ size: CGSize) -> CGSize { isVertical ? size : CGSize(width: size.height, height: size.width) }

    private func turned(_ rect: CGRect) -> CGRect {
        isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }

    mutating func add(_ sizes: [CGSize]) {
        let length = turned(size).width
        let inset = record.inset
        let (before, after, start, finish) =
            isVertical ? (inset.left, inset.right, inset.top, inset.bottom) : (inset.top, inset.bottom, inset.left, inset.right)
        places.headers.append(strip(turned(record.headerSize).height, length))
        var frames: [CGRect] = []
        end += start
        var spacing: CGFloat?
        var line: [CGSize] = []
        var used: CGFloat = 0
        let room = length - before - after
        func close(isLast: Bool) -> [CGRect] {
            let total = line.reduce(0) { $0 + $1.width }
            let shared = line.count > 1 ? (room - total) / CGFloat(line.count - 1) : 0
            let gap = isLast ? min(spacing ?? record.itemSpacing, max(shared, record.itemSpacing)) : shared
            let height = line.map(\.height).max() ?? 0
            var x = before
            return line.map { size in
                defer { x += size.width + gap }
                return CGRect(x: x, y: end + (height - size.height) / 2, width: size.width, height: size.height)
            }
        }
        for size in sizes.map(turned) {
            if !line.isEmpty, used + record.itemSpacing + size.width > room + 0.001 {
                let placed = close(isLast: false)
                if placed.count > 1 { spacing = placed[1].minX - placed[0].maxX }
                frames += placed
                end += (line.map(\.height).max() ?? 0) + record.lineSpacing
                line = []
                used = 0
            }
            used += size.width + (line.isEmpty ? 0 : record.itemSpacing)
            line.append(size)
        }
        if !line.isEmpty {
            frames += close(isLast: true)
            end += line.map(\.height).max() ?? 0
        }
        end += finish
        places.items.append(frames.map(turned))
        places.footers.append(strip(turned(record.footerSize).height, length))
    }

    private mutating func strip(_ height: CGFloat, _ length: CGFloat) -> CGRect {
        defer { end += height }
        return height > 0 ? turned(CGRect(x: 0, y: end, width: length, height: height)) : .zero
    }

    var finished: LayoutPlaces {
        var places = places
        places.size = turned(CGSize(width: turned(size).width, height: end))
        return places
    }
}
