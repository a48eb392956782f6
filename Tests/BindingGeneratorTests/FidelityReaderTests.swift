import Testing

@testable import BindingGenerator

@Suite struct `The reader of Fidelity lines` {
    private func notes(
        _ text: String, naming types: Set<String> = ["UIThing", "UIThingDelegate", "UIThing.Part"],
        in path: String = "UIKit/Things/UIThing.swift"
    ) -> [FidelityNote] {
        FidelityReader.notes(of: [(path: path, text: text)], naming: types)
    }

    @Test func `takes summary, source and sent callbacks from a declaration`() throws {
        let notes = notes(
            """
            open class UIThing: NSObject {
                /// Grows a little. And more.
                ///
                /// Fidelity: recorded thing-grows; the speed is
                /// simplified.
                func grow() { world.send("willGrow(_:)", to: self) {} }
                /// Override point: about to grow.
                open func willGrow(_ amount: CGFloat) {}
                /// Shrinks.
                func shrink() {}
                /// How large it is.
                public var size = 1
            }
            """)
        #expect(notes.map(\.name) == ["", "grow()", "willGrow(_:)", "size"])
        #expect(notes[1].summary == "Grows a little." && notes[1].fidelity == "recorded thing-grows; the speed is simplified.")
        #expect(notes[1].callbacks == ["willGrow(_:)"] && notes[1].owner == "UIThing" && !notes[1].isPublic)
        #expect(notes[2].fidelity == "" && notes[2].isPublic && notes[2].isCallback)
        #expect(notes[3].summary == "How large it is." && !notes[3].isCallback)
    }

    @Test func `takes what sends a delegate's method through a helper, without a line of its own`() {
        let notes = notes(
            """
            public protocol UIThingDelegate: AnyObject {
                /// It has grown.
                func thing(_ thing: UIThing, didGrowBy amount: Int)
                /// Whether it may.
                func thingMayGrow(_ thing: UIThing) -> Bool
            }
            extension UIThingDelegate {
                /// Does nothing.
                public func thing(_ thing: UIThing, didGrowBy amount: Int) {}
            }
            final class UIThing {
                private func grow() {
                    guard world.script?.implements("thingMayGrow(_:)", on: delegate) == true else { return }
                    tellDelegate("thing(_:didGrowBy:)")
                }
                private func log() { note("no callback(_:)") }
            }
            """)
        #expect(notes.filter { !$0.callbacks.isEmpty }.map(\.name) == ["grow()"])
        #expect(notes.first { $0.name == "grow()" }?.callbacks == ["thing(_:didGrowBy:)"])
        #expect(notes.filter { $0.name == "thing(_:didGrowBy:)" }.count == 1)
    }

    @Test func `marks what stands in an extension with a line`() {
        let notes = notes(
            """
            public struct UIThing { public var a = 1 }
            /// Fidelity: reported.
            extension UIThing {
                public var b: Int { 2 }
                public struct Part { public var c = 3 }
            }
            extension UIThing { public var d: Int { 4 } }
            """)
        #expect(notes.filter(\.isInExtension).map(\.name) == ["b", "", "c"])
        #expect(notes.first(where: \.isExtension)?.fidelity == "reported.")
    }

    @Test func `leaves out what code cannot name`() {
        let notes = notes(
            """
            public struct Hidden { public var a = 1 }
            public struct UIThing {
                public enum Part {
                    /// The first.
                    case one, two
                }
                package var c = 3
                public subscript(index: Int) -> Int { index }
            }
            """)
        let names = ["UIThing ", "UIThing.Part ", "UIThing.Part one", "UIThing.Part two", "UIThing subscript(_:)"]
        #expect(notes.map { "\($0.owner) \($0.name)" } == names)
    }

    @Test func `reads bindings written by hand`() {
        let notes = notes(
            """
            extension Bindings {
                /// A point.
                ///
                /// Fidelity: documented CGPoint.
                static let point: HostType = {
                    var type = TypeBinding("CGPoint", .structure)
                    return type.hostType
                }()
            }
            """)
        #expect(notes.map { "\($0.owner).\($0.name)" } == ["CGPoint."])
        #expect(notes.map(\.fidelity) == ["documented CGPoint."])
    }

    @Test func `reads libraries in the learners' Swift: all is public that is not private`() {
        let notes = notes(
            """
            /// Counts.
            ///
            /// Fidelity: simplified; slowly.
            final class Counter {
                var count = 0
                private var hidden = 0
                func _count() {}
                deinit { let last = count }
            }
            func counted() -> Int { 1 }
            """, in: "Libraries/Things/Counters/Counter.swift")
        #expect(notes.map { "\($0.owner).\($0.name)" } == ["Counter.", "Counter.count", "Things.counted()"])
        #expect(notes.map(\.fidelity) == ["simplified; slowly.", "", ""])
        #expect(notes.filter { !$0.isPublic } == [])
    }
}
