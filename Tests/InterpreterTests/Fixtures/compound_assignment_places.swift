struct Counter { var n = 0; var tags: [String: Int] = [:] }
final class Holder { var counter = Counter(); var all = [Counter(), Counter()] }
let holder = Holder()
holder.counter.n += 5
holder.counter.tags["a", default: 0] += 2
holder.counter.tags["a", default: 0] *= 3
holder.all[1].n -= 4
holder.all[0].tags["z", default: 10] %= 4
print(holder.counter.n, holder.counter.tags, holder.all[1].n, holder.all[0].tags)
var text = "x"
text += "y"
text.append(contentsOf: "z")
print(text)
var bits = 0b1010
bits |= 0b0101
bits &= ~0b1000
bits <<= 2
print(bits)
