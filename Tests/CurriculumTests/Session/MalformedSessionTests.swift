import Curriculum
import Foundation
import TestSupport
import Testing

@Suite struct `A malformed session` {
    private static let sound = """
        appear-session: 1
        program: 0.1.0
        recording: 00
        title: A
        world: closed
        device: phone
        os: 27
        in: root
        do:
          - back
        event: 3
        breakpoints:
          - line Scene.swift:3
        files:
          - name: Scene.swift
            text: |
              class A {}

        """

    private func problems(_ text: String) -> [String] {
        do {
            _ = try SavedSession(Data(text.utf8), path: "s.yaml")
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test func `is one only by what is changed in these tests`() { #expect(problems(Self.sound) == []) }

    @Test(arguments: [
        ("device: phone", "device: fone", "s.yaml:6:9: error: there is no device 'fone'"),
        ("os: 27", "os: 19", "s.yaml:7:5: error: there is no system '19'"),
        ("in: root", "in: rot", "s.yaml:8:5: error: 'in' has no 'rot'; did you mean 'root'?"),
        ("- back", "- bak", "s.yaml:10:5: error: there is no step 'bak'; did you mean 'back'?"),
        ("event: 3", "event: -1", "s.yaml:11:8: error: 'event' takes a whole number from 0, not '-1'"),
        ("- line Scene.swift:3", "- line Scene.swift", "s.yaml:13:5: error: 'line Scene.swift' is no breakpoint"),
        ("name: Scene.swift", "name: ../Scene.swift", "s.yaml:15:11: error: the name of a file does not lead outside: ../Scene.swift"),
        ("name: Scene.swift", "name: /etc/Scene.swift", "s.yaml:15:11: error: the name of a file does not lead outside: /etc/Scene.swift"),
        ("name: Scene.swift", "name: a/../../b.swift", "s.yaml:15:11: error: the name of a file does not lead outside: a/../../b.swift"),
        ("name: Scene.swift", "name: \"a\\e[31m.swift\"", "s.yaml:15:11: error: the name of a file has no control characters"),
        ("title: A", "title: \"a\\e]0;x\\a\"", "s.yaml:4:8: error: 'title' has no control characters"),
        ("title: A", "titel: A", "s.yaml:4:1: error: there is no key 'titel' here; did you mean 'title'?"),
        ("appear-session: 1", "appear-session: 2", "s.yaml:1:17: error: this session has the format '2'; this program reads 1"),
        ("appear-session: 1\n", "", "s.yaml:1:1: error: a session begins with 'appear-session: 1'"),
        ("world: closed", "world: &a closed", "s.yaml:5:1: error: a session has no anchors"),
        ("  - back", "  - *a", "s.yaml:10:5: error: a session has no anchors"),
        ("title: A", "title: [[[[A]]]]", "s.yaml:4:1: error: a session has no anchors"),
        ("  - back", "  - - - back", "s.yaml:10:9: error: a list has no lists in it"),
        ("world: closed", "world:\t&a closed", "s.yaml:5:1: error: a session has no anchors"),
        ("world: closed", "a0: {*a : b}", "s.yaml:5:1: error: a line of a session has a key with one value"),
        ("title: A", "title: \"A\" # \\\na0: &a [b]", "s.yaml:5:1: error: a line of a session has a key with one value"),
        ("title: A", "title: 'A\n  text: \"\n  '", "s.yaml:4:1: error: this is not YAML of a session"),
        ("title: A", "title: |\n  text: \"A", "s.yaml:4:1: error: only a file's text has more than one line"),
        ("  - name", "  name", "error: "),
        ("title: A", "title: \"A", "error: this is not YAML"),
    ]) func `is refused at its place`(old: String, new: String, expected: String) {
        let found = problems(Self.sound.replacing(old, with: new, maxReplacements: 1))
        #expect(found.contains { expected.hasPrefix("s.yaml") ? $0.hasPrefix(expected) : $0.contains(expected) }, "\(found)")
    }

    @Test func `without files, with two of one name, or with too much of anything, is refused`() {
        let beginning = Self.sound.components(separatedBy: "files:")[0]
        #expect(problems(beginning).contains { $0.contains("'files' is missing") })
        let twice = Self.sound + "  - name: Scene.swift\n    text: x\n"
        #expect(problems(twice) == ["s.yaml:18:11: error: there are two files 'Scene.swift'"])
        let steps = String(repeating: "  - back\n", count: 1_001)
        #expect(problems(Self.sound.replacing("  - back\n", with: steps)).contains { $0.contains("a run takes 1000 at most") })
        let title = Self.sound.replacing("title: A", with: "title: \(String(repeating: "A", count: 3_000))")
        #expect(problems(title) == ["s.yaml:4:8: error: 'title' has 2000 bytes at most"])
        let large = Data(Self.sound.utf8) + Data(repeating: 0x20, count: SavedSession.mostBytes)
        #expect(throws: CurriculumError.self) { try SavedSession(large, path: "s.yaml") }
    }

    @Test func `that would fill any machine or stack is refused at once`() {
        expectNoMinute {
            var bomb = Self.sound + "a0: &a0 [x, x]\n"
            for level in 1..<40 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
            #expect(!problems(bomb).isEmpty)
            #expect(!problems(bomb + "a40: {*a39 : x}\n").isEmpty)
            for text in ["[", "{a: ", "- ", "? "] {
                let deep = Self.sound + "x: " + String(repeating: text, count: 100_000) + "\n"
                #expect(!problems(deep).isEmpty)
                #expect(!problems(Self.sound + String(repeating: text, count: 100_000) + "\n").isEmpty)
            }
            var stairs = Self.sound
            for depth in 0..<3_000 { stairs += String(repeating: " ", count: depth) + "x:\n" }
            #expect(!problems(stairs).isEmpty)
        }
    }
}
