import Barcodes
import FoodSources
import Nutrition
import Testing

@Suite struct FoodQuestionTests {
  @Test func eachSubjectHasItsOrderOfSources() throws {
    let gtin = try #require(GTIN("96385074"))
    let subjects: [(FoodQuestion.Subject, QuestionKind)] = [
      (.search("oats", limit: 5), .search),
      (.barcode(gtin), .barcode),
      (.food(FoodID(source: "everyday", key: "oats")), .search),
      (.describe("two eggs"), .describe),
      (.photo(PlateQuestion(pictures: [])), .photo),
    ]
    for (subject, kind) in subjects { #expect(FoodQuestion(subject).kind == kind) }
  }

  @Test func nothingFoundIsAnEmptyAnswer() {
    #expect(FoodAnswer().isEmpty)
    #expect(!FoodAnswer(dishes: [dish]).isEmpty)
  }

  private var dish: Dish {
    Dish(
      text: "soup",
      name: "soup",
      amount: 1,
      unit: "bowl",
      grams: Estimate(low: 200, best: 250, high: 350),
      nutrients: Nutrients(),
      confidence: 0.5
    )
  }
}
