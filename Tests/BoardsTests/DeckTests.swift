import Boards
import Foundation
import Scene
import Testing

struct DeckTests {
    private let animals = Deck.animals

    @Test func thereIsAFaceForEachPairOfTheStandardGame() {
        #expect(animals.faces.count >= 8)
    }

    @Test func noTwoFacesAreAlike() {
        #expect(Set(animals.faces.map(\.name)).count == animals.faces.count)
        #expect(Set(animals.faces.map(\.nameWithin)).count == animals.faces.count)
        #expect(Set(animals.faces.map(\.picture)).count == animals.faces.count)
    }

    @Test func eachNumberHasItsFaceAndNumbersBeyondTheLastBeginAgain() {
        let count = animals.faces.count
        #expect((1...count).map(animals.place(ofNumber:)) == Array(0..<count))
        #expect(animals.place(ofNumber: count + 1) == 0)
        #expect((1...5000).allSatisfy { animals.faces.indices.contains(animals.place(ofNumber: $0)) })
    }

    @Test func eachFaceIsShipped() {
        for face in animals.faces {
            guard case .shipped(let path) = face.picture else {
                Issue.record("\(face.name) is not shipped")
                continue
            }
            #expect(FileManager.default.fileExists(atPath: dataFolder.appending(path: path).path), "\(path)")
        }
    }
}
