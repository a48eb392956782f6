import Foundation

/// Words of texts about the life cycle, in English and in Chinese, some in Korean, Japanese and Russian.
enum TextWords {
    /// Whether a text has one of some words. A word of Latin letters begins where a word begins; one with a space at its end also ends there.
    static func has(_ text: String, _ words: [String]) -> Bool {
        let lower = text.lowercased()
        return words.contains { word in
            guard let first = word.unicodeScalars.first, first.isASCII else { return lower.contains(word) }
            let isWhole = word.hasSuffix(" ")
            let wanted = isWhole ? String(word.dropLast()) : word
            return lower.ranges(of: wanted).contains { range in
                let before = range.lowerBound == lower.startIndex ? nil : lower[lower.index(before: range.lowerBound)]
                let after = range.upperBound == lower.endIndex ? nil : lower[range.upperBound]
                return !isLatin(before) && (!isWhole || !isLatin(after))
            }
        }
    }

    private static func isLatin(_ character: Character?) -> Bool { character.map { $0.isASCII && $0.isLetter } ?? false }

    /// Say that what follows is in order.
    static let order = [
        "order ", "ordering ", "sequence", "in turn ", "step ", "steps ", "one after", "log ", "logs ", "logged ", "output ", "print",
        "console",
        "is called", "are called", "get called", "gets called", "gets these", "happens", "fires ", "fire ", "顺序", "依次", "先后", "调用", "打印",
        "输出", "日志", "执行", "순서", "호출", "呼ばれ", "順", "порядок", "порядке", "последовательност",
    ]

    /// Say that nothing is left out.
    static let complete = [
        "complete ", "full list", "full order", "full sequence", "exact order", "exact sequence", "exact callback", "entire list",
        "entire order", "entire sequence", "whole list", "whole order", "whole sequence", "完整", "全部", "전체", "полный",
    ]

    /// Say that what follows is not so.
    static let wrong = [
        "wrong", "incorrect", "mistaken", "common mistake", "mistake is", "mistake to", "myth", "not true", "misconception", "misunderst",
        "believe", "people think", "often thought",
        "contrary to", "❌", "错误", "不正确", "误解", "误以为", "잘못",
    ]

    /// Say behind a list that it is not so.
    static let wrongBehind = [
        "is wrong", "that's wrong", "are wrong", "is incorrect", "is not true", "isn't true", "is false ", "is a myth", "not what happens",
        "not the order", "is not so", "not the case",
    ]

    /// Say behind a list that it is in order.
    static let orderBehind = ["in that order", "the order above", "in the above order", "in exactly this order", "in exactly that order"]

    /// Say that what follows does not come.
    static let negation = [
        "not called", "never called", "not be called", "aren't called", "isn't called", "won't be called", "don't get", "doesn't get",
        "not get",
        "no longer", "neither", "without calling", "not fire", "never fire", "n't fire", "not receive", "n't receive", "is not sent",
        "skips ", "does not send", "doesn't send", "does not get", "do not get", "does not call", "doesn't call",
        "不会", "不调用", "不再", "没有调用", "未调用", "호출되지", "呼ばれない", "не вызыва",
    ]
}
