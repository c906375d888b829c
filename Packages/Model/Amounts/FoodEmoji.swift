/// Foods and drinks that have a sign of their own.
///
/// Names after the Unicode Standard's charts of pictographs (food and drink).
enum FoodEmoji {
  static func word(for scalar: Unicode.Scalar) -> String? { table[scalar] }

  private static let table: [Unicode.Scalar: String] = [
    "🍇": "grapes", "🍈": "melon", "🍉": "watermelon", "🍊": "tangerine", "🍋": "lemon",
    "🍌": "banana", "🍍": "pineapple", "🥭": "mango", "🍎": "apple", "🍏": "apple", "🍐": "pear",
    "🍑": "peach", "🍒": "cherries", "🍓": "strawberries", "🫐": "blueberries", "🥝": "kiwi",
    "🍅": "tomato", "🥥": "coconut", "🥑": "avocado", "🍆": "eggplant", "🥔": "potato",
    "🥕": "carrot", "🌽": "corn on the cob", "🥒": "cucumber", "🥦": "broccoli", "🍄": "mushrooms",
    "🥜": "peanuts", "🌰": "chestnuts", "🍞": "bread", "🥐": "croissant", "🥖": "baguette",
    "🥨": "pretzel", "🥯": "bagel", "🥞": "pancakes", "🧇": "waffle", "🧀": "cheese",
    "🍗": "chicken drumstick", "🥩": "steak", "🥓": "bacon", "🍔": "hamburger", "🍟": "fries",
    "🍕": "pizza", "🌭": "hot dog", "🥪": "sandwich", "🌮": "taco", "🌯": "burrito",
    "🥙": "falafel wrap", "🥚": "egg", "🍳": "fried egg", "🥣": "oatmeal", "🥗": "salad",
    "🍿": "popcorn", "🧈": "butter", "🍚": "rice", "🍛": "curry with rice", "🍜": "ramen",
    "🍝": "spaghetti with tomato sauce", "🍠": "sweet potato", "🍣": "sushi", "🍤": "fried shrimp",
    "🍦": "ice cream", "🍨": "ice cream", "🍩": "donut", "🍪": "cookie", "🎂": "cake",
    "🍰": "cake", "🧁": "cupcake", "🥧": "pie", "🍫": "chocolate bar", "🍬": "candy",
    "🍭": "lollipop", "🍮": "flan", "🍯": "honey", "🥛": "milk", "☕": "coffee", "🍵": "green tea",
    "🍶": "sake", "🍷": "red wine", "🍸": "martini", "🍺": "beer", "🍾": "champagne",
    "🥂": "champagne", "🥃": "whiskey", "🥤": "cola", "🧃": "juice", "🧉": "mate",
  ]
}
