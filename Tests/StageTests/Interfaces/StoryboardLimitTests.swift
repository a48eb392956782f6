import Interpreter
import Projects
import Stage
import TestSupport
import Testing
import UIKit

/// Interface files that would never be made, or say numbers that cannot be: each is refused at its place.
@Suite struct `A storyboard without end or measure` {
    private static let code = "class A: UIViewController { override func viewDidAppear(_ animated: Bool) { print(\"shown\") } }"

    private func container(_ number: Int, _ element: String, _ relation: String, _ destinations: String...) -> String {
        let segues = destinations.enumerated().map {
            #"<segue destination="\#($1)" kind="relationship" relationship="\#(relation)" id="r-\#(number)-\#($0)"/>"#
        }
        return """
            <scene sceneID="sc-\(number)"><objects><\(element) id="vc-\(number)">
            <connections>\(segues.joined(separator: "\n"))</connections>
            </\(element)></objects></scene>
            """
    }

    /// A controller with a view in which another is embedded.
    private func embedding(_ number: Int, _ destinations: String...) -> String {
        let views = destinations.enumerated().map {
            """
            <containerView id="box-\(number)-\($0)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
            <connections><segue destination="\($1)" kind="embed" id="e-\(number)-\($0)"/></connections></containerView>
            """
        }
        return Board.scene(number, "A", subviews: views.joined(separator: "\n"))
    }

    @Test func `a navigation controller that is its own root, and tabs that contain each other, are refused where they say so`() throws {
        let own = try Board.run(Self.code, Board.storyboard(container(1, "navigationController", "rootViewController", "vc-1")))
        #expect(own.refusals == ["Main.storyboard:5: a scene within itself"])
        let each = try Board.run(
            Self.code,
            Board.storyboard(
                container(1, "tabBarController", "viewControllers", "vc-2", "vc-2"),
                container(2, "tabBarController", "viewControllers", "vc-1", "vc-1")))
        #expect(each.refusals == ["9", "10", "9", "10"].map { "Main.storyboard:\($0): a scene within itself" })
    }

    @Test func `a view that embeds its own scene, itself or by another, is refused where it says so`() throws {
        let own = try Board.run(Self.code, Board.storyboard(embedding(1, "vc-1")))
        #expect(own.refusals == ["Main.storyboard:11: a scene within itself"])
        #expect(own.prints == ["shown"])
        let other = try Board.run(Self.code, Board.storyboard(embedding(1, "vc-2"), embedding(2, "vc-1")))
        #expect(other.refusals == ["Main.storyboard:29: a scene within itself"])
        #expect(other.prints == ["shown", "shown"])
    }

    @Test(arguments: ["c", "d"]) func `a constraint that needs itself to be made, or another that does, is refused`(item: String) throws {
        let constraints = """
            <constraint firstItem="\(item)" firstAttribute="width" constant="9" id="c"/>
            <constraint firstItem="c" firstAttribute="width" constant="9" id="d"/>
            """
        let run = try Board.run(Self.code, Board.storyboard(Board.scene(1, "A", constraints: constraints)))
        #expect(run.refusals == ["12", "13"].map { "Main.storyboard:\($0): a constraint whose item cannot be made" })
        #expect(run.prints == ["shown"])
    }

    @Test func `references that lead back to themselves are refused`() throws {
        let reference = """
            <scene sceneID="sc-2"><objects>
            <viewControllerPlaceholder storyboardName="Main" id="vc-2"/>
            </objects></scene>
            """
        let run = try Board.run(
            Self.code, Board.storyboard(container(1, "navigationController", "rootViewController", "vc-2"), reference))
        #expect(run.refusals == ["Main.storyboard:8: a scene within itself"])
    }

    @Test func `a chain of embedded scenes, and scenes that double, end at a limit`() throws {
        let chain = (1...200).map { embedding($0, "vc-\($0 + 1)") } + [Board.scene(201, "A")]
        let deep = try Board.run(Self.code, Source(path: "Main.storyboard", text: Board.storyboard(chain.joined(separator: "\n")).text))
        #expect(deep.refusals.count == 1)
        #expect(deep.refusals[0].hasSuffix(": more than 64 scenes within each other"))
        let tree = (1...30).map { container($0, "tabBarController", "viewControllers", "vc-\($0 + 1)", "vc-\($0 + 1)") }
        let wide = try Board.run(Self.code, Board.storyboard((tree + [Board.scene(31, "A")]).joined(separator: "\n")))
        #expect(wide.refusals.contains { $0.hasSuffix(": more than 2000 scenes within one") })
    }

