/// Returns a seed for a deal without a given seed. It is small enough to read and write down.
func randomSeed() -> UInt64 { UInt64.random(in: 0...UInt64(UInt32.max)) }
