import Foundation
import FoundationXML
import Stage
import Testing
import UIKit

@Suite struct `An export` {
    private static let scene = """
        import UIKit

        final class A: UIViewController {
            func push() { navigationController?.pushViewController(B(), animated: true) }
        }

        final class B: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                print("a; b # <c> & \\"d\\"")
                let child = C()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }

        final class C: UIViewController {}
        """

    private func run() throws -> Run { try Scenes.run(Self.scene, ["call A.push", "back"], in: .navigation) }

    // MARK: Mermaid

    /// Statements of Mermaid's sequence diagrams, as its documentation has them.
    private static let statements = [
        #"^sequenceDiagram$"#, #"^    participant [A-Za-z0-9]+( as [^\n;]+)?$"#, #"^    [A-Za-z0-9]+->>[A-Za-z0-9]+: [^\n]+$"#,
        #"^    Note (over|right of) [A-Za-z0-9]+(,[A-Za-z0-9]+)?: [^\n]+$"#, #"^    (de)?activate [A-Za-z0-9]+$"#,
    ]

    @Test func `to Mermaid has only statements of the language, declared participants, and balanced activations`() throws {
        let text = try run().mermaid()
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.first == "sequenceDiagram")
        var declared: Set<String> = []
        var active: [String] = []
        for line in lines {
            #expect(Self.statements.contains { line.range(of: $0, options: .regularExpression) != nil }, "\(line)")
            let words = line.split { " :,".contains($0) }.map(String.init)
            if words[0] == "participant" { declared.insert(words[1]) }
            if words[0] == "activate" { active.append(words[1]) }
            if words[0] == "deactivate" { #expect(active.popLast() == words[1]) }
            if let arrow = line.range(of: "->>") {
                let sender = line[..<arrow.lowerBound].drop { $0 == " " }
                let receiver = line[arrow.upperBound...].prefix { $0 != ":" }
                #expect(declared.contains(String(sender)) && declared.contains(String(receiver)))
            }
        }
        #expect(active.isEmpty)
        #expect(!text.contains("a; b"), "a semicolon ends a statement")
        #expect(text.contains("a#59; b #35; #lt;c#gt;"))
    }

