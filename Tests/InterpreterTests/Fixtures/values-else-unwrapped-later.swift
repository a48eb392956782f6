// What is unwrapped as it is read stays an optional behind `??` where an optional is wanted, or nothing is said.
final class Panel {
    var colour: String?
    var usual: String!
    var width: Int! = nil
}

let panel = Panel()
panel.colour = panel.colour ?? panel.usual
print(panel.colour ?? "no colour")

let chosen = panel.colour ?? panel.usual
print(chosen == nil, type(of: chosen))

func show(_ colour: String?) { print(colour ?? "nothing to show") }
show(panel.colour ?? panel.usual)
show(panel.colour ?? (panel.usual ?? panel.usual))

func found() -> String? { panel.colour ?? panel.usual }
print(found() ?? "nothing found")
print(panel.colour ?? panel.usual ?? "a literal")
if let colour = panel.colour ?? panel.usual { print("has", colour) } else { print("has none") }

panel.usual = "green"
panel.width = 20
let plain: String = panel.colour ?? panel.usual
print(plain)
let half: Int? = nil
print((half ?? panel.width) + 1)
print((panel.colour ?? panel.usual).count)
show(panel.colour ?? panel.usual)
