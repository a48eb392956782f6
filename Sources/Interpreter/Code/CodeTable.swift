/// Everything that lowered code names by number. Grows while bodies are lowered, each when it is first reached.
final class CodeTable {
    struct Entry {
        let name: String
        let location: SourceLocation?
        var code: FunctionCode?
        let lower: () -> FunctionCode
    }

    private(set) var entries: [Entry] = []
    @exclusivity(unchecked)
    private(set) var constants = RawList<Value>()
    private(set) var shapes: [CallShape] = []
    private(set) var types: [StaticType] = []
    var hostMembers: [HostMember] = []
    /// Methods that others share the full name of.
    private(set) var overloads: [MemberInfo] = []
    /// What `#keyPath` names: Objective-C sees it, or it would not compile. Before Swift 4 it did so unasked.
    var keysNamed: Set<String> = []
    /// The functions that write through key paths, by those that read.
    var keyPathSetters: [Int32: Int32] = [:]
    /// The functions that read through key paths, by their roots' types and what they are made of: two that are written alike are equal.
    var keyPaths: [String: Int32] = [:]
    /// For each place that finds members by name the type that its code expects of what it finds.
    private(set) var expectedResults: [StaticType] = []
    /// The members of protocols that such places mean, which some class has only by their names.
    private(set) var disputes: [Int32: MemberInfo] = [:]
    var cacheCount: Int32 { Int32(expectedResults.count) }
    /// By their bytes: texts that are equal need not be made of the same scalars.
    private var strings: [ContiguousArray<UInt8>: Int32] = [:]
    private var doubles: [Double: Int32] = [:]
    private var shapeNumbers: [CallShape: Int32] = [:]
    private var typeNumbers: [StaticType: Int32] = [:]

    deinit {
        constants.deallocate()
    }

    func add(_ name: String, at location: SourceLocation?, lower: @escaping () -> FunctionCode) -> Int32 {
        entries.append(Entry(name: name, location: location, lower: lower))
        return Int32(entries.count - 1)
    }

    /// Forgets the functions. Their lowering refers back to the declarations that this belongs to.
    func dismantle() { entries = [] }

    func code(_ index: Int32) -> FunctionCode {
        if let code = entries[Int(index)].code { return code }
        let code = entries[Int(index)].lower()
        entries[Int(index)].code = code
        return code
    }

    func constant(_ text: String) -> Int32 {
        let bytes = ContiguousArray(text.utf8)
        if let known = strings[bytes] { return known }
        constants.append(.string(text))
        strings[bytes] = Int32(constants.count - 1)
        return Int32(constants.count - 1)
    }

    func constant(_ number: Double) -> Int32 {
        if let known = doubles[number], number != 0 { return known }
        constants.append(.double(number))
        doubles[number] = Int32(constants.count - 1)
        return Int32(constants.count - 1)
    }

    func constant(_ value: Value) -> Int32 {
        constants.append(value)
        return Int32(constants.count - 1)
    }

    func shape(_ shape: CallShape) -> Int32 {
        if let known = shapeNumbers[shape] { return known }
        shapes.append(shape)
        shapeNumbers[shape] = Int32(shapes.count - 1)
        return Int32(shapes.count - 1)
    }

    func overload(_ member: MemberInfo) -> Int32 {
        overloads.append(member)
        return Int32(overloads.count - 1)
    }

    func type(_ type: StaticType) -> Int32 {
        if let known = typeNumbers[type] { return known }
        types.append(type)
        typeNumbers[type] = Int32(types.count - 1)
        return Int32(types.count - 1)
    }

    func newCache(_ result: StaticType = .unknown, calling disputed: MemberInfo? = nil) -> Int32 {
        expectedResults.append(result)
        if let disputed { disputes[cacheCount - 1] = disputed }
        return cacheCount - 1
    }
}
