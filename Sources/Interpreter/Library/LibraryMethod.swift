/// The standard library's methods, by base name.
enum LibraryMethod: String, CaseIterable {
    case append, insert, remove, removeAll, removeLast, removeFirst, removeValue, removeSubrange, popLast, popFirst, sort, reverse, shuffle
    case swapAt, toggle, formUnion, subtract, formIntersection, formSymmetricDifference, merge, updateValue, negate, round, reserveCapacity
    case replaceSubrange, update, combine
    case rangesOfRun = "_ranges"
    case map, compactMap, flatMap, mapValues, compactMapValues, filter, forEach, contains, allSatisfy, first, last, firstIndex, lastIndex,
        index
    case reduce, sorted, min, max, reversed, shuffled, prefix, suffix, dropFirst, dropLast, drop, enumerated, joined, split, components
    case uppercased, lowercased, trimmingCharacters, replacingOccurrences, replacingCharacters, replacing, hasPrefix, hasSuffix, padding
    case isSubset, isSuperset, isDisjoint, isStrictSubset, isStrictSuperset, isMultiple, elementsEqual, starts, union, intersection,
        subtracting, symmetricDifference, merging
    case distance, rounded, squareRoot, advanced, clamped, truncatingRemainder, remainder, addingProduct, randomElement, random,
        quotientAndRemainder
    case addingReportingOverflow, subtractingReportingOverflow, multipliedReportingOverflow, signum, isLess, isEqual
    case dividedReportingOverflow, remainderReportingOverflow, multipliedFullWidth, nonzeroBitCount, leadingZeroBitCount,
        trailingZeroBitCount, byteSwapped, bigEndian, littleEndian, magnitude
    case `init`, callAsFunction, hash, finalize, formatted, lexicographicallyPrecedes, withCString, count, range, partition, makeIterator,
        next
    case overlaps, mapOptional, flatMapOptional, formIndex

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    static let baseNames = Set(byName.keys)

    static func named(_ name: String) -> LibraryMethod? { byName[name] }
}
