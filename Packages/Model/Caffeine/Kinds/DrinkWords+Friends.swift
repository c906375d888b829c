/// False friends.
extension DrinkWords {
  static let friends = """
    -: coffee royale cake/pina colada/pina coladas/colada/coffee cake/coffeecake/cake coffeecake
    -: coffee cakes/coffee creamer/coffee cream/coffee creamers/coffee whitener/coffee whiteners
    -: coffee mate/coffeemate/coffee syrup pump/coffee roll/coffee bread/spanish coffee bread
    -: bread spanish coffee/coffee table/coffee cup/coffee mug/coffee filter/coffee shop
    -: coffee shop bread/coffee light cream/cream coffee/cream light coffee/light coffee cream
    -: kaffeesahne/kaffeeweisser/koffiemelk/kaffeeobers/kaffeerahm/creme a cafe/tea biscuit
    -: tea biscuits/biscuit tea/tea cookie/tea cookies/cookie tea/tea cake/tea cakes/teacake
    -: teacakes/tea bread/tea sandwich/tea sandwiches/tea ring/tea tree/tea towel/tea party
    -: high tea/afternoon tea/beef tea/tea egg/tea eggs/teriyaki tea/teewurst/tee wurst/teegeback
    -: teeblatt/kaffeestuckchen/tea spoon/cola de caballo/energy bar/energy bars/energy ball
    -: energy balls/energy bite/energy bites/energy cake/energy gel/energy chews/high energy
    -: low energy/energy dense/energy reduced/white chocolate/chocolate white/chocolat blanc
    -: weisse schokolade/chocolate blanco/chocolate branco/cioccolato bianco/witte chocolade
    -: vit choklad/hvid chokolade/hvit sjokolade/valkosuklaa/biala czekolada/bila cokolada
    -: beyaz cikolata/white chocolate candy/ホワイトチョコ/白巧克力/cocoa butter/cacao butter/cacao fruit
    -: not chocolate/non chocolate/nonchocolate/no chocolate/without chocolate
    -: other than chocolate/except chocolate/not chocolate covered/not chocolate or vanilla
    -: other than chocolate or vanilla/excluding chocolate/chocolate free
    -: flavor other than chocolate/flavors other than chocolate/flavors not chocolate
    -: icing or filling other than chocolate/filling not chocolate/other than cola or pepper
    -: other than cola/coffee free/tea free/no coffee/without coffee/no tea/sans cafe/carob
    -: soup pepperpot/cream of tartar/latte art/latte fresco/latte intero/latte scremato
    -: latte parzialmente scremato/latte di mandorla/latte di soia/latte di riso/latte di cocco
    -: latte di capra/latte d avena/latte di avena/latte vegetale/caffelatte cup/golden latte
    -: turmeric latte/baby latte/steak tea/cha siu/cha lua/cha gio/char siu/caj masala
    -: cafe de paris butter/cafe de paris/oil industrial/soya lecithin/yerba buena/tiger tail
    -: mate pork/te quiero/cola fish/cola de res/rabo cola/cola cao fruit/root tea/tea tree oil
    -: mustard tee/cayenne/cafe sandwich/baking soda/soda bread/soda cracker/soda crackers
    -: bicarbonate of soda/gotu kola/trader joe/brown butter/taro latte
    """
}
