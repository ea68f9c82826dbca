// SPDX-License-Identifier: GPL-3.0-or-later
/// Parses the lines of a table.
enum TableReader {
    /// Returns the texts between the bars of a line. A bar in inline code, or after a backslash, is part of a text.
    static func cells(of line: some StringProtocol) -> [String] {
        var cells = [""]
        var isCode = false
        var isEscaped = false
        for sign in line.trimmingBlanks().dropFirst() {
            if isEscaped {
                cells[cells.count - 1] += sign == "|" ? "|" : "\\\(sign)"
            } else if sign == "|", !isCode {
                cells.append("")
            } else if sign != "\\" {
                if sign == "`" { isCode.toggle() }
                cells[cells.count - 1].append(sign)
            }
            isEscaped = !isEscaped && sign == "\\"
        }
        if isEscaped { cells[cells.count - 1].append("\\") }
        // The last bar is optional.
        if cells.count > 1, cells.last?.trimmingBlanks().isEmpty == true { cells.removeLast() }
        return cells.map { $0.trimmingBlanks() }
    }

    /// Returns whether the cells are those of the line below the header: hyphens, and colons for the alignment.
    static func isSeparator(_ cells: [String]) -> Bool {
        cells.allSatisfy { $0.contains("-") && $0.allSatisfy { $0 == "-" || $0 == ":" } }
    }
}
