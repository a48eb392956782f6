import Projects
import Stage
import TestSupport
import Testing
import UIKit

/// Values at the edge of what a type can have: what Swift, UIKit or Foundation ends a program for ends the run, and the tool goes on.
@Suite struct EdgeTests {
    struct Ending: CustomTestStringConvertible {
        let code: String
        let name: String
        let reason: String
        var testDescription: String { code }

        init(_ code: String, _ name: String, _ reason: String) { (self.code, self.name, self.reason) = (code, name, reason) }
    }

    static let endings = [
        Ending("_ = [1, 2].index(Int.max, offsetBy: 1)", "Fatal error", "arithmetic overflow"),
        Ending("_ = [1, 2].distance(from: Int.min, to: 1)", "Fatal error", "arithmetic overflow"),
        Ending("_ = [1, 2].prefix(through: Int.max)", "Fatal error", "arithmetic overflow"),
        Ending("_ = [1, 2].prefix(-1)", "Fatal error", "Can't take a prefix of negative length"),
        Ending("var a = [1, 2]; a.removeFirst(-1)", "Fatal error", "Number of elements to remove should be non-negative"),
        Ending("var s = \"abc\"; s.remove(at: s.endIndex)", "Fatal error", "String index is out of bounds"),
        Ending("var s = \"abc\"; s.insert(\"x\", at: \"abcdef\".endIndex)", "Fatal error", "String index is out of bounds"),
        Ending("var s = \"abc\"; s.removeLast(-1)", "Fatal error", "Number of elements to remove should be non-negative"),
        Ending("_ = String(5, radix: 1)", "Fatal error", "Radix must be between 2 and 36"),
        Ending("_ = Int(\"z\", radix: 99)", "Fatal error", "Radix must be between 2 and 36"),
        Ending("_ = UInt8(300.5)", "Fatal error", "greater than UInt8.max"),
        Ending("_ = Int(-9.25e18)", "Fatal error", "less than Int.min"),
        Ending("_ = Int.max.advanced(by: 1)", "Fatal error", "arithmetic overflow"),
        Ending("_ = (Int.min..<Int.max).count", "Stopped", "out of memory: a range"),
        Ending("_ = Double.random(in: 0...Double.infinity)", "Fatal error", "no uniform distribution"),
        Ending("_ = String(format: \"%.1000000000f\", 1.0)", "Stopped", "out of memory: a string"),
        Ending("_ = Data(count: Int.max)", "Stopped", "out of memory: Data"),
        Ending("_ = Range(NSRange(location: 1, length: Int.max))", "Fatal error", "arithmetic overflow"),
        Ending("var c = URLComponents(); c.scheme = \"a b\"", "Fatal error", "scheme with invalid characters"),
        Ending("var s = IndexSet(); s.insert(Int.max)", "NSRangeException", "exceeds maximum index value"),
        Ending(
            "_ = (\"abc\" as NSString).replacingCharacters(in: NSRange(location: 1, length: Int.max), with: \"\")", "NSRangeException",
            "out of bounds"),
        Ending("_ = (\"abc\" as NSString).character(at: 7)", "NSRangeException", "out of bounds"),
        Ending(
            "_ = try! NSRegularExpression(pattern: \"b\").matches(in: \"abc\", range: NSRange(location: -2, length: 1))",
            "NSRangeException",
            "out of bounds"),
        Ending(
            "NSAttributedString(string: \"abc\").enumerateAttributes(in: NSRange(location: 1, length: Int.max)) { _, _, _ in }",
            "NSRangeException", "Out of bounds"),
        Ending("_ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))", "CALayerInvalidGeometry", "position contains NaN"),
        Ending("UIView().widthAnchor.constraint(equalToConstant: .infinity).isActive = true", "NSInvalidArgumentException", "not finite"),
    ]

    @Test(arguments: endings) func `a call that Swift or UIKit ends a program for ends the run`(ending: Ending) throws {
        let last = try #require(try Self.run(ending.code).recording.events.last { $0.kind == .exception })
        #expect(last.name == ending.name)
        #expect(last.text?.contains(ending.reason) == true, "\(last.text ?? "")")
    }

    static let kept = [
        "_ = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).intersection(view.bounds)",
        "_ = Decimal(Double.infinity)",
        "_ = TimeZone(secondsFromGMT: .min)",
        "print(Date(timeIntervalSince1970: .nan))",
        "Thread.sleep(forTimeInterval: .nan)",
        "UserDefaults.standard.set(Double.nan, forKey: \"a\"); _ = UserDefaults.standard.integer(forKey: \"a\")",
        "_ = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: true)",
        "let v = UILabel(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)); v.text = \"a\"; view.addSubview(v)",
        "let v = UIButton(); v.transform = CGAffineTransform(rotationAngle: .nan); v.setTitle(\"a\", for: .normal); view.addSubview(v)",
        "let v = CALayer(); v.position = CGPoint(x: CGFloat.nan, y: 0); view.layer.addSublayer(v)",
        "let v = CALayer(); view.layer.addSublayer(v); v.mask = view.layer",
        "let v = UIView(); view.addSubview(v); v.mask = view",
        "_ = \"abc\".folding(options: String.CompareOptions(rawValue: -1), locale: nil)",
        "let v = UIPageControl(); v.numberOfPages = .max; view.addSubview(v)",
        "let v = UIView(); _ = v.systemLayoutSizeFitting(.zero, withHorizontalFittingPriority: UILayoutPriority(.nan), "
            + "verticalFittingPriority: UILayoutPriority(-1))",
        "let v = UIView(); view.addSubview(v); v.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).isActive = true",
        "_ = (0...Int.max).contains(5)",
    ]

    @Test(arguments: kept) func `a call with numbers that are none, or are without end, goes on and is drawn`(code: String) throws {
        let run = try Self.run(code)
        #expect(run.recording.events.allSatisfy { $0.kind != .exception })
        #expect(!run.asciicast(columns: 40, rows: 20, draw: Self.lines).isEmpty)
    }

    /// Three dots at the end are found in one go: each letter left out was measured with all before it.
    @Test func `a long text that does not fit is drawn in no time`() throws {
        let code = "let v = UILabel(frame: view.bounds); v.text = String(repeating: \"ab \", count: 20000); view.addSubview(v)"
        let picture = try expectNoMinute { try Self.run(code).asciicast(columns: 40, rows: 20, draw: Self.lines) }
        #expect(!picture.isEmpty)
    }

    @Test func `a table that says that it has all the rows there are ends the run`() throws {
        let source = """
            class A: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .max }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: source)], setting: Setting())
        #expect(run.recording.events.last { $0.kind == .exception }?.name == "NSMallocException")
    }

    private static func lines(_ picture: Picture) -> [String] { ["\(picture.items.count)"] }

    private static func run(_ code: String) throws -> Run {
        let source = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                }
            }
            """
        return try Run(sources: [Source(path: "A.swift", text: source)], setting: Setting())
    }
}
