import CommandLineKit
import Diary

extension Meal: ArgumentValue {}
