let a: Unicode.Scalar = "A"
print(a.properties.isAlphabetic, a.properties.lowercaseMapping, type(of: a), (a as Any) is Character)
