/// What is measured of one board.
protocol BoardBenchmark: AnyObject {
    /// Measures, then calls `done` with figures, each with its key in the report and its value as JSON. It keeps itself alive
    /// until then.
    func measure(then done: @escaping ([(key: String, json: String)]) -> Void)
}
