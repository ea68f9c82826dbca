// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What a page cannot have, so that the compiler says why.

@available(*, unavailable, message: "there are no storyboards: create the view controller in code")
public final class UIStoryboard {}

@available(*, unavailable, message: "there are no nib files: create the views in code")
public final class UINib {}

@available(*, unavailable, message: "there are no storyboards: show or present the view controller in code")
public class UIStoryboardSegue {}
