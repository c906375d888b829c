import Words

/// Cuts a typed meal into words, numbers and signs.
package enum MealLexer {
  /// The tokens of `text`, numbers read with decimal comma or point, as fractions and as ranges.
  package static func tokens(of text: String) -> [MealToken] {
    var lexer = Lexer(scalars: Array(text.unicodeScalars))
    lexer.run()
    return SpoonNames.settled(NumberNames.settled(lexer.tokens))
  }

  private struct Lexer {
    let scalars: [Unicode.Scalar]
    var tokens: [MealToken] = []
    private var position = 0

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    mutating func run() {
      while position < scalars.count {
        let scalar = scalars[position]
        if isDigit(scalar) || fraction(scalar) != nil || startsDecimals(scalar) {
          readNumber()
        } else if isLetter(scalar) {
          readWord()
        } else if let food = FoodEmoji.word(for: scalar) {
          readEmoji(scalar, food)
        } else {
          readSign(scalar)
        }
      }
    }

    // MARK: Words

    /// "🍕🍕" is two of it.
    private mutating func readEmoji(_ scalar: Unicode.Scalar, _ food: String) {
      var count = 0
      while peek() == scalar {
        count += 1
        position += 1
        // A selector that only asks for the coloured form.
        if peek()?.value == 0xFE0F { position += 1 }
      }
      if case .number? = tokens.last {
      } else {
        if !tokens.isEmpty, tokens.last?.word != nil { tokens.append(.sign(.comma)) }
        tokens.append(.number(low: Double(count), high: Double(count), isAmbiguous: false))
      }
      tokens += food.split(separator: " ").map { .word(String($0)) }
      tokens.append(.sign(.comma))
    }

    private mutating func readWord() {
      let start = position
      // "2x150g" is two times 150 g.
      if case .number? = tokens.last, scalars[start] == "x" || scalars[start] == "X",
        start > 0, isDigit(scalars[start - 1]), peek(1).map({ isDigit($0) }) == true
      {
        position += 1
        return tokens.append(.word("x"))
      }
      while position < scalars.count, continuesWord(position) { position += 1 }
      var text = String(String.UnicodeScalarView(scalars[start..<position]))
      // "w/" is "with", "w/o" is "without".
      if text.lowercased() == "w", peek() == "/" {
        position += 1
        text = "with"
        if let next = peek(), next == "o" || next == "O", !(peek(1).map(isLetter) ?? false) {
          position += 1
          text = "without"
        }
      }
      let words = Words.plain(of: text)
      tokens += words.map { .word($0) }
    }

    private func continuesWord(_ index: Int) -> Bool {
      let scalar = scalars[index]
      if isLetter(scalar) || isDigit(scalar) { return true }
      // Signs inside a word: m&m's, pb&j, o'brien.
      guard "&'\u{2019}".unicodeScalars.contains(scalar), index > 0 else { return false }
      guard index + 1 < scalars.count else { return false }
      return isLetter(scalars[index - 1]) && isLetter(scalars[index + 1])
    }

    // MARK: Numbers

    private mutating func readNumber() {
      let start = position
      guard let first = number() else { return position += 1 }
      var (low, isAmbiguous) = first
      var high = low
      // "1 1/2" and "1½".
      if let rest = joinedFraction() {
        low += rest
        high = low
      }
      if let upper = rangeEnd(), upper > low { high = upper }
      guard high <= Amount.largest else {
        // A barcode or a telephone number.
        return tokens.append(.word(String(String.UnicodeScalarView(scalars[start..<position]))))
      }
      if peek() == "%" {
        position += 1
        return tokens.append(.word("\(plain(low))%"))
      }
      if low == high, low == low.rounded(), let ordinal = ordinalEnding() {
        position += 2
        return tokens.append(.word("\(plain(low))\(ordinal)"))
      }
      isAmbiguous = isAmbiguous && low == high
      tokens.append(.number(low: low, high: high, isAmbiguous: isAmbiguous))
    }

    /// ".5 oz".
    private func startsDecimals(_ scalar: Unicode.Scalar) -> Bool {
      guard scalar == ".", peek(1).map({ isDigit($0) }) == true else { return false }
      return position == 0 || !isLetter(scalars[position - 1])
    }

    /// "2nd", "1st".
    private func ordinalEnding() -> String? {
      guard let first = peek(), let second = peek(1), !(peek(2).map(isLetter) ?? false) else {
        return nil
      }
      let ending = String(String.UnicodeScalarView([first, second])).lowercased()
      return ["st", "nd", "rd", "th"].contains(ending) ? ending : nil
    }

    private func plain(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
    }

    private mutating func number() -> (value: Double, isAmbiguous: Bool)? {
      if let scalar = peek(), let value = fraction(scalar) {
        position += 1
        return (value, false)
      }
      guard let whole = peek() == "." ? (value: 0, count: 0) : digits() else { return nil }
      if peek() == "/" || peek() == "\u{2044}", let bottom = digitsAhead(from: position + 1) {
        guard bottom.value > 0 else { return (Double(whole.value), false) }
        position = bottom.end
        return (Double(whole.value) / Double(bottom.value), false)
      }
      guard let mark = peek(), mark == "." || mark == ",",
        let decimals = digitsAhead(from: position + 1)
      else { return (Double(whole.value), false) }
      position = decimals.end
      // "1,500" may be fifteen hundred or one and a half.
      if mark == ",", decimals.count == 3, whole.count <= 3, whole.value > 0 {
        return (Double(whole.value) * 1000 + Double(decimals.value), true)
      }
      var scale = 1.0
      for _ in 0..<decimals.count { scale *= 10 }
      return (Double(whole.value) + Double(decimals.value) / scale, false)
    }

    private mutating func joinedFraction() -> Double? {
      if let scalar = peek(), let value = fraction(scalar) {
        position += 1
        return value
      }
      guard peek() == " " else { return nil }
      if let scalar = peek(1), let value = fraction(scalar) {
        position += 2
        return value
      }
      guard let top = digitsAhead(from: position + 1), top.end < scalars.count,
        scalars[top.end] == "/", let bottom = digitsAhead(from: top.end + 1),
        bottom.value > top.value
      else { return nil }
      position = bottom.end
      return Double(top.value) / Double(bottom.value)
    }

    /// The end of "2-3", "2–3", "2 to 3" or "2 or 3".
    private mutating func rangeEnd() -> Double? {
      guard let length = lengthOfRangeMark() else { return nil }
      let start = position
      position += length
      guard peek().map({ isDigit($0) }) == true, let (value, _) = number() else {
        position = start
        return nil
      }
      return value
    }

    private func lengthOfRangeMark() -> Int? {
      if let mark = peek(), "-\u{2013}".unicodeScalars.contains(mark) { return 1 }
      return Self.rangeMarks.first { scalars[position...].starts(with: $0) }?.count
    }

    private static let rangeMarks = [" to ", " or ", " bis ", " oder ", " ou "]
      .map { Array($0.unicodeScalars) }

    private mutating func digits() -> (value: Int, count: Int)? {
      guard let found = digitsAhead(from: position) else { return nil }
      position = found.end
      return (found.value, found.count)
    }

    /// The value of the first nine digits; what is longer is no amount of food, or too exact.
    private func digitsAhead(from start: Int) -> (value: Int, count: Int, end: Int)? {
      var value = 0
      var index = start
      while index < scalars.count, isDigit(scalars[index]) {
        if index - start < 9 { value = value * 10 + Int(scalars[index].value) - 48 }
        index += 1
      }
      return index > start ? (value, min(index - start, 9), index) : nil
    }

    // MARK: Signs

    private mutating func readSign(_ scalar: Unicode.Scalar) {
      position += 1
      if scalar == "\u{1B}" { return skipControlSequence() }
      switch scalar {
      case ",", ";", "\u{3001}", "\u{FF0C}", "\u{2022}": tokens.append(.sign(.comma))
      case "\n", "\r": tokens.append(.sign(.newline))
      case "+": tokens.append(.sign(.plus))
      case "&": tokens.append(.sign(.ampersand))
      case ":": tokens.append(.sign(.colon))
      case "(", "[": tokens.append(.sign(.open))
      case ")", "]": tokens.append(.sign(.close))
      case "/": tokens.append(.sign(.slash))
      case "@": tokens.append(.sign(.at))
      case ".", "!", "?": if endsSentence { tokens.append(.sign(.sentence)) }
      case "-", "\u{2013}", "\u{2014}": if peek() == " " { tokens.append(.sign(.dash)) }
      case "\u{D7}": tokens.append(.word("x"))
      default: break
      }
    }

    /// A command to a terminal that was pasted along, up to its final letter (ECMA-48, 5.4).
    private mutating func skipControlSequence() {
      guard peek() == "[" else { return }
      position += 1
      while let scalar = peek(), ("\u{20}"..."\u{3F}").contains(scalar) { position += 1 }
      if peek() != nil { position += 1 }
    }

    /// "Chips Ahoy! chocolate chip" goes on, "toast. Lunch" does not.
    private var endsSentence: Bool {
      guard let next = peek() else { return true }
      guard next == " " || next == "\n" else { return false }
      let following = scalars[position...].first { $0 != " " }
      return following.map { !("a"..."z").contains($0) } ?? true
    }

    // MARK: Characters

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
      position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || scalar.value > 127 && (scalar.properties.isAlphabetic || isMark(scalar))
    }

    private func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    private func fraction(_ scalar: Unicode.Scalar) -> Double? {
      switch scalar {
      case "½": 0.5
      case "¼": 0.25
      case "¾": 0.75
      case "⅓": 1.0 / 3
      case "⅔": 2.0 / 3
      case "⅛": 0.125
      default: nil
      }
    }
  }
}
