public import Foundation
package import Heap

// A collection's data source and delegate.
extension UICollectionView {
    /// Provides the numbers of sections and items, and the cells.
    public var dataSource: (any UICollectionViewDataSource)? {
        get { world.living(dataSourceID, as: NSObject.self) as? any UICollectionViewDataSource }
        set { dataSourceID = World.identity(of: newValue) }
    }

    /// The data source's identity; it is not retained.
    package var dataSourceID: ObjectID? {
        get { collection.dataSource }
        set {
            collection.dataSource = newValue
            collection.needsData = true
            collection.reloads = true
            invalidateLayout(.content)
        }
    }

    /// The delegate for items and for scrolling.
    public var delegate: (any UICollectionViewDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UICollectionViewDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// Prefetches data before its items become visible; not retained.
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { world.living(prefetchDataSourceID, as: NSObject.self) as? any UICollectionViewDataSourcePrefetching }
        set { prefetchDataSourceID = World.identity(of: newValue) }
    }

    /// The identity of the prefetching data source; it is not retained.
    package var prefetchDataSourceID: ObjectID? {
        get { collection.prefetchSource }
        set { collection.prefetchSource = newValue }
    }

    /// Whether data is made ready before its items come into sight.
    ///
    /// Fidelity: documented UICollectionView.isPrefetchingEnabled; cells are made when they come into sight (simplified).
    public var isPrefetchingEnabled: Bool {
        get { collection.prefetches }
        set { collection.prefetches = newValue }
    }

