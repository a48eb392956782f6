let rows = [3, 1, 2]
    .map { $0 * 10 }
    #if os(Linux) || os(iOS)
    .sorted()
    #endif
print(rows)
struct Page {
    var words: [String] = []
    func adding(_ word: String) -> Page { Page(words: words + [word]) }
    var title: String { words.joined(separator: " ") }
}
func page() -> Page {
    Page()
        .adding("one")
        #if os(Windows)
        .adding("windows")
        #elseif !os(macOS) && (os(Linux) || os(iOS))
        .adding("two")
            #if swift(>=5)
            .adding("three") // a comment
            #else
            .adding("old")
            #endif
        #else
        .adding("else")
        #endif
        .adding("four")
}
print(page().title)
let none = Page().adding("a")
    #if os(Windows)
    .adding("b")
    #endif
print(none.title)
let count = [1, 2, 3]
    #if os(Windows)
    .first
    #else
    .count
    #endif
print(count)
func level(_ n: Int) -> String {
    switch n {
    case 0: return "zero"
    #if os(Linux) || os(iOS)
    case 1: return "one"
    #else
    case 1: return "eins"
    #endif
    default: return "many"
    }
}
print(level(0), level(1), level(2))
