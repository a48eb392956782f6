internal import SwiftSyntax

/// The standard library's free functions, and the mathematical ones from UIKit's imports.
enum LibraryFunction: Int32, CaseIterable {
    case print, debugPrint, dump, min, max, abs, zip, stride, swap, repeatElement
    case fatalError, precondition, preconditionFailure, assert, assertionFailure
    case sqrt, pow, floor, ceil, round, trunc, sin, cos, tan, atan, atan2, exp, log, log2, log10, hypot, fabs, fmod
    case asin, acos, sinh, cosh, tanh, cbrt, exp2
    case arc4random, arc4randomUniform, drand48, rand, random, srand48, srandom, srand
    case isKnownUniquelyReferenced, withExtendedLifetime, objectIdentifier, classString, selectorString
    case taskCurrent, taskBegin, taskCancel, taskIsCancelled, taskIsFinished, taskAwaitEnd, taskOutcome, taskSleep, taskYield, taskWake
    case taskFail, taskPushHandler, taskPopHandler, misuse, suspend, mirrored, printedPieces, debugPrintedPieces, memoryLayout

    private static let byName: [String: LibraryFunction] = {
        var result = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
        for function in allCases where function.isInternal {
            result["\(function)"] = nil
            result["_\(function)"] = function
        }
        result["arc4randomUniform"] = nil
        result["arc4random_uniform"] = .arc4randomUniform
        result["ObjectIdentifier"] = .objectIdentifier
        result["NSStringFromClass"] = .classString
        result["NSSelectorFromString"] = .selectorString
        return result
    }()

    static func named(_ name: String) -> LibraryFunction? { byName[name] }

    /// The parameter types of a function that ends the program; nil for other functions.
    var checkParameters: [StaticType]? {
        let message: [StaticType] = [.autoclosure(.string), .string, .plainInt]
        switch self {
        case .fatalError, .preconditionFailure, .assertionFailure: return message
        case .precondition, .assert: return [.autoclosure(.bool)] + message
        default: return nil
        }
    }

    /// Whether it is a primitive of the prelude. Its name in Swift begins with an underscore.
    var isInternal: Bool { rawValue >= LibraryFunction.taskCurrent.rawValue }
}

extension FunctionBuilder {
    func emitLibraryCall(_ function: LibraryFunction, _ arguments: [Argument], _ shape: CallShape, _ expected: StaticType) -> StaticType {
        if let target = arguments.first(where: { $0.label == "to" }), function == .print || function == .debugPrint {
            return emitPrint(function, arguments.filter { $0.label != "to" }, to: target.value)
        }
        if function == .isKnownUniquelyReferenced, let place = arguments.first?.value.as(InOutExprSyntax.self)?.expression {
            return emitUniqueness(of: place, shape)
        }
        var result = StaticType.unknown
        let plan = prepareInouts(arguments, mayBeLate: false)
        switch function {
        case .print, .debugPrint:
            let held = emitPrinted(arguments, isDebug: function == .debugPrint)
            emit(.callLibrary, function.rawValue, Int32(arguments.count), code.shape(shape))
            for slot in held { emit(.clear, slot) }
            return .void
        case .dump:
            for (position, argument) in arguments.enumerated() {
                let type = emit(argument.value, .unknown)
                guard position == 0 else { continue }
                result = type
                emit(.int, describedType(type))
            }
            let labels = Array(shape.labels.prefix(1)) + ["_type"] + shape.labels.dropFirst()
            emit(.callLibrary, function.rawValue, Int32(labels.count), code.shape(CallShape("dump", labels)))
            return result
        case .sqrt, .pow, .floor, .ceil, .round, .trunc, .sin, .cos, .tan, .atan, .atan2, .exp, .log, .log2, .log10, .hypot, .fabs, .fmod,
            .asin, .acos, .sinh, .cosh, .tanh, .cbrt, .exp2:
            result = arguments.contains { speculate($0.value, .unknown) == .float } ? .float : .double
            for argument in arguments { emit(argument.value, result) }
        case .min, .max:
            var wanted = expected.unwrapped
            if !isNumeric(wanted) {
                wanted = .unknown
                for argument in arguments where !isIntegerLiteral(argument.value) {
                    let type = speculate(argument.value, .unknown)
                    if type.isKnown { wanted = type }
                }
            }
            for argument in arguments {
                let type = emit(argument.value, wanted)
                result = wanted.isKnown ? wanted : type
            }
        case .stride:
            var wanted = StaticType.unknown
            for argument in arguments {
                let type = speculate(argument.value, .unknown)
                if type.isFloating || type.isNumber && type != .plainInt { wanted = type }
            }
            for argument in arguments {
                let isStep = argument.label == "by" && !wanted.isFloating
                let type = emit(argument.value, isStep ? .plainInt : wanted)
                if !isStep { result = .array(wanted.isKnown ? wanted : type) }
            }
        case .zip:
            let types = arguments.map { emit($0.value, .unknown).element }
            result = .array(.tuple(types, types.map { _ in nil }))
        case .abs:
            for argument in arguments { result = emit(argument.value, expected) }
        case .arc4random, .arc4randomUniform:
            result = .int(.uint32)
            for argument in arguments { emit(argument.value, .int(.uint32)) }
        case .rand, .random: result = .int(.int32)
        case .drand48: result = .double
        case .suspend:
            emit(.suspend)
            return .unknown
        case .precondition, .assert:
            result = .void
            emitCheck(function, arguments)
            return result
        default:
            let start = instructions.count
            for (position, argument) in arguments.enumerated() {
                if let entry = plan.places.first(where: { $0.argument == position }) {
                    emit(.take, entry.slot)
                } else {
                    emit(argument.value, .unknown)
                }
            }
            _ = start
            result = function == .fatalError || function == .preconditionFailure ? .never : .unknown
        }
        emit(.callLibrary, function.rawValue, Int32(arguments.count), code.shape(shape))
        finishInouts(plan)
        return result
    }

