/// Returns a random seed that is small enough to read and write down.
func randomSeed() -> UInt64 { UInt64.random(in: 0...UInt64(UInt32.max)) }
