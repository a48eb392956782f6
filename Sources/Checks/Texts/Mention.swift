/// A callback that a text names, with whose it is.
struct Mention: Hashable {
    let word: CallbackWord
    /// The controller as the text names it; nil where it does not.
    let object: String?
    /// Whether the text says that its argument is nil, or that it is not; nil where it does not say.
    let hasNil: Bool?
    /// From 1.
    let line: Int
    /// From 1, in bytes of UTF-8, as all places count.
    let column: Int

    /// The object and the name: `A.viewWillAppear`.
    var text: String { word.owner != .controller ? word.name : object.map { "\($0).\(word.name)" } ?? word.name }

    /// The same callback of an object.
    func of(_ object: String?) -> Mention { Mention(word: word, object: object ?? self.object, hasNil: hasNil, line: line, column: column) }
}
