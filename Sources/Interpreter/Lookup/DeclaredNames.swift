/// What the names that a file's types declare are said of, whatever type they are declared in.
struct DeclaredNames: Sendable {
    /// Base names of all methods that change a value.
    var mutating: Set<String> = []
    /// Base names of functions whose result's type names one of their generic parameters.
    var genericResults: Set<String> = []
    /// Of methods of generic types whose result names one of the type's parameters.
    var resultsOfGenericTypes: Set<String> = []
    /// Base names of generic functions; of libraries' those that name their parameters as values.
    var genericFunctions: Set<String> = []
    /// Names of properties that some class overrides: reading them is never plain access to a field.
    var overriddenProperties: Set<String> = []
    /// Base names of methods that some class overrides.
    var overriddenMethods: Set<String> = []
    /// The names of the host's classes that extensions of the program's own override something of: in these classes themselves, since Objective-C
    /// knows one method of a name.
    var overridingExtensions: Set<String> = []
    /// Names of structs' lazy properties.
    var lazyProperties: Set<String> = []
    /// The names of properties of types that are unwrapped implicitly.
    var implicitlyUnwrapped: Set<String> = []
    /// Whether a type that is not the program's own is given a subscript.
    var extendsSubscripts = false
    /// Whether a class says itself which of its objects are equal: `isEqual(_:)`.
    var comparesObjects = false
    /// Base names of members that only some instances of a generic type have.
    var constrained: Set<String> = []
    /// Parameters that are addresses, as `function.label`.
    var addresses: Set<String> = []
    /// Parameters that are pointers to a value which the function may write, and those that are inout, in the same way.
    var pointers: Set<String> = []
    /// Those of the pointers whose value is a list, not one of its elements.
    var listPointers: Set<String> = []
    var inouts: Set<String> = []
    /// The names of types that do not begin with a capital letter.
    var lowercaseTypes: Set<String> = []
    /// The names that protocols give to types: types that conform have them too.
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
