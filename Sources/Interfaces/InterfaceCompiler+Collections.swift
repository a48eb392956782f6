import UIKit

// Collections: their layouts, the prototypes of their cells and of their headers and footers.
extension InterfaceCompiler {
    /// Reads a flow layout, or one of a class of the app's.
    mutating func readLayout(_ element: MarkupElement, into collection: inout ArchivedObject) {
        let make: @Sendable (NSCoder) -> NSObject? =
            switch element.name {
            case "collectionViewFlowLayout": { UICollectionViewFlowLayout(coder: $0) }
            default: { UICollectionViewLayout(coder: $0) }
            }
        let name = element.name == "collectionViewFlowLayout" ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"
        var layout = ArchivedObject(
            className: name, customClass: element["customClass"], location: location(element), maker: .coder(make))
        readAttributes(element, .flowLayout, into: &layout)
        for child in element.children { readCommon(child, of: element, .flowLayout, into: &layout) }
        archive.objects[number(element)] = layout
        let number = number(element)
        collection.settings.append { collection, unarchiver in
            guard let layout: UICollectionViewLayout = unarchiver.object(number) else { return }
            (collection as? UICollectionView)?.collectionViewLayout = layout
        }
    }

    /// Reads the prototypes of the cells of a table or a collection. `register` gives one to the list.
    mutating func readPrototypes<List: NSObject>(
        _ element: MarkupElement, named name: String, into list: inout ArchivedObject,
        register: @escaping @Sendable (List, _ number: Int, _ identifier: String, Unarchiver) -> Void
    ) {
        for child in element.children {
            guard child.name == name else {
                list.refusals.append(refusal(child))
                continue
            }
            compile(child)
            guard let identifier = child["reuseIdentifier"] else { continue }
            let number = number(child)
            list.settings.append { list, unarchiver in
                if let list = list as? List { register(list, number, identifier, unarchiver) }
            }
        }
    }

    /// Reads the prototype of a section's header or footer.
    mutating func readSupplement(_ element: MarkupElement, into collection: inout ArchivedObject) {
        compile(element)
        guard let identifier = element["reuseIdentifier"] else { return }
        let number = number(element)
        let isHeader = element["key"] == "sectionHeaderView"
        collection.settings.append { collection, unarchiver in
            let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
            (collection as? UICollectionView)?.register(prototype: number, identifier, ofKind: kind, of: unarchiver)
        }
    }
}

extension Vocabulary {
    static let collectionView = scrollView.adding(
        [
            "dataMode": ignored, "springLoaded": ignored,
            "allowsSelection": flag { (collection: UICollectionView, flag) in collection.allowsSelection = flag },
            "allowsMultipleSelection": flag { (collection: UICollectionView, flag) in collection.allowsMultipleSelection = flag },
            "prefetchingEnabled": flag { (collection: UICollectionView, flag) in collection.isPrefetchingEnabled = flag },
        ])

    static let reusable = view.adding([
        "reuseIdentifier": text { (view: UICollectionReusableView, identifier) in view.becomeReusable(identifier) },
        "collectionViewCell": ignored,
    ])

    static let flowLayout = any.adding(
        [
            "minimumLineSpacing": number { (layout: UICollectionViewFlowLayout, number) in layout.minimumLineSpacing = CGFloat(number) },
            "minimumInteritemSpacing": number { (layout: UICollectionViewFlowLayout, number) in
                layout.minimumInteritemSpacing = CGFloat(number)
            },
            "scrollDirection": choice(["vertical": .vertical, "horizontal": .horizontal]) {
                (layout: UICollectionViewFlowLayout, direction) in layout.scrollDirection = direction
            },
            "automaticEstimatedItemSize": flag { (layout: UICollectionViewFlowLayout, flag) in
                if flag { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            },
            "sectionInsetReference": only("contentInset"), "sectionHeadersPinToVisibleBounds": only("NO"),
            "sectionFootersPinToVisibleBounds": only("NO"),
        ],
        [
            "itemSize": size { (layout: UICollectionViewFlowLayout, size) in layout.itemSize = size },
            "estimatedItemSize": size { (layout: UICollectionViewFlowLayout, size) in layout.estimatedItemSize = size },
            "headerReferenceSize": size { (layout: UICollectionViewFlowLayout, size) in layout.headerReferenceSize = size },
            "footerReferenceSize": size { (layout: UICollectionViewFlowLayout, size) in layout.footerReferenceSize = size },
            "sectionInset": insets { (layout: UICollectionViewFlowLayout, insets) in layout.sectionInset = insets },
        ])
}