    /// Whether items can have the focus. Kept.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var allowsFocus: Bool {
        get { collection.allowsFocus }
        set { collection.allowsFocus = newValue }
    }

    /// Whether the item with the focus is selected. Kept.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var selectionFollowsFocus: Bool {
        get { collection.selectionFollowsFocus }
        set { collection.selectionFollowsFocus = newValue }
    }

    /// Whether the focus returns to the item that had it. Kept.
    ///
    /// Fidelity: simplified; kept, there is no focus.
    public var remembersLastFocusedIndexPath: Bool {
        get { collection.remembersLastFocus }
        set { collection.remembersLastFocus = newValue }
    }

    func askSource(
        _ method: String, _ arguments: (name: String, value: Argument)..., by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(collection.dataSource, method, [("collectionView", .object(id))] + arguments, by: function, in: file)
    }

    @discardableResult
    func tellDelegate(
        _ method: String, _ arguments: (name: String, value: Argument)..., by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        world.tell(scrollState.delegate, method, [("collectionView", .object(id))] + arguments, by: function, in: file)
    }

    func loadData() {
        collection.needsData = false
        collection.counts = askCounts()
        collection.selected = collection.selected.filter(contains)
        collection.needsPlaces = true
    }

    /// The numbers of items as the data source has them now.
    func askCounts() -> [Int] {
        guard let source = collection.dataSource, world.space.heap.isReachableWeakly(source) else { return [] }
        func number(_ answer: Argument?) -> Int? {
            if case .value(let number as Int)? = answer { world.countable(number, in: id) } else { nil }
        }
        let sections = number(askSource("numberOfSections(in:)")) ?? 1
        return (0..<max(0, sections)).map { section in
            max(0, number(askSource("collectionView(_:numberOfItemsInSection:)", ("section", .value(section)))) ?? 0)
        }
    }

    func loadDataIfNeeded() {
        if collection.needsData { loadData() }
    }

    func contains(_ path: IndexPath) -> Bool {
        collection.counts.indices.contains(path.section) && (0..<collection.counts[path.section]).contains(path.item)
    }

    /// How many sections there are.
    public var numberOfSections: Int {
        loadDataIfNeeded()
        return collection.counts.count
    }

    /// How many items a section has.
    public func numberOfItems(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return collection.counts.indices.contains(section) ? collection.counts[section] : 0
    }

    // MARK: Cells

    /// Registers the class of new cells with an identifier. nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass.map { ClassReference(name: String(describing: $0)) }, forCellWithReuseIdentifier: identifier)
    }

    /// Registers the nib of new cells with an identifier. nil removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        world.register(nib.map { .nib($0.id) }, for: identifier, in: &collection.cells)
    }

    /// Registers the nib of new headers or footers with an identifier. nil removes the registration.
    public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        world.register(nib.map { .nib($0.id) }, for: "\(kind)/\(identifier)", in: &collection.supplements)
    }

    package func register(_ cellClass: ClassReference?, forCellWithReuseIdentifier identifier: String) {
        world.register(cellClass.map { .type($0) }, for: identifier, in: &collection.cells)
    }

    /// Registers a closure that makes new cells with an identifier, from a storyboard's prototype.
    package func register(maker: Block, forCellWithReuseIdentifier identifier: String) {
        world.register(.block(maker.id), for: identifier, in: &collection.cells)
    }

    /// Registers the class of new headers or footers with an identifier. nil removes the registration.
    public func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        register(
            viewClass.map { ClassReference(name: String(describing: $0)) }, forSupplementaryViewOfKind: elementKind,
            withReuseIdentifier: identifier)
    }

    package func register(
        _ viewClass: ClassReference?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        world.register(viewClass.map { .type($0) }, for: "\(elementKind)/\(identifier)", in: &collection.supplements)
    }

    /// A cell of an identifier for an item. Nothing registered is an exception.
    ///
    /// Fidelity: documented UICollectionView.dequeueReusableCell(withReuseIdentifier:for:); the exception's words are reported.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell: UICollectionViewCell = world.object(collection.reconfigured) {
            if cell.reuseIdentifier != identifier { refuseReconfiguring(identifier, cell.reuseIdentifier) }
            return cell
        }
        let waiting = collection.cells.take(identifier)
        let found = reused(waiting, collection.cells.maker(for: identifier), identifier, like: "UICollectionViewCell")
        if let cell = found as? UICollectionViewCell { return cell }
        refuseDequeue("a cell with identifier \(identifier) - must register a nib or a class for the identifier")
        return UICollectionViewCell(frame: .zero)
    }

    /// A dequeued or newly made view. If the storyboard or nib it would come from is not among the app's files, returns a stand-in.
    private func reused(
        _ waiting: ObjectID?, _ maker: ReusePool.Maker?, _ identifier: String, like typeName: String
    ) -> UICollectionReusableView? {
        if let found = dequeue(waiting, maker.flatMap { world.makesNothing($0) ? nil : $0 }, identifier) { return found }
        let isMissing = identifier.isEmpty || maker != nil
        guard isMissing || world.lacksArchive(of: self),
            let id = world.script?.prototype(identifier, like: typeName, isMissing: isMissing, isWanted: true),
            let view: UICollectionReusableView = world.object(id)
        else { return nil }
        view.reusable.identifier = identifier
        world.script?.fillOutlets(of: id, in: (view as? UICollectionViewCell)?.contentView.id ?? id, named: nil)
        return view
    }

    /// A header or footer of an identifier. Nothing registered is an exception.
    ///
    /// Fidelity: documented UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:); the exception's words are simplified.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let key = "\(elementKind)/\(identifier)"
        let waiting = collection.supplements.take(key)
        let found = reused(waiting, collection.supplements.maker(for: key), identifier, like: "UICollectionReusableView")
        if let found { return found }
        refuseDequeue("a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the identifier")
        return UICollectionReusableView(frame: .zero)
    }

    /// A decoration view of a kind, which the layout has registered. Nothing registered is an exception. Retained for the caller.
    ///
    /// Fidelity: documented UICollectionViewLayout.register(_:forDecorationViewOfKind:); the exception's words are reported.
    func decoration(_ kind: String) -> UIView? {
        let waiting = collection.supplements.take("\(kind)/\(kind)")
        guard let view = dequeue(waiting, collectionViewLayout.record.decorations.maker(for: kind), kind) else {
            world.report(
                .exception(
                    name: "NSInternalInconsistencyException",
                    reason: "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype "
                        + "in a storyboard", object: collectionViewLayout.id))
            return nil
        }
        world.space.retain(view.id)
        return view
    }

    private func dequeue(_ waiting: ObjectID?, _ maker: ReusePool.Maker?, _ identifier: String) -> UICollectionReusableView? {
        if let waiting, let view: UICollectionReusableView = world.object(waiting) {
            world.send("prepareForReuse()", to: view) { view.prepareForReuse() }
            world.space.release(waiting)
            return view
        }
        guard let maker else { return nil }
        let made = world.make(maker, for: identifier, "init(frame:)", [.value(CGRect.zero)]) { name in
            switch name {
            case "UICollectionViewCell": UICollectionViewCell(frame: .zero)
            case "UICollectionViewListCell": UICollectionViewListCell(frame: .zero)
            case "UICollectionReusableView": UICollectionReusableView(frame: .zero)
            default: nil
            }
        }
        let view = made as? UICollectionReusableView
        view?.reusable.identifier = identifier
        return view
    }

    private func refuseDequeue(_ what: String) {
        world.report(
            .exception(name: "NSInternalInconsistencyException", reason: "could not dequeue a view: \(what)", object: id))
    }
}
