import Foundation

// Ranges that are changed, and looking for characters in a part of a text.
var range = NSRange(location: 1, length: 4)
range.length = NSMaxRange(range) - 3
range.location += 2
print(range.location, range.length, NSMaxRange(range))

let text = "one\ttwo\nthree\tfour" as NSString
var rest = NSRange(location: 0, length: text.length)
var places: [Int] = []
while true {
    let tab = text.range(of: "\t", options: [], range: rest)
    guard tab.location != NSNotFound else { break }
    places.append(tab.location)
    rest.length = NSMaxRange(rest) - NSMaxRange(tab)
    rest.location = NSMaxRange(tab)
}
print(places, rest.location, rest.length)

let newline = text.rangeOfCharacter(from: .newlines, options: [.backwards], range: NSRange(location: 0, length: 10))
let none = text.rangeOfCharacter(from: .newlines, options: [], range: NSRange(location: 8, length: 4))
print(newline.location, newline.length, none.location == NSNotFound, none.length)
print(text.rangeOfCharacter(from: .whitespacesAndNewlines).location, text.rangeOfCharacter(from: .whitespaces, options: .backwards).location)
print(text.character(at: 1), text.range(of: "TWO", options: .caseInsensitive, range: NSRange(location: 0, length: 9), locale: nil).location)

struct Marks {
    var found = NSRange(location: NSNotFound, length: 0)
    var all: [NSRange] = [NSRange(location: 0, length: 1)]
}
var marks = Marks()
marks.found.location = 3
marks.all[0].length += 5
print(marks.found.location, marks.found.length, marks.all[0].length)
