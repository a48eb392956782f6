/// How often in a second something likes to be updated.
///
/// Fidelity: documented CAFrameRateRange; kept where it is set, and of no effect (simplified).
@available(iOS 15, *)
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate, in frames a second.
    public var minimum: Float
    /// The highest rate, in frames a second.
    public var maximum: Float
    /// The rate that suits best, in frames a second; nil where there is none.
    public var preferred: Float?

    /// A range of rates, in frames a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// No wish for any rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
