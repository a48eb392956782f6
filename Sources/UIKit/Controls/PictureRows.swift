/// The rows that an app's pictures form whose names end with numbers, as the frames of an animation do: code that asks for one after the other until
/// there is none comes to an end.
///
/// Fidelity: simplified; pictures have no files. A row that the app's catalogs have ends behind its highest number, any other after `longest`.
struct PictureRows: Sendable {
    /// How many pictures are there for code that asks for a row nobody knows, one after the other: four seconds of an animation.
    static let longest = 240

    /// A row's last picture that was asked for, and how many there were up to it without a gap.
    private struct Row: Sendable {
        var last: Int
        var count: Int
    }

    private var rows: [Substring: Row] = [:]

    /// A name as a place in a row; nil where it does not end with a number.
    static func place(of name: String) -> (row: Substring, number: Int)? {
        let base = [".png", ".jpg", ".jpeg"].first(where: name.hasSuffix).map { name.dropLast($0.count) } ?? name[...]
        guard let digit = base.lastIndex(where: { !$0.isASCII || !$0.isNumber }), let number = Int(base[base.index(after: digit)...]) else {
            return Int(base).map { ("", $0) }
        }
        return (base[...digit], number)
    }

    /// Whether the picture is there that has that place, asked for now.
    mutating func has(_ place: (row: Substring, number: Int)) -> Bool {
        let count =
            switch rows[place.row] {
            case let row? where row.last == place.number: row.count
            case let row? where row.last == place.number - 1: row.count + 1
            default: 1
            }
        rows[place.row] = Row(last: place.number, count: count)
        return count <= Self.longest
    }
}

extension World {
    /// Whether the app has a picture of that name.
    func hasPicture(named name: String) -> Bool {
        guard !name.isEmpty else { return false }
        guard !namedPictures.contains(name), let place = PictureRows.place(of: name) else { return true }
        if let last = lastPictures[place.row] { return place.number <= last }
        return state.pictureRows.has(place)
    }
}
