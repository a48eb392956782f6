var log = ""
print("a", 1, separator: "-", to: &log)
debugPrint("q", to: &log)
dump([1], to: &log)
print(log)
