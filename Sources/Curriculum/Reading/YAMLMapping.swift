internal import Interpreter
internal import Stage
internal import Yams

/// A YAML mapping in which every value has its place. Reports missing, malformed and unknown keys.
package struct YAMLMapping {
    let location: SourceLocation
    private let mapping: Node.Mapping
    private let place: (Mark?) -> SourceLocation
    private let hasControls: Bool
    private let problems: ProblemList

    /// Parses lines of a file that contain one mapping, each after `indent` columns, in bytes. Otherwise reports a problem and returns nil. A text that
    /// names a control character, as `\e` does, is a problem too unless `hasControls`.
    package static func parse(
        _ text: String, in file: TextFile, firstLine: Int, indent: Int = 0, hasControls: Bool = false, problems: ProblemList
    ) -> YAMLMapping? {
        let place = { (mark: Mark?) -> SourceLocation in
            guard let mark else { return file.location(line: firstLine, column: 1 + indent) }
            return file.location(line: firstLine + mark.line - 1, scalarColumn: mark.column + indent)
        }
        do {
            guard let node = try compose(yaml: text) else {
                problems.report(place(nil), "there is nothing here")
                return nil
            }
            return YAMLMapping(node, place: place, hasControls: hasControls, problems: problems)
        } catch let error as YamlError {
            problems.report(place(error.mark), "this is not YAML: \(error.sentence)")
        } catch {
            problems.report(place(nil), "this is not YAML: \(error)")
        }
        return nil
    }

    private init?(_ node: Node, place: @escaping (Mark?) -> SourceLocation, hasControls: Bool, problems: ProblemList) {
        guard case .mapping(let mapping) = node else {
            problems.report(place(node.mark), "keys and values are expected here")
            return nil
        }
        self.mapping = mapping
        self.place = place
        self.hasControls = hasControls
        self.problems = problems
        location = place(node.mark)
    }

    func has(_ key: String) -> Bool { node(key) != nil }

    /// Reports every key that is not in the list.
    package func allow(_ keys: [String]) {
        for (key, _) in mapping {
            let name = key.scalar?.string ?? "?"
            if !keys.contains(name) {
                let hint = nearest(to: name, in: keys).map { "; did you mean '\($0)'?" } ?? "; there are \(keys.joined(separator: ", "))"
                problems.report(place(key.mark), "there is no key '\(name)' here\(hint)")
            }
        }
    }

    /// A text; reports when it is missing and `isRequired`.
    package func string(_ key: String, isRequired: Bool = false) -> Located<String>? {
        guard let node = node(key) else {
            if isRequired { problems.report(location, "'\(key)' is missing") }
            return nil
        }
        guard let scalar = node.scalar else {
            problems.report(place(node.mark), "'\(key)' takes one value")
            return nil
        }
        return text(scalar, at: node.mark)
    }

    /// A whole number from `least` on.
    func integer(_ key: String, least: Int, isRequired: Bool = false) -> Located<Int>? {
        guard let text = string(key, isRequired: isRequired) else { return nil }
        guard let number = Int(text.value), number >= least else {
            problems.report(text.location, "'\(key)' takes a whole number from \(least), not '\(text.value)'")
            return nil
        }
        return Located(value: number, location: text.location)
    }

    /// A list of texts; a single text is a list of one. Empty when the key is missing.
    package func strings(_ key: String) -> [Located<String>] {
        guard let node = node(key) else { return [] }
        if let scalar = node.scalar { return [text(scalar, at: node.mark)] }
        guard case .sequence(let sequence) = node else {
            problems.report(place(node.mark), "'\(key)' takes a list")
            return []
        }
        return sequence.compactMap { item in
            guard let scalar = item.scalar else {
                problems.report(place(item.mark), "'\(key)' takes a list of single values")
                return nil
            }
            return text(scalar, at: item.mark)
        }
    }

    /// One of the words that an enumeration has.
    func word<Word: RawRepresentable & CaseIterable>(_ key: String, as type: Word.Type) -> Located<Word>? where Word.RawValue == String {
        guard let text = string(key) else { return nil }
        return word(text, key: key, as: type)
    }

    /// A list of the words that an enumeration has.
    func words<Word: RawRepresentable & CaseIterable>(_ key: String, as type: Word.Type) -> [Located<Word>] where Word.RawValue == String {
        strings(key).compactMap { word($0, key: key, as: type) }
    }

    private func word<Word: RawRepresentable & CaseIterable>(_ text: Located<String>, key: String, as type: Word.Type) -> Located<Word>?
    where Word.RawValue == String {
        if let word = Word(rawValue: text.value) { return Located(value: word, location: text.location) }
        let words = Word.allCases.map(\.rawValue)
        let hint = nearest(to: text.value, in: words).map { "; did you mean '\($0)'?" } ?? "; there are \(words.joined(separator: ", "))"
        problems.report(text.location, "'\(key)' has no '\(text.value)'\(hint)")
        return nil
    }

    /// Whether the value of a key is itself a mapping.
    func isMapping(_ key: String) -> Bool { node(key)?.mapping != nil }

    /// A mapping inside this one; nil when the key is missing.
    func fields(_ key: String) -> YAMLMapping? {
        node(key).flatMap { YAMLMapping($0, place: place, hasControls: hasControls, problems: problems) }
    }

    /// An entry of a list: a text, or a mapping.
    enum Item {
        case text(Located<String>)
        case fields(YAMLMapping)
    }

    /// A list of texts and mappings. Empty when the key is missing.
    func items(_ key: String) -> [Item] {
        guard let node = node(key) else { return [] }
        guard case .sequence(let sequence) = node else {
            problems.report(place(node.mark), "'\(key)' takes a list")
            return []
        }
        return sequence.compactMap { item in
            if let scalar = item.scalar { return .text(text(scalar, at: item.mark)) }
            return YAMLMapping(item, place: place, hasControls: hasControls, problems: problems).map { .fields($0) }
        }
    }

    /// A list of mappings. Empty when the key is missing.
    func list(_ key: String) -> [YAMLMapping] {
        guard let node = node(key) else { return [] }
        guard case .sequence(let sequence) = node else {
            problems.report(place(node.mark), "'\(key)' takes a list")
            return []
        }
        return sequence.compactMap { YAMLMapping($0, place: place, hasControls: hasControls, problems: problems) }
    }

    /// All keys with their texts, in order.
    func pairs() -> [(key: Located<String>, value: Located<String>)] {
        mapping.compactMap { key, value in
            guard let name = key.scalar, let text = value.scalar else {
                problems.report(place(value.mark), "one value is expected here")
                return nil
            }
            return (self.text(name, at: key.mark), self.text(text, at: value.mark))
        }
    }

    private func text(_ scalar: Node.Scalar, at mark: Mark?) -> Located<String> {
        if !hasControls, scalar.string.unicodeScalars.contains(where: \.isControl) {
            problems.report(place(mark), "this text has a control character")
        }
        return Located(value: scalar.string, location: place(mark))
    }

    private func node(_ key: String) -> Node? {
        mapping.first { $0.key.scalar?.string == key }?.value
    }
}

extension YamlError {
    /// Where the text stops being YAML.
    fileprivate var mark: Mark? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
        case .duplicatedKeysInMapping(_, let context): context.mark
        default: nil
        }
    }

    /// libyaml's own message.
    fileprivate var sentence: String {
        switch self {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _), .reader(let problem, _, _, _):
            problem
        case .duplicatedKeysInMapping(let duplicates, _):
            "the key '\(duplicates.min() ?? "")' is there twice"
        default: "\(self)"
        }
    }
}
