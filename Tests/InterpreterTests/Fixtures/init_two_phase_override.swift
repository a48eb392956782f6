class A { init() { print("A"); setUp() }; func setUp() { print("A.setUp") } }
class B: A { var ready = "default"; override init() { ready = "set"; super.init(); print("B", ready) }; override func setUp() { print("B.setUp", ready) } }
_ = B()
