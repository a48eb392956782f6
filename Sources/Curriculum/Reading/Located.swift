package import Interpreter

/// Something that was read, with the place it was read from.
package struct Located<Value> {
    package let value: Value
    package let location: SourceLocation
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
