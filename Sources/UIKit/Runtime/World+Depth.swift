import Heap

extension World {
    /// The most views, layers or animations within each other. The real bound is the thread's stack, as layout and drawing go down from one to the next.
    private static let mostDepth = 500

    /// Whether objects with all that they hold do not come to lie too deeply in another one, above which there are `depth`; an exception ends the run where
    /// they do. Linear in what they hold.
    func hasRoom(
        for objects: [ObjectID], at depth: Int, _ kind: String, in holder: NSObject, _ contents: (ObjectID) -> [ObjectID]
    ) -> Bool {
        var (depth, row) = (depth, objects)
        while !row.isEmpty, depth <= Self.mostDepth {
            depth += 1
            row = row.flatMap(contents)
        }
        guard depth > Self.mostDepth else { return true }
        report(
            .exception(
                name: "EXC_BAD_ACCESS", reason: "stack overflow: more than \(Self.mostDepth) \(kind) within each other", object: holder.id))
        return false
    }
}
