// SPDX-License-Identifier: GPL-3.0-or-later
/// Marks an English phrase for extraction. It is translated when it is displayed.
package func phrase(_ english: String) -> String { english }
