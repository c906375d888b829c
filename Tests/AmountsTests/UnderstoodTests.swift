import Testing

/// Readings in one line each; `Notation.swift` tells what the signs mean.
struct UnderstoodTests {
  static let ranges: [(String, String)] = [
    ("2-3 cookies", "2-3 | cookies"), ("2–3 cookies", "2-3 | cookies"),
    ("2 to 3 cookies", "2-3 | cookies"), ("2 or 3 cookies", "2-3 | cookies"),
    ("2 bis 3 Kekse", "2-3 | kekse"), ("2 oder 3 Kekse", "2-3 | kekse"),
    ("2 ou 3 biscuits", "2-3 | biscuits"), ("1/2 to 1 cup rice", "0.5-1 236.59 ml | rice"),
    ("1½ to 2 cups rice", "1.5-2 236.59 ml | rice"),
    ("3 to 4 oz salmon", "3-4 mass = 85.05-113.4 g | salmon"),
    ("150-200 g rice", "150-200 mass = 150-200 g | rice"),
    // Not upwards, so not a range.
    ("3-2 cookies", "3 | cookies"),
  ]

  @Test(arguments: ranges) func readsRanges(_ text: String, _ expected: String) {
    #expect(understood(text) == expected)
  }

  static let times: [(String, String)] = [
    ("2x cola", "2 | cola"), ("2 x cola", "2 | cola"), ("2× cola", "2 | cola"),
    ("cola x2", "2 | cola"), ("cola x 2", "2 | cola"), ("cola 2x", "2 | cola"),
    ("x2 cola", "2 | cola"), ("2x150g steak", "2 = 300 g | steak"),
    ("2X150 g steak", "2 = 300 g | steak"), ("2 x 150 g steak", "2 = 300 g | steak"),
    ("xl pizza", "extra large | pizza"), ("x100 cola", "| x100 cola"),
    ("xanthan gum", "| xanthan gum"),
  ]

  @Test(arguments: times) func readsTimes(_ text: String, _ expected: String) {
    #expect(understood(text) == expected)
  }

  static let vessels: [(String, String)] = [
    ("a can of cola", "1 can a | cola"), ("a 330 ml can of cola", "330 1 ml a | cola"),
    ("330 ml can cola", "330 1 ml | cola"), ("12 oz can of beer", "12 mass = 340.19 g | beer"),
    ("two 500 ml bottles of water", "1000 1 ml | water"),
    ("250 ml glass of milk", "250 1 ml | milk"),
    ("100 g bag of crisps", "100 mass = 100 g | crisps"),
    ("250 g can of tuna", "250 mass = 250 g | tuna"),
    // What is called after a vessel stays.
    ("200 g glass noodles", "200 mass = 200 g | glass noodles"),
    ("100 g cup noodles", "100 mass = 100 g | cup noodles"),
    ("330 ml can", "330 1 ml | can"),
  ]

  @Test(arguments: vessels) func leavesOutVessels(_ text: String, _ expected: String) {
    #expect(understood(text) == expected)
  }

  static let numberWords: [(String, String)] = [
    ("seven eggs", "7 | eggs"), ("thirteen almonds", "13 | almonds"),
    ("a hundred grams of rice", "100 mass = 100 g | rice"), ("sieben Eier", "7 | eier"),
    ("neun Eier", "9 | eier"), ("zwölf Eier", "12 | eier"), ("sept œufs", "7 | oeufs"),
    ("neuf œufs", "9 | oeufs"), ("siete huevos", "7 | huevos"), ("ocho huevos", "8 | huevos"),
    ("sette uova", "7 | uova"), ("otto uova", "8 | uova"), ("sete ovos", "7 | ovos"),
    ("oito ovos", "8 | ovos"), ("zeven eieren", "7 | eieren"), ("negen eieren", "9 | eieren"),
    ("altı yumurta", "6 | yumurta"), ("yedi yumurta", "7 | yumurta"),
    ("double cheeseburger", "| double cheeseburger"),
    ("double portion of rice", "2 serving | rice"),
    (".5 oz box of raisins", "0.5 mass = 14.17 g | raisins"), ("2nd helping", "| 2nd helping"),
    ("a sprinkle of 2 g of sugar", "1 = 2 g a | sugar"),
    ("quarter melon", "0.25 | melon"), ("quarter pounder", "| quarter pounder"),
  ]

  @Test(arguments: numberWords) func readsNumberWords(_ text: String, _ expected: String) {
    #expect(understood(text) == expected)
  }

  static let thousands: [(String, String)] = [
    ("1,5 l cola", "1.5 1000 ml | cola"), ("1,500 l cola", "1.5 1000 ml | cola"),
    ("cola 1,500 l", "1.5 1000 ml | cola"), ("1,500 ml cola", "1500 1 ml | cola"),
    ("1,500 kg potatoes", "1.5 mass = 1500 g | potatoes"),
    ("1,500 g potatoes", "1500 mass = 1500 g ? | potatoes"),
    ("potatoes 1,500 g", "1500 mass = 1500 g ? | potatoes"),
    ("1,500 potatoes", "1500 mass = 1500 g ~ ? | potatoes"),
    ("1.500 g potatoes", "1.5 mass = 1.5 g | potatoes"),
    ("12,50 g butter", "12.5 mass = 12.5 g | butter"),
  ]

  /// A comma before three digits is settled by a unit that leaves one reading.
  @Test(arguments: thousands) func readsThousands(_ text: String, _ expected: String) {
    #expect(understood(text) == expected)
  }
}
