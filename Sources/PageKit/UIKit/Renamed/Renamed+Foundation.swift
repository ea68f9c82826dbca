// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Classes of Foundation that had a prefix in Swift 2, and what pages call on them.

import Foundation
import ViewKit

@available(*, unavailable, renamed: "DateFormatter") public typealias NSDateFormatter = DateFormatter
@available(*, unavailable, renamed: "DateFormatter.Style") public typealias NSDateFormatterStyle = DateFormatter.Style
@available(*, unavailable, renamed: "NumberFormatter") public typealias NSNumberFormatter = NumberFormatter
@available(*, unavailable, renamed: "Formatter") public typealias NSFormatter = Formatter
@available(*, unavailable, renamed: "JSONSerialization") public typealias NSJSONSerialization = JSONSerialization
@available(*, unavailable, renamed: "JSONSerialization.ReadingOptions")
public typealias NSJSONReadingOptions = JSONSerialization.ReadingOptions
@available(*, unavailable, renamed: "FileManager") public typealias NSFileManager = FileManager
@available(*, unavailable, renamed: "UserDefaults") public typealias NSUserDefaults = UserDefaults
@available(*, unavailable, renamed: "NotificationCenter") public typealias NSNotificationCenter = NotificationCenter
@available(*, unavailable, renamed: "OperationQueue") public typealias NSOperationQueue = OperationQueue
@available(*, unavailable, renamed: "Operation") public typealias NSOperation = Operation
@available(*, unavailable, renamed: "BlockOperation") public typealias NSBlockOperation = BlockOperation
@available(*, unavailable, renamed: "ProcessInfo") public typealias NSProcessInfo = ProcessInfo
@available(*, unavailable, renamed: "Scanner") public typealias NSScanner = Scanner
@available(*, unavailable, renamed: "Thread") public typealias NSThread = Thread

extension ViewKit.Bundle {
    @available(*, unavailable, renamed: "getter:main()") public static func mainBundle() -> Bundle { renamed() }
    @available(*, unavailable, renamed: "path(forResource:ofType:)")
    public func pathForResource(_ name: String?, ofType: String?) -> String? { renamed() }
    @available(*, unavailable, renamed: "url(forResource:withExtension:)")
    public func URLForResource(_ name: String?, withExtension: String?) -> URL? { renamed() }
}

extension UserDefaults {
    @available(*, unavailable, renamed: "getter:standard()")
    public static func standardUserDefaults() -> UserDefaults { renamed() }
}

extension NotificationCenter {
    @available(*, unavailable, renamed: "getter:default()")
    public static func defaultCenter() -> NotificationCenter { renamed() }
}

extension FileManager {
    @available(*, unavailable, renamed: "getter:default()")
    public static func defaultManager() -> FileManager { renamed() }
}

extension DateFormatter {
    @available(*, unavailable, renamed: "string(from:)") public func stringFromDate(_ date: Date) -> String {
        renamed()
    }
    @available(*, unavailable, renamed: "date(from:)") public func dateFromString(_ text: String) -> Date? { renamed() }
}

extension DateFormatter.Style {
    @available(*, unavailable, renamed: "none") public static var NoStyle: Self { renamed() }
    @available(*, unavailable, renamed: "short") public static var ShortStyle: Self { renamed() }
    @available(*, unavailable, renamed: "medium") public static var MediumStyle: Self { renamed() }
    @available(*, unavailable, renamed: "long") public static var LongStyle: Self { renamed() }
    @available(*, unavailable, renamed: "full") public static var FullStyle: Self { renamed() }
}

extension JSONSerialization {
    @available(*, unavailable, renamed: "jsonObject(with:options:)")
    public static func JSONObjectWithData(_ data: Data, options: ReadingOptions) throws -> Any { renamed() }
    @available(*, unavailable, renamed: "data(withJSONObject:options:)")
    public static func dataWithJSONObject(_ object: Any, options: WritingOptions) throws -> Data { renamed() }
}

extension JSONSerialization.ReadingOptions {
    @available(*, unavailable, renamed: "mutableContainers") public static var MutableContainers: Self { renamed() }
    @available(*, unavailable, renamed: "mutableLeaves") public static var MutableLeaves: Self { renamed() }
    @available(*, unavailable, renamed: "allowFragments") public static var AllowFragments: Self { renamed() }
}

extension JSONSerialization.WritingOptions {
    @available(*, unavailable, renamed: "prettyPrinted") public static var PrettyPrinted: Self { renamed() }
}

extension NSData {
    @available(*, unavailable, renamed: "init(contentsOf:)")
    public convenience init?(contentsOfURL: URL) { renamed() }
}

@available(*, unavailable, renamed: "NSCalendar.Identifier.gregorian")
public var NSCalendarIdentifierGregorian: NSCalendar.Identifier { renamed() }

extension NSCalendar {
    @available(*, unavailable, renamed: "getter:current()")
    public static func currentCalendar() -> NSCalendar { renamed() }
    @available(*, unavailable, renamed: "date(from:)")
    public func dateFromComponents(_ components: DateComponents) -> Date? { renamed() }
}
