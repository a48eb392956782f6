let M_PI = Double.pi

let M_PI_2 = Double.pi / 2

let M_PI_4 = Double.pi / 4

let M_E = exp(1.0)

func powf(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }

func sqrtf(_ x: Float) -> Float { x.squareRoot() }

func cbrtf(_ x: Float) -> Float { Float(cbrt(Double(x))) }

func fabsf(_ x: Float) -> Float { abs(x) }

func floorf(_ x: Float) -> Float { x.rounded(.down) }

func ceilf(_ x: Float) -> Float { x.rounded(.up) }

func roundf(_ x: Float) -> Float { x.rounded() }

func truncf(_ x: Float) -> Float { x.rounded(.towardZero) }

func sinf(_ x: Float) -> Float { Float(sin(Double(x))) }

func cosf(_ x: Float) -> Float { Float(cos(Double(x))) }

func tanf(_ x: Float) -> Float { Float(tan(Double(x))) }

func asinf(_ x: Float) -> Float { Float(asin(Double(x))) }

func acosf(_ x: Float) -> Float { Float(acos(Double(x))) }

func atanf(_ x: Float) -> Float { Float(atan(Double(x))) }

func atan2f(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }

func sinhf(_ x: Float) -> Float { Float(sinh(Double(x))) }

func coshf(_ x: Float) -> Float { Float(cosh(Double(x))) }

func tanhf(_ x: Float) -> Float { Float(tanh(Double(x))) }

func expf(_ x: Float) -> Float { Float(exp(Double(x))) }

func logf(_ x: Float) -> Float { Float(log(Double(x))) }

func log2f(_ x: Float) -> Float { Float(log2(Double(x))) }

func log10f(_ x: Float) -> Float { Float(log10(Double(x))) }

func hypotf(_ x: Float, _ y: Float) -> Float { Float(hypot(Double(x), Double(y))) }

func fmodf(_ x: Float, _ y: Float) -> Float { x.truncatingRemainder(dividingBy: y) }

func fminf(_ x: Float, _ y: Float) -> Float { x.isNaN ? y : y.isNaN ? x : min(x, y) }

func fmaxf(_ x: Float, _ y: Float) -> Float { x.isNaN ? y : y.isNaN ? x : max(x, y) }

func fmin(_ x: Double, _ y: Double) -> Double { x.isNaN ? y : y.isNaN ? x : min(x, y) }

func fmax(_ x: Double, _ y: Double) -> Double { x.isNaN ? y : y.isNaN ? x : max(x, y) }

func fdim(_ x: Double, _ y: Double) -> Double { x > y ? x - y : 0 }

func copysign(_ x: Double, _ y: Double) -> Double { (x.sign == .minus) == (y.sign == .minus) ? x : -x }

func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }

func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }

func lround(_ x: Double) -> Int { Int(x.rounded()) }

func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }

func lroundf(_ x: Float) -> Int { Int(x.rounded()) }

func labs(_ x: Int) -> Int { abs(x) }

func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }

func exp10(_ x: Double) -> Double { pow(10, x) }

func expm1(_ x: Double) -> Double { abs(x) < 1e-5 ? x + x * x / 2 : exp(x) - 1 }

func log1p(_ x: Double) -> Double { abs(x) < 1e-5 ? x - x * x / 2 : log(1 + x) }

func asinh(_ x: Double) -> Double { x < 0 ? -log(-x + (x * x + 1).squareRoot()) : log(x + (x * x + 1).squareRoot()) }

func acosh(_ x: Double) -> Double { log(x + (x * x - 1).squareRoot()) }

func atanh(_ x: Double) -> Double { log((1 + x) / (1 - x)) / 2 }

func ldexp(_ x: Double, _ exponent: Int) -> Double { x * pow(2, Double(exponent)) }

func modf(_ x: Double) -> (Double, Double) { (x.rounded(.towardZero), x - x.rounded(.towardZero)) }
