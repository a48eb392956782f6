internal import Reference

extension Question {
    /// The callbacks that its text and code speak of, without their parentheses. Linear in them.
    var callbacksSpokenOf: Set<String> {
        let moments = [at].compactMap(\.self) + rows + choices.compactMap(\.moment)
        let code = (expectations + choices.flatMap(\.expectations)).map(\.source) + [code ?? "", callback ?? ""]
        let text = moments.map(\.description) + choices.map(\.text.plainText) + code + [prompt.plainText]
        let words = text.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return Set(words.map(String.init)).intersection(CallbackGuide.ofControllers)
    }
}
