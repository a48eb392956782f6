/// The tables that lowered code refers to by number. They grow as bodies are lowered, each on first use.
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
    /// Methods that share their full name with others.
    private(set) var overloads: [MemberInfo] = []
    /// The properties named in `#keyPath`. Objective-C must see them; before Swift 4 it did so without an attribute.
    var keysNamed: Set<String> = []
    /// The full names in `#selector` of methods that nothing here declares. In an open world another file has them.
    var undeclaredSelectors: Set<String> = []
    /// The writing functions of key paths, by their reading functions.
    var keyPathSetters: [Int32: Int32] = [:]
    /// The reading functions of key paths, by root type and components. Key paths written alike are equal.
    var keyPaths: [String: Int32] = [:]
    /// The root and the parts of each of these key paths.
    var keyPathParts: [Int32: (root: String, parts: String)] = [:]
    /// For each member access by name: the type that the code expects of the result.
    private(set) var expectedResults: [StaticType] = []
    /// For member accesses by name: the disputed protocol member that they mean (`Declarations.disputed`).
    private(set) var disputes: [Int32: MemberInfo] = [:]
    /// The types of closures and of functions as values, as far as they are known.
    var functionTypes: [Int32: StaticType] = [:]
    var cacheCount: Int32 { Int32(expectedResults.count) }
    /// Keyed by bytes, because equal strings can consist of different scalars.
    private var strings: [ContiguousArray<UInt8>: Int32] = [:]
    private var doubles: [Double: Int32] = [:]
    private var shapeNumbers: [CallShape: Int32] = [:]
    private var typeNumbers: [StaticType: Int32] = [:]
    /// Asked now and then while functions are lowered: why the run is to end; nil as long as it may go on.
    var interruption: (@Sendable () -> String?)?
    /// Why the last function was not lowered to its end.
    private(set) var brokenOff: String?
    /// The functions that are being lowered, each for the one before, and the statements and expressions so far.
    private var (nesting, visits) = (0, 0)

    deinit {
        constants.deallocate()
    }

    func add(_ name: String, at location: SourceLocation?, lower: @escaping () -> FunctionCode) -> Int32 {
        entries.append(Entry(name: name, location: location, lower: lower))
        return Int32(entries.count - 1)
    }

    /// Releases the functions. Their lowering refers back to the declarations that own this table.
    func dismantle() { entries = [] }

    func code(_ index: Int32) -> FunctionCode {
        if let code = entries[Int(index)].code { return code }
        if nesting == 0 { brokenOff = nil }
        nesting += 1
        defer { nesting -= 1 }
        let code = entries[Int(index)].lower()
        entries[Int(index)].code = code
        return code
    }

    /// Whether lowering goes on, asked for each statement and expression. Where it does not, the run ends before the function is entered.
    func goesOn() -> Bool {
        visits &+= 1
        if visits.isMultiple(of: Self.visitsBetweenLooks), brokenOff == nil { brokenOff = interruption?() }
        return brokenOff == nil
    }

    private static let visitsBetweenLooks = 256

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
