import Barcodes
import Calendar
import CommandLineKit
import Explanations
import FoodLookup
import FoodSources
import Nutrition

/// Answers one picture, or digits that were typed.
struct Scan: Sendable {
  let tools: ScanTools
  /// `nil` where nothing is looked up.
  let session: ScanSession?
  let context: Context

  /// Never throws for a picture that cannot be read: the result says why.
  func result(of input: String) async throws -> ScanResult {
    let start = context.clock.now()
    var result = ScanResult(file: input)
    do {
      result.codes = try codes(of: input)
      if let session { result.food = try await food(of: result.codes, session) }
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

  /// The product of the biggest code that has one.
  private func food(of codes: [Barcode], _ session: ScanSession) async throws -> Food? {
    for gtin in codes.compactMap(\.gtin) {
      let result = try await session.lookup(gtin)
      if let food = result.food { return food }
      if let failure = result.failure { throw failure }
    }
    return nil
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
