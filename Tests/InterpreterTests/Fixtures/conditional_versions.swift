typealias count_t = Int
var total = count_t()
#if swift(<4.2)
total += 1
#elseif swift(>=5)
total += 10
#endif
#if compiler(>=99) || swift(>=6.1.1)
total += 100
#endif
#if !swift(>=5.9)
total += 1000
#endif
print(total)
