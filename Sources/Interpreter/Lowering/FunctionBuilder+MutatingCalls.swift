internal import SwiftSyntax

/// Calls that change their receiver.
extension FunctionBuilder {
    /// A protocol's member for which some class has a namesake that is no witness; nil for others.
    func disputed(_ member: MemberInfo, of type: StaticType) -> MemberInfo? {
        guard case .declared(let index) = type.unwrapped.instance, declarations.type(index).kind == .protocol else { return nil }
        return declarations.disputed(member)
    }

    /// A protocol's static member for which some class has a namesake that is no witness; nil for others.
    func disputedStatic(_ name: String, _ type: StaticType) -> MemberInfo? {
        guard case .declared(let index) = type else { return nil }
        return members(named: name, in: declarations.type(index), isStatic: true).lazy.compactMap { self.disputed($0, of: type) }.first
    }

    /// Whether a protocol has several requirements of that full name.
    func isOverloaded(_ member: MemberInfo) -> Bool {
        guard let owner = member.owner, owner.kind == .protocol else { return false }
        let requirements = owner.members(named: member.baseName)?.filter {
            $0.name == member.name && $0.isStatic == member.isStatic && !declarations.isImplemented($0)
        }
        return requirements?.count ?? 0 > 1
    }

    /// Whether a protocol has requirements of that full name that differ only in their results.
    func isToldByItsResult(_ member: MemberInfo) -> Bool {
        guard isOverloaded(member), let all = member.owner?.members(named: member.baseName) else { return false }
        return all.contains { other in
            other !== member && other.name == member.name && !declarations.isImplemented(other) && declarations.differ(member, other)
                && zip(member.parameters, other.parameters).allSatisfy { $0.type?.writtenText == $1.type?.writtenText }
        }
    }

    /// Emits a mutating call on a place. Nil in its chain ends the chain before the arguments are evaluated.
    func emitMutating(_ base: ExprSyntax, _ callee: Callee, _ arguments: [Argument], _ shape: CallShape) -> StaticType {
        atPreparedPlace(base) { emitMutating($0, callee, arguments, shape) }
    }

    func emitMutating(_ place: LValue, _ callee: Callee, _ arguments: [Argument], _ shape: CallShape) -> StaticType {
        let result = newTemporary()
        let plan = prepareInouts(arguments, beside: place)
        let start = instructions.count
        let closures = closureResults.count
        // A method that can replace the object in its place gets the place to itself.
        let moves = callee.member?.member.isMutating ?? false
        let count: Int
        if let (member, sources) = callee.member {
            emitArguments(arguments, sources, callee.types, member, plan: plan)
            count = sources.count
        } else if let (_, sources) = callee.host {
            emitArguments(arguments, sources, callee.types, plan: plan)
            count = sources.count
        } else {
            var types = callee.types
            if shape.base == "append", shape.labels.count == 1, types.isEmpty { types = [place.type.element] }
            emitArguments(arguments, types, plan: plan)
            count = arguments.count
        }
        closureResults.removeSubrange(closures...)
        // Swift evaluates the arguments before it accesses the receiver.
        let isSimple =
            instructions.count == start + count && instructions[start...].allSatisfy { [.int, .constant, .none].contains($0.op) }
        if isSimple {
            let pushed = Array(instructions[start...])
            instructions.removeSubrange(start...)
            offsets.removeSubrange(start...)
            emitTake(place, moves: moves)
            for instruction in pushed { emit(instruction.op, instruction.a, instruction.b, instruction.c) }
        } else {
            var slots: [Int32] = []
            for _ in 0..<count {
                let slot = newTemporary()
                emit(.store, slot)
                slots.append(slot)
            }
            emitTake(place, moves: moves)
            for slot in slots.reversed() { emit(.take, slot) }
        }
        if let (member, _) = callee.member, member.isMutating, isDirect(member, place.type) {
            emit(.call, declarations.function(for: member), Int32(count) + 1)
        } else if let name = callee.member?.member.name ?? callee.host?.member.name {
            emit(.callMutating, number(name), Int32(count), code.newCache())
        } else {
            var written = shape
            written.inouts = plan.places.map(\.argument)
            emit(.callMutatingShape, shapeNumber(written), Int32(count), code.newCache())
        }
        if let (member, sources) = callee.member { emitBindings(member, arguments, sources, callee.expected, on: place.type) }
        if isTrying { emit(.mayThrow) }
        emit(.store, result)
        for entry in plan.places.reversed() { emit(.store, entry.slot) }
        emitPut(place, assigns: false, moved: moves)
        putBack(plan)
        emit(.takeOrNone, result)
        if isTrying { emit(.throwBoxed) }
        var type = callee.result
        if case .unwrapped(_, false, _, _) = place { type = type.madeOptional }
        return type
    }
}
