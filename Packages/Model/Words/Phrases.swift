/// Spellings and phrases that mean the same food, taken to one form.
///
/// Keys and values are stems; the longest key wins. An empty value drops the words. Applied alike
/// to what is typed and to what is in the tables.
enum Phrases {
  /// How many words the longest phrase has that begins with `word`; 0 where none does. Most words
  /// begin none, and so need not be looked up in all lengths.
  static func longest(from word: String) -> Int { lengths[word] ?? 0 }

  private static let lengths: [String: Int] = table.keys.reduce(into: [:]) { lengths, key in
    let words = key.fields(" ")
    guard let first = words.first.map(String.init) else { return }
    lengths[first] = max(lengths[first] ?? 0, words.count)
  }

  static func canonical(_ words: ArraySlice<String>) -> [String]? {
    table[words.joined(separator: " ")]
  }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in lines.fields("\n") {
      guard let arrow = line.utf8.firstIndex(of: UInt8(ascii: ">")) else { continue }
      let target = line[line.utf8.index(after: arrow)...].fields(" ").map(String.init)
      for key in line[..<arrow].fields("/") {
        let words = key.fields(" ").map { Stemmer.stem(String($0)) }
        table[words.joined(separator: " ")] = target
      }
    }
    return table
  }()

  private static let lines = """
    fat free/nonfat/non fat/fatfree/skim/skimmed/fat removed>nofat
    low fat/light fat/semi skimmed>lowfat
    reduced fat/less fat/lower in fat/with less fat>reducedfat
    lean and fat eaten/lean and fat>leanfat
    part skim>partskim
    whole wheat/wholemeal/wholewheat/whole meal/100% whole wheat>wholewheat
    whole grain/wholegrain>wholegrain
    sugar free/sugarfree/sugarless/no sugar/without sugar/no sugar added/no added sugar/without sugar added/without added sugar/without any added sugar/without any sugar/no sweetener>nosugar
    unsweetened/not sweetened/no sweetened>nosugar
    caffeine free/decaffeinated/decaf/decaff/without caffeine/no caffeine>nocaffeine
    salt free/unsalted/without salt/no salt/without salt added/no salt added/without added salt/not salted>nosalt
    with salt/salt added/with salt added>salted
    low sodium/reduced sodium/less sodium/lower sodium>lowsodium
    gluten free>nogluten
    lactose free>nolactose
    dairy free>nodairy
    alcohol free/non alcoholic/nonalcoholic/without alcohol>noalcohol
    skinless/without skin/no skin/skin not eaten/skin removed>noskin
    with skin/skin on/skin eaten>skin
    boneless/without bone/no bone>noboneless
    without sauce/no sauce>nosauce
    without dressing/no dressing>nodressing
    without cheese/no cheese>nocheese
    without meat/no meat/meatless>nomeat
    crustless/without crust/without the crust/no crust>nocrust
    with all the fixing/all the fixing>
    rich in vitamin/lot of vitamin/extra vitamin/plenty of vitamin>high vitamin
    fat not added/no fat added/no added fat/without added fat/without any added fat/without any fat added/without any fat/without fat/fat not added in cooking/no oil>nofatadded
    fat added/fat added in cooking/with added fat/little fat added/some fat added/bit of fat/added some fat/fat for flavor>fatadded
    frosting/frosted/with frosting/with icing>icing
    no frosting/without frosting/unfrosted/no icing/without icing>noicing
    coating/covered>coated
    nfs/not further specified>nfs
    yoghurt/yogourt/youghurt>yogurt
    donut>doughnut
    catsup>ketchup
    sumarine>submarine
    omelette/omlette>omelet
    bbq/barbeque/bar b q>barbecue
    hot dog/hotdog>frankfurter
    weiner/wiener/frankfurt/frank>frankfurter
    burger/beefburger>hamburger
    cheese burger>cheeseburger
    courgette>zucchini
    aubergine/brinjal>eggplant
    prawn>shrimp
    rocket/rucola>arugula
    beetroot>beet
    swede>rutabaga
    mange tout/mangetout/sugar snap>snowpea
    spring onion/green onion>scallion
    garbanzo bean/garbanzo/chick pea>chickpea
    mince/minced>ground
    lasagne>lasagna
    spagetti/spaghetti noodle>spaghetti
    mac and cheese/mac n cheese/mac cheese/macaroni and cheese/macaroni cheese>macaroni cheese
    peanut butter and jelly/pb&j/pbj/pb and j/pb j/peanut butter jelly>peanut butter jelly
    half and half/half half>halfandhalf
    ice cream/icecream>icecream
    hard boiled/hardboiled/hb>hardboiled
    soft boiled/softboiled>softboiled
    oatmilk>oat milk
    soymilk/soya milk>soy milk
    soya>soy
    almondmilk>almond milk
    coca cola/cocacola>cola coke
    french fry/frenchfry>frenchfry
    home fry/home fried potato>homefry
    stir fry>stirfry
    fish fry>fishfry
    fry>frenchfry
    milk chocolate>milkchocolate
    with extra/with some extra/with extra ingredient/with mix in/with some mix in/with additional ingredient/with some extra ingredient/mix in>additional ingredient
    homemade/home made/home cooked/made from scratch/from scratch>home recipe
    bread crumb/breadcrumb>breadcrumb
    pop corn>popcorn
    corn flake/cornflake>cornflake
    oat meal>oatmeal
    butter milk>buttermilk
    egg plant>eggplant
    ready to eat/rte>
    ready to drink>
    ready to serve>
    i d>
    soda pop/soda/fizzy drink>soft drink
    cream soda>cream soda
    club soda>club soda
    baking soda>baking soda
    soda bread>soda bread
    soda cracker>soda cracker
    ice cream soda>icecream soda
    caffeinated/contain caffeine>caffeine containing
    baby food>babyfood
    straight from the freezer/from the freezer/from freezer/out of the freezer>frozen
    fast food place/fast food restaurant/fast food joint>fast food
    school cafeteria/school lunch>school
    poultry dog>poultry dog
    fruity>fruit
    cheesy>cheese
    bottled water>bottled water
    whole grain toast/wholegrain toast>wholegrain bread toasted
    whole wheat toast/wholewheat toast/wholemeal toast/brown toast>wholewheat bread toasted
    white toast>white bread toasted
    rye toast>rye bread toasted
    sourdough toast>sourdough bread toasted
    multigrain toast>multigrain bread toasted
    raisin toast>raisin bread toasted
    hash brown/hashbrown>hashbrown
    potato hash brown/hash brown potato>potato hashbrown
    hashed brown>hashbrown
    personal sized>personal size
    sized>size
    king sized>king size
    fun sized>fun size
    grey>gray
    fibre>fiber
    flavour/flavoured/flavor>flavored
    colour>color
    coloured>colored
    chix>chicken
    choc>chocolate
    mozz>mozzarella
    chz>cheese
    mac chz/mac and chz>macaroni cheese
    parm>parmesan
    veg/veggy>vegetable
    spag>spaghetti
    avo>avocado
    mayo>mayonnaise
    oj>orange juice
    doughnut hole>doughnuthole
    porridge oat>porridge oat
    jello/jell o>gelatin
    muesly>muesli
    capsicum>bell pepper
    maize flour/maize meal/mealie meal/mielie meal>cornmeal
    maize>corn
    groundnut>peanut
    sweetcorn>corn sweet
    linseed>flaxseed
    caster sugar>granulated sugar
    icing sugar/confectioner sugar>powdered sugar
    double cream>heavy cream
    single cream>light cream
    tinned>canned
    medium rare/medium well done/medium well/well done/rare/al dente/saignant/bien cuit/al sangue/poco hecho/meal deal>
    al forno/al horno/au four/no forno/im ofen/aus dem ofen/uit de oven/firinda>baked
    a la plancha/alla piastra/alla griglia/ai ferri/a la parrilla/vom grill>grilled
    crisp bread>crispbread
    filet>fillet
    scramble>scrambled
    grill>grilled
    fry up>fryup
    """
}
