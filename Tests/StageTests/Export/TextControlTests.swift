import Foundation
import Stage
import Testing

/// What commands a terminal is written out wherever people read it.
@Suite struct `Control characters in texts` {
    @Test func `are written out as Swift writes them, in every plane that terminals obey`() {
        #expect("\u{1B}]0;title\u{07}".escapingControls == "\\u{1B}]0;title\\u{7}")
        #expect("a\u{8}\u{7F}\u{0}b".escapingControls == "a\\u{8}\\u{7F}\\u{0}b")
        #expect("\u{9B}31m\u{85}\u{9D}".escapingControls == "\\u{9B}31m\\u{85}\\u{9D}")
        #expect("\u{202E}\u{2066}\u{200F}\u{061C}".escapingControls == "\\u{202E}\\u{2066}\\u{200F}\\u{61C}")
        #expect("line\rover".escapingControls == "line\\u{D}over")
    }

    @Test func `leave everything else as it is`() {
        for text in ["", "plain\n\ttext", "a line\r\nand another", "é · → „“ 漢字 👩‍👧 ‎".dropLast().description, "عربي"] {
            #expect(text.escapingControls == text)
            #expect(text.escapingControlsInJSON == text)
        }
    }

    @Test func `every character of Unicode with the general category Cc is written out, three ends of lines apart`() {
        for value in (0 as UInt32)...0x2FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(Character(scalar))
            let isKept = text.escapingControls == text
            if scalar.properties.generalCategory == .control { #expect(isKept == ["\n", "\t"].contains(text), "\(value)") }
            if scalar.properties.isBidiControl { #expect(!isKept, "\(value)") }
        }
    }

    @Test func `are written out in JSON, which says the same`() throws {
        let texts = ["\u{1B}[31m", "\u{7F}\u{9B}\u{202E}", "plain"]
        let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        let clean = json.escapingControlsInJSON
        #expect(clean.contains("\\u007f\\u009b\\u202e"))
        #expect(clean.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(try JSONDecoder().decode([String].self, from: Data(clean.utf8)) == texts)
    }
}
