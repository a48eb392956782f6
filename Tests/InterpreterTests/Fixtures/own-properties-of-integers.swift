protocol Storable { var stored: String { get } }
protocol Referring { associatedtype Reference }
extension Storable where Self: Referring, Self.Reference: Storable { var stored: String { (self as! Reference).stored } }
extension Storable where Self: RawRepresentable, Self.RawValue: Storable { var stored: String { rawValue.stored } }
extension Storable where Self: Encodable & Referring, Self.Reference: Storable { var stored: String { "encoded" } }
extension Int64: Storable { var stored: String { "Int64 \(self)" } }
extension Int: Storable { var stored: String { Int64(self).stored } }
extension Int32: Storable { var stored: String { Int64(self).stored } }
extension Float: Storable { var stored: String { Double(self).stored } }
extension Double: Storable { var stored: String { "Double \(self)" } }
extension Bool: Storable { var stored: String { (self ? 1 : 0).stored } }
enum Level: Int, Storable { case low = 3 }
print(5.stored, Int32(6).stored, Float(1.5).stored, true.stored, Level.low.stored)
let all: [Storable] = [7, 2.5, Int64(9), false, Level.low]
print(all.map(\.stored))
