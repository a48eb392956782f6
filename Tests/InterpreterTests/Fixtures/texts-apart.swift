// Where a text's parts begin and end.
let t = ",a,b,,c,"
print(
    t.split(separator: ","), t.split(separator: ",", maxSplits: 2), t.split(separator: ",", omittingEmptySubsequences: false),
    t.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false))
print(
    t.split(whereSeparator: { $0 == "," }), t.split(maxSplits: 1, whereSeparator: { $0 == "," }),
    t.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "b" || $0 == "a" })
print(
    t.split(omittingEmptySubsequences: false, whereSeparator: \.isLetter), "".split(separator: ","),
    "".split(separator: ",", omittingEmptySubsequences: false), "a--b--".split(separator: "--"),
    "a--b--".split(separator: "--", omittingEmptySubsequences: false))
print(
    "a b  c".split { $0.isWhitespace }, "abc".split(separator: "x"), "one two".split(separator: " ").map(String.init),
    "l1\nl2\r\nl3".split(whereSeparator: \.isNewline))
