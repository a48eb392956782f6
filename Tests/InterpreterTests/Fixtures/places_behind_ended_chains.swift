func note(_ n: Int) -> Int { print("note", n); return n }
class Link { var next: Link?; var n = 1; var list = [1]; func step(_ k: Int) -> Link { print("step", k); return self } }
let link: Link? = Link()
link?.next?.step(note(3)).n = note(4)
print("1")
link?.next?.n = note(5)
link?.next?.step(note(1)).list[note(0)] += note(6)
link?.next?.step(1).list.append(note(7))
print("2")
let none: Link? = nil
none?.n = note(6)
none?.step(note(1)).n = note(7)
print("3")
link?.step(note(1)).n = note(2)
link?.step(2).list[0] += note(8)
link?.step(3).list.append(9)
print(link!.n, link!.list)
