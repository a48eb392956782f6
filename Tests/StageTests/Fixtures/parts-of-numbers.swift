import Foundation

// What a number is made of: a CGFloat is asked for the number inside it, and a Double for its binade.

let width: CGFloat = 2.5
let inside: CGFloat.NativeType = width.native
print(inside, width.significand, width.binade, width.exponent)
print((width * 3).native.rounded(), Double(width).binade, Float(12).binade)
print(7.25.significandWidth, 3.0.significandWidth, 0.1.significandWidth)

let spacing = NSNumber(value: width.native)
print(spacing, spacing.intValue)

let widths: [CGFloat] = [1, 20.5, 300]
print(widths.map(\.native), widths.map { $0.native.binade }.reduce(0, +))
