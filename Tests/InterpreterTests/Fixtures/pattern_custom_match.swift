struct Prefix { let text: String }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
for word in ["apple", "banana", "avocado"] { switch word { case Prefix(text: "av"): print("av!"); case Prefix(text: "a"): print("a"); default: print("other") } }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
let even: (Int) -> Bool = { $0 % 2 == 0 }
switch 4 { case even: print("even"); default: print("odd") }
