/// Interns names as numbers, so that the machine compares numbers.
final class NameTable {
    private(set) var texts: [String] = []
    private var numbers: [String: Int32] = [:]

    func number(of text: String) -> Int32 {
        if let known = numbers[text] { return known }
        let number = Int32(texts.count)
        texts.append(text)
        numbers[text] = number
        return number
    }

    subscript(number: Int32) -> String { texts[Int(number)] }
}
