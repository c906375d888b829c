/// The words that name drinks with caffeine, in many languages.
///
/// A line is what the words tell (a `DrinkKind`, or `+` and a `Cue.Sign`, or `-` for false friends),
/// then the words, folded. The longest phrase wins, so a false friend takes its words away from
/// what they would otherwise tell.
enum DrinkWords {
  static let lines = [coffee, tea, cold, energy, cocoa, signs, friends].joined(separator: "\n")

  private static let coffee = """
    coffee: coffee/coffees/kaffee/cafe/caffe/koffie/kaffe/kahvi/kawa/kawy/kava/kavy/kahve/kahvesi/cafea/kaffi/kohv/kafija/kafe/kafa/kopi/ca phe/kafes/кофе/кава/кафе/καφες/コーヒー/珈琲/咖啡/커피/قهوة/กาแฟ/bulletproof/drip coffee/kaffeegetrank/k cup/kcup/coffee pod/coffee capsule/coffee k cup/longo/cup of joe/double double
    instantCoffee: instant coffee/coffee instant/instant kaffee/cafe soluble/cafe instantaneo/cafe instantane/oploskoffie/pulverkaffe/pikakahvi/caffe solubile/instantkaffee/loslicher kaffee/kawa rozpuszczalna/freeze dried coffee/soluble coffee
    mixedCoffee: 3 in 1/2 in 1/3in1/2in1/coffee mix/kopi mix
    icedCoffee: iced coffee/ice coffee/eiskaffee/jaakahvi/iskaffe/ijskoffie/cafe glace/cafe helado/caffe freddo/cafe gelado/cold coffee/アイスコーヒー/冰咖啡/cafe con hielo
    coldBrew: cold brew/coldbrew/cold brewed/kyoto coffee/cold drip/コールドブリュー
    coldBrewMilk: cold brew latte/cold brew with milk/cold brew with cream/sweet cream cold brew/cream cold brew/cold brew and milk
    nitroCoffee: nitro/nitro cold brew/nitro coffee
    bottledCoffee: canned coffee/bottled coffee/coffee drink/coffee beverage/缶コーヒー/coffee milk/milk coffee/latte drink
    blendedCoffee: frappuccino/frappucino/frappe/frappes/frappa/frozen coffee/blended coffee/ice blended/granita di caffe/coolatta/iced capp/ice capp/iced cappuccino freeze/affogato/coffee shake/coffee smoothie/coffee slush/coffee milkshake/frosted coffee/coffee frappe/フラペチーノ
    americano: americano/caffe americano/cafe americano/long black/アメリカーノ/아메리카노/lungo/cafe creme/caffe crema/cafe crema/cafe allonge/cafe long
    latte: latte/lattes/caffe latte/cafe latte/cafe au lait/cafe con leche/milchkaffee/latte macchiato/caramel macchiato/vanilla macchiato/cafe com leite/galao/koffie verkeerd/melkkoffie/maitokahvi/flavored macchiato/カフェラテ/カフェオレ/ラテ/拿铁/라떼/латте/white coffee/kawa z mlekiem/bialy kawa/cafe viennois/cafe misto/dirty chai
    cappuccino: cappuccino/capuccino/cappucino/capucino/cappuccinos/kapuziner/カプチーノ/капучино/卡布奇诺/cappucinno/wiener melange
    flatWhite: flat white/flatwhite
    mocha: mocha/mochas/caffe mocha/cafe mocha/mochaccino/mocaccino/mokaccino/мокко/カフェモカ/cafe moca/white mocha/white chocolate mocha
    cortado: cortado/macchiato/espresso macchiato/cortadito/piccolo latte/cafe bombon/cafe noisette/kleiner brauner
    espresso: espresso/espressos/expresso/espreso/ristretto/doppio/cafe solo/caffe espresso/espresso shot/shot of espresso/emspresso/эспрессо/エスプレッソ/浓缩咖啡/에스프레소/nespresso/nespresso capsule/red eye coffee/bica/cafezinho/cafe expres/cafe express/espresso capsule/espresso pod/kawa espresso
    turkishCoffee: turkish coffee/coffee turkish/greek coffee/greek coffee metrios/arabic coffee/bosnian coffee/turk kahvesi/armenian coffee/cafe turc/turkischer kaffee/mokka/metrios/cypriot coffee/lebanese coffee
    mokaCoffee: moka/moka pot/bialetti/caffettiera
    cubanCoffee: cuban coffee/coffee cuban/cafe cubano/cubano coffee/cafecito/colada coffee/cuban colada
    vietnameseCoffee: vietnamese coffee/vietnamese iced coffee/ca phe sua da/ca phe sua/ca phe da/egg coffee/cafe sua da
    robustaCoffee: robusta/robusta coffee
    strongCoffee: high caffeine coffee/extreme caffeine coffee/extreme coffee/very strong coffee/strongest coffee/world strongest coffee/killer coffee
    mushroomCoffee: mushroom coffee/coffee with mushroom
    coffeeBeans: coffee bean/coffee ground/ground coffee/coffee grounds/kaffeebohnen/kaffeepulver/cafe moulu/cafe en grain/cafe molido/caffe macinato/cafe en grano
    coatedBeans: chocolate covered coffee bean/chocolate coated coffee bean/chocolate covered espresso bean/coffee bean chocolate/espresso bean dark chocolate/chocolate espresso bean
    cereal: coffee substitute/cereal coffee/cereal grain beverage/grain coffee/caro coffee/postum/malzkaffee/getreidekaffee/zichorienkaffee/landkaffee/chicory coffee/chicory beverage/dandelion coffee/barley coffee/caffe d orzo/caffe orzo/barleycup/kawa zbozowa/cafe de cebada/ecco bella/teeccino/roasted grain beverage/acorn coffee/lupin coffee/lupinenkaffee/malted coffee
    coffeeLiqueur: coffee liqueur/liqueur coffee/kahlua/tia maria/liqueur coffee flavored/cordial or liqueur coffee flavored/coffee tequila/liquore al caffe/licor de cafe/liqueur de cafe
    creamLiqueur: baileys/irish cream/liqueur with cream/cream liqueur/amarula
    liqueurCocktail: black russian/white russian/mudslide/alexander/brandy alexander/grasshopper/golden cadillac/kahlua and milk/kahlua and cream/baby guinness/b 52
    coffeeCocktail: irish coffee/espresso martini/alcoholic coffee drink/pharisaer/carajillo/caffe corretto/cafe corretto/spanish coffee/hard coffee
    """

