let x = Void()
print(x)
func f(_ v: Void) { print("f", v) }
f(Void())
f(())
let g: (Void) -> Void = { _ in print("g") }
g(Void())
let r: Result<Void, Error> = .success(Void())
if case .success = r { print("ok") }
