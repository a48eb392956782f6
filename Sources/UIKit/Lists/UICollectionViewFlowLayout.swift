public import Foundation
import Heap

/// How a flow layout is set.
struct FlowSettings: Hashable, Sendable {
    var itemSize = CGSize(width: 50, height: 50)
    /// Zero: cells are not asked.
    var estimatedItemSize = CGSize.zero
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var inset = UIEdgeInsets.zero
    var direction = UICollectionView.ScrollDirection.vertical
    var headerSize = CGSize.zero
    var footerSize = CGSize.zero
    var pinsHeaders = false
    var pinsFooters = false
}

/// Places items in lines, as many in a line as fit.
///
/// Fidelity: documented UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that lets cells determine their own.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }

    /// Override point: the class of the contexts that name the invalid parts of the layout.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    override var plainContext: UICollectionViewLayoutInvalidationContext { UICollectionViewFlowLayoutInvalidationContext() }

    private func change(_ change: (inout FlowSettings) -> Void) {
        var settings = record.flow
        change(&settings)
        guard settings != record.flow else { return }
        record.flow = settings
        invalidateLayout()
    }

    /// The size of items for which the delegate gives none, in points.
    public var itemSize: CGSize {
        get { record.flow.itemSize }
        set { change { $0.itemSize = newValue } }
    }

    /// The size assumed for items until their cells have been asked, in points. `automaticSize` assumes `itemSize`. Zero: cells are not
    /// asked.
    public var estimatedItemSize: CGSize {
        get { record.flow.estimatedItemSize }
        set { change { $0.estimatedItemSize = newValue } }
    }

    /// The least space between lines, in points.
    public var minimumLineSpacing: CGFloat {
        get { record.flow.lineSpacing }
        set { change { $0.lineSpacing = newValue } }
    }

    /// The least space between the items of a line, in points.
    public var minimumInteritemSpacing: CGFloat {
        get { record.flow.itemSpacing }
        set { change { $0.itemSpacing = newValue } }
    }

    /// The room around a section's items, in points.
    public var sectionInset: UIEdgeInsets {
        get { record.flow.inset }
        set { change { $0.inset = newValue } }
    }

    /// Which way the collection scrolls.
    public var scrollDirection: UICollectionView.ScrollDirection {
        get { record.flow.direction }
        set { change { $0.direction = newValue } }
    }

    /// The size of headers, in points; along the lines they are as long as the collection.
    public var headerReferenceSize: CGSize {
        get { record.flow.headerSize }
        set { change { $0.headerSize = newValue } }
    }

    /// The size of footers, in points; along the lines they are as long as the collection.
    public var footerReferenceSize: CGSize {
        get { record.flow.footerSize }
        set { change { $0.footerSize = newValue } }
    }

    /// Whether headers stay at the top of the visible part while their section is visible.
    public var sectionHeadersPinToVisibleBounds: Bool {
        get { record.flow.pinsHeaders }
        set { change { $0.pinsHeaders = newValue } }
    }

    /// Whether footers stay at the bottom of the visible part while their section is visible.
    public var sectionFootersPinToVisibleBounds: Bool {
        get { record.flow.pinsFooters }
        set { change { $0.pinsFooters = newValue } }
    }

    // MARK: Answers

    /// Override point: asks the delegate for sizes and places everything.
    open override func prepare() {
        _ = places
    }

    /// Override point: the width and height of everything, in points.
    open override var collectionViewContentSize: CGSize { places.size }

    /// Override point: where everything is that touches `rect`, cells in order of their items.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect).map(UICollectionViewLayoutAttributes.init)
    }

    /// Override point: the place of an item; nil when there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        element(.cell, at: indexPath).map(UICollectionViewLayoutAttributes.init)
    }

    /// Override point: the place of a header or footer; nil when there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        element(.supplement(elementKind), at: indexPath).map(UICollectionViewLayoutAttributes.init)
    }

    /// Override point: yes when the lines are to be longer or shorter.
    ///
    /// Fidelity: simplified (a flow layout is placed anew when the collection's size across the scroll direction changes; scrolling changes nothing).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.collection.placedBounds.size else { return true }
        return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
    }

    /// Override point: yes when sizes are estimated and the cell prefers another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asksCells && preferredAttributes.size != originalAttributes.size
    }

    override var asksCells: Bool { record.flow.estimatedItemSize != .zero }

    override func take(preferred size: CGSize, at path: IndexPath) -> Bool {
        guard asksCells, record.preferred[path] != size else { return false }
        record.preferred[path] = size
        record.places = nil
        return true
    }

    override func elements(in rect: CGRect) -> [LayoutElement] {
        let flow = record.flow
        guard flow.pinsHeaders || flow.pinsFooters else { return places.elements(in: rect) }
        // Pinned elements lie above the cells that scroll by.
        return pinned.elements(in: rect).map { element in
            var element = element
            if element.kind != .cell { element.zIndex = 1 }
            return element
        }
    }

    override func element(_ kind: LayoutElement.Kind, at path: IndexPath) -> LayoutElement? { pinned.element(kind, at: path) }

    /// All places, with pinned headers and footers at the edges of the visible part.
    ///
    /// Fidelity: documented UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds; scrolling moves what is pinned
    /// without an invalidation (simplified).
    private var pinned: LayoutPlaces {
        var places = places
        let flow = record.flow
        guard flow.pinsHeaders || flow.pinsFooters, let collection = collectionView else { return places }
        let sight = collection.bounds.inset(by: collection.adjustedContentInset)
        let isVertical = flow.direction == .vertical
        let (first, last) = isVertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
        func moved(_ frame: CGRect, _ place: (_ start: CGFloat, _ length: CGFloat) -> CGFloat) -> CGRect {
            guard !frame.isEmpty else { return frame }
            var frame = frame
            if isVertical { frame.origin.y = place(frame.minY, frame.height) } else { frame.origin.x = place(frame.minX, frame.width) }
            return frame
        }
        for (section, extent) in places.extents.enumerated() {
            if flow.pinsHeaders {
                places.headers[section] = moved(places.headers[section]) { max($0, min(first, extent.upperBound - $1)) }
            }
            if flow.pinsFooters {
                places.footers[section] = moved(places.footers[section]) { min($0, max(last - $1, extent.lowerBound)) }
            }
        }
        return places
    }

    /// Fidelity: documented UICollectionViewFlowLayout (lines are filled greedily, and the rest of a full line is shared out between its items); a last
    /// line keeps the spacing of the one before (reported). That an item with room for no other, and an only one of estimated size, is in the
    /// middle of its line is from memory.
    private var places: LayoutPlaces {
        if let known = record.places { return known }
        guard let collection = collectionView else { return LayoutPlaces() }
        collection.loadDataIfNeeded()
        var flow = Flow(settings: record.flow, size: collection.bounds.size)
        for (section, count) in collection.collection.counts.enumerated() {
            flow.add(settings(ofSection: section, in: collection), (0..<count).map { size(ofItem: $0, inSection: section, of: collection) })
        }
        record.places = flow.finished
        complain(of: flow, in: collection)
        return flow.finished
    }

    private func size(ofItem item: Int, inSection section: Int, of collection: UICollectionView) -> CGSize {
        let path = IndexPath(item: item, section: section)
        if let preferred = record.preferred[path] { return preferred }
        if let size: CGSize = ask(collection, "collectionView(_:layout:sizeForItemAt:)", ("indexPath", .value(path))) { return size }
        let estimate = record.flow.estimatedItemSize
        return estimate == .zero || estimate == Self.automaticSize ? record.flow.itemSize : estimate
    }

    private func settings(ofSection section: Int, in collection: UICollectionView) -> FlowSettings {
        var settings = record.flow
        func asked<Answer>(_ method: String) -> Answer? { ask(collection, method, ("section", .value(section))) }
        if let inset: UIEdgeInsets = asked("collectionView(_:layout:insetForSectionAt:)") { settings.inset = inset }
        if let spacing: CGFloat = asked("collectionView(_:layout:minimumLineSpacingForSectionAt:)") { settings.lineSpacing = spacing }
        if let spacing: CGFloat = asked("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") { settings.itemSpacing = spacing }
        if let size: CGSize = asked("collectionView(_:layout:referenceSizeForHeaderInSection:)") { settings.headerSize = size }
        if let size: CGSize = asked("collectionView(_:layout:referenceSizeForFooterInSection:)") { settings.footerSize = size }
        return settings
    }

    private func ask<Answer>(_ collection: UICollectionView, _ method: String, _ what: (name: String, value: Argument)) -> Answer? {
        let answer = collection.tellDelegate(method, ("collectionViewLayout", .object(id)), what)
        return if case .value(let answer as Answer)? = answer { answer } else { nil }
    }

    /// Fidelity: reported (the console's words).
    private func complain(of flow: Flow, in collection: UICollectionView) {
        guard flow.hasTooLong, collection.window != nil else { return }
        let (size, sides) = scrollDirection == .vertical ? ("width", "left and right") : ("height", "top and bottom")
        world.report(
            .console(
                "The behavior of the UICollectionViewFlowLayout is not defined because:\n"
                    + "the item \(size) must be less than the \(size) of the UICollectionView minus the section insets \(sides) values, "
                    + "minus the content insets \(sides) values.\n"
                    + "The relevant UICollectionViewFlowLayout instance is \(description), and it is attached to \(collection.description).",
                object: collection.id))
    }
}

