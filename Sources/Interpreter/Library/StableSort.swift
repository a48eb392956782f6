/// The sort of Swift's standard library, with its comparisons in its order: ascending and descending runs are found and merged.
struct StableSort {
    private(set) var elements: ContiguousArray<Value>
    private let precedes: (Value, Value) throws(ScriptError) -> Bool
    private var runs: [Range<Int>] = []

    /// `precedes` says whether its first argument must stand before its second.
    init(_ elements: ContiguousArray<Value>, by precedes: @escaping (Value, Value) throws(ScriptError) -> Bool) {
        (self.elements, self.precedes) = (elements, precedes)
    }

    mutating func sort() throws(ScriptError) {
        let count = elements.count
        guard count > 1 else { return }
        let least = Self.leastLength(ofRunsIn: count)
        if count <= least { return try insert(in: 0..<count, sortedUpTo: 1) }
        var start = 0
        while start < count {
            var end = try findRun(from: start)
            if end < count, end - start < least {
                let longer = min(count, start + least)
                try insert(in: start..<longer, sortedUpTo: end)
                end = longer
            }
            runs.append(start..<end)
            try mergeTop()
            start = end
        }
        while runs.count > 1 { try merge(at: runs.count - 1) }
    }

    /// Shorter runs are lengthened by insertion. The number of runs is a power of two or just below.
    private static func leastLength(ofRunsIn count: Int) -> Int {
        let bits = 6
        if count < 1 << bits { return count }
        let offset = Int.bitWidth - bits - count.leadingZeroBitCount
        return count >> offset + (count & (1 << offset - 1) == 0 ? 0 : 1)
    }

    /// Sorts a range whose beginning is sorted.
    private mutating func insert(in range: Range<Int>, sortedUpTo end: Int) throws(ScriptError) {
        for next in end..<range.upperBound {
            var place = next
            while place > range.lowerBound, try precedes(elements[place], elements[place - 1]) {
                elements.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// The end of the run that begins at a place. A descending run is reversed.
    private mutating func findRun(from start: Int) throws(ScriptError) -> Int {
        var current = start + 1
        guard current < elements.count else { return current }
        let isDescending = try precedes(elements[current], elements[start])
        current += 1
        while current < elements.count, try precedes(elements[current], elements[current - 1]) == isDescending { current += 1 }
        if isDescending { elements[start..<current].reverse() }
        return current
    }

    /// Merges the last runs until each is longer than the two after it together.
    private mutating func mergeTop() throws(ScriptError) {
        while runs.count > 1 {
            var last = runs.count - 1
            if last >= 3 && runs[last - 3].count <= runs[last - 2].count + runs[last - 1].count
                || last >= 2 && runs[last - 2].count <= runs[last - 1].count + runs[last].count
            {
                if runs[last - 2].count < runs[last].count { last -= 1 }
            } else if runs[last - 1].count > runs[last].count {
                return
            }
            try merge(at: last)
        }
    }

    /// Merges a run with the one before it. The shorter one is set aside.
    private mutating func merge(at index: Int) throws(ScriptError) {
        let (first, second) = (runs[index - 1], runs[index])
        if first.count < second.count {
            let aside = Array(elements[first])
            var (place, left, right) = (first.lowerBound, 0, second.lowerBound)
            while left < aside.count, right < second.upperBound {
                if try precedes(elements[right], aside[left]) {
                    elements[place] = elements[right]
                    right += 1
                } else {
                    elements[place] = aside[left]
                    left += 1
                }
                place += 1
            }
            for element in aside[left...] {
                elements[place] = element
                place += 1
            }
        } else {
            let aside = Array(elements[second])
            var (place, left, right) = (second.upperBound, first.upperBound, aside.count)
            while right > 0, left > first.lowerBound {
                place -= 1
                if try precedes(aside[right - 1], elements[left - 1]) {
                    left -= 1
                    elements[place] = elements[left]
                } else {
                    right -= 1
                    elements[place] = aside[right]
                }
            }
            for element in aside[..<right].reversed() {
                place -= 1
                elements[place] = element
            }
        }
        runs[index - 1] = first.lowerBound..<second.upperBound
        runs.remove(at: index)
    }
}
