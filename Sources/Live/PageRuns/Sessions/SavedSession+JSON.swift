// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import JSON
import PageLink
import Scene

/// The contents of the file.
extension SavedSession {
    private static let format = "peekaboard-session", version = 1

    /// Reads a file.
    package init(contentsOf path: String) throws(ReadError) {
        guard let bytes = contents(ofFile: path, limit: Self.maxBytes) else { throw .unreadable }
        guard let json = try? JSON(parsing: bytes) else { throw .invalid }
        try self.init(json)
    }

    /// The session as JSON.
    package var json: JSON {
        [
            "format": .string(Self.format), "version": .integer(Self.version), "page": .string(page),
            "code": .string(code), "seed": .string("\(seed)"),
            "date": .array([start.year, start.month, start.day].map(JSON.integer)), "second": .integer(start.second),
            "font": .string(fontName),
            "environment": .object(environment.members), "device": .string(device.rawValue),
            "length": .integer(length),
            "inputs": .array(
                inputs.map { input in
                    var members = input.timed.input.json
                    members["step"] = .integer(input.timed.step)
                    if !input.description.isEmpty { members["description"] = .string(input.description) }
                    return .object(members)
                }),
        ]
    }

    init(_ json: JSON) throws(ReadError) {
        guard json["format"]?.string == Self.format, let version = json["version"]?.integer, version > 0 else {
            throw .invalid
        }
        guard version <= Self.version else { throw .newer }
        guard let session = Self(valid: json) else { throw .invalid }
        self = session
    }

    private init?(valid json: JSON) {
        guard let page = json["page"]?.string, let code = json["code"]?.string,
            let seed = json["seed"]?.string.flatMap({ UInt64($0) }),
            let date = json["date"]?.array?.compactMap(\.integer),
            date.count == 3, 1...9999 ~= date[0], 1...12 ~= date[1], 1...31 ~= date[2],
            case let second = json["second"]?.integer ?? 12 * 3600, 0..<86_400 ~= second,
            let fontName = json["font"]?.string, let environment = json["environment"].flatMap(PageEnvironment.init),
            // Earlier versions knew only the window.
            let device = (json["device"] ?? "window").string.flatMap(PageDevice.init),
            let length = json["length"]?.integer, let list = json["inputs"]?.array,
            list.count <= PageSession.maxInputs
        else { return nil }
        var (inputs, latest): ([Input], Int) = ([], 0)
        inputs.reserveCapacity(list.count)
        for json in list {
            guard let step = json["step"]?.integer, step >= latest, let input = PageInput(json) else { return nil }
            inputs.append(Input(TimedInput(step: step, input), json["description"]?.string ?? ""))
            latest = step
        }
        guard length >= latest, length <= PageSession.maxSteps,
            inputs.count(where: { $0.timed.input.expression != nil }) <= PageSession.maxExpressions
        else { return nil }
        self.init(
            page: page, code: code, seed: seed,
            start: LocalTime(year: date[0], month: date[1], day: date[2], second: second),
            fontName: fontName, environment: environment, device: device, inputs: inputs, length: length)
    }
}

extension PageEnvironment {
    /// The values by name.
    var members: [String: JSON] {
        [
            "width": .number(area.width), "height": .number(area.height), "dark": .bool(isDark),
            "motion": .bool(allowsMotion), "rightToLeft": .bool(readsRightToLeft),
            "textScale": .number(textScale), "enlarges": .bool(enlarges),
        ]
    }

    /// Reads the values.
    init?(_ json: JSON) {
        guard let width = json["width"]?.number, let height = json["height"]?.number,
            (1...Self.maxSide).contains(width), (1...Self.maxSide).contains(height), let isDark = json["dark"]?.bool,
            let allowsMotion = json["motion"]?.bool, let readsRightToLeft = json["rightToLeft"]?.bool
        else { return nil }
        self.init(
            area: Size(width: width, height: height), isDark: isDark, allowsMotion: allowsMotion,
            readsRightToLeft: readsRightToLeft, textScale: json["textScale"]?.number ?? 1,
            enlarges: json["enlarges"]?.bool ?? false)
    }

    private static let maxSide = 100_000.0
}
