struct S { var n = 1; func `init`() -> Int { 3 } }
print(S())
enum K { case `self`, other }
print(K.`self`)
