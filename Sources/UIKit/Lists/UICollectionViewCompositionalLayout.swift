public import Foundation
package import Heap

/// The settings for all sections of a compositional layout.
///
/// Fidelity: documented UICollectionViewCompositionalLayoutConfiguration.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    struct Record: Sendable {
        var direction = UICollectionView.ScrollDirection.vertical
        var spacing: CGFloat = 0
        var insetsReference = UIContentInsetsReference.safeArea
        /// Retained.
        var boundary: [ObjectID] = []
    }

    var configuration: Record {
        _read { yield world.state.layoutConfigurations[id] }
        _modify { yield &world.state.layoutConfigurations[id] }
    }

    package override var edges: [Edge] { configuration.boundary.map { Edge("boundarySupplementaryItems", to: $0) } }

    /// A vertical one.
    public override init() {
        super.init()
    }

    /// Which way the collection scrolls.
    public var scrollDirection: UICollectionView.ScrollDirection {
        get { configuration.direction }
        set { configuration.direction = newValue }
    }

    /// Room between sections, in points.
    public var interSectionSpacing: CGFloat {
        get { configuration.spacing }
        set { configuration.spacing = newValue }
    }

    /// The edges from which the insets of sections are measured. Kept.
    ///
    /// Fidelity: documented UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference; simplified, kept.
    public var contentInsetsReference: UIContentInsetsReference {
        get { configuration.insetsReference }
        set { configuration.insetsReference = newValue }
    }

    /// Headers and footers of the whole layout.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { configuration.boundary.compactMap { world.object($0) } }
        set {
            for item in newValue { world.space.retain(item.id) }
            let old = configuration.boundary
            configuration.boundary = newValue.map(\.id)
            for item in old { world.space.release(item) }
        }
    }
}

