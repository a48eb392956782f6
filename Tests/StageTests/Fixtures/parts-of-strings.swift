import Foundation

extension String {
    func substring(from place: Int) -> String { "own " + substring(from: index(startIndex, offsetBy: place)) }
    func substring(_ place: Int) -> String { substring(to: index(startIndex, offsetBy: place)) }
}

let text = "#F9A825"
let second = text.index(after: text.startIndex)
print(text.substring(from: second))
print(text.substring(to: second))
print(text.substring(with: second..<text.index(second, offsetBy: 2)))
print(text.substring(from: 3), text.substring(4))
let part = text.dropFirst()
print(part.substring(from: part.index(after: part.startIndex)))