  private static let tea = """
    tea: tea/teas/thee/teh/te negro/te nero/te noir/the noir/black tea/tea black/tea hot/schwarztee/schwarzer tee/zwarte thee/svart te/musta tee/czarna herbata/herbata/cerny caj/caj/cay/cayi/ceai/cha preto/tee/te caliente/te caldo/te frio con leche/earl grey/english breakfast/irish breakfast/darjeeling/assam/lapsang/lapsang souchong/orange pekoe/lady grey/builder tea/紅茶/红茶/ティー/茶/чай/홍차/차/شاي/tea bag/teabag/iced tea bag/cuppa/teh tarik/assamtee/darjeelingtee/ostfriesentee/ceylon tea
    greenTea: green tea/tea green/gruntee/gruner tee/the vert/tea vert/te verde/cha verde/groene thee/gront te/gron te/vihrea tee/zielona herbata/zeleny caj/yesil cay/ceai verde/sencha/jasmine tea/jasmin tea/jasmintee/gunpowder/longjing/bancha/moroccan mint/kukicha/緑茶/绿茶/お茶/煎茶/зеленый чай/녹차/ジャスミン/ryokucha/green and black/green jasmine/tea sencha
    whiteTea: white tea/tea white/weisser tee/the blanc/tea blanc/te blanco/te bianco/witte thee/biala herbata/white peony/silver needle/白茶
    oolongTea: oolong/oolong tea/tea oolong/wulong/tieguanyin/烏龍茶/乌龙茶/ウーロン/ウーロン茶/oolongtee/te oolong
    puerhTea: pu erh/puerh/pu er/puer/pu erh tea/プーアル/普洱
    icedTea: iced tea/ice tea/icetea/eistee/jaatee/iste/the glace/tea glace/te helado/te freddo/cha gelado/ijsthee/bottled tea/sweet tea/sun tea/tea drink/tea beverage/mrozona herbata/ledovy caj/ice the/te frio/te alla pesca/te al limone/アイスティー/冰红茶/lemon tea/peach tea/tea ready to drink/tea flavored drink/mate mate ice/half and half tea/zitronentee
    brewedIcedTea: cold brew tea/cold brewed tea/cold brew iced tea
    instantTea: instant tea/tea instant/te instantaneo/the instantane
    chai: chai/chai latte/chai tea/chai tea latte/masala chai/spiced chai/tea chai/tea hot chai/doodh patti/karak/karak chai/チャイ
    milkTea: milk tea/bubble tea/tea bubble/boba/boba tea/thai tea/thai iced tea/thai milk tea/hong kong milk tea/pearl milk tea/tea latte/tea hot with milk/tea with milk/london fog/奶茶/ミルクティー/royal milk tea/밀크티/earl grey latte/yuenyeung/black tea latte
    matcha: matcha/matcha tea/tea matcha/抹茶/maccha/말차
    matchaLatte: matcha latte/matcha green tea latte/green tea latte/iced matcha latte/抹茶ラテ/抹茶拿铁/matcha drink/ceremonial latte
    gyokuro: gyokuro/玉露
    lightGreenTea: hojicha/houjicha/ほうじ茶/焙じ茶/hojicha latte/houjicha latte
    riceTea: genmaicha/brown rice tea/玄米茶/rice tea
    kombucha: kombucha/kombuca/kombucza/コンブチャ/tea kombucha/kombucha tea/hard kombucha
    mate: yerba mate/yerba/mate tea/matetee/mate cocido/chimarrao/terere/mate te/maté/yerbamate/erva mate/cha mate/guayusa/yaupon/mate gourd/mate brewed
    mateSoda: club mate/mate soda/mate limonade/mate cola/mate lemonade/mate eistee/mate ice tea
    teaLemonade: iced tea lemonade/tea lemonade/arnold palmer/half and half iced tea lemonade/half tea half lemonade/iced tea and lemonade/lemonade tea/lemonade iced tea/half half tea/shaken iced tea lemonade/iced tea lemonade juice drink
    teaLeaves: tea leaf/tea leaves/loose tea/loose leaf tea
    matchaPowder: matcha powder/green tea powder
    teaCocktail: long island iced tea/long island/cocktail nfs/hard tea/hard iced tea/twisted tea/spiked tea/long islands iced tea
    herbal: rooibos/rooibusch/roibos/roiboos/red bush/redbush/rooibos tea/rooibostee/rooibosthee/herbal tea/tea herbal/herbal infusion/herbal iced tea/tisane/infusion/krautertee/fruchtetee/kamillentee/kamille/pfefferminztee/minztee/fencheltee/hagebuttentee/salbeitee/ingwertee/brennnesseltee/lindenblutentee/melissentee/schlaftee/krauter tee/muntthee/kruidenthee/gemberthee/kamillethee/yrttitee/ortte/urtete/urtte/manzanilla/camomilla/camomile tea/poleo menta/infusion de hierbas/tila/tilo/verveine/tilleul/karkade/te de manzanilla/te de hierbas/herbata ziolowa/herbata owocowa/herbata mietowa/bylinkovy caj/ovocny caj/bitki cayi/ihlamur/adacayi/ceai de plante/ceai de menta/ceai de musetel/rumianek/mieta/hierbas/barley tea/mugicha/麦茶/麥茶/そば茶/ルイボス/ルイボスティー/菊花茶/травяной чай/보리차/corn silk tea/buckwheat tea/tea tundra/labrador tea/hohoysi/sleepytime/fruit tea/fruit infusion/butterfly pea/essiac/tulsi/cha de camomila/cha de hortela/cha de cidreira/ginger tea/tea ginger/mint tea/peppermint tea/chamomile/camomile/hibiscus/peppermint/dandelion tea/nettle tea/te de jamaica/agua de jamaica/sorrel drink/lapacho/pau d arco/ayahuasca/coca tea/coca leaf/coca leaves/coca leaf tea/mate de coca/te de coca/tea coca/corn tea/golden milk/turmeric latte/golden latte/kurkuma latte/kava kava/kava tea/kava root
    """

