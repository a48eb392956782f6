struct Custom: Error, CustomStringConvertible { let why: String; var description: String { "because \(why)" } }
func f() throws { throw Custom(why: "x") }
do { try f() } catch { print("\(error)", error is Custom) }
do { do { try f() } catch let e as Custom { print("inner", e.why); throw e } } catch { print("outer", error) }
func nested() -> Int { do { try f(); return 1 } catch { do { try f() } catch { return 3 }; return 2 } }
print(nested())
