final class Box { var items: [Int] = []; var n = 1; var next: Box?; let name: String
 init(_ name: String = "box") { self.name = name }
 deinit { print("gone", name) }
 func touch() -> Box { self }
 subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } } }
func make(_ n: String) -> Box { let b = Box(n); b.items = [1,2]; return b }
func g(_ x: Any...) { print("args", x.count) }
func f1() { print("n", make("t1").n); print("after1") }
func f2() { make("t2").n = 5; print("after2") }
func f3() { make("t3").items.append(4); print("after3") }
func f4() { let n = make("t4").items.count; print("after4", n) }
func f5() { if make("t5").n == 1 { print("in5") }; print("after5") }
func f6() { switch make("t6").n { case 1: print("in6"); default: break }; print("after6") }
func f7() { for i in make("t7").items { print("i", i) }; print("after7") }
func f8() { while make("t8").n == 2 { }; print("after8") }
func f9() { let b: Box? = make("t9"); b?.touch().n += 1; print("after9") }
func f10() { var b: Box? = make("t10"); b?.items.append(1); b?.next = nil; b?.n += 1; b![0] = 4; b = nil; print("after10") }
func f11() { guard make("t11").n == 1 else { return }; print("after11") }
func f12() { if let x = make("t12").items.first { print("in12", x) }; print("after12") }
func f13() -> Int { defer { print("defer13") }; return make("t13").n }
func f14() { let (a, b) = (make("t14").n, 2); print("after14", a, b) }
func f15() { g(make("t15").n, make("t15b").n); print("after15") }
func f16() { _ = make("t16"); print("after16") }
func f17() { make("t17").touch().touch().next?.n = 4; print("after17") }
func f18() { if case let x? = make("t18").items.last { print("in18", x) }; print("after18") }
func f19() { let s = "\(make("t19").n)"; print("after19", s) }
func f20() { var arr = [make("t20")]; arr[0].items.append(4); arr.removeAll(); print("after20") }
func f21() { var arr = [make("t21"), make("t21b")]; arr.swapAt(0, 1); arr[0] = arr[1]; print("after21") }
func f22() { var d = ["a": make("t22")]; d["a"]?.items.append(1); d["a"] = nil; print("after22") }
func f23() { var t = (make("t23"), 1); t.0.items.append(4); t.1 += 1; t = (make("t23b"), 2); print("after23") }
f1(); f2(); f3(); f4(); f5(); f6(); f7(); f8(); f9(); f10(); f11(); f12(); print(f13()); f14(); f15(); f16(); f17(); f18(); f19(); f20(); f21(); f22(); f23()