  private static let cold = """
    cola: cola/colas/kola/coke/cokes/cola drink/cola soft drink/soft drink cola/refresco de cola/bebida de cola/bibita alla cola/cola getrank/napoj cola/coca/koka/koka kola/コーラ/可乐/可樂/кола/콜라/كولا/cola float/coke float
    dietCola: diet cola/cola diet/cola light/cola zero/light cola/zero cola/cola zero sugar/cola max/cola sugar free/sugar free cola/cola low calorie/low calorie cola/low calorie cola or pepper type/low calorie cola or pepper types/dietcoke/cola sin azucar
    pepperSoda: pepper type/soft drink pepper type/pepper soda/dr soda/mr pibb/pepper flavored soda/cola or pepper type
    citrusSoda: mountain soda/citrus soda with caffeine/citrus soft drink with caffeine/caffeinated citrus soda/mountain mist/mountain lightning/mountain rush/mountain breeze/mountain frost/mountain holler/mountain drops/mountain yellow/mountain lion soda
    someSoda: soft drink nfs/soft drink nfs diet/soft drink/soda pop/soda/softdrink/fountain drink/refresco/gaseosa/boisson gazeuse/fizzy drink/erfrischungsgetrank/frisdrank/carbonated soft drink
    guaranaSoda: guarana soda/guarana/guarana soft drink/refrigerante guarana/refrigerante de guarana/ガラナ
    plainSoda: and soda/with soda/soda and/juice and soda/soda fruit juice/lemonade/limonade/limonata/lemon lime/lemon lime soda/soda lemon lime/root beer/rootbeer/soft drink root beer/ginger ale/soft drink ginger ale/gingerale/ginger beer/cream soda/soft drink cream soda/orange soda/orange soft drink/grape soda/strawberry soda/cherry soda/club soda/soda water/tonic/tonic water/seltzer/sparkling water/mineral water/sprudel/fruit soda/soft drink fruit flavored/gassosa/orangeade/orangina/fruit punch/soft drink fruit/birch beer/sarsaparilla/cherry limeade/apple spritzer/apfelschorle/cream soda soft drink/ice cream soda/italian soda/bitter lemon/ramune/サイダー/soda fountain/limeade/bionade/pineapple soda/peach soda/red creme soda/cream creme soda
    colaCocktail: rum and cola/cuba libre/rum and coke/rum cola/rum and diet cola/vodka and cola/vodka and diet cola/whiskey and cola/whiskey and diet cola/whisky cola/brandy and cola/whiskey cola/vodka cola/jack and coke/bourbon and cola/whisky coke/rum coke/vodka coke/gin and cola/kalimotxo/calimocho/fernet con coca/fernet and cola/rum and diet coke/whisky and cola/colabier/diesel cola/bourbon and coke/whiskey and coke/jack and cola/whiskey coke/bacardi cola/bacardi and coke
    """

