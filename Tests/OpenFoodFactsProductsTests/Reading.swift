import JSON
import Nutrition
import OpenFoodFactsProducts

/// The food in a document written as JSON without its outer braces and without a code.
func food(_ members: String, _ languages: [String] = ["en"], code: String = "4006381333931") throws
  -> Food?
{
  let rest = members.isEmpty ? "" : ", " + members
  let json = try JSON(reading: Array(#"{"code": "\#(code)"\#(rest)}"#.utf8))
  let fields = ProductField.all(languages: languages)
  return ProductDocument(json, fields: fields, languages: languages).food
}

/// The food with these `nutriments` and a name.
func food(nutriments: String, _ more: String = "") throws -> Food? {
  try food(
    #""product_name": "Oats", "nutriments": {\#(nutriments)}\#(more.isEmpty ? "" : ", " + more)"#
  )
}