    /// Lowers `isKnownUniquelyReferenced`. The place is moved out and written back, so that a shared value first becomes unshared.
    private func emitUniqueness(of expression: ExprSyntax, _ shape: CallShape) -> StaticType {
        let place = prepare(expression, skip: nil)
        let result = newTemporary()
        emitTake(place)
        emit(.callLibrary, LibraryFunction.isKnownUniquelyReferenced.rawValue, 1, code.shape(shape))
        emit(.store, result)
        emitPut(place)
        emit(.take, result)
        return .bool
    }

    /// Pushes the arguments of `print`. Returns the slots that keep temporary values alive until they are printed. All arguments are
    /// evaluated before the first is described, as later ones can change it.
    private func emitPrinted(_ arguments: [Argument], isDebug: Bool) -> [Int32] {
        func describe(_ argument: Argument, _ type: StaticType) {
            guard argument.label == nil, type != .string else { return }
            if !isDebug { return emitDescription(of: argument.value, type) }
            if describedType(type) >= 0 { emit(.boxOptional, describedType(type)) }
        }
        let printed = arguments.filter { $0.label == nil }
        guard printed.contains(where: { makesObjects($0.value) }) || printed.dropFirst().contains(where: { Self.mayRunCode($0.value) })
        else {
            for argument in arguments { describe(argument, emit(argument.value, .unknown)) }
            return []
        }
        let held = arguments.map { argument in
            let type = emit(argument.value, .unknown)
            let slot = newTemporary()
            emit(.store, slot)
            return (slot: slot, type: type)
        }
        for (argument, value) in zip(arguments, held) {
            emit(.load, value.slot)
            describe(argument, value.type)
        }
        return held.map(\.slot)
    }

    /// Whether an expression is more than a name or a literal.
    private static func mayRunCode(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: false
        case .stringLiteralExpr(let node): node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
        default: true
        }
    }

    /// Whether an expression can create objects that nothing else holds.
    private func makesObjects(_ expression: ExprSyntax) -> Bool {
        !expression.is(StringLiteralExprSyntax.self) && EvaluatedCalls.isFound(in: expression) && !speculate(expression, .unknown).isPlain
    }

    /// Lowers `print` to a stream: writes each piece to it.
    private func emitPrint(_ function: LibraryFunction, _ arguments: [Argument], to target: ExprSyntax) -> StaticType {
        let place = target.as(InOutExprSyntax.self)?.expression ?? target
        let held = emitPrinted(arguments, isDebug: function == .debugPrint)
        let pieces: LibraryFunction = function == .print ? .printedPieces : .debugPrintedPieces
        emit(.callLibrary, pieces.rawValue, Int32(arguments.count), code.shape(CallShape("print", arguments.map(\.label))))
        inScope {
            declare("_printed", .array(.string), isLet: true)
            emit(Program.file(path: "", text: "for _piece in _printed { \(place.writtenText).write(_piece) }").tree.statements)
        }
        for slot in held { emit(.clear, slot) }
        emit(.void)
        return .void
    }

    private func isNumeric(_ type: StaticType) -> Bool {
        switch type {
        case .int, .double, .float: true
        default: false
        }
    }

    /// Lowers `precondition` and similar: the message is evaluated only on failure.
    private func emitCheck(_ function: LibraryFunction, _ arguments: [Argument]) {
        guard let condition = arguments.first else {
            emit(.void)
            return
        }
        let holds = newLabel()
        emit(condition.value, .bool)
        jump(.jumpIfTrue, holds)
        if arguments.count > 1 { emit(arguments[1].value, .string) } else { emitString("") }
        emit(.callLibrary, function.rawValue, 1, code.shape(CallShape("precondition", [nil])))
        emit(.pop)
        bind(holds)
        emit(.void)
    }
}
