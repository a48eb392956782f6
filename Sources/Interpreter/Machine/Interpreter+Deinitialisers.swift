internal import Heap
internal import SwiftSyntax

/// Deinitialisation, and the fields that it frees.
extension Interpreter {
    /// Handles a failed initialiser. Its object runs `deinit` only if it was fully initialised. If another initialiser was called, that one
    /// has already decided.
    func initialiserFails(in frame: Frame) {
        guard case .object(let id) = stack[Int(frame.base)], let code = lowered[Int(frame.function)].code else { return }
        let past = code.instructions[..<min(Int(frame.pc), code.instructions.count)]
        if past.contains(where: { [.callInitializer, .callShapeInitializer, .callSuperInitializer].contains($0.op) }) { return }
        let type = store.pointee.objects[id].type
        let isRoot = code.owner >= 0 && declarations.type(code.owner).superclass == nil && declarations.type(code.owner).hostAncestor == nil
        let isWhole = store.pointee.objects[id].fields.allSatisfy { if case .missing = $0 { false } else { true } }
        if type < 0 || !isRoot || !isWhole { store.pointee.objects[id].isPartial = true }
    }

    /// Runs an object's deinitialisers and releases its fields.
    func deinitialise(_ id: ObjectID) {
        let number = store.pointee.objects[id].type
        guard number != Instance.nobody else { return }
        let start = space.mark
        if number >= 0, declarations.type(number).hasDeinitializer, !store.pointee.objects[id].isPartial, !store.pointee.hasEnded {
            for type in declarations.type(number).chain {
                guard let member = type.deinitializer else { continue }
                runDeinitialiser(member, id)
            }
        }
        letGoOfTask(id)
        var fields: ContiguousArray<Value> = []
        swap(&fields, &store.pointee.objects[id].fields)
        letGo(fields)
        keepForReuse(&fields)
        if space.heap[id].strong > 0 { endOfEscape(id, from: start) }
    }

    /// Ends the run if a dying object is still referenced after its fields are released. A deinitialiser can pass the object to something
    /// that one of its fields holds.
    private func endOfEscape(_ id: ObjectID, from start: Int) {
        space.reap(from: start)
        guard space.heap[id].strong > 0 else { return }
        trap("Fatal error: Object of class \(space.heap.typeName(of: id)) deallocated with non-zero retain count: self escaped from deinit")
    }

    /// Empty fields, reused from a dead object of the same size if possible.
    func emptyFields(_ count: Int) -> ContiguousArray<Value> {
        if count < spareFields.count, let spare = spareFields[count].popLast() { return spare }
        return ContiguousArray(repeating: .missing, count: count)
    }

    /// Keeps a dead object's fields for reuse. Not while every statement is recorded: snapshots share them, so reuse would cost a copy.
    private func keepForReuse(_ fields: inout ContiguousArray<Value>) {
        let count = fields.count
        guard !recordsStatements, count > 0, count < spareFields.count, spareFields[count].count < 1000 else { return }
        for index in fields.indices { fields[index] = .missing }
        spareFields[count].append(fields)
        fields = []
    }

    /// Releases an object's fields in order. What only one field holds dies before the next is released. The last one dies in the caller's
    /// reaping, so that long chains do not nest.
    private func letGo(_ fields: ContiguousArray<Value>) {
        guard let last = fields.lastIndex(where: isHeld) else { return }
        deathDepth += 1
        defer { deathDepth -= 1 }
        let start = space.mark
        for (position, field) in fields.enumerated() where isHeld(field) {
            drop(field)
            if position < last, deathDepth < 100 { space.reap(from: start) }
        }
    }

    private func isHeld(_ field: Value) -> Bool {
        switch field {
        case .object, .closure, .array, .dictionary, .set, .tuple, .structure, .enumeration, .box, .range, .implicitMember: true
        default: false
        }
    }

    private func runDeinitialiser(_ member: MemberInfo, _ id: ObjectID) {
        let saved = mark
        mark = space.mark
        defer { mark = saved }
        dying.append(id)
        defer { dying.removeLast() }
        do {
            // Objects that a deinitialiser makes die before it returns, so the calls nest.
            try nest()
            defer { nesting -= 1 }
            space.retain(id)
            let result = try callNested(declarations.function(for: member), [.object(id)])
            drop(result)
            space.reap(from: mark)
        } catch {
            end(error)
        }
    }
}
