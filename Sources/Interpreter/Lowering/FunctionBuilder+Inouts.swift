internal import SwiftSyntax

/// Inout arguments: their values are moved out of their places for a call, which leaves the places held, and put back after it.
extension FunctionBuilder {
    /// One inout argument of a call.
    struct Inout {
        /// Its position among the arguments.
        let argument: Int
        let place: LValue
        /// The slot of its value.
        let slot: Int32
        let way: InoutWay
        /// The slots of what lies beneath a taken value: the wholes that it was taken from, outermost first.
        let containers: [Int32]
    }

    /// How an inout argument's value leaves its place and comes back.
    enum InoutWay {
        /// Taken, and put back into the wholes that it was taken from.
        case taken
        /// Taken, and its whole stored again at once, as another argument is a part of that too.
        case extracted
        /// Copied, and stored.
        case copied
    }

    /// The inout arguments of a call.
    struct InoutPlan {
        var places: [Inout] = []
        /// Whether values are moved out after the receiver and the other arguments are evaluated, as code in these may use the variables.
        var isLate = false
    }

    /// Moves the values of inout arguments into slots before the rest of the call is pushed. With `copying` it copies them. The plan is
    /// late if the rest of the call can run code. `other` is a further place that changes; it may be part of the same variable.
    func prepareInouts(
        _ arguments: [Argument], on receiver: ExprSyntax? = nil, beside other: LValue? = nil, copying: Bool = false,
        mayBeLate: Bool = true
    ) -> InoutPlan {
        var plan = InoutPlan()
        let given = arguments.map(\.value).filter { !$0.is(InOutExprSyntax.self) }
        guard given.count < arguments.count else { return plan }
        let others = given + (receiver.map { [$0] } ?? [])
        let written = arguments.map(\.value).filter { $0.is(InOutExprSyntax.self) }
        plan.isLate =
            mayBeLate && !copying
            && (others.contains(where: EvaluatedCalls.isFound) || written.contains { EvaluatedCalls.isNamed($0, in: given) })
        var places: [(argument: Int, place: LValue)] = []
        for (position, argument) in arguments.enumerated() {
            guard let node = argument.value.as(InOutExprSyntax.self) else { continue }
            places.append((position, prepare(node.expression, skip: nil)))
        }
        let variables = (places.map(\.place) + (other.map { [$0] } ?? [])).compactMap(\.variable)
        for (argument, place) in places {
            let isShared = isPartOfLocal(place) && variables.count { $0 == place.variable } > 1
            let way: InoutWay
            if copying || containerCount(place) == nil || isShared && !isPlain(place) {
                way = .copied
            } else {
                way = isShared ? .extracted : .taken
            }
            let slot = newTemporary()
            let containers = way == .taken ? (0..<(containerCount(place) ?? 0)).map { _ in newTemporary() } : []
            plan.places.append(Inout(argument: argument, place: place, slot: slot, way: way, containers: containers))
        }
        if !plan.isLate {
            for entry in plan.places {
                emitValue(of: entry)
                emit(.store, entry.slot)
            }
        }
        return plan
    }

    /// Prepares the inout arguments of a known function. A function without inout parameters has none, even if `&` passes an address.
    func prepareInouts(_ arguments: [Argument], of member: MemberInfo) -> InoutPlan {
        member.inouts.isEmpty ? InoutPlan() : prepareInouts(arguments)
    }

    /// Moves the values of late inout arguments into the `count` arguments on the stack.
    func emitLate(_ plan: InoutPlan, count: Int, _ position: (Int) -> Int?) {
        guard plan.isLate else { return }
        for entry in plan.places {
            guard let position = position(entry.argument) else { continue }
            emitValue(of: entry)
            emit(.fill, Int32(count - position))
        }
    }

