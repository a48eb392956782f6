/// The items of a section, some below others, whose children are in sight while they are expanded.
///
/// Fidelity: documented NSDiffableDataSourceSectionSnapshot (what is appended is collapsed), UICollectionViewDiffableDataSource.apply(_:to:
/// animatingDifferences:completion:), snapshot(for:); an accessory that is tapped opens nothing (simplified).
struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    private var rows: [(item: ItemIdentifierType, level: Int)] = []
    private var open: [ItemIdentifierType] = []
    init() {}

    var items: [ItemIdentifierType] { rows.map { $0.item } }
    var rootItems: [ItemIdentifierType] { rows.filter { $0.level == 0 }.map { $0.item } }
    var visibleItems: [ItemIdentifierType] {
        var shown: [ItemIdentifierType] = []
        var closed = Int.max
        for row in rows where row.level <= closed {
            shown.append(row.item)
            closed = isExpanded(row.item) ? Int.max : row.level
        }
        return shown
    }
    func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    func level(of item: ItemIdentifierType) -> Int { rows[index(of: item)!].level }
    func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let place = index(of: child) else { return nil }
        let level = rows[place].level
        return rows.prefix(place).last { $0.level < level }?.item
    }
    private func end(of place: Int) -> Int {
        var end = place + 1
        while end < rows.count, rows[end].level > rows[place].level { end += 1 }
        return end
    }
    func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot {
        var part = NSDiffableDataSourceSectionSnapshot()
        guard let place = index(of: parent) else { return part }
        let level = rows[place].level + (includingParent ? 0 : 1)
        part.rows = rows[(includingParent ? place : place + 1)..<end(of: place)].map { (item: $0.item, level: $0.level - level) }
        part.open = open.filter { part.contains($0) }
        return part
    }

    private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
        let new = items.map { (item: $0, level: level) }
        rows = Array(rows.prefix(place)) + new + Array(rows.dropFirst(place))
    }
    mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: rows.count, level: 0) }
        let place = index(of: parent)!
        insert(items, at: end(of: place), level: rows[place].level + 1)
    }
    mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let place = index(of: item)!
        insert(items, at: place, level: rows[place].level)
    }
    mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let place = index(of: item)!
        insert(items, at: end(of: place), level: rows[place].level)
    }
    mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = index(of: item) else { continue }
            rows = Array(rows.prefix(place)) + Array(rows.dropFirst(end(of: place)))
        }
        open = open.filter { contains($0) }
    }
    mutating func deleteAll() {
        rows = []
        open = []
    }
    mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot) {
        let place = index(of: parent)!
        let level = rows[place].level + 1
        let new = snapshot.rows.map { (item: $0.item, level: $0.level + level) }
        rows = Array(rows.prefix(place + 1)) + new + Array(rows.dropFirst(end(of: place)))
        open = open.filter { contains($0) } + snapshot.open
    }
    mutating func expand(_ items: [ItemIdentifierType]) { open = open + items.filter { contains($0) && !isExpanded($0) } }
    mutating func collapse(_ items: [ItemIdentifierType]) { open = open.filter { !items.contains($0) } }
}
