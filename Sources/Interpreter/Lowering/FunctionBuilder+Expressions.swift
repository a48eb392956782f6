internal import SwiftParser
internal import SwiftSyntax

/// Expressions: each leaves one value on the stack and returns its static type.
extension FunctionBuilder {
    @discardableResult
    func emit(_ expression: ExprSyntax, _ expected: StaticType, standsIn: Bool = true) -> StaticType {
        guard code.goesOn() else {
            emit(.none)
            return .unknown
        }
        if let type = emitOwnLiteral(expression, expected) { return type }
        let type = atPlace(of: expression) {
            emitUntyped(expression, expected == .any && isMadeOfOperands(expression) ? .unknown : expected)
        }
        note(type, of: expression)
        if expected.isFloating { noteNumbers(type, expected, [expression]) }
        if !type.isKnown, standsIn { emitStandIn(expected) }
        if expected == .any, !isLibrarys, type.isOptional || !type.isKnown && hasOptionalLink(expression) {
            emit(.boxOptional, code.type(type.isKnown ? opened(type) : .optional(.unknown)))
            return .any
        }
        if expected.unwrapped == .any || takesAny(expected, from: type), !isLibrarys, emitBoxed(type, expected) { return expected }
        if expected == .any, !isLibrarys { emitNumberObject(type) }
        if type.isOptional, !expected.isOptional, expected.isKnown, expected != .any, isImplicitlyUnwrapped(expression) {
            emitImplicitUnwrap(of: expression)
            return type.unwrapped
        }
        if case .tuple(_, let wanted) = expected, case .tuple(_, let own) = type, own != wanted, own.count == wanted.count {
            emit(.upcast, code.type(expected))
            return expected
        }
        if !type.isKnown, expected == .optional(.unknown), !isLibrarys, isGenericValue(expression) { emit(.wrap, 1) }
        return emitWrapping(type, expected)
    }

    /// Whether a list of optionals becomes a list of `Any`.
    private func takesAny(_ expected: StaticType, from type: StaticType) -> Bool {
        switch (expected, type) {
        case (.array(.any), .array(let element)): element.isOptional
        case (.dictionary(_, .any), .dictionary(_, let value)): value.isOptional
        default: false
        }
    }

    /// Boxes the value on the stack where `Any`, an optional or a list of it is wanted and the value's type has optionals that the value
    /// does not show; false for other types.
    private func emitBoxed(_ type: StaticType, _ expected: StaticType) -> Bool {
        if type.holdsOptionals {
            emit(.boxOptional, code.type(opened(type)))
            if expected.unwrapped != .any { emit(.unboxOptional, code.type(expected)) }
            return true
        }
        guard expected == .optional(.any), case .optional(let content) = type, content.isOptional || content.holdsOptionals else {
            return false
        }
        emit(.boxOptional, code.type(opened(content)), 1)
        return true
    }

    /// Reports the type of an expression to the observer of lowered types.
    func note(_ type: StaticType, of expression: ExprSyntax) {
        if let note = declarations.onLoweredType, !isSpeculating, fixedOffset == nil { note(expression, type, file) }
    }

    /// Boxes the value on the stack if it is an `NSNumber`.
    func emitNumberObject(_ type: StaticType) {
        if type == .host("NSNumber") { emit(.boxOptional, code.type(type)) }
    }

