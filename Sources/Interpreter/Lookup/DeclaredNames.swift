/// Facts about the member names that a file's types declare, regardless of the declaring type.
struct DeclaredNames: Sendable {
    /// Base names of mutating methods.
    var mutating: Set<String> = []
    /// Base names of functions whose result type mentions one of their generic parameters.
    var genericResults: Set<String> = []
    /// Base names of methods of generic types whose result type mentions one of the type's parameters.
    var resultsOfGenericTypes: Set<String> = []
    /// Base names of generic functions. For libraries only those that use their parameters as values.
    var genericFunctions: Set<String> = []
    /// Names of properties that some class overrides. Reading one is never a plain field access.
    var overriddenProperties: Set<String> = []
    /// Base names of methods that some class overrides.
    var overriddenMethods: Set<String> = []
    /// The host classes whose members the program's own extensions override. Such an override replaces the original method in Objective-C.
    var overridingExtensions: Set<String> = []
    /// Names of structs' lazy properties.
    var lazyProperties: Set<String> = []
    /// Names of implicitly unwrapped properties.
    var implicitlyUnwrapped: Set<String> = []
    /// Whether an extension adds a subscript to an external type.
    var extendsSubscripts = false
    /// Whether a class defines its own equality: `isEqual(_:)`.
    var comparesObjects = false
    /// Base names of members that only some instances of a generic type have.
    var constrained: Set<String> = []
    /// Parameters that are opaque addresses, as `function.label`.
    var addresses: Set<String> = []
    /// Parameters that are pointers to a value which the function may write, as `function.label`.
    var pointers: Set<String> = []
    /// The pointers to a whole list rather than to its elements.
    var listPointers: Set<String> = []
    var inouts: Set<String> = []
    /// The names of types that begin with a lowercase letter.
    var lowercaseTypes: Set<String> = []
    /// The aliases that protocols declare; conforming types have them too.
    var protocolAliases: Set<String> = []

    mutating func formUnion(_ other: DeclaredNames) {
        mutating.formUnion(other.mutating)
        genericResults.formUnion(other.genericResults)
        resultsOfGenericTypes.formUnion(other.resultsOfGenericTypes)
        genericFunctions.formUnion(other.genericFunctions)
        overriddenProperties.formUnion(other.overriddenProperties)
        overriddenMethods.formUnion(other.overriddenMethods)
        lazyProperties.formUnion(other.lazyProperties)
        implicitlyUnwrapped.formUnion(other.implicitlyUnwrapped)
        constrained.formUnion(other.constrained)
        addresses.formUnion(other.addresses)
        pointers.formUnion(other.pointers)
        listPointers.formUnion(other.listPointers)
        inouts.formUnion(other.inouts)
        comparesObjects = comparesObjects || other.comparesObjects
        extendsSubscripts = extendsSubscripts || other.extendsSubscripts
        lowercaseTypes.formUnion(other.lowercaseTypes)
        protocolAliases.formUnion(other.protocolAliases)
    }
}
