import PasscodeRules

/// What can be chosen, by its name in the settings. A name that there is not changes nothing.
extension PasscodeBoard {
    /// How many circles the next game has: `12`.
    public var circleCount: String {
        get { "\(chosenSetup.circleCount)" }
        set {
            Self.circleCount(newValue).map {
                chosenSetup = PasscodeSetup(circleCount: $0, variant: chosenSetup.variant)
            }
        }
    }

    /// How the circles of the next game behave: `drifting`, `still`.
    public var variant: String {
        get { chosenSetup.variant.rawValue }
        set {
            PasscodeSetup.Variant(rawValue: newValue).map {
                chosenSetup = PasscodeSetup(circleCount: chosenSetup.circleCount, variant: $0)
            }
        }
    }

    /// The count of circles that a text names; nil for what is none.
    static func circleCount(_ text: String) -> Int? {
        PasscodeSetup.circleCounts.first { "\($0)" == text }
    }
}
