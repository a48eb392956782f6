import Foundation

// Integer literals make a rectangle from Int: a division drops its rest. One CGFloat among them makes all of them CGFloat.
func show(_ rect: CGRect) { print(rect.minX, rect.minY, rect.width, rect.height) }
show(CGRect(x: 375 / 2, y: 0, width: 10, height: 7 / 2))
show(CGRect(x: 375 / 2, y: 0.5, width: 10, height: 7 / 2))
show(.init(x: 3 / 2, y: 0, width: 1, height: 1))
let side: CGFloat = 5
show(CGRect(x: 1 / 2, y: 0, width: side, height: side / 2))
let count = 3
show(CGRect(origin: CGPoint(x: count, y: count / 2), size: CGSize(width: 667 / 2, height: count)))
let points = [CGPoint(x: 1 / 2, y: 1.0 / 2), CGPoint(x: 1 / 2, y: 3 / 2), .init(x: count * 2, y: -1)]
print(points.map(\.x), points.map(\.y))
let half = CGSize(width: 5 / 2, height: 4).width + 5 / 2
print(half)
