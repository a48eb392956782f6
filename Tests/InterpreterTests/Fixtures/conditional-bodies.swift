// A body that is one `#if` has the value of the part that holds.
struct A {
    static var name: String {
        #if NEVER
            "never"
        #else
            "else"
        #endif
    }
    func number() -> Int {
        #if NEVER
            1
        #elseif !NEVER
            2
        #endif
    }
    var nested: Int {
        #if !NEVER
            #if NEVER
                1
            #else
                number() + 1
            #endif
        #endif
    }
}
let four: () -> Int = {
    #if NEVER
        3
    #else
        4
    #endif
}
print(
    A.name, A().number(), A().nested, four(),
    [1, 2].map { x in
        #if NEVER
            x
        #else
            x * 2
        #endif
    })
