protocol Guide: AnyObject { var name: String { get } }
final class Leader: Guide { let name = "leader" }
class Panel {
    weak var guide: Guide? { didSet { print("guide is", guide?.name ?? "nobody", core!) } }
    unowned var other: Leader { didSet { print("other") } }
    var core: Int!
    init(_ guide: Guide, _ leader: Leader) {
        other = leader
        self.guide = guide
        other = leader
        self.other = leader
        core = 3
    }
    convenience init(late guide: Guide, _ leader: Leader) {
        self.init(guide, leader)
        self.guide = guide
    }
}
final class Sub: Panel {
    weak var aide: Guide? { willSet { print("will", newValue?.name ?? "nobody") } didSet { print("did") } }
    override init(_ guide: Guide, _ leader: Leader) {
        super.init(guide, leader)
        aide = guide
        self.guide = nil
    }
}
let leader = Leader()
let panel = Panel(leader, leader)
print(panel.guide?.name ?? "-")
panel.guide = nil
_ = Panel(late: leader, leader)
let sub = Sub(leader, leader)
sub.aide = nil
print(sub.aide == nil)
final class Strict {
    weak var guide: Guide? {
        didSet {
            print("was", oldValue?.name ?? "nobody", "is", guide?.name ?? "nobody")
            if guide?.name == "leader" { guide = nil }
        }
    }
    init(_ guide: Guide?) {
        self.guide = guide
        print(self.guide?.name ?? "none at first")
    }
}
let strict = Strict(leader)
strict.guide = leader
print(strict.guide == nil)
do {
    let passing = Leader()
    let held = Strict(passing)
    print(held.guide != nil)
    func later() -> Strict { Strict(Leader()) }
    print(later().guide == nil)
}
