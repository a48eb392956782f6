struct Mirror {
    enum DisplayStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
    typealias Child = (label: String?, value: Any)
    typealias Children = [(label: String?, value: Any)]
    let children: [(label: String?, value: Any)]
    let displayStyle: DisplayStyle?
    let subjectType: Any
    let _subject: Any
    let _level: Int
    init(reflecting subject: Any) { self.init(subject, 0) }
    init(
        _ subject: Any, unlabeledChildren: Any, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
    ) {
        self.init(subject, unlabeledChildren.map { (label: String?.none, value: $0) }, displayStyle)
    }
    init(
        _ subject: Any, children: KeyValuePairs<String?, Any>, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
    ) {
        self.init(subject, children.map { (label: $0.0, value: $0.1) }, displayStyle)
    }
    init(_ subject: Any, _ children: Children, _ style: DisplayStyle?) {
        self.children = children
        displayStyle = style
        subjectType = type(of: subject)
        _subject = subject
        _level = 0
    }
    enum AncestorRepresentation { case generated, suppressed, customized(() -> Mirror) }
    init(_ subject: Any, _ level: Int) {
        let parts = _mirrored(subject, level)
        _subject = subject
        _level = level
        subjectType = parts[1]
        children = parts[2]
        switch parts[0] as! String {
        case "struct": displayStyle = .struct
        case "class": displayStyle = .class
        case "enum": displayStyle = .enum
        case "tuple": displayStyle = .tuple
        case "optional": displayStyle = .optional
        case "collection": displayStyle = .collection
        case "dictionary": displayStyle = .dictionary
        case "set": displayStyle = .set
        default: displayStyle = nil
        }
    }
    var superclassMirror: Mirror? { _mirrored(_subject, _level + 1).isEmpty ? nil : Mirror(_subject, _level + 1) }
    func descendant(_ path: Any...) -> Any? {
        var found: Any? = nil
        var children = self.children
        for step in path {
            if let label = step as? String {
                guard let child = children.first(where: { $0.label == label }) else { return nil }
                found = child.value
            } else if let place = step as? Int, place < children.count {
                found = children[place].value
            } else {
                return nil
            }
            children = found.map { Mirror($0, 0).children } ?? []
        }
        return found
    }
}