  private static let energy = """
    energyDrink: energy drink/energy drinks/energydrink/energy beverage/bebida energetica/bebida energizante/energizante/boisson energisante/boisson energetique/bevanda energetica/energy getrank/energiajuoma/energidryck/energidrik/energidrikk/napoj energetyczny/energetyk/energeticky napoj/energeticka/enerji icecegi/bautura energizanta/energiajook/energetik/energetski napitak/エナジードリンク/エナジー/能量饮料/энергетик/энергетический напиток/에너지 드링크/에너지드링크/مشروب الطاقة/energy soda/energy potion/energy elixir/energie drank/energiedrank/energie drink/energitajuoma/energiital/energy fuel/clean energy/performance energy/gaming energy/natural energy/drink energy/energy ultra/booster energy/energy booster
    energyShot: energy shot/energyshot/energy shots/hour energy/caffeine shot/coffee shot/energy tube/energize shot/liquid energy/extreme shot/active shot/tea shot/shot energy/energia shot/liquid caffeine
    energyCoffee: energy coffee/coffee energy/coffee energy drink/energy espresso/doubleshot energy/coffee cola/coffee soda/espresso tonic/energy latte
    energyTea: energy tea/tea energy/sparkling energy tea/energy iced tea/tea energy drink
    energyWater: energy water/caffeinated water/caffeinated sparkling water/sparkling energy water/water with caffeine/water energy/sparkling water with caffeine/vitamin water energy/water plus caffeine/caffeine water/energy seltzer/water caffeinated/caffeinated seltzer
    energyJuice: energy juice/juice energy/energy juice drink/energy fruit drink/energy smoothie/energy juice blend/cranberry energy juice drink
    energyMix: energy drink mix/energy mix/energy drink powder mix/energy drink enhancer/energy drink enhancers/energy water enhancer/energy sachet/energy stick/energy drink sachet/drink mix energy/energy drops/energy tablet drink
    energyPowder: energy drink powder/energy powder
    preWorkout: pre workout/preworkout/pre workout powder/preworkout powder/pre work out/workout booster/trainingsbooster/booster pre workout/pre train
    preWorkoutDrink: pre workout drink/pre workout can/pre workout rtd/pre workout shot/pre workout energy drink
    caffeineTablet: caffeine tablet/caffeine pill/caffeine capsule/koffeintabletten/koffein tabletten/caffeine supplement/comprime de cafeine/cafeina pastillas/no doz/nodoz/pro plus/proplus/vivarin/caffeine tab/jet alert/stay awake
    caffeineGum: caffeine gum/caffeinated gum/energy gum/military energy gum/caffeine chewing gum/neuro gum/run gum
    caffeineGel: caffeine gel/caffeinated gel/gel with caffeine/energy gel with caffeine/energy gel caffeine
    guaranaPowder: guarana powder/guarana em po/guarana en polvo/guaranapulver/guarana capsule
    kolaNut: kola nut/cola nut/kolanuss/noix de kola/nuez de cola
    energyCocktail: vodka and energy drink/vodka energy/vodka red bull/vodka redbull/jagerbomb/jager bomb/wodka energy/vodka energy drink/vodka and red bull/caffeinated alcoholic beverage
    """

