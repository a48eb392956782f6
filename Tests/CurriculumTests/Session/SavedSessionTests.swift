import Curriculum
import Foundation
import Interpreter
import Projects
import Stage
import TestSupport
import Testing
import UIKit

@Suite struct `A session in a file` {
    private func session(_ sources: [Source], _ setting: Setting = Setting()) -> SavedSession {
        SavedSession(program: "0.1.0", recording: "00", title: "A title", run: RunPrescription(sources: sources, setting: setting))
    }

    private func readBack(_ session: SavedSession) throws -> SavedSession { try SavedSession(Data(session.text.utf8), path: "s.yaml") }

    @Test func `keeps every setting`() throws {
        var setting = Setting(
            world: .open, device: .se, os: .year2012, container: .pageSheet, root: "Feed", windowSize: CGSize(width: 320, height: 1194.5),
            steps: try ["tap \"Open: profile\"", "at 0.2 back", "type name \"it's # 1\""].map { try Step($0) },
            misconceptions: [.superForwards])
        setting.assumptions = [.value("Session.isLoggedIn"), .element("Feed.rows"), .launch]
        var session = session(
            [Source(path: "a/Scene.swift", text: "import UIKit\n", isFound: true), Source(path: "B.xib", text: "")], setting)
        session.event = 41
        session.level = "everything"
        session.stops = [.line(file: "a/Scene.swift", number: 3), .callback("B.viewWillAppear(_:)"), .value("view.frame == .zero")]
        session.watches = ["Feed.title ?? \"nil\"", "- x", "#line"]
        #expect(try readBack(session) == session)
    }

    @Test(arguments: [
        "", "\n", "\n\n\n", " ", "a", "a\n", "a\n\n\n", "\n\n  a\n", "  a\n b\n", "\ta\n\tb", "a\r\nb\r\n", "a\u{1B}[31m\n  \u{202E}b\n",
        "a\u{2028}b",
        "\u{FEFF}import UIKit\n", "# comment\n--- \n...\n- x: &a *b\n", "\"\\ 'x'\n", "a  \n   \n  \nb", "é 日本 🎉\n", "\u{0}\n \u{85}\n",
        "x\n    ", "text: |\n  y\n", "\\\n\\", "a\r\n  b\r\n\r\n\tc",
    ]) func `keeps every text of a source`(text: String) throws {
        let session = session([Source(path: "Scene.swift", text: text), Source(path: "Other.swift", text: "let a = 1")])
        #expect(try readBack(session) == session)
        #expect(session.text == session.text.escapingControls)
    }

    @Test func `keeps texts of random characters`() throws {
        var numbers = Numbers(state: 3)
        let characters = Array("ab \n\t\r\"'\\#:-|>&*!?{}[]%@`,=~\u{1}\u{7F}\u{85}\u{A0}é\u{2029}\u{FEFF}\u{1F389}")
        for _ in 0..<400 {
            let text = String((0..<numbers.next(40)).map { _ in characters[numbers.next(characters.count)] })
            var session = session([Source(path: "S.swift", text: text)])
            session.watches = [
                "x" + text.filter { !$0.isNewline && $0.unicodeScalars.allSatisfy { $0.value >= 32 && !(0x7F...0xA0 ~= $0.value) } }
            ]
            #expect(try readBack(session) == session)
        }
    }

    @Test func `of lessons' first scenes gives the same recording`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Lessons")
        let course = try Course.load(from: folder.path)
        var count = 0
        for outline in course.lessons.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
            let lesson = try course.lesson(outline)
            for run in lesson.steps.compactMap(\.stage?.run).prefix(1) {
                let made = try Run(sources: run.sources, setting: run.setting)
                let session = SavedSession(program: "0.1.0", recording: made.digest, title: outline.title, run: run)
                let read = try readBack(session)
                #expect(read == session)
                let again = try Run(sources: read.run.sources, setting: read.run.setting)
                #expect(again.jsonLines() == made.jsonLines() && again.digest == session.recording)
                count += 1
            }
        }
        #expect(count >= 5)
    }

    @Test func `names files outside from the folder that they share, and its breakpoints too`() throws {
        let sources = [Source(path: "/home/a/App/Feed.swift", text: "1"), Source(path: "/home/a/App/Views/B.swift", text: "2")]
        #expect(session(sources).run.sources.map(\.path) == ["Feed.swift", "Views/B.swift"])
        #expect(SavedSession.name(of: "/home/a/App/Views/B.swift", among: sources) == "Views/B.swift")
        #expect(session([Source(path: "../x/A.swift", text: "")]).run.sources.map(\.path) == ["A.swift"])
        #expect(session([Source(path: "x/A.swift", text: "")]).run.sources.map(\.path) == ["x/A.swift"])
    }

    @Test func `is read by people: a source stands in it as it is`() {
        let text = session([Source(path: "Scene.swift", text: "import UIKit\n\nclass A: UIViewController {\n    let x = 1\n}\n")]).text
        #expect(
            text.hasSuffix(
                """
                files:
                  - name: Scene.swift
                    text: |
                      import UIKit

                      class A: UIViewController {
                          let x = 1
                      }

                """))
    }
}
