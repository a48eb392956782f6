internal import Interpreter

extension Bindings {
    /// What the package Then gives, for a program that imports it and has not got its sources: a closure that is handed to it sets up what is shown, and a
    /// placeholder would never call it.
    static let thenLibrary = Program.Library(
        path: "Then",
        text: """
            /// Fidelity: reported (github.com/devxoul/Then, its description).
            protocol Then {}

            extension Then where Self: Any {
                func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
                    var changed = self
                    try change(&changed)
                    return changed
                }
                func `do`(_ use: (Self) throws -> Void) rethrows { try use(self) }
            }

            extension Then where Self: AnyObject {
                func then(_ setUp: (Self) throws -> Void) rethrows -> Self {
                    try setUp(self)
                    return self
                }
            }

            extension NSObject: Then {}
            extension CGPoint: Then {}
            extension CGRect: Then {}
            extension CGSize: Then {}
            extension CGVector: Then {}
            extension UIEdgeInsets: Then {}
            extension UIOffset: Then {}
            extension UIRectEdge: Then {}
            extension Array: Then {}
            extension Dictionary: Then {}
            extension Set: Then {}
            extension JSONDecoder: Then {}
            extension JSONEncoder: Then {}
            """)
}
