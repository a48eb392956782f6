import Interpreter
import Testing

/// Which words stand in a program's files.
@Suite struct TextSieveTests {
    private func sieve(_ texts: String...) -> TrigramFilter {
        TrigramFilter(Program.parse(files: texts.enumerated().map { ("File\($0).swift", $1) }))
    }

    @Test func `every part of every file is found, wherever it stands`() {
        let text = "let größe = \"ab\"\n// end of it"
        let sieve = sieve(text, "let other = 1")
        for first in text.indices {
            for last in text.indices where last >= first {
                let part = String(text[first...last])
                #expect(sieve.mentions(part), "\(part)")
            }
        }
        #expect(sieve.mentions("other"))
        #expect(sieve.mentions(""))
    }

    @Test func `what stands in no file is not found, be it made of what stands there`() {
        let sieve = sieve("let abcd = 1, bcde = 2", "let fghi = 3")
        for word in ["abcde", "ijk", "cda", "Abcd", "abcd = 2", "fghj", "3let"] { #expect(!sieve.mentions(word), "\(word)") }
    }
}
