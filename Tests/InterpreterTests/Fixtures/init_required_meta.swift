class Model { let id: Int; required init(id: Int) { self.id = id }; class func make() -> Self { self.init(id: 7) }; func describe() -> String { "Model \(id)" } }
class User: Model { override func describe() -> String { "User \(id)" } }
let kinds: [Model.Type] = [Model.self, User.self]
for kind in kinds { print(kind.make().describe(), kind.init(id: 1).describe(), kind == User.self) }
print(User.make().describe(), type(of: User.make()))
