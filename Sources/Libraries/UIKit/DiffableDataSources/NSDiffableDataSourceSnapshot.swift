/// Which items there are now, by sections.
///
/// Fidelity: documented NSDiffableDataSourceSnapshot; items that are there twice are left out (simplified).
struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fileprivate var parts: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    fileprivate var renewed: [ItemIdentifierType] = []
    fileprivate var refilled: [ItemIdentifierType] = []
    fileprivate var renewedSections: [SectionIdentifierType] = []
    init() {}
    var reloadedItemIdentifiers: [ItemIdentifierType] { renewed }
    var reloadedSectionIdentifiers: [SectionIdentifierType] { renewedSections }
    var reconfiguredItemIdentifiers: [ItemIdentifierType] { refilled }

    var sectionIdentifiers: [SectionIdentifierType] { parts.map { $0.section } }
    var itemIdentifiers: [ItemIdentifierType] { parts.flatMap { $0.items } }
    var numberOfSections: Int { parts.count }
    var numberOfItems: Int { itemIdentifiers.count }
    func numberOfItems(inSection section: SectionIdentifierType) -> Int { rows(of: section).count }
    func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] { rows(of: section) }
    private func rows(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        parts.first { $0.section == section }?.items ?? []
    }
    func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        parts.first { $0.items.contains(item) }?.section
    }
    func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
    func indexOfSection(_ section: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: section) }

    mutating func appendSections(_ sections: [SectionIdentifierType]) {
        for section in sections { parts.append((section: section, items: [])) }
    }
    mutating func appendItems(_ items: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        guard !parts.isEmpty else { fatalError("There are currently no sections in the data source. Please add a section first.") }
        var place = parts.count - 1
        if let section { place = indexOfSection(section)! }
        parts[place].items = parts[place].items + items
    }
    mutating func insertItems(_ items: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
        for place in parts.indices {
            if let index = parts[place].items.firstIndex(of: item) {
                parts[place].items = Array(parts[place].items.prefix(index)) + items + Array(parts[place].items.dropFirst(index))
            }
        }
    }
    mutating func insertItems(_ items: [ItemIdentifierType], afterItem item: ItemIdentifierType) {
        for place in parts.indices {
            if let index = parts[place].items.firstIndex(of: item) {
                parts[place].items =
                    Array(parts[place].items.prefix(index + 1)) + items + Array(parts[place].items.dropFirst(index + 1))
            }
        }
    }
    mutating func insertSections(_ sections: [SectionIdentifierType], beforeSection section: SectionIdentifierType) {
        let place = indexOfSection(section)!
        parts = Array(parts.prefix(place)) + sections.map { (section: $0, items: []) } + Array(parts.dropFirst(place))
    }
    mutating func insertSections(_ sections: [SectionIdentifierType], afterSection section: SectionIdentifierType) {
        let place = indexOfSection(section)! + 1
        parts = Array(parts.prefix(place)) + sections.map { (section: $0, items: []) } + Array(parts.dropFirst(place))
    }
    mutating func deleteItems(_ items: [ItemIdentifierType]) {
        for place in parts.indices { parts[place].items = parts[place].items.filter { !items.contains($0) } }
    }
    mutating func deleteAllItems() { parts = [] }
    mutating func deleteSections(_ sections: [SectionIdentifierType]) {
        parts = parts.filter { !sections.contains($0.section) }
    }
    mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
        _checkMove(item == other, path(of: item) != nil && path(of: other) != nil, "item")
        deleteItems([item])
        insertItems([item], beforeItem: other)
    }
    mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        _checkMove(item == other, path(of: item) != nil && path(of: other) != nil, "item")
        deleteItems([item])
        insertItems([item], afterItem: other)
    }
    mutating func moveSection(_ section: SectionIdentifierType, beforeSection other: SectionIdentifierType) {
        _moveSection(section, other, 0)
    }
    mutating func moveSection(_ section: SectionIdentifierType, afterSection other: SectionIdentifierType) {
        _moveSection(section, other, 1)
    }
    private mutating func _moveSection(_ section: SectionIdentifierType, _ other: SectionIdentifierType, _ distance: Int) {
        _checkMove(section == other, indexOfSection(section) != nil && indexOfSection(other) != nil, "section")
        let moved = parts.filter { $0.section == section }
        let rest = parts.filter { $0.section != section }
        let place = rest.firstIndex { $0.section == other }! + distance
        parts = Array(rest.prefix(place)) + moved + Array(rest.dropFirst(place))
    }
    private func _checkMove(_ isSame: Bool, _ areThere: Bool, _ what: String) {
        if isSame { fatalError("Invalid update: cannot move \(what) relative to itself.") }
        if !areThere { fatalError("Invalid \(what) identifier specified for a move: it is not in the snapshot.") }
    }
    mutating func reloadItems(_ items: [ItemIdentifierType]) { renewed = renewed + items }
    mutating func reconfigureItems(_ items: [ItemIdentifierType]) { refilled = refilled + items }
    mutating func reloadSections(_ sections: [SectionIdentifierType]) {
        renewedSections = renewedSections + sections
    }

    fileprivate func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.section < parts.count, path.item < parts[path.section].items.count else { return nil }
        return parts[path.section].items[path.item]
    }
    fileprivate func path(of item: ItemIdentifierType) -> IndexPath? {
        for place in parts.indices {
            if let index = parts[place].items.firstIndex(of: item) { return IndexPath(item: index, section: place) }
        }
        return nil
    }
    fileprivate func keeps(orderOf old: [ItemIdentifierType], in new: [ItemIdentifierType]) -> Bool {
        old.filter { new.contains($0) } == new.filter { old.contains($0) }
    }
    fileprivate func isUpdate(of old: NSDiffableDataSourceSnapshot) -> Bool {
        guard sectionIdentifiers == old.sectionIdentifiers else { return false }
        for place in parts.indices {
            if !keeps(orderOf: old.parts[place].items, in: parts[place].items) { return false }
        }
        return true
    }
    fileprivate func gone(from old: NSDiffableDataSourceSnapshot) -> [IndexPath] {
        let all = itemIdentifiers
        return old.itemIdentifiers.filter { !all.contains($0) }.map { old.path(of: $0)! }
    }
    fileprivate func refilled(since old: NSDiffableDataSourceSnapshot) -> [IndexPath] {
        refilled.filter { path(of: $0) != nil }.compactMap { old.path(of: $0) }
    }
    fileprivate func renewed(since old: NSDiffableDataSourceSnapshot) -> [IndexPath] {
        (renewed + renewedSections.flatMap { rows(of: $0) }).filter { path(of: $0) != nil }.compactMap { old.path(of: $0) }
    }
    /// What a list changes to show this in the place of an older one; nil where it has to load its data again.
    fileprivate func changes(since old: NSDiffableDataSourceSnapshot) -> _ListChanges? {
        guard isUpdate(of: old) else { return nil }
        return _ListChanges(
            gone: gone(from: old), new: old.gone(from: self), renewed: renewed(since: old), refilled: refilled(since: old))
    }
    fileprivate var settled: NSDiffableDataSourceSnapshot {
        var copy = self
        copy.renewed = []
        copy.refilled = []
        copy.renewedSections = []
        return copy
    }
}

struct _ListChanges {
    let gone: [IndexPath]
    let new: [IndexPath]
    let renewed: [IndexPath]
    let refilled: [IndexPath]
}
