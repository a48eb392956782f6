import Foundation
// C's conversions round what the number exactly is.
for number in [0.15, 0.25, 0.35, 1.005, 2.675, -0.0, 1e16, 123456789.125, 1e-9, 0.5, 1.5, 2.5, 99.995] {
    print(String(format: "%.1f %.2f %.0f %f", number, number, number, number))
}
