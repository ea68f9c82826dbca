/// Marks an English phrase for the translators; it is translated where it is shown, by whoever knows the language.
package func phrase(_ english: String) -> String { english }
