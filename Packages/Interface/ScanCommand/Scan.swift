import Barcodes
import Calendar
import CommandLineKit
import Explanations
import FoodLookup
import FoodSources
import Meals
import Nutrition

/// Answers one picture, or digits that were typed.
struct Scan: Sendable {
  let tools: ScanTools
  /// `nil` where nothing is looked up.
  let session: ScanSession?
  let diet: ScanDiet?
  let context: Context

  /// Never throws for a picture that cannot be read: the result says why.
  func result(of input: String) async throws -> ScanResult {
    let start = context.clock.now()
    var result = ScanResult(file: input)
    do {
      result.codes = try codes(of: input)
      if let session { try await lookUp(&result, session) }
    } catch let error as CancellationError {
      throw error
    } catch let error as any Explained {
      result.error = error
    }
    result.elapsedMilliseconds = Int(context.clock.now().milliseconds - start.milliseconds)
    return result
  }

  private func codes(of input: String) throws -> [Barcode] {
    if let typed = TypedDigits(input) { return [try typed.barcode()] }
    let bytes = input == "-" ? try context.input.bytes() : try tools.read(input)
    return try tools.barcodes(bytes)
  }

  /// Finds the product of the biggest code that has one, and what is avoided in it.
  ///
  /// One code that cannot be looked up does not keep the next from it.
  private func lookUp(_ result: inout ScanResult, _ session: ScanSession) async throws {
    var failure: SourceFailure?
    for gtin in result.codes.compactMap(\.gtin) {
      let answer = try await session.lookup(gtin)
      result.food = answer.food
      if result.food != nil { break }
      failure = failure ?? answer.failure
      result.missing.append(MissingProduct(gtin, answer))
    }
    if let number = result.food?.gtin?.normalized ?? result.missing.first?.gtin.normalized
      ?? result.codes.compactMap(\.gtin).first?.normalized
    {
      result.verdict = diet?.verdict(on: result.food, number: number)
    }
    if result.food == nil, let failure { throw failure }
  }
}

/// A number that no source knows.
struct MissingProduct: Sendable {
  let gtin: GTIN
  /// Who was asked, or why nobody was.
  let reason: String
  /// Whether somebody could not be asked, so that it may be known after all.
  let isOpen: Bool

  init(_ gtin: GTIN, _ answer: LookupResult) {
    self.gtin = gtin
    let asked = answer.tried.map(\.source).joined(separator: ", ")
    reason = answer.remark ?? (asked.isEmpty ? "no source is set up" : "asked: \(asked)")
    isOpen = answer.failure != nil
  }
}

/// Digits on the command line, in place of a picture.
struct TypedDigits {
  let digits: String

  init?(_ input: String) {
    let bytes = input.utf8
    guard [8, 12, 13, 14].contains(bytes.count), bytes.allSatisfy({ $0 >= 48 && $0 <= 57 }) else {
      return nil
    }
    digits = input
  }

  /// Eight digits are EAN-8 where their check digit says so, else UPC-E.
  func barcode() throws -> Barcode {
    let kinds: [Symbology] =
      switch digits.utf8.count {
      case 8: [.ean8, .upcE]
      case 12: [.upcA]
      case 13: [.ean13]
      default: [.itf14]
      }
    for kind in kinds {
      let barcode = Barcode(symbology: kind, value: digits, polygon: [])
      if barcode.gtin != nil { return barcode }
    }
    throw Failure(
      "\(digits) is no product number: its last digit does not fit the others",
      hint: "compare the digits with those under the bars",
      exitCode: .unreadableInput,
      code: "bad_check_digit"
    )
  }
}
