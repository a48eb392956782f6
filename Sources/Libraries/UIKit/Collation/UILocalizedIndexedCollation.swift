/// Puts objects into sections by the letters that their names begin with.
///
/// Fidelity: documented UILocalizedIndexedCollation; simplified: the sections are those of English in any language, A to Z and # for all else.
class UILocalizedIndexedCollation: NSObject {
    static let _shared = UILocalizedIndexedCollation()
    static func current() -> UILocalizedIndexedCollation { _shared }
    let sectionTitles: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
    var sectionIndexTitles: [String] { sectionTitles }
    func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    func _text(_ object: Any, _ selector: Selector) -> String {
        let key = "\(selector)"
        if let text = object as? String { return key == "uppercaseString" ? text.uppercased() : text }
        return (object as? NSObject)?.value(forKey: key) as? String ?? ""
    }

    func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = _text(object, selector).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        guard let first = text.first(where: { !$0.isWhitespace }) else { return sectionTitles.count - 1 }
        return sectionTitles.firstIndex(of: String(first)) ?? sectionTitles.count - 1
    }

    func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.map { _text($0, selector) }
        let order = array.indices.sorted { one, other in
            let result = texts[one].localizedCaseInsensitiveCompare(texts[other])
            return result == .orderedSame ? one < other : result == .orderedAscending
        }
        return order.map { array[$0] }
    }
}
