extension PictureProblem {
    /// Why a picture was refused, in one line for the user.
    @MainActor public func words(file: String) -> String {
        let text =
            switch self {
            case .missing: translated("{file} cannot be read")
            case .notAFile: translated("{file} is not a picture file")
            case .tooManyBytes: translated("{file} is larger than 50 MB")
            case .tooManyPixels: translated("{file} has more than 64 megapixels")
            case .unknownKind: translated("{file} is not a picture of a known kind")
            case .damaged: translated("{file} is damaged or incomplete")
            }
        return filled(text, ["file": file])
    }
}
