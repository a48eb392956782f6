var _registrations = 0

extension UICollectionView {
    /// How cells of a class are filled for items.
    ///
    /// Fidelity: documented UICollectionView.CellRegistration (one that is made while a cell is asked for is an exception from iOS 15 on, whose
    /// words are reported); simplified, where nothing says the class of the cells they are of UICollectionViewListCell.
    struct CellRegistration<Cell, Item> {
        typealias Handler = (Cell, IndexPath, Item) -> Void
        let _class: AnyClass?
        let _nib: UINib?
        let _identifier: String
        let _handler: Handler
        let _isLate: Bool

        init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
            _isLate = _isCellAskedFor()
            _class = (Cell.self as? AnyClass) ?? UICollectionViewListCell.self
            _nib = nil
            _registrations += 1
            _identifier = "registration \(_registrations)"
            _handler = handler
        }

        init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) {
            _isLate = _isCellAskedFor()
            _class = nil
            _nib = cellNib
            _registrations += 1
            _identifier = "registration \(_registrations)"
            _handler = handler
        }
    }

    /// How headers and footers of a class are filled.
    ///
    /// Fidelity: documented UICollectionView.SupplementaryRegistration.
    struct SupplementaryRegistration<Supplementary> {
        typealias Handler = (Supplementary, String, IndexPath) -> Void
        let _class: AnyClass?
        let _nib: UINib?
        let _kind: String
        let _identifier: String
        let _handler: Handler

        init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
            _class = (Supplementary.self as? AnyClass) ?? UICollectionViewListCell.self
            _nib = nil
            _kind = elementKind
            _registrations += 1
            _identifier = "registration \(_registrations)"
            _handler = handler
        }

        init(
            supplementaryNib: UINib, elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
        ) {
            _class = nil
            _nib = supplementaryNib
            _kind = elementKind
            _registrations += 1
            _identifier = "registration \(_registrations)"
            _handler = handler
        }
    }

    /// A cell of a registration's class, filled for an item.
    ///
    /// Fidelity: documented UICollectionView.dequeueConfiguredReusableCell(using:for:item:).
    func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if #available(iOS 15, *), registration._isLate {
            _raise(
                "NSInternalInconsistencyException",
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
                    + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested "
                    + "will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
                    + "Registrations should be created up front and reused. Registration: <UICollectionViewCellRegistration>")
        }
        if let nib = registration._nib {
            register(nib, forCellWithReuseIdentifier: registration._identifier)
        } else {
            register(registration._class, forCellWithReuseIdentifier: registration._identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: registration._identifier, for: indexPath)
        if let item { registration._handler(cell, indexPath, item) }
        return cell
    }

    /// A header or footer of a registration's class, filled.
    ///
    /// Fidelity: documented UICollectionView.dequeueConfiguredReusableSupplementary(using:for:).
    func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if let nib = registration._nib {
            register(nib, forSupplementaryViewOfKind: registration._kind, withReuseIdentifier: registration._identifier)
        } else {
            register(
                registration._class, forSupplementaryViewOfKind: registration._kind,
                withReuseIdentifier: registration._identifier)
        }
        let view = dequeueReusableSupplementaryView(
            ofKind: registration._kind, withReuseIdentifier: registration._identifier, for: indexPath)
        registration._handler(view, registration._kind, indexPath)
        return view
    }
}
