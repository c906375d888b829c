import Testing

@testable import CSV

struct CSVRecordTests {
  @Test func numbersColumnsAsTheyWereAskedFor() throws {
    var reader = CSVReader(required: ["name", "id"], optional: ["note", "brand"])
    var rows: [[String]] = []
    try reader.readAll(Array("id,kcal,name,brand\n7,52,Apple,\n".utf8)) { record in
      rows.append((0..<4).map { record.string($0) })
      let numbers = (try record.int(1), try record.int(2))
      #expect(numbers == (7, nil))
      #expect(record.has(0, "Apple") && !record.has(0, "Appl") && record.isEmpty(3))
    }
    #expect(rows == [["Apple", "7", "", ""]])
    #expect(reader.columnNames == ["id", "kcal", "name", "brand"])
  }

  @Test func namesAMissingColumnAndThosePresent() {
    var reader = CSVReader(required: ["id", "name"])
    #expect(throws: CSVError.missingColumn("name", present: ["id", "title"])) {
      try reader.readAll(Array("id,title\n".utf8)) { _ in }
    }
    #expect(
      CSVError.missingColumn("name", present: ["id", "title"]).summary
        == "no column 'name'; the columns are id, title"
    )
  }

  @Test func refusesAWantedColumnThatStandsTwice() throws {
    var reader = CSVReader(required: ["id"])
    #expect(throws: CSVError.duplicateColumn("id")) {
      try reader.readAll(Array("id,id\n".utf8)) { _ in }
    }
    #expect(try records(Array("id,id\n1,2\n".utf8)) == [["1", "2"]])
  }

  static let integers: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("+12", 12), ("007", 7), ("9223372036854775807", .max),
    ("-9223372036854775808", .min), ("9223372036854775808", nil), ("-9223372036854775809", nil),
    ("99999999999999999999", nil), ("-", nil), ("+", nil), ("1.0", nil), (" 1", nil), ("0x1", nil),
    ("1_000", nil), ("١", nil),
  ]

  @Test(arguments: integers)
  func readsWholeNumbers(_ text: String, _ number: Int?) {
    #expect(parseInteger(Array(text.utf8)[...]) == number)
  }

  static let notDecimals = [
    ".", "-", "e5", "1e", "1e+", "1.5.2", "nan", "inf", "-Infinity", "0x1p3", "1,5", " 1", "1 ",
    "1e999", "1e99999999999999999999", "--1", "1f", "+-1",
  ]

  @Test(arguments: notDecimals)
  func refusesWhatIsNoDecimal(_ text: String) {
    var reader = CSVReader()
    #expect(throws: CSVError.notANumber(line: 2, column: "b", text: text)) {
      try reader.readAll(Array("a,b\n1,\"\(text)\"\n".utf8)) { _ = try $0.double(1) }
    }
  }

  static let decimals = [
    "0", "-0", "-0.0", "0e999", "1", "52.17", ".5", "5.", "1e22", "1e23", "1e-22", "1e-23",
    "123e-5",
    "9007199254740992", "9007199254740993", "9007199254740993.0", "0.1", "0.30000000000000004",
    "5e-324", "2.4703282292062327e-324", "1.7976931348623157e308", "18446744073709551616",
    "123456789012345678901234567890", "0.00000000000000000000000000000001",
    "3.14159265358979323846",
    "100000000000000000000000000e-26", "2.2250738585072011e-308", "+7", "1E5",
  ]

  @Test(arguments: decimals)
  func roundsDecimalsCorrectly(_ text: String) throws {
    let number = try #require(parseDecimal(Array(text.utf8)[...]))
    let right = try #require(Double(text))
    #expect(number.bitPattern == right.bitPattern)
  }

  @Test func roundsAnyDecimalAsTheStandardLibraryDoes() throws {
    for _ in 0..<20_000 {
      let digits = (0..<Int.random(in: 1...22)).map { _ in String(Int.random(in: 0...9)) }.joined()
      let text = "\(digits).\(Int.random(in: 0...99999))e\(Int.random(in: -30...30))"
      let number = try #require(parseDecimal(Array(text.utf8)[...]))
      #expect(number == Double(text), "\(text)")
    }
  }
}
