internal import Libraries

/// The part of the standard library that is itself written in the interpreted Swift: `Sources/Libraries/Swift`. A program's own types of the same names come
/// first.
enum Prelude {
    static let path = "Swift"

    /// The protocols of collections, and those of the prelude that hold their members.
    static let collectionProtocols = [
        "Collection": "_Collection", "BidirectionalCollection": "_Collection", "MutableCollection": "_MutableCollection",
        "RandomAccessCollection": "_Collection", "LazyCollectionProtocol": "_Collection",
        "RangeReplaceableCollection": "_RangeReplaceableCollection", "Sequence": "_Sequence", "IteratorProtocol": "_Iterator",
    ]

    static let library = Program.Library(path: path, text: Libraries.text(of: path))
}