  private static let cocoa = """
    hotChocolate: hot chocolate/hot cocoa/hot choc/hot chocolate cocoa/chocolat chaud/heisse schokolade/kakao/cioccolata calda/chocolate caliente/chocolate quente/warme chocolademelk/varm choklad/kakaomilch/drinking chocolate/kaakao/horka cokolada/goraca czekolada/sicak cikolata/ココア/热巧克力/atole de chocolate/champurrado
    chocolateMilk: chocolate milk/milk chocolate drink/chocolate milk drink/chocolate drink/chocolate flavored drink/chocomel/schokomilch/kakaotrunk/lait au chocolat/batido de chocolate/leite com chocolate/leche con chocolate/latte al cioccolato/chocolademelk/chokladmjolk/kakaomaelk/chocolate beverage/soy milk chocolate/almond milk chocolate/chocolate almond milk/chocolate soy milk/chocolate oat milk/milk shake chocolate/chocolate milk shake/chocolate milkshake/milk chocolate lowfat/milk chocolate fluid/chocolate soymilk/chocolate malt/chocolate shake/chocolate smoothie
    cocoaPowder: cocoa powder/cocoa dry powder/cacao powder/kakaopulver/cacao en poudre/cacao en polvo/cacao in polvere/cacao nib/cocoa nib/cocoa unsweetened
    chocolateDrinkPowder: cocoa mix/hot cocoa mix/hot chocolate mix/drinking chocolate powder/chocolate powder/chocolate beverage powder/chocolate drink mix/chocolate malt powder/malted drink mix chocolate/dairy drink mix chocolate/chocolate flavor beverage mix/chocolate beverage mix/nesquik powder/ovaltine powder/milo powder/rich chocolate powder
    chocolateSyrup: chocolate syrup/sirop de chocolat/chocolate sauce/fudge sauce/schokosauce/chocolate topping
    darkChocolate: dark chocolate/chocolate dark/chocolat noir/zartbitterschokolade/bitterschokolade/edelbitter/edelbitterschokolade/chocolate negro/chocolate amargo/cioccolato fondente/pure chocolade/mork choklad/mork chokolade/tumma suklaa/gorzka czekolada/horka cokolada bar/bitter cikolata/bittersweet chocolate/semisweet chocolate/chocolate semisweet/baking chocolate/chocolate bittersweet/ダークチョコ/黑巧克力
    chocolate: milk chocolate/chocolate bar/chocolat au lait/milchschokolade/schokolade/chocolat/cioccolato/chocolade/choklad/chokolade/sjokolade/suklaa/czekolada/cokolada/cikolata/ciocolata/chocolates/チョコ/チョコレート/巧克力/шоколад/초콜릿/candy milk chocolate/chocolate candy
    """

