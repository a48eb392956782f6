// The C library's functions on numbers.
import Foundation

print(Int(powf(256, 2)), Int(powf(256, 0)), powf(2, 0.5), sqrtf(2), fabsf(-1.5))
print(floorf(1.5), ceilf(1.5), roundf(2.5), truncf(-1.5))
print(sinf(1), cosf(1), tanf(1), asinf(0.5), acosf(0.5), atanf(0.5), atan2f(1, 2))
print(expf(1), logf(2), log2f(8), log10f(1000), hypotf(3, 4), fmodf(7, 3))
print(fminf(1, 2), fmaxf(1, 2), fmin(1, Double.nan), fmax(3.5, 2), fdim(3.5, 1), copysign(3.5, -0.0))
print(lround(2.5), lroundf(-2.5), llround(1e10), lrint(2.5), rint(3.5), nearbyint(2.5), labs(-4))
print(remainder(7.5, 4), ldexp(3.0, 4), modf(-3.25), asinh(0.0), acosh(1.0), atanh(0.0))
let radius: CGFloat = 3
print(hypot(radius, 4), pow(radius, 2), CGFloat(sinf(0)))