    /// Stores the values of inout arguments after a call. They are on the stack beneath the result.
    func finishInouts(_ plan: InoutPlan) {
        guard !plan.places.isEmpty else { return }
        if isTrying { emit(.mayThrow) }
        let result = newTemporary()
        emit(.store, result)
        for entry in plan.places.reversed() { emit(.store, entry.slot) }
        putBack(plan)
        emit(.take, result)
        if isTrying { emit(.throwBoxed) }
    }

    /// Puts the values of inout arguments, which are in their slots again, back into their places.
    func putBack(_ plan: InoutPlan) {
        for entry in plan.places.reversed() {
            for slot in entry.containers { emit(.take, slot) }
            emit(.take, entry.slot)
            if entry.way == .taken { emitPut(entry.place) } else { emitStore(entry.place, putsBack: true) }
        }
    }

    /// Pushes the value of an inout argument. What lies beneath a taken value goes into slots.
    private func emitValue(of entry: Inout) {
        switch entry.way {
        case .copied: emitLoad(entry.place)
        case .extracted: emitExtraction(entry.place)
        case .taken:
            emitTake(entry.place, moves: true)
            guard !entry.containers.isEmpty else { return }
            emit(.store, entry.slot)
            for slot in entry.containers.reversed() { emit(.store, slot) }
            emit(.take, entry.slot)
        }
    }

    /// Whether the place is a part of a local variable's or a struct's own value. Swift allows access to two such parts at once, as it sees
    /// them both where they are written.
    private func isPartOfLocal(_ place: LValue) -> Bool {
        switch place {
        case .variable, .temporary, .ownField(_, isObject: false): true
        case .member(let base, _, _), .element(let base, _, _), .subscripted(let base, _, _, _), .keyPath(let base, _, _),
            .unwrapped(let base, _, _, _), .read(let base, _):
            !isReference(base.type) && isPartOfLocal(base)
        default: false
        }
    }

    /// The number of values that `emitTake` leaves beneath the place's value; nil where it can end early or the place is no single one.
    private func containerCount(_ place: LValue) -> Int? {
        switch place {
        case .variable(let variable): variable.wrapping == nil ? 0 : nil
        case .global, .computedGlobal, .ownField, .temporary, .directSubscript, .discarded: 0
        case .inherited, .superMember: 1
        case .member(let base, _, _), .element(let base, _, _), .keyPath(let base, _, _): containerCount(base).map { $0 + 1 }
        case .subscripted(let base, _, let indices, _): containerCount(base).map { $0 + 1 + indices.count }
        case .read(let base, _): containerCount(base)
        case .unwrapped(let base, let isForced, _, _): isForced ? containerCount(base) : nil
        case .tuple: nil
        }
    }

    /// Moves the place's value onto the stack and leaves its part of the whole empty until it is stored again.
    private func emitExtraction(_ place: LValue) {
        emitTake(place, moves: true)
        switch place {
        case .member(let base, _, _), .element(let base, _, _): emitPutBeneath(base, indices: 0)
        case .subscripted(let base, _, let indices, _): emitPutBeneath(base, indices: indices.count)
        default: break
        }
    }

    /// [base, indices, value] -> [value]: stores the base again.
    private func emitPutBeneath(_ base: LValue, indices: Int) {
        let slot = newTemporary()
        emit(.store, slot)
        for _ in 0..<indices { emit(.pop) }
        emitPut(base, assigns: false)
        emit(.take, slot)
    }
}

extension LValue {
    /// The identity of the variable that the place is a part of, if known.
    var variable: AnyHashable? {
        switch self {
        case .variable(let variable): ObjectIdentifier(variable)
        case .global(let member), .ownField(let member, _): ObjectIdentifier(member)
        case .temporary(let slot, _): slot
        case .member(let base, _, _), .element(let base, _, _), .subscripted(let base, _, _, _), .keyPath(let base, _, _),
            .unwrapped(let base, _, _, _), .read(let base, _):
            base.variable
        default: nil
        }
    }
}
