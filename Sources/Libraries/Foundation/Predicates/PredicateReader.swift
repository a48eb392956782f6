final class _PredicateReader {
    var words: [String]
    var arguments: [Any]
    init(_ format: String, _ arguments: [Any]) {
        words = _predicateWords(format)
        self.arguments = arguments
    }
    func condition() -> (Any?) -> Bool {
        let found = either()
        if let left = words.first { return refuse(left) }
        return found
    }
    func refuse(_ word: String) -> (Any?) -> Bool {
        _refuse("'" + word + "' in the format of an NSPredicate")
        words = []
        return { _ in false }
    }
    func take(_ names: [String]) -> Bool {
        guard let next = words.first, names.contains(next.uppercased()) else { return false }
        words.removeFirst()
        return true
    }
    func either() -> (Any?) -> Bool {
        var all = [both()]
        while take(["OR", "||"]) { all.append(both()) }
        if all.count == 1 { return all[0] }
        return { object in all.contains { $0(object) } }
    }
    func both() -> (Any?) -> Bool {
        var all = [one()]
        while take(["AND", "&&"]) { all.append(one()) }
        if all.count == 1 { return all[0] }
        return { object in all.allSatisfy { $0(object) } }
    }
    func one() -> (Any?) -> Bool {
        if take(["NOT", "!"]) {
            let inner = one()
            return { !inner($0) }
        }
        if take(["TRUEPREDICATE"]) { return { _ in true } }
        if take(["FALSEPREDICATE"]) { return { _ in false } }
        if take(["("]) {
            let inner = either()
            return take([")"]) ? inner : refuse("(")
        }
        let left = operand()
        guard let sign = words.first?.uppercased() else { return refuse("nothing") }
        words.removeFirst()
        var options = ""
        if words.first == "[" {
            words.removeFirst()
            options = words.removeFirst().lowercased()
            _ = take(["]"])
        }
        if ["==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"]
            .contains(sign)
        {
            let right = operand()
            return { object in _compares(left(object), sign, right(object), options) }
        }
        return refuse(sign)
    }
    func operand() -> (Any?) -> Any? {
        guard !words.isEmpty else {
            _ = refuse("nothing")
            return { _ in nil }
        }
        let word = words.removeFirst()
        if word == "%@" || word == "%d" || word == "%f" || word == "%i" || word == "%ld" || word == "%lu" || word == "%lld" || word == "%u" {
            let value = arguments.isEmpty ? nil : arguments.removeFirst()
            return { _ in value }
        }
        if word == "%K" {
            let path = arguments.isEmpty ? "" : arguments.removeFirst() as! String
            return { _valueOf($0, path) }
        }
        if word == "{" {
            var all: [(Any?) -> Any?] = []
            while let next = words.first, next != "}" {
                if next == "," { words.removeFirst() } else { all.append(operand()) }
            }
            _ = take(["}"])
            return { object in all.map { $0(object) } }
        }
        if word.hasPrefix("\"") || word.hasPrefix("'") {
            let text = String(word.dropFirst().dropLast())
            return { _ in text }
        }
        if let number = Int(word) { return { _ in number } }
        if let number = Double(word) { return { _ in number } }
        switch word.uppercased() {
        case "YES", "TRUE": return { _ in true }
        case "NO", "FALSE": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        default: return { _valueOf($0, word) }
        }
    }
}
