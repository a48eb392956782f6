internal import Libraries

/// The part of the standard library that is written in interpreted Swift: `Sources/Libraries/Swift`. A program's own types of the same
/// names take precedence.
enum Prelude {
    static let path = "Swift"

    /// For each collection protocol, the prelude's protocol that holds its members.
    static let collectionProtocols = [
        "Collection": "_Collection", "BidirectionalCollection": "_Collection", "MutableCollection": "_MutableCollection",
        "RandomAccessCollection": "_Collection", "LazyCollectionProtocol": "_Collection",
        "RangeReplaceableCollection": "_RangeReplaceableCollection", "Sequence": "_Sequence", "IteratorProtocol": "_Iterator",
    ]

    static let library = Program.Library(path: path, text: Libraries.text(of: path))
}