  private static let signs = """
    +caffeineFree: caffeine free/caffeinefree/no caffeine/without caffeine/zero caffeine/0 caffeine/0 mg caffeine/caffeine 0 mg/non caffeinated/noncaffeinated/uncaffeinated/koffeinfrei/ohne koffein/coffeinfrei/sans cafeine/sin cafeina/senza caffeina/sem cafeina/cafeinevrij/zonder cafeine/koffeinfri/uten koffein/uden koffein/utan koffein/kofeiiniton/bez kofeiny/bez kofeinu/kafeinsiz/fara cafeina/ノンカフェイン/カフェインレス/无咖啡因/free of caffeine/free from caffeine/caffeine removed/théine free/sans theine/sin teina/teinfrei
    +decaf: decaf/decaff/decaffeinated/decaffeinato/descafeinado/descafeinada/decafeine/decafeinee/entkoffeiniert/entkoffeinierter/entcoffeiniert/deca/cafeinevrije/koffeinfritt/kofeiiniton kahvi/bezkofeinowa/bezkofeinova/kafeinsiz kahve/decaffeinata/дека/デカフェ/hag/sanka/descafeinados/dekaf/decofeinizata
    +half: half caff/half caf/halfcaff/50% less caffeine/half the caffeine/blend of regular and decaffeinated/half decaf/reduced caffeine/less caffeine/regular and decaffeinated/low caffeine/demi decaf
    +instant: instant/soluble/solubile/instantane/instantaneo/loslich/loslicher/rozpuszczalna/freeze dried/インスタント
    +powder: powder/dry/dry mix/not reconstituted/powdered/unprepared/pulver/poudre/polvo/polvere/poeder/granule/granules/concentrate powder/unreconstituted
    +prepared: reconstituted/reconsitituted/prepared/prepared with/made with/made from/ready to drink/brewed from
    +bottled: bottled/canned/ready to drink/rtd/bottled canned/can of coffee/ready-to-drink/tetra pak/in a can
    +iced: iced/ice/cold/chilled/frio/helado/freddo/gelado/glace
    +brewed: brewed/drip/filter/pour over/french press/percolated/freshly brewed/leaf
    +frozen: frozen/blended/slush/slurpee/freeze/slushie/slushy/shake/milkshake/smoothie/granita/icy
    +milky: with milk/milk based/creamy/pre lightened/con leche/mit milch/au lait/with cream/and milk/with whitener
    +energy: energy/energie/energia/energise/energize/energizer/energizing/enerji/energi/energetic/energised/energized
    +shot: shot/shots
    +water: water/sparkling water/wasser/agua/acqua/water beverage/seltzer/eau
    +juice: juice/lemonade juice drink/saft/jus/juice drink/fruit drink/nectar
    +mix: mix/drink mix/sachet/enhancer/on the go/stick pack/water enhancer/drink tablet/drink tablets/squeeze/effervescent/powder stick
    +food: cake/cakes/cheesecake/ice cream/icecream/ice creams/gelato/yogurt/yoghurt/cookie/cookies/candy/candies/bar/bars/cereal/cereals/biscuit/biscuits/pudding/puddings/mousse/tiramisu/brownie/brownies/pie/muffin/muffins/doughnut/donut/doughnuts/pancake/pancakes/waffle/waffles/fudge/frosting/icing/wafer/wafers/cracker/crackers/cupcake/torte/kuchen/tarte/schokoriegel/praline/truffle/spread/custard/trifle/eclair/croissant/bread/roll/rub/granola/oatmeal/popcorn/pretzel/pretzels/crisp/sorbet/popsicle/souffle/glaze/flan/sandwich/sundae/frozen yogurt/filling/novelties/snack/snacks/formulated bar/macaron/marshmallow/coating/chicken/rib/ribs/chewing gum/panna cotta/flakes/balls/rice cake/baby food/flavoring/dessert/candy bar/granola bar/chocolate bar/raisins/peanuts/almonds/nuts/bean/beans/wafer bar/toffees/caramels/meat/ham/beef/pork/marinade/jelly beans/gummies/lip balm
    +chocolate: chocolate/chocolatey/chocolaty/choco/choc/cocoa/cacao/cacau/kakao pulver/fudge brownie/mole poblano/mole sauce/schoko/chocolate flavored/chocolate chip/nutella/chocolatine/cocoa krispies
    +caffeinated: caffeine/caffeinated/with caffeine/contains caffeine/caffeine containing/added caffeine/high caffeine/plus caffeine/koffein/koffeinhaltig/cafeine/cafeina/caffeina/coffein/coffeinhaltig/kofeina/kofein/カフェイン/kafein/extra caffeine/energy caffeine
    +diet: diet/zero/light/zero sugar/sugar free/low calorie/sugarfree/sin azucar/ohne zucker/sans sucre/no sugar/lite/max
    +strong: extra strong/high caffeine/extreme/strongest/insane/super strong/death
    +sweetened: sweetened/pre sweetened/presweetened/with sugar/sweet
    +green: green/vert/verde/grun/gruner/gront/gron/groene/vihrea/zielona/zeleny/yesil
    +white: white/weiss/weisser/blanc/blanco/bianco/witte
    +black: black/noir/negro/nero/schwarz/schwarzer/zwarte/svart/musta/czarna/preto/earl grey/breakfast
    +protein: protein/proteine/proteina/eiweiss/whey
    +carbonated: carbonated/carbonated beverage/sparkling/fizzy/soft drink/soda/pop/refrigerante
    +alcohol: vodka/rum/whiskey/whisky/tequila/gin/liqueur/cordial/martini/cocktail/alcoholic/alcoholic beverage/proof
    +herbal: herbal/herb/herbs/kamille/mint/menta/menthe/minze/hierbabuena/ginger/ingwer/gember/gingembre/lemongrass/lemon balm/melissa/fennel/fenchel/nettle/sage/salvia/lavender/echinacea/valerian/rosehip/rose hip/linden/licorice/liquorice/elderflower/turmeric/kurkuma/cinnamon/anise/thyme/timian/salbei/hibiscus/chamomile/camomile/peppermint/spearmint/rooibos/passion tango/berry tea/dandelion/kava root/lemon verbena/moringa/tundra/verbena/eucalyptus/detox/sleep/bedtime/throat/nighttime/calm/fruit infusion/apple cinnamon
    """

