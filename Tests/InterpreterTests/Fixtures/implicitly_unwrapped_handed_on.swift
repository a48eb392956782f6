// What is declared with `!` and handed on to another such property is not asked for its value: nil arrives as nil.
class User {
    var first: String!
    var name: String?
}
class Stored {
    var word: String!
    var own: String!
    func take(_ user: User?) {
        own = user?.first
        print(own == nil)
        self.own = user?.first
        print(self.own ?? "nothing")
    }
    func take(from other: Stored) {
        word = other.word
        self.word = other.own
        print(word == nil)
    }
}
class Computed {
    var word: String! {
        get { nil }
        set { print("set", newValue ?? "nothing") }
    }
}
class Base { var text: String? }
class Field: Base {
    override var text: String! {
        get { super.text }
        set {
            super.text = newValue
            print("now", super.text ?? "nothing")
        }
    }
}
func test(_ user: User?) {
    let (stored, computed, field) = (Stored(), Computed(), Field())
    stored.word = user?.first
    print(stored.word == nil)
    computed.word = user?.first
    computed.word = user?.name
    field.text = user?.first
    stored.take(user)
    stored.take(from: Stored())
    var local: String!
    local = user?.first
    print(local == nil)
    let users: [User?] = [user]
    stored.word = users[0]?.first
    print(stored.word ?? "none")
}
test(nil)
let user = User()
test(user)
user.first = "Ada"
test(user)
