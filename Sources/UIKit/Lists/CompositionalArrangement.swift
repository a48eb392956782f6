import Foundation
import Heap

/// Where a compositional layout has put everything.
struct CompositionalPlaces: Sendable {
    /// One header, badge or background.
    struct Supplement: Sendable {
        var element: LayoutElement
        /// Its lengths that its view decides.
        var isWidthFree = false
        var isHeightFree = false
        /// The section's rectangle, within which a pinned supplement stays visible; nil if it is not pinned.
        var bounds: CGRect?
        var pinsToBottom = false
    }

    /// One item.
    struct Item: Sendable {
        var frame: CGRect
        var zIndex = 0
        var isWidthFree: Bool
        var isHeightFree: Bool
    }

    var items: [[Item]] = []
    var supplements: [Supplement] = []
    var size = CGSize.zero
}

/// A size some of whose lengths the contents decide.
private struct PartSize {
    var size: CGSize
    var isWidthFree = false
    var isHeightFree = false
}

/// Places sections one after another. Points; leading is left.
///
/// Fidelity: documented NSCollectionLayoutSection, NSCollectionLayoutGroup, NSCollectionLayoutItem.
struct CompositionalArrangement {
    private let world: World
    private let isVertical: Bool
    private let container: CGSize
    private let environment: LayoutEnvironment
    private let preferred: [IndexPath: CGSize]
    private let preferredSupplements: [String: CGSize]
    private var places = CompositionalPlaces()
    private var end: CGFloat = 0
    private var widest: CGFloat = 0
    /// The section, and how many items of it are placed.
    private var section = 0
    private var next = 0
    private var count = 0
    private var badges: [CompositionalPlaces.Supplement] = []

    init(
        _ world: World, isVertical: Bool, container: CGSize, environment: LayoutEnvironment, record: UICollectionViewLayout.Record
    ) {
        self.world = world
        self.isVertical = isVertical
        self.container = container
        self.environment = environment
        preferred = record.preferred
        preferredSupplements = record.preferredSupplements
    }

    /// Everything that has been placed.
    var finished: CompositionalPlaces {
        var finished = places
        finished.size = isVertical ? CGSize(width: max(container.width, widest), height: end) : CGSize(width: end, height: container.height)
        return finished
    }

    /// Leaves room, in points.
    mutating func leave(_ room: CGFloat) { end += room }

    // MARK: Sections

    /// Places a section with a number of items after the previous ones.
    mutating func add(_ record: NSCollectionLayoutSection.Record, items count: Int) {
        section = places.items.count
        (next, self.count, badges) = (0, count, [])
        let start = end
        let headers = record.boundary.compactMap { world.object($0, as: NSCollectionLayoutItem.self)?.part }
        let insets = record.insets
        var room = container
        room.width -= insets.leading + insets.trailing
        room.height -= isVertical ? 0 : insets.top + insets.bottom
        for part in headers where isBefore(part) && part.extends { end += addBoundary(part, record, room, at: end) }
        let inside = end
        end += isVertical ? insets.top : insets.leading
        places.items.append(addGroups(record, room))
        end += isVertical ? insets.bottom : insets.trailing
        for part in headers where isAfter(part) && part.extends { end += addBoundary(part, record, room, at: end) }
        let whole = rect(from: start, to: end)
        for part in headers where !part.extends || !isBefore(part) && !isAfter(part) {
            let size = extent(part, in: PartSize(size: room), preferredSupplements["\(part.kind)/\(section)"]).size
            let edge = isAfter(part) ? end - (isVertical ? size.height : size.width) : inside
            _ = addBoundary(part, record, room, at: edge)
        }
        for index in places.supplements.indices where places.supplements[index].element.path.section == section {
            if places.supplements[index].bounds != nil { places.supplements[index].bounds = whole }
        }
        places.supplements += badges
        for part in record.decorations.compactMap({ world.object($0, as: NSCollectionLayoutItem.self)?.part }) {
            var frame = whole
            frame.origin.x += part.insets.leading
            frame.origin.y += part.insets.top
            frame.size.width -= part.insets.leading + part.insets.trailing
            frame.size.height -= part.insets.top + part.insets.bottom
            places.supplements.append(supplement(.decoration(part.kind), part, frame))
        }
    }

