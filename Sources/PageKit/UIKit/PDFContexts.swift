// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a page cannot have, so that the compiler says why.

import Foundation
import ViewKit

@available(*, unavailable, message: "there are no PDF files: draw an image with UIGraphicsImageRenderer")
public final class UIGraphicsPDFRenderer {}

@available(*, unavailable, message: "PDF files can’t be read: use a picture")
public final class CGPDFDocument {}

@available(*, unavailable, message: "there are no PDF files: draw an image with UIGraphicsImageRenderer")
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { false }

@available(*, unavailable, message: "there are no PDF files: draw an image with UIGraphicsImageRenderer")
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {}

@available(*, unavailable, message: "there are no PDF files: draw an image with UIGraphicsImageRenderer")
public func UIGraphicsBeginPDFPage() {}

@available(*, unavailable, message: "there are no PDF files: draw an image with UIGraphicsImageRenderer")
public func UIGraphicsEndPDFContext() {}
