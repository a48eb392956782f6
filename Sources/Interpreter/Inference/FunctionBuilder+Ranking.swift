internal import SwiftSyntax

/// The compiler's ranking of argument conversions between overloads.
extension FunctionBuilder {
    /// The score of a conversion, worst first. A fit without conversion scores above zero.
    private enum Conversion {
        /// A literal as another than its default type: `1` as a Double.
        static let literal = -4
        /// A collection whose elements are all converted.
        static let collection = -3
        /// A conversion to an unknown type.
        static let undeclared = -2
        /// A conversion to an optional; added to the score of the value.
        static let optional = -1
        /// A conversion of a known type to `Any`.
        static let existential = 0
        /// A generic type without arguments for a generic parameter: `Optional(5)`, `Box(5)`.
        static let openType = 7
    }

    /// What a conversion costs where the sum over a call's arguments is compared: a worse one more than any number of others.
    private enum Cost {
        static let existential = 1
        static let optional = 10
        static let collection = 100
        static let literal = 1000
    }

    /// The cost of the conversions that the arguments need. The compiler compares this first; one worse conversion outweighs any number of
    /// better ones. Nil if it is uncertain that the function fits.
    func conversions(
        _ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument], _ types: [StaticType?]
    ) -> Int? {
        var cost = 0
        for (parameter, source) in zip(candidate.member.parameters, candidate.sources) {
            let indices: [Int]
            switch source {
            case .argument(let index): indices = [index]
            case .variadic(let all): indices = all
            case .missing: continue
            }
            var wanted = declarations.type(of: parameter, of: candidate.member)
            if parameter.isVariadic { wanted = wanted.element }
            for index in indices {
                guard let type = types[index] else { return nil }
                let value = arguments[index].value
                let fits = parameter.isVariadic ? fit(type, wanted, value) : fit(type, parameter, of: candidate.member, value)
                // A conversion to an optional of an open type fits too.
                guard fits > 0 || type.isKnown && wanted.isOptional && !type.isOptional && fits == -2 else { return nil }
                if value.is(ClosureExprSyntax.self) || value.is(NilLiteralExprSyntax.self) { continue }
                guard type.isKnown, type != .any || wanted.unwrapped == .any || !wanted.isKnown else { return nil }
                cost += self.cost(of: value, type, as: wanted)
            }
        }
        let rank = ranked(candidate, arguments, types)
        return rank <= Self.unfit ? nil : cost + (rank <= Conversion.literal ? Cost.literal : rank < 0 ? Cost.optional : 0)
    }

    private func cost(of argument: ExprSyntax, _ type: StaticType, as wanted: StaticType) -> Int {
        var cost = 0
        if isConvertedLiteral(argument, to: wanted.unwrapped) {
            cost += Cost.literal
        } else if convertsElements(type, wanted.unwrapped) {
            let isWritten = argument.is(ArrayExprSyntax.self)
            cost += !isWritten ? Cost.collection : wanted.unwrapped.element == .any ? Cost.existential : Cost.optional
        }
        if wanted.isOptional, !type.isOptional, !isImplicitlyUnwrapped(argument) { cost += Cost.optional }
        if wanted.unwrapped == .any, type.unwrapped != .any { cost += Cost.existential }
        return cost
    }

    /// The penalty for one generic parameter that several arguments give different types. 0 if all types agree.
    func ranked(_ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument], _ types: [StaticType?]) -> Int {
        guard !candidate.member.genericParameters.isEmpty else { return 0 }
        var found: [String: (type: StaticType, value: ExprSyntax)] = [:]
        var score = 0
        for (parameter, source) in zip(candidate.member.parameters, candidate.sources) {
            guard case .argument(let index) = source, let type = types[index], type.isWhole, type != .any,
                let name = parameter.type?.as(IdentifierTypeSyntax.self)?.name.identifierText, candidate.member.declaresParameter(name)
            else { continue }
            let value = arguments[index].value
            guard let other = found.updateValue((type, value), forKey: name) else { continue }
            score += Self.rankOfBoth(type, value, other.type, other.value, isIntegerLiteral)
        }
        return score
    }

    private static func rankOfBoth(
        _ type: StaticType, _ value: ExprSyntax, _ other: StaticType, _ otherValue: ExprSyntax, _ isInteger: (ExprSyntax) -> Bool
    ) -> Int {
        if type == other { return 0 }
        if type.isNumber, isInteger(otherValue) || other.isNumber && isInteger(value) { return Conversion.literal }
        if type.unwrapped == other.unwrapped { return Conversion.optional }
        return type.isScalar && other.isScalar ? unfit : 0
    }

    /// The score of a fitting argument. If the parameter requires a conversion, the conversion's score replaces `fit`.
    func ranked(_ fit: Int, _ type: StaticType, _ parameter: ParameterInfo, of member: MemberInfo, _ argument: ExprSyntax) -> Int {
        guard fit > 0, type.isKnown, !argument.is(ClosureExprSyntax.self), !argument.is(NilLiteralExprSyntax.self) else { return fit }
        if member.mentionsParameter(parameter.type) {
            guard namesOpenType(argument) else { return fit }
            return parameter.type?.is(IdentifierTypeSyntax.self) == true ? Conversion.openType : Conversion.openType + 1
        }
        let wanted = declarations.type(of: parameter, of: member)
        guard wanted.isKnown else {
            let isUndeclared =
                parameter.type.map {
                    !LibraryProtocols.contains($0.writtenText) && declarations.isUndeclared($0, declarations.scope(of: member))
                } ?? false
            return isUndeclared ? min(fit, Conversion.undeclared) : fit
        }
        return ranked(fit, type, wanted, argument)
    }

    /// The score of a fitting argument for a parameter of a known type.
    func ranked(_ fit: Int, _ type: StaticType, _ wanted: StaticType, _ argument: ExprSyntax) -> Int {
        guard fit > 0, type.isKnown, wanted.isKnown, !argument.is(ClosureExprSyntax.self), !argument.is(NilLiteralExprSyntax.self) else {
            return fit
        }
        if type == .any, wanted.unwrapped != .any { return Conversion.undeclared }
        var rank = fit
        if wanted.unwrapped == .any, type.unwrapped != .any { rank = Conversion.existential }
        if isConvertedLiteral(argument, to: wanted.unwrapped) {
            rank = Conversion.literal
        } else if convertsElements(type, wanted.unwrapped) {
            let isWritten = argument.is(ArrayExprSyntax.self) && wanted.unwrapped.element == .any
            rank = isWritten ? Conversion.existential + 1 : Conversion.collection
        }
        if wanted.isOptional, !type.isOptional, !isImplicitlyUnwrapped(argument) { rank = min(rank, 0) + Conversion.optional }
        return rank
    }

    /// Whether a number literal, alone or in a list literal, is converted from its default type.
    private func isConvertedLiteral(_ argument: ExprSyntax, to wanted: StaticType) -> Bool {
        if let list = argument.as(ArrayExprSyntax.self) {
            if case .set = wanted { return true }
            guard wanted.element.isKnown, let first = list.elements.first else { return false }
            return isConvertedLiteral(first.expression, to: wanted.element)
        }
        if isIntegerLiteral(argument) { return wanted.isNumber && wanted != .plainInt }
        return argument.is(FloatLiteralExprSyntax.self) && wanted == .float
    }

    /// Whether a collection is converted to one of `Any` or of optionals.
    private func convertsElements(_ type: StaticType, _ wanted: StaticType) -> Bool {
        switch (type, wanted) {
        case (.array(let own), .array(let other)), (.set(let own), .set(let other)), (.dictionary(_, let own), .dictionary(_, let other)):
            own.isKnown && other.isKnown && (other == .any && own != .any || other.isOptional && !own.isOptional)
        default: false
        }
    }

    /// Whether an expression makes a value of a generic type named without arguments, by an initialiser or a static function.
    private func namesOpenType(_ expression: ExprSyntax) -> Bool {
        if isRange(expression) { return true }
        if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
            return lacksArguments(staticType(cast.type))
        }
        guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        let member = callee.as(MemberAccessExprSyntax.self)
        let named = member?.base ?? callee
        guard named.is(DeclReferenceExprSyntax.self), let type = typeNamed(named) else { return false }
        // An enumeration case takes its type from context.
        if let name = member?.declName.baseName.identifierText, name != "init" {
            guard case .declared(let index) = type, declarations.type(index).caseOrdinals[name] == nil else { return false }
        }
        return lacksArguments(type)
    }

    /// Whether a type lacks its generic arguments.
    private func lacksArguments(_ type: StaticType) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner), .set(let inner): !inner.isKnown
        case .dictionary(let key, _): !key.isKnown
        default: declarations.lacksArguments(type)
        }
    }

    // MARK: Calls

    /// How well arguments fit a closure's parameters.
    func fitness(_ arguments: [Argument], _ parameters: [StaticType]) -> Int {
        zip(arguments, parameters).reduce(0) { $0 + fit(argumentType($1.0.value), $1.1, $1.0.value) }
    }

    /// How well arguments fit a function's parameters.
    func fitness(_ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument]) -> Int {
        var types: [StaticType?] = arguments.map { _ in nil }
        return fitness(candidate, arguments, &types)
    }

    func fitness(
        _ candidate: (member: MemberInfo, sources: [ArgumentSource]), _ arguments: [Argument], _ types: inout [StaticType?]
    ) -> Int {
        var score = 0
        for (parameter, source) in zip(candidate.member.parameters, candidate.sources) {
            switch source {
            case .missing: score -= 1
            case .argument(let index):
                let value = arguments[index].value
                if parameter.type?.as(IdentifierTypeSyntax.self)?.name.text == "StaticString" {
                    score += isStaticString(value) ? 5 : -50
                    continue
                }
                let type = types[index] ?? argumentType(value)
                types[index] = type
                let written = parameter.type?.as(OptionalTypeSyntax.self)?.wrappedType ?? parameter.type
                if let wanted = written?.as(MetatypeTypeSyntax.self) {
                    if case .meta(let given) = type {
                        switch meetsConstraints(given, value, parameter, of: candidate.member) {
                        case true?: break
                        case false?: score -= 50
                        // A parameter without constraints surely fits.
                        case nil: score -= declarations.constraints(on: parameter, of: candidate.member).isEmpty ? 0 : 3
                        }
                        score += fit(given, ofType: declarations.staticType(wanted.baseType, declarations.scope(of: candidate.member)))
                        continue
                    }
                    if isNoMetatype(type) || value.is(ArrayExprSyntax.self) || value.is(ClosureExprSyntax.self) {
                        score -= 50
                        continue
                    }
                }
                let fitting = fit(type, parameter, of: candidate.member, value)
                score += ranked(fitting, type, parameter, of: candidate.member, value) + closureFit(value, parameter, of: candidate.member)
            case .variadic(let indices):
                // A variadic parameter ranks below an exact number of parameters; an empty one also below a default argument.
                if indices.isEmpty { score -= 2 }
                let element = declarations.type(of: parameter, of: candidate.member).element
                for (place, index) in indices.enumerated() {
                    let value = arguments[index].value
                    let type = types[index] ?? argumentType(value)
                    types[index] = type
                    score += Swift.min(place == 0 && type.isKnown ? 2 : 0, ranked(fit(type, element, value), type, element, value))
                }
            }
        }
        return score + ranked(candidate, arguments, types)
    }

    /// Whether values of a type are surely no metatypes.
    private func isNoMetatype(_ type: StaticType) -> Bool {
        switch type {
        case .bool, .int, .double, .float, .string, .substring, .character, .array, .dictionary, .set, .range, .tuple, .function: true
        case .declared(let index): declarations.type(index).kind != .protocol && !declarations.type(index).isPlaceholder
        default: false
        }
    }

    /// How well a metatype argument fits a metatype parameter. The same type fits best.
    private func fit(_ type: StaticType, ofType wanted: StaticType) -> Int {
        if !wanted.isKnown { return 1 }
        if type == wanted { return 6 }
        switch (type, wanted) {
        case (.declared(let a), .declared(let b)):
            let (first, second) = (declarations.type(a), declarations.type(b))
            if first === second { return 5 }
            return first.inherits(from: second) || declarations.allProtocols(of: first).contains { $0 === second } ? 3 : -50
        case (.declared(let index), .host(let name)):
            return declarations.type(index).hostAncestor.map { declarations.hostInherits($0.name, from: name) } ?? false ? 3 : -50
        case (.host(let a), .host(let b)): return declarations.hostInherits(a, from: b) ? 3 : -50
        default: return type.isKnown ? -50 : 0
        }
    }

    /// Whether it is a string literal without interpolation.
    private func isStaticString(_ value: ExprSyntax) -> Bool {
        value.as(StringLiteralExprSyntax.self)?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ?? false
    }
}
