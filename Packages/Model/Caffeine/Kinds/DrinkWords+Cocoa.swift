/// Words for cocoa and chocolate.
extension DrinkWords {
  static let cocoa = """
    hotChocolate: hot chocolate/hot cocoa/hot choc/hot chocolate cocoa/chocolat chaud
    hotChocolate: heisse schokolade/kakao/cioccolata calda/chocolate caliente/chocolate quente
    hotChocolate: warme chocolademelk/varm choklad/kakaomilch/drinking chocolate/kaakao
    hotChocolate: horka cokolada/goraca czekolada/sicak cikolata/ココア/热巧克力/atole de chocolate
    hotChocolate: champurrado
    chocolateMilk: chocolate milk/milk chocolate drink/chocolate milk drink/chocolate drink
    chocolateMilk: chocolate flavored drink/chocomel/schokomilch/kakaotrunk/lait au chocolat
    chocolateMilk: batido de chocolate/leite com chocolate/leche con chocolate/latte al cioccolato
    chocolateMilk: chocolademelk/chokladmjolk/kakaomaelk/chocolate beverage/soy milk chocolate
    chocolateMilk: almond milk chocolate/chocolate almond milk/chocolate soy milk
    chocolateMilk: chocolate oat milk/milk shake chocolate/chocolate milk shake
    chocolateMilk: chocolate milkshake/milk chocolate lowfat/milk chocolate fluid
    chocolateMilk: chocolate soymilk/chocolate malt/chocolate shake/chocolate smoothie
    cocoaPowder: cocoa powder/cocoa dry powder/cacao powder/kakaopulver/cacao en poudre
    cocoaPowder: cacao en polvo/cacao in polvere/cacao nib/cocoa nib/cocoa unsweetened
    chocolateDrinkPowder: cocoa mix/hot cocoa mix/hot chocolate mix/drinking chocolate powder
    chocolateDrinkPowder: chocolate powder/chocolate beverage powder/chocolate drink mix
    chocolateDrinkPowder: chocolate malt powder/malted drink mix chocolate
    chocolateDrinkPowder: dairy drink mix chocolate/chocolate flavor beverage mix
    chocolateDrinkPowder: chocolate beverage mix/nesquik powder/ovaltine powder/milo powder
    chocolateDrinkPowder: rich chocolate powder
    chocolateSyrup: chocolate syrup/sirop de chocolat/chocolate sauce/fudge sauce/schokosauce
    chocolateSyrup: chocolate topping
    darkChocolate: dark chocolate/chocolate dark/chocolat noir/zartbitterschokolade
    darkChocolate: bitterschokolade/edelbitter/edelbitterschokolade/chocolate negro
    darkChocolate: chocolate amargo/cioccolato fondente/pure chocolade/mork choklad/mork chokolade
    darkChocolate: tumma suklaa/gorzka czekolada/horka cokolada bar/bitter cikolata
    darkChocolate: bittersweet chocolate/semisweet chocolate/chocolate semisweet/baking chocolate
    darkChocolate: chocolate bittersweet/ダークチョコ/黑巧克力
    chocolate: milk chocolate/chocolate bar/chocolat au lait/milchschokolade/schokolade/chocolat
    chocolate: cioccolato/chocolade/choklad/chokolade/sjokolade/suklaa/czekolada/cokolada/cikolata
    chocolate: ciocolata/chocolates/チョコ/チョコレート/巧克力/шоколад/초콜릿/candy milk chocolate
    chocolate: chocolate candy
    """
}