  private static let friends = """
    -: coffee royale cake/pina colada/pina coladas/colada/coffee cake/coffeecake/cake coffeecake/coffee cakes/coffee creamer/coffee cream/coffee creamers/coffee whitener/coffee whiteners/coffee mate/coffeemate/coffee syrup pump/coffee roll/coffee bread/spanish coffee bread/bread spanish coffee/coffee table/coffee cup/coffee mug/coffee filter/coffee shop/coffee shop bread/coffee light cream/cream coffee/cream light coffee/light coffee cream/kaffeesahne/kaffeeweisser/koffiemelk/kaffeeobers/kaffeerahm/creme a cafe/tea biscuit/tea biscuits/biscuit tea/tea cookie/tea cookies/cookie tea/tea cake/tea cakes/teacake/teacakes/tea bread/tea sandwich/tea sandwiches/tea ring/tea tree/tea towel/tea party/high tea/afternoon tea/beef tea/tea egg/tea eggs/teriyaki tea/teewurst/tee wurst/teegeback/teeblatt/kaffeestuckchen/tea spoon/cola de caballo/energy bar/energy bars/energy ball/energy balls/energy bite/energy bites/energy cake/energy gel/energy chews/high energy/low energy/energy dense/energy reduced/white chocolate/chocolate white/chocolat blanc/weisse schokolade/chocolate blanco/chocolate branco/cioccolato bianco/witte chocolade/vit choklad/hvid chokolade/hvit sjokolade/valkosuklaa/biala czekolada/bila cokolada/beyaz cikolata/white chocolate candy/ホワイトチョコ/白巧克力/cocoa butter/cacao butter/cacao fruit/not chocolate/non chocolate/nonchocolate/no chocolate/without chocolate/other than chocolate/except chocolate/not chocolate covered/not chocolate or vanilla/other than chocolate or vanilla/excluding chocolate/chocolate free/flavor other than chocolate/flavors other than chocolate/flavors not chocolate/icing or filling other than chocolate/filling not chocolate/other than cola or pepper/other than cola/coffee free/tea free/no coffee/without coffee/no tea/sans cafe/carob/soup pepperpot/cream of tartar/latte art/latte fresco/latte intero/latte scremato/latte parzialmente scremato/latte di mandorla/latte di soia/latte di riso/latte di cocco/latte di capra/latte d avena/latte di avena/latte vegetale/caffelatte cup/golden latte/turmeric latte/baby latte/steak tea/cha siu/cha lua/cha gio/char siu/caj masala/cafe de paris butter/cafe de paris/oil industrial/soya lecithin/yerba buena/tiger tail/mate pork/te quiero/cola fish/cola de res/rabo cola/cola cao fruit/root tea/tea tree oil/mustard tee/cayenne/cafe sandwich/baking soda/soda bread/soda cracker/soda crackers/bicarbonate of soda/gotu kola/trader joe/brown butter/taro latte
    """
}