/// The lines of a flow layout. Sizes are turned so that lines run along x.
private struct Flow {
    private let isVertical: Bool
    private let size: CGSize
    private var places = LayoutPlaces()
    private var end: CGFloat = 0
    /// Some item is longer than a line.
    private(set) var hasTooLong = false

    init(settings: FlowSettings, size: CGSize) {
        isVertical = settings.direction == .vertical
        self.size = size
    }

    private func turned(_ size: CGSize) -> CGSize { isVertical ? size : CGSize(width: size.height, height: size.width) }

    private func turned(_ rect: CGRect) -> CGRect {
        isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }

    /// Places a section below the ones before.
    mutating func add(_ settings: FlowSettings, _ sizes: [CGSize]) {
        let length = turned(size).width
        let inset = settings.inset
        let (before, after, start, finish) =
            isVertical ? (inset.left, inset.right, inset.top, inset.bottom) : (inset.top, inset.bottom, inset.left, inset.right)
        places.headers.append(strip(turned(settings.headerSize).height, length))
        var frames: [CGRect] = []
        let beginning = end
        end += start
        var spacing: CGFloat?
        var line: [CGSize] = []
        var used: CGFloat = 0
        let room = length - before - after
        func close(isLast: Bool) -> [CGRect] {
            let total = line.reduce(0) { $0 + $1.width }
            let shared = line.count > 1 ? (room - total) / CGFloat(line.count - 1) : 0
            let gap = isLast ? min(spacing ?? settings.itemSpacing, max(shared, settings.itemSpacing)) : shared
            let height = line.map(\.height).max() ?? 0
            var x = before
            let isOnly = sizes.count == 1 && settings.estimatedItemSize != .zero
            if line.count == 1, isOnly || 2 * total + settings.itemSpacing > room { x += max(0, (room - total) / 2) }
            return line.map { size in
                defer { x += size.width + gap }
                return CGRect(x: x, y: end + (height - size.height) / 2, width: size.width, height: size.height)
            }
        }
        for size in sizes.map(turned) {
            if size.width > room { hasTooLong = true }
            if !line.isEmpty, used + settings.itemSpacing + size.width > room + 0.001 {
                let placed = close(isLast: false)
                if placed.count > 1 { spacing = placed[1].minX - placed[0].maxX }
                frames += placed
                end += (line.map(\.height).max() ?? 0) + settings.lineSpacing
                line = []
                used = 0
            }
            used += size.width + (line.isEmpty ? 0 : settings.itemSpacing)
            line.append(size)
        }
        if !line.isEmpty {
            frames += close(isLast: true)
            end += line.map(\.height).max() ?? 0
        }
        end += finish
        places.items.append(frames.map(turned))
        places.extents.append(beginning...max(beginning, end))
        places.footers.append(strip(turned(settings.footerSize).height, length))
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