    private func rect(from start: CGFloat, to end: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: 0, y: start, width: container.width, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: container.height)
    }

    private func isBefore(_ part: LayoutPart) -> Bool { isVertical ? part.alignment.isTop : part.alignment.isLeading }
    private func isAfter(_ part: LayoutPart) -> Bool { isVertical ? part.alignment.isBottom : part.alignment.isTrailing }

    private func supplement(
        _ kind: LayoutElement.Kind, _ part: LayoutPart, _ frame: CGRect, item: Int = 0
    ) -> CompositionalPlaces.Supplement {
        var element = LayoutElement(kind: kind, path: IndexPath(item: item, section: section), frame: frame)
        element.zIndex = part.zIndex
        return CompositionalPlaces.Supplement(element: element)
    }

    /// Places a header or footer; how much room it takes.
    private mutating func addBoundary(
        _ part: LayoutPart, _ record: NSCollectionLayoutSection.Record, _ room: CGSize, at place: CGFloat
    ) -> CGFloat {
        let all = record.followsInsets ? room : container
        let wanted = extent(part, in: PartSize(size: all), preferredSupplements["\(part.kind)/\(section)"])
        let size = wanted.size
        let left = record.followsInsets ? record.insets.leading : 0
        var frame = CGRect(origin: .zero, size: size)
        if isVertical {
            frame.origin.x = left + part.offset.x
            if part.alignment.isTrailing { frame.origin.x += all.width - size.width }
            if !part.alignment.isTrailing, !part.alignment.isLeading { frame.origin.x += (all.width - size.width) / 2 }
            frame.origin.y = place + part.offset.y
        } else {
            frame.origin.x = place + part.offset.x
            frame.origin.y = part.offset.y + (part.alignment.isBottom ? all.height - size.height : 0)
            if !part.alignment.isTop, !part.alignment.isBottom { frame.origin.y += (all.height - size.height) / 2 }
        }
        frame = frame.inset(by: UIEdgeInsets(part.insets))
        var placed = supplement(.supplement(part.kind), part, frame)
        (placed.isWidthFree, placed.isHeightFree) = (wanted.isWidthFree, wanted.isHeightFree)
        placed.bounds = part.pins ? .zero : nil
        placed.pinsToBottom = part.alignment.isBottom
        places.supplements.append(placed)
        return isVertical ? size.height : size.width
    }

    /// The groups of a section: along the scroll direction, or across it where they scroll the other way.
    private mutating func addGroups(_ record: NSCollectionLayoutSection.Record, _ room: CGSize) -> [CompositionalPlaces.Item] {
        guard let group = record.group else { return [] }
        let isAcross = record.scrolling != .none
        var items: [CompositionalPlaces.Item] = []
        var corner = CGPoint(x: isVertical ? record.insets.leading : end, y: isVertical ? end : record.insets.top)
        var reach: CGFloat = 0
        while next < count {
            let first = next
            let firstBadge = badges.count
            let (size, placed) = layOut(group, in: PartSize(size: room))
            guard next > first else { break }
            items += placed.map { item in
                var moved = item
                moved.frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
                return moved
            }
            for index in firstBadge..<badges.count {
                badges[index].element.center.x += corner.x
                badges[index].element.center.y += corner.y
            }
            let goesDown = isVertical != isAcross
            let length = goesDown ? size.height : size.width
            reach = max(reach, goesDown ? size.width : size.height)
            let gap = next < count ? record.spacing : 0
            if goesDown { corner.y += length + gap } else { corner.x += length + gap }
        }
        if isAcross { end += reach } else { end = isVertical ? corner.y : corner.x }
        return items
    }

    // MARK: Groups

    private func extent(_ part: LayoutPart, in container: PartSize, _ preferred: CGSize?) -> PartSize {
        func length(_ dimension: NSCollectionLayoutDimension) -> (CGFloat, Bool) {
            switch dimension.kind {
            case .fractionalWidth: (container.size.width * dimension.dimension, container.isWidthFree)
            case .fractionalHeight: (container.size.height * dimension.dimension, container.isHeightFree)
            case .absolute: (dimension.dimension, false)
            case .estimated: (dimension.dimension, true)
            }
        }
        let (width, isWidthFree) = length(part.size.widthDimension)
        let (height, isHeightFree) = length(part.size.heightDimension)
        var size = CGSize(width: width, height: height)
        if let preferred {
            if isWidthFree { size.width = preferred.width + part.insets.leading + part.insets.trailing }
            if isHeightFree { size.height = preferred.height + part.insets.top + part.insets.bottom }
        }
        return PartSize(size: size, isWidthFree: isWidthFree, isHeightFree: isHeightFree)
    }

    /// Places the items of a group, in the group's coordinates, and returns the group's size. `size` is the size that an outer group gives
    /// it instead of its own.
    private mutating func layOut(
        _ id: ObjectID, in container: PartSize, size given: PartSize? = nil
    ) -> (CGSize, [CompositionalPlaces.Item]) {
        guard let part = world.object(id, as: NSCollectionLayoutItem.self)?.part else { return (.zero, []) }
        guard let arrangement = part.arrangement else { return layOut(item: part, in: container, size: given) }
        let own = given ?? extent(part, in: container, nil)
        var inner = own
        inner.size.width -= part.insets.leading + part.insets.trailing
        inner.size.height -= part.insets.top + part.insets.bottom
        let (size, items): (CGSize, [CompositionalPlaces.Item])
        let firstBadge = badges.count
        switch arrangement {
        case .horizontal: (size, items) = row(part, inner, isHorizontal: true)
        case .vertical: (size, items) = row(part, inner, isHorizontal: false)
        case .custom(let block): (size, items) = (inner.size, custom(block, inner.size))
        }
        for index in firstBadge..<badges.count {
            badges[index].element.center.x += part.insets.leading
            badges[index].element.center.y += part.insets.top
        }
        let whole = CGSize(
            width: own.isWidthFree ? size.width + part.insets.leading + part.insets.trailing : own.size.width,
            height: own.isHeightFree ? size.height + part.insets.top + part.insets.bottom : own.size.height)
        return (
            whole,
            items.map { item in
                var moved = item
                moved.frame = item.frame.offsetBy(dx: part.insets.leading, dy: part.insets.top)
                return moved
            }
        )
    }

    private mutating func layOut(
        item part: LayoutPart, in container: PartSize, size given: PartSize?
    ) -> (CGSize, [CompositionalPlaces.Item]) {
        let path = IndexPath(item: next, section: section)
        let wanted = given ?? extent(part, in: container, preferred[path])
        var size = wanted.size
        if given != nil, let preferred = preferred[path] {
            if wanted.isWidthFree { size.width = preferred.width + part.insets.leading + part.insets.trailing }
            if wanted.isHeightFree { size.height = preferred.height + part.insets.top + part.insets.bottom }
        }
        let frame = CGRect(origin: .zero, size: size).inset(by: UIEdgeInsets(part.insets))
        for badge in part.supplements.compactMap({ world.object($0, as: NSCollectionLayoutItem.self)?.part }) {
            let extent = extent(badge, in: PartSize(size: frame.size), nil)
            badges.append(supplement(.supplement(badge.kind), badge, badge.anchor.frame(of: extent.size, in: frame), item: next))
        }
        next += 1
        return (size, [CompositionalPlaces.Item(frame: frame, isWidthFree: wanted.isWidthFree, isHeightFree: wanted.isHeightFree)])
    }

    /// Subitems in a row, repeated while there is room, or a fixed number of times.
    private mutating func row(_ part: LayoutPart, _ inner: PartSize, isHorizontal: Bool) -> (CGSize, [CompositionalPlaces.Item]) {
        guard !part.subitems.isEmpty else { return (inner.size, []) }
        let room = isHorizontal ? inner.size.width : inner.size.height
        let isFree = isHorizontal ? inner.isWidthFree : inner.isHeightFree
        let spacing = part.spacing?.spacing ?? 0
        var placed: [(length: CGFloat, cross: CGFloat, insets: UIEdgeInsets, items: [CompositionalPlaces.Item], badges: Range<Int>)] = []
        var used: CGFloat = 0
        var turn = 0
        while next < count {
            if let count = part.count { if turn == count { break } } else if isFree, turn == part.subitems.count { break }
            let id = part.subitems[turn % part.subitems.count]
            let insets = world.object(id, as: NSCollectionLayoutItem.self)?.part.edgeSpacing?.insets ?? .zero
            let before = (next, badges.count)
            let (size, items) = layOut(id, in: inner, size: given(part, id, inner, isHorizontal: isHorizontal))
            guard next > before.0 else { break }
            let sides = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
            let length = (isHorizontal ? size.width : size.height) + sides
            if part.count == nil, !isFree, !placed.isEmpty, used + spacing + length > room + 0.5 {
                next = before.0
                badges.removeLast(badges.count - before.1)
                break
            }
            used += length + (placed.isEmpty ? 0 : spacing)
            let cross = isHorizontal ? size.height + insets.top + insets.bottom : size.width + insets.left + insets.right
            placed.append((length, cross, insets, items, before.1..<badges.count))
            turn += 1
            if length <= 0, part.count == nil { break }
        }
        var gap = spacing
        if part.spacing?.isFlexibleSpacing == true, placed.count > 1, room > used { gap += (room - used) / CGFloat(placed.count - 1) }
        var items: [CompositionalPlaces.Item] = []
        var position: CGFloat = 0
        for entry in placed {
            let corner = CGPoint(
                x: (isHorizontal ? position : 0) + entry.insets.left, y: (isHorizontal ? 0 : position) + entry.insets.top)
            items += entry.items.map { item in
                var moved = item
                moved.frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
                return moved
            }
            for index in entry.badges {
                badges[index].element.center.x += corner.x
                badges[index].element.center.y += corner.y
            }
            position += entry.length + gap
        }
        let cross = placed.map(\.cross).max() ?? 0
        return (isHorizontal ? CGSize(width: used, height: cross) : CGSize(width: cross, height: used), items)
    }

    /// The size of each item in a group with a fixed count: an equal share along it.
    private func given(_ part: LayoutPart, _ id: ObjectID, _ inner: PartSize, isHorizontal: Bool) -> PartSize? {
        guard let count = part.count, count > 0, !part.keepsSize, let own = world.object(id, as: NSCollectionLayoutItem.self)?.part else {
            return nil
        }
        var extent = extent(own, in: inner, nil)
        let gaps = (part.spacing?.spacing ?? 0) * CGFloat(count - 1)
        if isHorizontal, !inner.isWidthFree {
            extent.size.width = (inner.size.width - gaps) / CGFloat(count)
            extent.isWidthFree = false
        } else if !isHorizontal, !inner.isHeightFree {
            extent.size.height = (inner.size.height - gaps) / CGFloat(count)
            extent.isHeightFree = false
        }
        return extent
    }

    private mutating func custom(_ block: ObjectID, _ size: CGSize) -> [CompositionalPlaces.Item] {
        let group = world.bind { LayoutEnvironment(size, environment.traitCollection) }
        guard case .value(let ids as [ObjectID]) = world.call(Block(id: block), [.object(group.id)]) else { return [] }
        let items = ids.compactMap { world.object($0, as: NSCollectionLayoutGroupCustomItem.self) }.prefix(count - next)
        next += items.count
        return items.map { CompositionalPlaces.Item(frame: $0.frame, zIndex: $0.zIndex, isWidthFree: false, isHeightFree: false) }
    }
}

extension UIEdgeInsets {
    /// The same, read from the left.
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}
