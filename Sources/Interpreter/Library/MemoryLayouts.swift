/// The memory layout of a type's values in a compiled program.
struct Layout {
    var size: Int
    var alignment: Int
    /// The number of unused bit patterns, which an optional of the type can use for nil.
    var spares: Int

    var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

    /// More spare patterns than any program needs.
    static let many = 1 << 20
    static let reference = Layout(size: 8, alignment: 8, spares: many)
    static let text = Layout(size: 16, alignment: 8, spares: many)
    static let nothing = Layout(size: 0, alignment: 1, spares: 0)

    /// The layout of consecutive fields, as in a struct.
    init(fields: [Layout]) {
        self = .nothing
        for field in fields {
            size = (size + field.alignment - 1) / field.alignment * field.alignment + field.size
            alignment = max(alignment, field.alignment)
            spares = max(spares, field.spares)
        }
    }

    init(size: Int, alignment: Int, spares: Int) {
        (self.size, self.alignment, self.spares) = (size, alignment, spares)
    }

    /// The layout with that many additional empty cases.
    func with(cases count: Int) -> Layout {
        if spares >= count { return Layout(size: size, alignment: alignment, spares: spares - count) }
        return Layout(size: size + 1, alignment: alignment, spares: 0)
    }
}

extension Declarations {
    /// The layout of a type's values; nil if unknown.
    func layout(of type: StaticType) -> Layout? {
        switch type {
        case .void, .never: .nothing
        case .bool: Layout(size: 1, alignment: 1, spares: 254)
        case .int(let kind): Layout(size: kind.bitWidth / 8, alignment: kind.bitWidth / 8, spares: 0)
        case .double: Layout(size: 8, alignment: 8, spares: 0)
        case .float: Layout(size: 4, alignment: 4, spares: 0)
        case .string, .substring, .character, .function: .text
        case .any: Layout(size: 32, alignment: 8, spares: Layout.many)
        case .array, .dictionary, .set: .reference
        case .optional(let inner): layout(of: inner)?.with(cases: 1)
        case .range(let bound): layout(of: [bound, bound])
        case .tuple(let types, _): layout(of: types)
        case .declared(let index): layout(ofDeclared: index)
        case .host(let name): layout(ofHost: name)
        case .unknown, .meta, .reference, .autoclosure: nil
        }
    }

    private func layout(of types: [StaticType]) -> Layout? {
        var fields: [Layout] = []
        for type in types {
            guard let layout = layout(of: type) else { return nil }
            fields.append(layout)
        }
        return Layout(fields: fields)
    }

    private func layout(ofDeclared index: Int32) -> Layout? {
        let info = type(index)
        switch info.kind {
        case .class: return .reference
        case .structure: return info.isPlaceholder ? nil : layout(of: info.stored.map { type(of: $0, in: index) })
        case .enumeration: return layout(ofCases: info.cases, TypeScope(owner: info), index)
        case .protocol, .extensionOfExternalType: return nil
        }
    }

    /// The layout of an enumeration. Unknown if several cases have payloads, as it then depends on spare bits in these.
    private func layout(ofCases cases: [TypeInfo.Case], _ scope: TypeScope, _ index: Int32) -> Layout? {
        var scope = scope
        scope.bindings = bindings(of: index)
        let full = cases.filter { !$0.parameters.isEmpty }
        guard full.count <= 1, cases.count <= 256 else { return nil }
        guard let only = full.first else {
            return cases.count < 2 ? .nothing : Layout(size: 1, alignment: 1, spares: 256 - cases.count)
        }
        return layout(of: only.parameters.map { staticType($0.type, scope) })?.with(cases: cases.count - 1)
    }

    private func layout(ofHost name: String) -> Layout? {
        if hostType(named: name)?.kind == .class { return .reference }
        let numbers = [
            "CGPoint": 2, "CGSize": 2, "CGVector": 2, "CGRect": 4, "UIEdgeInsets": 4, "NSDirectionalEdgeInsets": 4, "UIOffset": 2,
            "CGAffineTransform": 6, "CATransform3D": 16, "Date": 1, "NSRange": 2, "DispatchTime": 1,
        ]
        if let count = numbers[name] { return Layout(size: 8 * count, alignment: 8, spares: 0) }
        switch name {
        case "AnyObject": return .reference
        case "UUID": return Layout(size: 16, alignment: 1, spares: 0)
        case "Decimal": return Layout(size: 20, alignment: 4, spares: 0)
        default: return nil
        }
    }
}