    @Test(arguments: ["1e30", "nan", "inf", "-inf", "99999999999999999999", "9223372036854775808", ""])
    func `a number that is none, or too large, is an error at its place`(number: String) throws {
        let elements = [
            #"<view tag="\#(number)" id="v"/>"#, #"<label numberOfLines="\#(number)" id="v"/>"#,
            #"<pageControl numberOfPages="\#(number)" id="v"/>"#, #"<datePicker minuteInterval="\#(number)" id="v"/>"#,
            #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="k"><integer key="value" value="\#(number)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#,
        ]
        for element in elements {
            let error = try #require(throws: SceneError.self) {
                _ = try Board.run(Self.code, Board.storyboard(Board.scene(1, "A", subviews: element)))
            }
            #expect(error.description.hasPrefix("Main.storyboard:10:"), "\(element): \(error)")
            #expect(error.description.contains("it must be a"), "\(element): \(error)")
        }
    }

    @Test(arguments: ["nan", "inf", "-inf", "1e400", ""]) func `a number without a size is an error at its place`(number: String) throws {
        let view = Board.scene(1, "A", subviews: #"<view alpha="\#(number)" id="v"/>"#)
        let constraint = Board.scene(1, "A", constraints: #"<constraint firstAttribute="width" constant="\#(number)" id="c"/>"#)
        for (scene, place) in [(view, "Main.storyboard:10:"), (constraint, "Main.storyboard:12:")] {
            let error = try #require(throws: SceneError.self) { _ = try Board.run(Self.code, Board.storyboard(scene)) }
            #expect(error.description.hasPrefix(place) && error.description.contains("number"), "\(error)")
        }
    }

    @Test func `numbers at the edges of what can be are taken`() throws {
        let labels = [("a", "9223372036854775807"), ("b", "-9223372036854775808"), ("c", "3.0")].map {
            #"<label tag="\#($0.1)" text="\#($0.0)" id="\#($0.0)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>"#
        }
        let code = "class A: UIViewController { override func viewDidLoad() { for v in view.subviews { print(v.tag) } } }"
        let run = try Board.run(code, Board.storyboard(Board.scene(1, "A", subviews: labels.joined(separator: "\n"))))
        #expect(run.prints == ["9223372036854775807", "-9223372036854775808", "3"])
    }

    @Test func `elements too deep, too many, and too long are errors at their places`() throws {
        func message(_ subviews: String) -> String {
            do {
                _ = try Board.run(Self.code, Board.storyboard(Board.scene(1, "A", subviews: subviews)))
                return "run"
            } catch {
                return String(describing: error)
            }
        }
        let deep = (0..<3000).map { #"<view id="d-\#($0)"><subviews>"# }.joined(separator: "\n")
        let closed = deep + String(repeating: "</subviews></view>", count: 3000)
        #expect(message(closed).hasSuffix(": error: elements lie more than 512 deep within each other"))
        #expect(message(closed).hasPrefix("Main.storyboard:262:"))
        let many = (0..<50_001).map { #"<view id="m-\#($0)"/>"# }.joined()
        #expect(message(many).hasSuffix(": error: the file has more than 50000 elements"))
        let long = #"<view id="l" customClass="\#(String(repeating: "x", count: 70_000))"/>"#
        #expect(message(long).hasSuffix(": error: an attribute has more than 65536 characters"))
        let wide = "<view \((0..<1_001).map { "a\($0)=\"\"" }.joined(separator: " "))/>"
        #expect(message(wide).hasSuffix(": error: an element has more than 1000 attributes"))
        // The parser compares each attribute with all before it.
        let endless = "<view \((0..<200_000).map { "a\($0)=\"\"" }.joined(separator: " "))/>"
        expectNoMinute { #expect(message(endless).hasPrefix("Main.storyboard:10:11: error: an element has more than 1000 attributes")) }
    }

    @Test func `views as deep as people nest them are made`() throws {
        let depth = 60
        let deep = (0..<depth).map { #"<view id="d-\#($0)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>"# }.joined()
        let code = """
            class A: UIViewController {
                override func viewDidLoad() {
                    var depth = 0
                    var views = view.subviews
                    while let next = views.first { depth += 1; views = next.subviews }
                    print(depth)
                }
            }
            """
        let closed = deep + String(repeating: "</subviews></view>", count: depth)
        #expect(try Board.run(code, Board.storyboard(Board.scene(1, "A", subviews: closed))).prints == ["\(depth)"])
    }
}
