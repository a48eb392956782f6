package import Interpreter
package import UIKit

extension CodeLocation {
    /// The line of a place.
    package init(_ place: SourceLocation) { self.init(file: place.file, line: place.line) }
}
