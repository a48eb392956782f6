internal import SwiftSyntax

/// The written form of a call: its labels and where trailing closures begin.
struct CallShape: Hashable, Sendable {
    let base: String
    let labels: [String?]
    /// The position of the unlabelled trailing closure; the number of arguments if there is none.
    let trailing: Int
    /// The positions of arguments written with `&`, whose values the call returns.
    var inouts: [Int] = []

    /// Whether the call is awaited.
    var awaits = false

    /// How often its result is called in turn: `items(source)(binder)`.
    var resultCalls = 0

    /// Whether it means a struct's memberwise initialiser although an extension has one with the same labels.
    var isMemberwise = false

    /// Whether it means the library's own function, whatever the program's extensions add under that name.
    var isLibrary = false

    init(_ base: String, _ labels: [String?], trailing: Int? = nil) {
        self.base = base
        self.labels = labels
        self.trailing = trailing ?? labels.count
    }

    /// The full name as written, with unlabelled trailing closures: `name(label:_:)`.
    var name: String { "\(base)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }
}

/// The source of a parameter's value.
enum ArgumentSource: Hashable, Sendable {
    case argument(Int)
    case variadic([Int])
    case missing
}

/// The properties of a parameter that matter for argument matching.
struct ParameterShape {
    let label: String?
    let hasDefault: Bool
    let isVariadic: Bool
    let isFunction: Bool
    /// Whether its type is known to be no function. It then takes no trailing closure.
    let isValue: Bool
}

extension CallShape {
    /// The argument for each parameter; nil if the call does not fit.
    func match(_ parameters: [ParameterShape]) -> [ArgumentSource]? {
        matchFromTheEnd(parameters) ?? matchInOrder(parameters)
    }

    /// Matches a lone trailing closure with the last function parameter, unless another parameter would lack its argument.
    private func matchFromTheEnd(_ parameters: [ParameterShape]) -> [ArgumentSource]? {
        guard trailing == labels.count - 1, parameters.filter(\.isFunction).count > 1,
            let last = parameters.lastIndex(where: \.isFunction),
            !requiresMore(parameters[(last + 1)...], before: labels.count),
            let before = CallShape(base, Array(labels.dropLast())).matchInOrder(Array(parameters[..<last]))
        else { return nil }
        let after = parameters[(last + 1)...].map { $0.isVariadic ? ArgumentSource.variadic([]) : .missing }
        return before + [.argument(trailing)] + after
    }

    private func matchInOrder(_ parameters: [ParameterShape]) -> [ArgumentSource]? {
        var sources: [ArgumentSource] = []
        var next = 0
        for (position, parameter) in parameters.enumerated() {
            let mayOmit = parameter.hasDefault || parameter.isVariadic
            guard next < labels.count else {
                guard mayOmit else { return nil }
                sources.append(parameter.isVariadic ? .variadic([]) : .missing)
                continue
            }
            if next == trailing {
                if parameter.isValue, !mayOmit { return nil }
                let later = parameters[(position + 1)...].contains { $0.isFunction }
                let isNeededLater = mayOmit && requiresMore(parameters[(position + 1)...], before: next + 1)
                if !isNeededLater, parameter.isFunction || !(mayOmit && (later || parameter.isValue)) {
                    sources.append(.argument(next))
                    next += 1
                } else {
                    sources.append(parameter.isVariadic ? .variadic([]) : .missing)
                }
            } else if labels[next] == parameter.label {
                if parameter.isVariadic {
                    var gathered = [next]
                    next += 1
                    while next < trailing, next < labels.count, labels[next] == nil {
                        gathered.append(next)
                        next += 1
                    }
                    sources.append(.variadic(gathered))
                } else {
                    sources.append(.argument(next))
                    next += 1
                }
            } else if mayOmit {
                sources.append(parameter.isVariadic ? .variadic([]) : .missing)
            } else {
                return nil
            }
        }
        return next == labels.count ? sources : nil
    }

    /// Whether a parameter without default comes before the one that the labelled trailing closure at a position is for.
    private func requiresMore(_ parameters: ArraySlice<ParameterShape>, before place: Int) -> Bool {
        let label = place < labels.count ? labels[place] : nil
        return parameters.prefix { label == nil || $0.label != label }.contains { !$0.hasDefault && !$0.isVariadic }
    }

    /// Whether the arguments match the parameters one to one.
    static func isDirect(_ sources: [ArgumentSource]) -> Bool {
        sources.enumerated().allSatisfy { $1 == .argument($0) }
    }

    /// Whether a variadic parameter takes some of the arguments.
    static func isVariadic(_ sources: [ArgumentSource]) -> Bool {
        sources.contains { if case .variadic = $0 { true } else { false } }
    }
}

extension Declarations {
    func shapes(of member: MemberInfo) -> [ParameterShape] { shapes(of: member.parameters, scope(of: member)) }

    /// The shapes of an enumeration case's associated values.
    func shapes(of parameters: [ParameterInfo], _ scope: TypeScope) -> [ParameterShape] {
        parameters.map {
            let shape = shape($0.label, hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic, staticType($0.type, scope))
            let isKeyPath = $0.type?.as(IdentifierTypeSyntax.self)?.name.text.hasSuffix("KeyPath") ?? false
            return isKeyPath
                ? ParameterShape(
                    label: shape.label, hasDefault: shape.hasDefault, isVariadic: shape.isVariadic, isFunction: false, isValue: true)
                : shape
        }
    }

    /// The parameters of a struct's memberwise initialiser.
    func memberwiseShapes(of type: TypeInfo) -> [ParameterShape] {
        type.memberwiseProperties.map { member in
            let type = memberwiseType(of: member, in: type.index)
            return shape(
                member.memberwiseName, hasDefault: member.initialValue != nil || !member.isLet && type.isOptional, isVariadic: false, type)
        }
    }

    func shapes(of member: HostMember) -> [ParameterShape] {
        member.parameters.map {
            shape($0.label, hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic, staticType(source: $0.type))
        }
    }

    private func shape(_ label: String?, hasDefault: Bool, isVariadic: Bool, _ type: StaticType) -> ParameterShape {
        let isFunction = if case .function = type.unwrapped { true } else { false }
        return ParameterShape(
            label: label, hasDefault: hasDefault, isVariadic: isVariadic, isFunction: isFunction, isValue: isValue(type.unwrapped))
    }

    private func isValue(_ type: StaticType) -> Bool {
        switch type {
        case .bool, .int, .double, .float, .string, .substring, .character, .array, .dictionary, .set, .range: true
        case .declared(let index): types[Int(base(of: index))].kind != .protocol && !types[Int(base(of: index))].isPlaceholder
        default: false
        }
    }
}
