// `self.init()` where every other initialiser could be called without arguments too.

class Formatter { var style = 0 }
final class DateFormatter: Formatter { var pattern = "none" }
extension DateFormatter {
    convenience init(style: Int = 1, pattern: String = "short") {
        self.init()
        self.style += style
        self.pattern = pattern
    }
}
print(DateFormatter(style: 3).style, DateFormatter(pattern: "long").pattern)

struct Options { var depth = 1; var isOn = false }
extension Options {
    init(levels: Int = 5, by: Int = 2) {
        self.init()
        depth += levels * by
    }
}
print(Options(levels: 2).depth, Options(by: 3).depth)

class Base {
    var log: [String] = []
    init(name: String = "base") { log.append(name) }
    convenience init(times: Int) {
        self.init()
        log.append("times \(times)")
    }
}
print(Base(times: 2).log)
