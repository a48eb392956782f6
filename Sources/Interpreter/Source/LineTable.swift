internal import SwiftSyntax

/// The offsets at which the lines of a file begin.
struct LineTable: Sendable {
    let path: String
    private let starts: [Int]

    init(text: String, path: String) {
        self.path = path
        var starts = [0]
        var offset = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            offset += 1
            if byte == 10 {
                if previous == 13 { starts.removeLast() }
                starts.append(offset)
            } else if byte == 13 {
                starts.append(offset)
            }
            previous = byte
        }
        self.starts = starts
    }

    /// The location of the byte at `offset`. Logarithmic in the number of lines.
    func location(at offset: Int) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: path, line: low + 1, column: offset - starts[low] + 1)
    }

    /// The location of the node's first byte that is neither space nor comment.
    func location(of node: some SyntaxProtocol) -> SourceLocation {
        location(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
