internal import Interpreter

extension Recording {
    /// The appearances of controllers of that class or name, in order, each as its events from `viewWillAppear` to `viewDidDisappear` or to the
    /// end. A `viewWillAppear` that takes a leaving back belongs to the appearance that was to end.
    public func appearances(of type: String) -> [ClosedRange<Int>] {
        var found: [ClosedRange<Int>] = []
        for object in objects where typeName(of: object) == type || name(of: object) == type {
            var start: Int?
            for event in events where event.kind == .callback && event.object == object {
                if event.name == "viewWillAppear(_:)", start == nil { start = event.index }
                if event.name == "viewDidDisappear(_:)", let begun = start {
                    found.append(begun...event.index)
                    start = nil
                }
            }
            if let start { found.append(start...max(start, events.count - 1)) }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The events at which placed code began to run, as indices.
    public func runs(of placed: PlacedCode) -> [Int] {
        let inside = events.filter { event in
            guard event.kind == .line, let location = event.location else { return false }
            return location.file == placed.file && placed.lines.contains(location.line)
        }
        guard let first = inside.compactMap(\.location?.line).min() else { return [] }
        return inside.filter { $0.location?.line == first }.map(\.index)
    }
}
