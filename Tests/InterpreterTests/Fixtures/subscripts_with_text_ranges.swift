let s = "Swift café"
extension StringProtocol {
    func find(_ t: String) -> Range<Index>? {
        var i = startIndex
        while i < endIndex {
            if self[i...].hasPrefix(t) { return i..<index(i, offsetBy: t.count) }
            i = index(after: i)
        }
        return nil
    }
    subscript(r: Range<Int>) -> SubSequence { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
}
let r = s.find("café")
print(r.map { s[$0] } as Any, s[0..<2], s.dropFirst(6)[0..<2])
if let r { print(s[r]) }
print(String(cString: [72, 105, 0] as [CChar]), String(decoding: [72, 105] as [UInt8], as: UTF8.self))
