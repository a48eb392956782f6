extension String {
    /// The text in lines of at most `width` characters, broken at spaces. Further lines begin with `hanging` spaces. A word that is longer
    /// than a line stays whole.
    public func wrapped(to width: Int, hanging: Int) -> [String] {
        let indent = String(repeating: " ", count: hanging)
        var lines: [String] = []
        for part in split(separator: "\n", omittingEmptySubsequences: false) {
            var line: String?
            for word in part.split(separator: " ", omittingEmptySubsequences: false) {
                guard let begun = line else {
                    line = (lines.isEmpty ? "" : indent) + word
                    continue
                }
                if begun.count + 1 + word.count > width, begun.contains(where: { $0 != " " }) {
                    lines.append(begun.trimmingEnd)
                    line = indent + word
                } else {
                    line = begun == indent ? begun + word : "\(begun) \(word)"
                }
            }
            lines.append((line ?? "").trimmingEnd)
        }
        return lines
    }

    private var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
