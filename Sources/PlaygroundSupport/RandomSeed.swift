/// The seed of a deal that nobody has asked for: small enough to be read and written down.
func randomSeed() -> UInt64 { UInt64.random(in: 0...UInt64(UInt32.max)) }
