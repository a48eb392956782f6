import Foundation
print(String(format: "%#x|%#o", 255, 8), NSNumber(value: true), String("abc".utf8.prefix(2)) as Any)
