// Types that are extended by their modules' names.
extension Swift.String {
    static var mark: String { "*" }
    var marked: String { Self.mark + self }
}

extension Swift.Array where Element == Swift.Int {
    func total() -> Int { reduce(0, +) }
}

protocol Named { var name: String { get } }
extension Swift.Int: Named { var name: String { "number \(self)" } }

enum Box { struct Lid { var size = 2 } }
extension Box.Lid { var twice: Int { size * 2 } }

print("a".marked, [1, 2, 3].total(), (7 as Named).name, Box.Lid().twice)
