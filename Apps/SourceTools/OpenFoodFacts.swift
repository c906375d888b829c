import CurlHTTP
import FoodLookup
import FoodSources
import OpenFoodFactsSource
import ProgramTools
import Settings

extension SourceFactory {
  /// The public database of products. Its terms allow 15 product reads and 10 searches a minute,
  /// and whoever asks more is shut out.
  static let openFoodFacts = SourceFactory(
    about: OpenFoodFactsSource.about,
    limits: [
      RateLimit("product reads", 15, in: 60) { question in
        if case .search = question.subject { false } else { true }
      },
      RateLimit("searches", 10, in: 60) { question in
        if case .search = question.subject { true } else { false }
      },
    ],
    lifetime: CacheLifetime(product: 30 * 86_400, search: 86_400, nothing: 86_400)
  ) { surroundings in
    let userAgent = "reset-food/\(ProgramVersion.number) (RE:SET food tracker)"
    return OpenFoodFactsSource(
      client: CurlClient(CurlSettings(userAgent: userAgent)),
      addresses: .init(
        products: surroundings.settings.openFoodFactsAddress,
        search: surroundings.settings.openFoodFactsSearchAddress
      ),
      userAgent: userAgent
    )
  }
}