    @Test func `to Mermaid draws a call by code from the object whose code it is`() throws {
        let lines = try run().mermaid(onlyCallbacks: true).split(separator: "\n").map(String.init)
        let names = Dictionary(
            uniqueKeysWithValues: lines.filter { $0.contains("participant P") }.map { line -> (String, String) in
                let words = line.split(separator: " ").map(String.init)
                return (words[3], words[1])
            })
        let (b, c) = (try #require(names["B"]), try #require(names["C"]))
        #expect(lines.contains("    \(b)->>\(c): didMove(toParent:) parent: B by Scene.swift:14"))
        #expect(lines.contains("    UIKit->>\(c): willMove(toParent:) parent: B"))
        #expect(!lines.contains { $0.contains("Note") })
        let loaded = try #require(lines.firstIndex(of: "    UIKit->>\(b): viewDidLoad()"))
        #expect(lines[loaded + 1] == "    activate \(b)")
    }

    // MARK: Perfetto

    @Test func `to Perfetto nests slices on each object's track and covers frames, transactions and transitions`() throws {
        let run = try run()
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.perfetto().utf8)) as? [String: Any])
        let events = try #require(object["traceEvents"] as? [[String: Any]])
        struct Slice {
            let name: String, track: String, start: Double, end: Double
        }
        var tracks: [String: String] = [:]
        var slices: [Slice] = []
        for event in events {
            let track = "\(try #require(event["pid"] as? Int)).\(try #require(event["tid"] as? Int))"
            switch event["ph"] as? String {
            case "M" where event["name"] as? String == "thread_name":
                tracks[track] = (event["args"] as? [String: Any])?["name"] as? String
            case "X":
                let start = try #require(event["ts"] as? Double)
                let length = try #require(event["dur"] as? Double)
                #expect(start >= 0 && length >= 0)
                slices.append(Slice(name: event["name"] as? String ?? "", track: track, start: start, end: start + length))
            case "i": #expect(event["s"] as? String == "t")
            case "M": break
            case let phase: Issue.record("an event of the phase \(phase ?? "nil")")
            }
        }
        for (track, own) in Dictionary(grouping: slices, by: \.track) {
            #expect(tracks[track] != nil, "a track without a name")
            var open: [Slice] = []
            for slice in own.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) }) {
                while let last = open.last, last.end <= slice.start + 0.001 { open.removeLast() }
                if let last = open.last {
                    #expect(slice.end <= last.end + 0.001, "\(slice.name) ends after \(last.name) in \(tracks[track] ?? "")")
                }
                open.append(slice)
            }
        }
        #expect(slices.filter { tracks[$0.track] == "frames" }.count == run.recording.frames.count)
        #expect(slices.filter { tracks[$0.track] == "transitions" }.count == 2)
        #expect(slices.filter { tracks[$0.track] == "transactions" }.count == run.recording.events.filter { $0.kind == .transaction }.count)
        let b = slices.filter { tracks[$0.track] == "B" && $0.name == "viewDidLoad()" }
        let c = slices.filter { tracks[$0.track] == "C" && $0.name == "willMove(toParent:)" }
        #expect(b.count == 1 && c.count == 1)
        #expect(b[0].start < c[0].start && c[0].end < b[0].end, "what happens inside viewDidLoad lies inside its slice")
    }

    // MARK: Asciicast

    @Test func `to an asciicast has a header and a frame a line, at the frame's time, with only the rows that changed`() throws {
        let run = try run()
        let cast = run.asciicast(columns: 20, rows: 3) { picture in
            ["items \(picture.items.count)", "still", picture.items.last.map { "x \($0.frame.minX)" } ?? ""]
        }
        let lines = cast.split(separator: "\n").map(String.init)
        let header = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(header["version"] as? Int == 2)
        #expect(header["height"] as? Int == 4)
        #expect(lines.count == 1 + run.recording.frames.count)
        var last = -1.0
        for (frame, line) in zip(run.recording.frames, lines.dropFirst()) {
            let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
            let time = try #require(event[0] as? Double)
            #expect(abs(time - frame.time) < 0.000_001 && time > last)
            #expect(event[1] as? String == "o")
            let text = try #require(event[2] as? String)
            #expect(text.contains("still") == (frame.index == 0), "a row that stays is written once")
            last = time
        }
    }

    // MARK: SVG

    /// Reads a document, and keeps what tests ask of it.
    private final class Reader: Foundation.NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String], text: String)] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append((name, attributes, ""))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if let last = open.last { elements[last].text += string }
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }
    }

    @Test func `to SVG is well-formed, has a lane for each object, a bar for each callback, and everything inside its box`() throws {
        let run = try run()
        let parser = XMLParser(data: Data(run.svg().utf8))
        let reader = Reader()
        parser.delegate = reader
        #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
        let root = try #require(reader.elements.first)
        #expect(root.name == "svg" && root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
        let names = reader.elements.filter { $0.name == "text" && $0.attributes["class"] == "name" }.map(\.text)
        #expect(Set(["A", "B", "C", "UINavigationController"]).isSubset(of: names))
        let bars = reader.elements.filter { $0.name == "rect" && ["system", "own"].contains($0.attributes["class"]) }
        let callbacks = run.recording.callbacks.filter { event in
            event.object.map { names.contains(run.recording.name(of: $0)) } ?? false
        }
        #expect(bars.count == callbacks.count)
        #expect(bars.filter { $0.attributes["class"] == "own" }.count == callbacks.filter { $0.location != nil }.count)
        let (width, height) = (
            try #require(root.attributes["width"].flatMap(Double.init)), try #require(root.attributes["height"].flatMap(Double.init))
        )
        for element in reader.elements {
            guard let x = element.attributes["x"].flatMap(Double.init), let y = element.attributes["y"].flatMap(Double.init) else {
                continue
            }
            #expect(x >= 0 && y >= 0)
            #expect(x + (element.attributes["width"].flatMap(Double.init) ?? 0) <= width)
            #expect(y + (element.attributes["height"].flatMap(Double.init) ?? 0) <= height)
        }
        #expect(reader.elements.contains { $0.text == "print: a; b # <c> & \"d\"" })
        #expect(reader.elements.filter { $0.attributes["class"] == "transition" }.count == 2)
    }
}
