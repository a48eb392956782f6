public import Foundation

// The names that tables and collections have for a path of two numbers.
extension IndexPath {
    /// The path of a table's row.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The path of a collection's item.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section's number, from 0.
    public var section: Int { isEmpty ? 0 : self[0] }
    /// The row's number in its section, from 0.
    public var row: Int { count > 1 ? self[1] : 0 }
    /// The item's number in its section, from 0.
    public var item: Int { row }
}
