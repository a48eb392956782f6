struct Temp { var celsius: Double; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
var temp = Temp(celsius: 100)
print(temp.fahrenheit)
temp.fahrenheit = 32
print(temp.celsius)
temp.fahrenheit += 18
print(temp)
class Proxy { private var store = [1, 2]; var first: Int { get { print("get"); return store[0] } set(n) { print("set", n); store[0] = n } } }
let p = Proxy()
p.first += 5
print(p.first)
