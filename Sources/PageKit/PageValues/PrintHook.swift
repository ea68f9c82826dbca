// SPDX-License-Identifier: GPL-3.0-or-later
/// Sets the function to which Swift's `print` passes what it prints. This is the setter of `_playgroundPrintHook`. Swift
/// code cannot use the variable itself, because it is not declared as safe to use on several threads; it is set before a
/// page runs.
@_silgen_name("$ss20_playgroundPrintHookySScSgvs")
func setPlaygroundPrintHook(_ hook: __owned ((String) -> Void)?)
