internal import Foundation
package import Interpreter
internal import UIKit

/// The text that `print` shows of a value of UIKit's or Foundation's.
package enum HostDescription {
    package static func text(of boxed: HostValue) -> String? {
        switch boxed.base {
        case let name as String where boxed.typeName == Selector.hostName: return Selector(name).description
        case let point as CGPoint: return text(of: point)
        case let size as CGSize: return text(of: size)
        case let rect as CGRect: return "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
        // Foundation ends the process for a date that is at no time.
        case let date as Foundation.Date where date.timeIntervalSinceReferenceDate.isNaN: return "Date(timeIntervalSinceReferenceDate: nan)"
        case let value as any RawRepresentable:
            // Enums and option sets of Apple's show their name in C and the number.
            guard value.rawValue is any BinaryInteger else { return String(describing: boxed.base) }
            return "\(boxed.typeName.split(separator: ".").joined())(rawValue: \(value.rawValue))"
        default: return String(describing: boxed.base)
        }
    }

    private static func text(of point: CGPoint) -> String { "(\(point.x), \(point.y))" }
    private static func text(of size: CGSize) -> String { "(\(size.width), \(size.height))" }
}
