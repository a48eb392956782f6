internal import Heap

/// Exclusive access: a place whose value is being modified is held, and nothing else reads or writes it meanwhile.
extension Interpreter {
    /// The owned value of a place that a modification begins in. The place is held until the value is put back. A reference stays in its
    /// place unless `moves` is 1, and so does a number, where no code can run before it is put back.
    func take(_ place: inout Value, _ moves: Int32, name: @autoclosure () -> String) throws(ScriptError) -> Value {
        let value = place
        switch value {
        case .held: throw .overlap(name())
        case .int, .double, .bool, .sized, .float:
            if moves != 0 { place = .held }
        default:
            if stays(value, moves) { keep(value) } else { place = .held }
        }
        return value
    }

    /// The owned value of a part of a whole that is itself out of its place. The part is missing until it is put back; a reference stays
    /// unless `moves` is 1.
    func takePart(_ place: inout Value, _ moves: Int32) -> Value {
        let value = place
        if stays(value, moves) { keep(value) } else { place = .missing }
        return value
    }

    /// Whether a taken value also stays in its place. A reference does, unless the take moves it.
    private func stays(_ value: Value, _ moves: Int32) -> Bool { moves == 0 && isReference(value) }

    /// Whether a field has no value: it has not been set, or its value has been moved out.
    @inline(__always)
    func hasNoValue(_ value: Value) -> Bool {
        switch value {
        case .held, .missing: true
        default: false
        }
    }

    /// Ends an access to a property that has no value, as it is held.
    func heldField(_ slot: Int32, of id: ObjectID) throws(ScriptError) {
        for ancestor in declarations.type(store.pointee.objects[id].type).chain {
            for member in ancestor.stored where member.slot == slot { throw .overlap(member.baseName) }
        }
    }

    /// The name of the variable in the box that an instruction of the innermost frame accesses.
    func boxName(_ instruction: Instruction) -> String {
        guard let frame = frames.last, let code = lowered[Int(frame.function)].code else { return "" }
        switch instruction.op {
        case .loadCaptureBox, .takeCaptureBox, .storeCaptureBox: return code.captureNames[Int(instruction.a)]
        default: return code.variables.first { $0.slot == instruction.a && !$0.isCapture }?.name ?? ""
        }
    }
}
