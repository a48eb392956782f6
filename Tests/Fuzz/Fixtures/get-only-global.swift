class N { var id = 1 }
var w: N { let n = N(); w = n; return n }
print(w.id)
