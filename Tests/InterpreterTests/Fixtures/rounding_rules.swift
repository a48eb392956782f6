let rules: [FloatingPointRoundingRule] = [.up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero]
for rule in rules { print(rule, (2.5).rounded(rule), (-2.5).rounded(rule), Float(3.5).rounded(rule)) }
func snapped(_ value: Double, by rule: FloatingPointRoundingRule = .toNearestOrEven) -> Double { (value * 2).rounded(rule) / 2 }
print(snapped(1.3), snapped(1.3, by: .up), snapped(-1.3, by: .towardZero))
var height = 10.4
height.round(.up)
print(height, rules.firstIndex(of: .awayFromZero) as Any, rules[0] == .up)
switch rules[1] {
case .up: print("up")
case .down: print("down")
default: print("other")
}
let sign: FloatingPointSign = .minus
print(Double(sign: sign, exponent: 2, significand: 1.5), Double(sign: .plus, exponent: 1, significand: 3), (-2.0).sign, sign.rawValue)