    /// Whether `Any` is expected of the expression's value and not of each operand.
    private func isMadeOfOperands(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .infixOperatorExpr, .ternaryExpr, .forceUnwrapExpr, .tryExpr, .ifExpr, .switchExpr: true
        default: false
        }
    }

    /// Replaces a placeholder on the stack by a stand-in of the expected type. Used for values of unknown type.
    func emitStandIn(_ wanted: StaticType) {
        switch wanted {
        case .unknown, .any, .void, .never, .meta, .reference: return
        default: emit(.standIn, code.type(wanted))
        }
    }

    /// Replaces a placeholder on the stack before a test for nil.
    func emitOptionalStandIn(_ type: StaticType) {
        if !type.unwrapped.isKnown { emit(.standIn, code.type(.optional(.void))) }
    }

    func emitUntyped(_ expression: ExprSyntax, _ expected: StaticType) -> StaticType {
        switch expression.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): return emitInteger(node.literal.text, negative: false, expected)
        case .floatLiteralExpr(let node):
            return emitFloating(Self.double(node.literal.text), expected)
        case .booleanLiteralExpr(let node):
            emit(node.literal.text == "true" ? .yes : .no)
            return .bool
        case .nilLiteralExpr:
            emit(.none)
            return expected.isKnown ? expected.madeOptional : .optional(.unknown)
        case .stringLiteralExpr(let node): return emitText(node, expected)
        case .arrayExpr(let node): return emit(node, expected)
        case .dictionaryExpr(let node): return emit(node, expected)
        case .tupleExpr(let node): return emit(node, expected)
        case .declReferenceExpr(let node):
            return emitName(node.baseName.identifierText, node, expected: expected, arguments: node.argumentNames)
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr, .postfixOperatorExpr:
            return emitChain(expression, expected)
        case .infixOperatorExpr(let node): return emit(node, expected)
        case .prefixOperatorExpr(let node): return emit(node, expected)
        case .ternaryExpr(let node): return emit(node, expected)
        case .isExpr(let node):
            emit(node.expression, .unknown)
            if emitGenericParameter(node.type) {
                emit(.isType, -1)
                return .bool
            }
            emit(.isType, code.type(emitPartCasts(to: node.type)))
            return .bool
        case .asExpr(let node): return emit(node)
        case .tryExpr(let node): return emit(node, expected)
        case .awaitExpr(let node):
            let outer = isAwaiting
            isAwaiting = true
            defer { isAwaiting = outer }
            return emit(node.expression, expected)
        case .unsafeExpr(let node): return emit(node.expression, expected)
        case .consumeExpr(let node): return emitConsumed(node.expression) ?? emit(node.expression, expected)
        case .copyExpr(let node): return emit(node.expression, expected)
        case .closureExpr(let node): return emit(node, expected)
        case .ifExpr(let node): return emit(node, asValue: true, expected: expected)
        case .switchExpr(let node): return emit(node, asValue: true, expected: expected)
        case .macroExpansionExpr(let node): return emit(node)
        case .keyPathExpr(let node): return emit(node, expected)
        case .genericSpecializationExpr(let node):
            if let type = typeNamed(expression) { return emitType(type) }
            return emit(node.expression, expected)
        case .superExpr: return emitSelf()
        case .typeExpr(let node): return emitType(staticType(node.type))
        case .inOutExpr(let node): return emit(node.expression, expected)
        case .discardAssignmentExpr:
            emit(.void)
            return .void
        default: break
        }
        refuse("this kind of expression: \(expression.writtenText.prefix(40))")
        return .unknown
    }

    // MARK: Literals

    static func double(_ text: String) -> Double {
        Double(text.replacing("_", with: "")) ?? 0
    }

    /// Pushes a floating-point number as a Float where one is expected, else as a Double.
    func emitFloating(_ number: Double, _ expected: StaticType) -> StaticType {
        guard expected.unwrapped == .float else {
            emitDouble(number)
            return .double
        }
        emit(.constant, code.constant(.float(Float(number))))
        return .float
    }

    /// Pushes an integer of a kind.
    func emitInt(_ bits: Int, _ kind: IntegerKind) -> StaticType {
        if kind == .int { emitInt(bits) } else { emit(.constant, code.constant(.integer(bits, kind))) }
        return .int(kind)
    }

    private func emitInteger(_ text: String, negative: Bool, _ expected: StaticType) -> StaticType {
        let digits = text.replacing("_", with: "")
        let sign = negative ? "-" : ""
        let radix = ["0x": 16, "0b": 2, "0o": 8][digits.prefix(2)]
        let value = Int(sign + (radix == nil ? digits : String(digits.dropFirst(2))), radix: radix ?? 10)
        switch expected.unwrapped {
        case .double, .float:
            return emitFloating(value.map { negative && $0 == 0 ? -0.0 : Double($0) } ?? Self.double(sign + digits), expected)
        case .int(let kind):
            let bits = kind.isWide ? UInt(radix == nil ? digits : String(digits.dropFirst(2)), radix: radix ?? 10) : nil
            return emitInt(value ?? bits.map { Int(bitPattern: $0) } ?? Int.max, kind)
        default:
            emitInt(value ?? Int.max)
            return .plainInt
        }
    }

    /// The number of a type that affects a value's description; -1 if the value alone determines it.
    func describedType(_ type: StaticType) -> Int32 {
        needsType(type) ? code.type(opened(type)) : -1
    }

    private func needsType(_ type: StaticType) -> Bool {
        switch type {
        case .optional: true
        case .array(let element), .set(let element): needsType(element)
        case .dictionary(let key, let value): needsType(key) || needsType(value)
        case .tuple(let types, let labels): types.contains { needsType($0) } || labels.contains { $0 != nil }
        default: false
        }
    }

    private func emit(_ node: ArrayExprSyntax, _ expected: StaticType) -> StaticType {
        if isTypeUse(node), let type = typeNamed(ExprSyntax(node)) { return emitType(type) }
        switch expected.unwrapped {
        case .set(let element):
            let elements = emitElements(node, element)
            emit(.makeSet, Int32(node.elements.count))
            return .set(element.isKnown ? element : elements)
        case .host, .declared: return emitLiteral(node.elements.map(\.expression), as: expected.unwrapped)
        default:
            let wanted = (foundType(of: node) ?? expected.unwrapped).element
            var element = emitElements(node, wanted)
            if wanted.isKnown { element = wanted }
            emit(.makeArray, Int32(node.elements.count))
            return .array(element)
        }
    }

    /// Lowers an array literal as an option set or another type that is expressible by it.
    func emitLiteral(_ elements: [ExprSyntax], as type: StaticType) -> StaticType {
        let type = applied(type, toLiteral: elements)
        let element = elementType(ofLiteralFor: type)
        for expression in elements { emit(expression, element) }
        emit(.makeArray, Int32(elements.count))
        emit(.convert, code.type(type))
        return type
    }

    /// A generic type named without arguments, with those that a literal's elements determine.
    private func applied(_ type: StaticType, toLiteral elements: [ExprSyntax]) -> StaticType {
        guard case .declared(let index) = type, declarations.lacksArguments(type), let first = elements.first,
            let only = literalInitialiser(of: index)?.parameters.first?.type
        else { return type }
        let telling = elements.first { !isImplicit($0) && !isWrittenWhole($0) } ?? first
        return .declared(inferredNumber(of: index, [only], [telling]))
    }

    private func literalInitialiser(of index: Int32) -> MemberInfo? {
        members(named: "init", in: declarations.type(index), isStatic: true).first { $0.name == "init(arrayLiteral:)" }
    }

    /// The element type of an array literal for a type: the parameter of its initialiser, or the option set itself.
    private func elementType(ofLiteralFor type: StaticType) -> StaticType {
        guard case .declared(let index) = type, let member = literalInitialiser(of: index), let only = member.parameters.first else {
            return type
        }
        return declarations.type(of: only, of: member, on: type).element
    }

    /// Whether `[T]` is used as a type: it is called or has a member.
    private func isTypeUse(_ node: ArrayExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.is(FunctionCallExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
    }

    private func emitElements(_ node: ArrayExprSyntax, _ wanted: StaticType) -> StaticType {
        var joined: StaticType?
        var wanted = wanted
        if !wanted.isKnown { wanted = mixedType(node.elements.map(\.expression)) }
        if !wanted.isKnown, node.elements.contains(where: { isImplicit($0.expression) }),
            let telling = node.elements.first(where: { !isImplicit($0.expression) })
        {
            wanted = speculate(telling.expression, .unknown)
        }
        for element in node.elements {
            let type = emit(element.expression, wanted.isKnown ? wanted : wantedType(element.expression, after: joined ?? .unknown))
            joined = joined.map { join($0, type) } ?? type
        }
        return joined ?? .unknown
    }

    /// The expected type of an element after others: for an implicit member or an incomplete generic type, the others' type.
    private func wantedType(_ element: ExprSyntax, after others: StaticType) -> StaticType {
        if isImplicit(element) { return others }
        guard case .declared(let number) = others, number >= Declarations.firstApplication, element.is(FunctionCallExprSyntax.self),
            case .declared(let own) = speculate(element, .unknown), declarations.base(of: own) == declarations.base(of: number),
            !declarations.arguments(of: own).allSatisfy(\.isWhole) || own < Declarations.firstApplication
        else { return .unknown }
        return others
    }

    /// The type of the implicit members among a literal's keys or values, from the first explicit one.
    private func toldType(_ expressions: [ExprSyntax]) -> StaticType {
        guard expressions.contains(where: { isImplicit($0) && !$0.is(ArrayExprSyntax.self) }),
            let telling = expressions.first(where: { !isImplicit($0) })
        else { return .unknown }
        return speculate(telling, .unknown)
    }

    func join(_ lhs: StaticType, _ rhs: StaticType) -> StaticType {
        if lhs == rhs || rhs == .never { return lhs }
        if lhs == .never { return rhs }
        if lhs == .optional(.unknown) { return rhs.madeOptional }
        if rhs == .optional(.unknown) { return lhs.madeOptional }
        if lhs.unwrapped == rhs.unwrapped { return lhs.madeOptional }
        // An empty collection takes the other one's type.
        switch (lhs, rhs) {
        case (.array, .array(.unknown)), (.set, .set(.unknown)), (.dictionary, .dictionary(.unknown, .unknown)): return lhs
        case (.array(.unknown), .array), (.set(.unknown), .set), (.dictionary(.unknown, .unknown), .dictionary): return rhs
        default: break
        }
        if case .declared(let a) = lhs, case .declared(let b) = rhs {
            let other = declarations.type(b).chain
            if let common = declarations.type(a).chain.first(where: { type in other.contains { $0 === type } }) {
                return .declared(common.index)
            }
        }
        return .unknown
    }

    private func emit(_ node: DictionaryExprSyntax, _ expected: StaticType) -> StaticType {
        if let pairs = emitPairs(node, expected) { return pairs }
        var key = StaticType.unknown
        var value = StaticType.unknown
        if case .dictionary(let wantedKey, let wantedValue) = expected.unwrapped { (key, value) = (wantedKey, wantedValue) }
        guard case .elements(let elements) = node.content else {
            emit(.makeDictionary, 0)
            return .dictionary(key, value)
        }
        if !key.isKnown { key = toldType(elements.map(\.key)) }
        if !value.isKnown { value = toldType(elements.map(\.value)) }
        let mixed = (key: mixedType(elements.map(\.key)), value: mixedType(elements.map(\.value)))
        if !key.isKnown { key = mixed.key }
        if !value.isKnown { value = mixed.value }
        var joined: (StaticType, StaticType)?
        for element in elements {
            let one = (emit(element.key, key), emit(element.value, value))
            joined = joined.map { (join($0.0, one.0), join($0.1, one.1)) } ?? one
        }
        emit(.makeDictionary, Int32(elements.count))
        return .dictionary(key.isWhole ? key : joined?.0 ?? key, value.isWhole ? value : joined?.1 ?? value)
    }

    /// Lowers a dictionary literal as a list of pairs, for KeyValuePairs or a program's type that is expressible by it; nil otherwise.
    private func emitPairs(_ node: DictionaryExprSyntax, _ expected: StaticType) -> StaticType? {
        let pair: StaticType
        switch expected.unwrapped {
        case .array(let element):
            guard case .tuple = element else { return nil }
            pair = element
        case .declared(let index):
            let members = members(named: "init", in: declarations.type(index), isStatic: true)
            guard let member = members.first(where: { $0.name == "init(dictionaryLiteral:)" }), let only = member.parameters.first else {
                return nil
            }
            pair = declarations.type(of: only, of: member, on: expected.unwrapped).element
        default: return nil
        }
        guard case .tuple(let types, _) = pair, types.count == 2 else { return nil }
        var count: Int32 = 0
        if case .elements(let elements) = node.content {
            for element in elements {
                emit(element.key, types[0])
                emit(element.value, types[1])
                emit(.makeTuple, 2, tupleType(types, ["key", "value"]))
                count += 1
            }
        }
        emit(.makeArray, count)
        guard case .declared(let index) = expected.unwrapped else { return .array(pair) }
        emit(.instantiate, number("init(dictionaryLiteral:)"), 1, index)
        return expected.unwrapped
    }

    private func emit(_ node: TupleExprSyntax, _ expected: StaticType) -> StaticType {
        if node.elements.isEmpty {
            emit(.void)
            return .void
        }
        if node.elements.count == 1, let only = node.elements.first, only.label == nil { return emit(only.expression, expected) }
        var wanted: [StaticType] = []
        var labels = node.elements.map { $0.label?.identifierText }
        if case .tuple(let types, let names) = expected.unwrapped, types.count == node.elements.count {
            wanted = types
            if labels.allSatisfy({ $0 == nil }) { labels = names }
        }
        var types: [StaticType] = []
        for (position, element) in node.elements.enumerated() {
            types.append(emit(element.expression, position < wanted.count ? wanted[position] : .unknown))
        }
        emit(.makeTuple, Int32(types.count), tupleType(types, labels))
        return .tuple(wanted.isEmpty ? types : zip(wanted, types).map { $0.isKnown ? $0 : $1 }, labels)
    }

    func tupleType(_ types: [StaticType], _ labels: [String?]) -> Int32 {
        labels.contains { $0 != nil } ? code.type(.tuple(types.map { _ in .unknown }, labels)) : -1
    }

    private func emit(_ node: MacroExpansionExprSyntax) -> StaticType {
        switch node.macroName.text {
        case "selector":
            let (name, isDeclared) = SelectorName.of(node.arguments.first?.expression, self)
            if !isDeclared { code.undeclaredSelectors.insert(name) }
            emit(.constant, code.constant(.host(HostValue(typeName: "Selector", name))))
            return .host("Selector")
        case "keyPath":
            // Leading type names are not part of the path: `dogs.name` for `#keyPath(Kennel.dogs.name)`.
            let parts = node.arguments.first?.expression.writtenText.split(separator: ".") ?? []
            let types = parts.dropLast().prefix { $0.first?.isUppercase == true }
            code.keysNamed.formUnion(parts.dropFirst(types.count).map(String.init))
            emitString(parts.dropFirst(types.count).joined(separator: "."))
            return .string
        case "function":
            emitString(functionName)
            return .string
        case "line":
            emitInt(declarations.program.files[file].lines.location(of: node).line)
            return .plainInt
        case "file", "fileID", "filePath":
            emitString(declarations.program.files[file].path)
            return .string
        case "column":
            emitInt(declarations.program.files[file].lines.location(of: node).column)
            return .plainInt
        case "imageLiteral": return emitLiteral("_ImageLiteralType(imageLiteralResourceName:", node.arguments.map(\.expression))
        case "colorLiteral": return emitLiteral("_ColorLiteralType(_colorLiteralRed:green:blue:alpha:", node.arguments.map(\.expression))
        case "Preview":
            emit(.void)
            return .void
        default:
            refuse("#\(node.macroName.text)")
            return .unknown
        }
    }

    /// Lowers a literal that stands for a call of a host type's initialiser.
    private func emitLiteral(_ initializer: String, _ arguments: [ExprSyntax]) -> StaticType {
        let parts = initializer.split(separator: "(")
        let labels = parts[1].split(separator: ":")
        let given = zip(labels, arguments).map { "\($0): \($1.writtenText)" }.joined(separator: ", ")
        return emit(call: "\(parts[0])(\(given))", .unknown)
    }

    func emit(call: String, _ expected: StaticType) -> StaticType {
        var parser = Parser(call)
        return emit(ExprSyntax.parse(from: &parser), expected)
    }

    func emitType(_ type: StaticType) -> StaticType {
        emit(.constant, code.constant(.type(declarations.reference(to: type))))
        return .meta(type)
    }
}
