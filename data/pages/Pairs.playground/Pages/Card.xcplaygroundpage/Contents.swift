/*:
 # Pairs, step by step

 In eight chapters, a single card becomes the game of Pairs: cards that flip, match, and fade. **Change something** at
 any time, and the page shows what it does.

 ## 1. A card

 A card is a picture with rounded corners: an image view.

 - Experiment: Change the corner radius. What happens at `60`? And with another picture, such as `owl` or `crab`?

 [Next: Sixteen cards](@next)
*/
import PlaygroundSupport

let card = ImageView(frame: Rect(x: 40, y: 40, width: 120, height: 120))
card.image = Image(named: "fox")
card.contentMode = .scaleAspectFit
card.backgroundColor = .white
card.layer.cornerRadius = 16
card.clipsToBounds = true
card.isAccessibilityElement = true
card.accessibilityLabel = "Fox"

let table = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
table.backgroundColor = Color(rgb: 0x1A5FB4)
table.addSubview(card)

PlaygroundPage.current.liveView = table

//: The names are those of UIKit, Apple’s library for iPhone and iPad, without the prefix `UI`. If you write
//: `import UIKit` first, you can also use the names with the prefix, such as `UIImageView`.

//: [Next: Sixteen cards](@next)