/// Places items in groups, and groups in sections.
///
/// Fidelity: documented UICollectionViewCompositionalLayout; sections that scroll the other way do not scroll, and their items beyond the edge are not
/// seen (simplified).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    struct Settings: Sendable {
        /// Retained.
        var section: ObjectID?
        /// Retained: gives each section.
        var provider: ObjectID?
        /// Retained.
        var configuration: ObjectID?
        var list: UICollectionLayoutListConfiguration?
        /// Of the list.
        var swipes = ListSwipes()
        /// Of each section that the provider has given.
        var sectionSwipes: [ListSwipes] = []
        var places: CompositionalPlaces?
    }

    private var settings: Settings {
        _read { yield world.state.compositions[id] }
        _modify { yield &world.state.compositions[id] }
    }

    /// All sections alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configured: nil)
    }

    /// All sections alike.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(section: section, configured: configuration)
    }

    /// The configuration is made after the layout: the learner's subclass must be the first object made.
    private init(section: NSCollectionLayoutSection, configured: UICollectionViewCompositionalLayoutConfiguration?) {
        super.init()
        let configuration = configured ?? UICollectionViewCompositionalLayoutConfiguration()
        world.space.assign(&settings.section, section.id)
        world.space.assign(&settings.configuration, configuration.id)
    }

    /// A layout whose sections a closure provides, each time items are placed.
    public convenience init(sectionProvider make: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
        self.init(sectionProvider: make, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections a closure provides, each time items are placed.
    public convenience init(
        sectionProvider make: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let world = World.present("a layout was made")
        let block = world.block { arguments in
            guard arguments.count == 2, case .value(let section as Int) = arguments[0],
                let environment = world.host(arguments[1]) as? any NSCollectionLayoutEnvironment
            else { return .nothing }
            return .reference(make(section, environment))
        }
        self.init(sectionProvider: block, configuration: configuration)
    }

    package convenience init(sectionProvider make: Block) {
        self.init(sectionProvider: make, configured: nil)
    }

    package convenience init(sectionProvider make: Block, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: make, configured: configuration)
    }

    private init(sectionProvider make: Block, configured: UICollectionViewCompositionalLayoutConfiguration?) {
        super.init()
        let configuration = configured ?? UICollectionViewCompositionalLayoutConfiguration()
        world.space.assign(&settings.provider, make.id)
        world.space.assign(&settings.configuration, configuration.id)
    }

    /// A layout from an archive: one that places nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// All sections as lists.
    ///
    /// Fidelity: documented UICollectionViewCompositionalLayout.list(using:).
    public class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection.list(using: configuration, width: 0))
        layout.settings.list = configuration
        return layout
    }

    package override var edges: [Edge] {
        super.edges
            + [("section", settings.section), ("sectionProvider", settings.provider), ("configuration", settings.configuration)]
            .compactMap { name, id in id.map { Edge(name, to: $0) } } + settings.swipes.edges + settings.sectionSwipes.flatMap(\.edges)
    }

    /// Sets the closures that provide the swipe actions of an item.
    package func setSwipes(leading: Block?, trailing: Block?) {
        world.keep(ListSwipes(leading: leading?.id, trailing: trailing?.id), \.compositions[id].swipes)
    }

    private func swipes(ofSection number: Int) -> ListSwipes {
        if settings.list != nil { return settings.swipes }
        if settings.provider != nil {
            return settings.sectionSwipes.indices.contains(number) ? settings.sectionSwipes[number] : ListSwipes()
        }
        return world.object(settings.section, as: NSCollectionLayoutSection.self)?.section.swipes ?? ListSwipes()
    }

    func swipeProvider(ofSection number: Int, isTrailing: Bool) -> Block? {
        let swipes = swipes(ofSection: number)
        return (isTrailing ? swipes.trailing : swipes.leading).map(Block.init(id:))
    }

    /// Whether items of one of the sections can be swiped aside.
    var hasSwipes: Bool {
        let all = [swipes(ofSection: 0)] + settings.sectionSwipes
        return all.contains { $0.leading != nil || $0.trailing != nil }
    }

    /// The configuration of the whole layout. Code has to set a changed one again.
    ///
    /// Fidelity: documented UICollectionViewCompositionalLayout.configuration (setting it places everything anew).
    public var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { world.object(settings.configuration) ?? UICollectionViewCompositionalLayoutConfiguration() }
        set {
            world.space.assign(&settings.configuration, newValue.id)
            invalidateLayout()
        }
    }

    // MARK: Answers

    /// Override point: places everything.
    open override func prepare() { _ = places }

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

    /// Override point: yes when the size changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.collection.placedBounds.size != newBounds.size
    }

    /// Override point: yes when lengths are estimated and the cell prefers others.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let free = freeLengths(.cell, at: originalAttributes.indexPath)
        return free.width && preferredAttributes.size.width != originalAttributes.size.width
            || free.height && preferredAttributes.size.height != originalAttributes.size.height
    }

    override var asksCells: Bool { true }

    override func freeLengths(_ kind: LayoutElement.Kind, at path: IndexPath) -> (width: Bool, height: Bool) {
        if kind != .cell {
            let known = places.supplements.first { $0.element.kind == kind && $0.element.path == path }
            return (known?.isWidthFree ?? false, known?.isHeightFree ?? false)
        }
        guard let item = item(at: path) else { return (false, false) }
        return (item.isWidthFree, item.isHeightFree)
    }

    override func take(preferred size: CGSize, at path: IndexPath) -> Bool {
        guard let item = item(at: path) else { return false }
        guard item.isWidthFree && item.frame.width != size.width || item.isHeightFree && item.frame.height != size.height else {
            return false
        }
        record.preferred[path] = size
        settings.places = nil
        return true
    }

    override func take(preferred size: CGSize, of kind: String, at path: IndexPath) -> Bool {
        let key = "\(kind)/\(path.section)"
        guard record.preferredSupplements[key] != size else { return false }
        record.preferredSupplements[key] = size
        settings.places = nil
        return true
    }

    override func forget() { settings.places = nil }

    private func item(at path: IndexPath) -> CompositionalPlaces.Item? {
        guard places.items.indices.contains(path.section), places.items[path.section].indices.contains(path.item) else { return nil }
        return places.items[path.section][path.item]
    }

    override func elements(in rect: CGRect) -> [LayoutElement] {
        let places = places
        var found = places.supplements.map { shown($0) }.filter { $0.frame.meets(rect) && $0.path.section < 0 }
        for section in places.items.indices {
            let own = places.supplements.filter { $0.element.path.section == section }
            found += own.map { shown($0) }.filter { $0.frame.meets(rect) }
            for (number, item) in places.items[section].enumerated() where item.frame.meets(rect) {
                var element = LayoutElement(kind: .cell, path: IndexPath(item: number, section: section), frame: item.frame)
                element.zIndex = item.zIndex
                found.append(element)
            }
        }
        return found
    }

    override func element(_ kind: LayoutElement.Kind, at path: IndexPath) -> LayoutElement? {
        if kind == .cell { return item(at: path).map { LayoutElement(kind: kind, path: path, frame: $0.frame) } }
        return places.supplements.first { $0.element.kind == kind && $0.element.path == path }.map { shown($0) }
    }

    /// The place of a header that stays visible.
    ///
    /// Fidelity: documented NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds.
    private func shown(_ supplement: CompositionalPlaces.Supplement) -> LayoutElement {
        var element = supplement.element
        guard let bounds = supplement.bounds, let collection = collectionView else { return element }
        let insets = collection.adjustedContentInset
        let half = CGPoint(x: element.size.width / 2, y: element.size.height / 2)
        if configuration.scrollDirection == .horizontal {
            let left = collection.contentOffset.x + insets.left
            element.center.x = min(max(element.center.x, left + half.x), bounds.maxX - half.x)
        } else if supplement.pinsToBottom {
            let bottom = collection.contentOffset.y + collection.bounds.height - insets.bottom
            element.center.y = max(min(element.center.y, bottom - half.y), bounds.minY + half.y)
        } else {
            element.center.y = min(max(element.center.y, collection.contentOffset.y + insets.top + half.y), bounds.maxY - half.y)
        }
        return element
    }

    /// Fidelity: documented UICollectionViewCompositionalLayout (the provider is asked for each section as items are placed); lengths are parts of the
    /// collection without its adjusted insets (from memory).
    private var places: CompositionalPlaces {
        if let known = settings.places { return known }
        guard let collection = collectionView else { return CompositionalPlaces() }
        collection.loadDataIfNeeded()
        let size = collection.bounds.inset(by: collection.adjustedContentInset).size
        let environment = world.bind { LayoutEnvironment(size, collection.traitCollection) }
        let common = configuration.configuration
        var arrangement = CompositionalArrangement(
            world, isVertical: common.direction == .vertical, container: size, environment: environment, record: record)
        var swipes: [ListSwipes] = []
        for (number, count) in collection.collection.counts.enumerated() {
            if number > 0 { arrangement.leave(common.spacing) }
            let record = section(number, environment)?.section ?? NSCollectionLayoutSection.Record()
            for held in record.swipes.held { world.space.retain(held) }
            swipes.append(record.swipes)
            arrangement.add(record, items: count)
        }
        let old = settings.sectionSwipes
        settings.sectionSwipes = swipes
        for held in old.flatMap(\.held) { world.space.release(held) }
        settings.places = arrangement.finished
        return arrangement.finished
    }

    private func section(_ number: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
        if let list = settings.list { return world.bind { NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment) } }
        guard let provider = settings.provider else { return world.object(settings.section) }
        guard case .object(let id) = world.call(Block(id: provider), [.value(number), .object(environment.id)]) else { return nil }
        return world.object(id)
    }
}
