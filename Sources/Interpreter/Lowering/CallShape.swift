internal import SwiftSyntax

/// How a call is written: which labels, and where trailing closures begin.
struct CallShape: Hashable, Sendable {
    let base: String
    let labels: [String?]
    /// The position of the unlabelled trailing closure; the number of arguments when there is none.
    let trailing: Int
    /// The positions of the arguments that are written with `&`, which the call gives back.
    var inouts: [Int] = []

    /// Whether the code waits for the call.
    var awaits = false

    /// How often its result is called in its turn: `items(source)(binder)`.
    var resultCalls = 0

    /// The receiver's type where it is an integer, but not Int.
    var integer: IntegerKind?

    /// Whether a struct's memberwise initialiser is meant, though an extension has one of the same labels.
    var isMemberwise = false

    /// Whether the library's own function is meant, whatever the program gives to some of the receiver's types by that name.
    var isLibrary = false

    init(_ base: String, _ labels: [String?], trailing: Int? = nil) {
        self.base = base
        self.labels = labels
        self.trailing = trailing ?? labels.count
    }

    /// `name(label:_:)` as it is written, trailing closures unlabelled.
    var name: String { "\(base)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }
}

/// Where a parameter's value comes from.
enum ArgumentSource: Hashable, Sendable {
    case argument(Int)
    case variadic([Int])
    case missing
}

/// What argument matching needs to know of a parameter.
struct ParameterShape {
    let label: String?
    let hasDefault: Bool
    let isVariadic: Bool
    let isFunction: Bool
    /// Whether its type is known to be no function's: a trailing closure is not for it.
    let isValue: Bool
}

extension CallShape {
    /// Which argument goes to which parameter; nil when the call does not fit.
    func match(_ parameters: [ParameterShape]) -> [ArgumentSource]? {
        matchFromTheEnd(parameters) ?? matchInOrder(parameters)
    }

    /// A trailing closure that stands alone goes to the last parameter that takes a function, where that leaves no other without its argument.
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

    /// Whether one of the parameters must have an argument, up to the one that the labelled trailing closure at a place is for.
    private func requiresMore(_ parameters: ArraySlice<ParameterShape>, before place: Int) -> Bool {
        let label = place < labels.count ? labels[place] : nil
        return parameters.prefix { label == nil || $0.label != label }.contains { !$0.hasDefault && !$0.isVariadic }
    }

    /// Whether the arguments are the parameters one for one.
    static func isDirect(_ sources: [ArgumentSource]) -> Bool {
        sources.enumerated().allSatisfy { $1 == .argument($0) }
    }

    /// Whether some are for a parameter that takes any number.
    static func isVariadic(_ sources: [ArgumentSource]) -> Bool {
        sources.contains { if case .variadic = $0 { true } else { false } }
    }
}

extension Declarations {
    func shapes(of member: MemberInfo) -> [ParameterShape] { shapes(of: member.parameters, scope(of: member)) }

    /// The same of a case's.
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

    /// What a struct's memberwise initialiser takes: a value for each of its properties that may have one from outside.
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
