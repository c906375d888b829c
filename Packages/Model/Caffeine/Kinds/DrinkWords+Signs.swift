/// Words that tell how a drink differs from the plain one.
extension DrinkWords {
  static let signs = """
    +caffeineFree: caffeine free/caffeinefree/no caffeine/without caffeine/zero caffeine
    +caffeineFree: 0 caffeine/0 mg caffeine/caffeine 0 mg/non caffeinated/noncaffeinated
    +caffeineFree: uncaffeinated/koffeinfrei/ohne koffein/coffeinfrei/sans cafeine/sin cafeina
    +caffeineFree: senza caffeina/sem cafeina/cafeinevrij/zonder cafeine/koffeinfri/uten koffein
    +caffeineFree: uden koffein/utan koffein/kofeiiniton/bez kofeiny/bez kofeinu/kafeinsiz
    +caffeineFree: fara cafeina/ノンカフェイン/カフェインレス/无咖啡因/free of caffeine/free from caffeine
    +caffeineFree: caffeine removed/théine free/sans theine/sin teina/teinfrei
    +decaf: decaf/decaff/decaffeinated/decaffeinato/descafeinado/descafeinada/decafeine/decafeinee
    +decaf: entkoffeiniert/entkoffeinierter/entcoffeiniert/deca/cafeinevrije/koffeinfritt
    +decaf: kofeiiniton kahvi/bezkofeinowa/bezkofeinova/kafeinsiz kahve/decaffeinata/дека/デカフェ/hag
    +decaf: sanka/descafeinados/dekaf/decofeinizata
    +half: half caff/half caf/halfcaff/50% less caffeine/half the caffeine
    +half: blend of regular and decaffeinated/half decaf/reduced caffeine/less caffeine
    +half: regular and decaffeinated/low caffeine/demi decaf
    +instant: instant/soluble/solubile/instantane/instantaneo/loslich/loslicher/rozpuszczalna
    +instant: freeze dried/インスタント
    +powder: powder/dry/dry mix/not reconstituted/powdered/unprepared/pulver/poudre/polvo/polvere
    +powder: poeder/granule/granules/concentrate powder/unreconstituted
    +prepared: reconstituted/reconsitituted/prepared/prepared with/made with/made from
    +prepared: ready to drink/brewed from
    +bottled: bottled/canned/ready to drink/rtd/bottled canned/can of coffee/ready-to-drink
    +bottled: tetra pak/in a can
    +iced: iced/ice/cold/chilled/frio/helado/freddo/gelado/glace
    +brewed: brewed/drip/filter/pour over/french press/percolated/freshly brewed/leaf
    +frozen: frozen/blended/slush/slurpee/freeze/slushie/slushy/shake/milkshake/smoothie/granita
    +frozen: icy
    +milky: with milk/milk based/creamy/pre lightened/con leche/mit milch/au lait/with cream
    +milky: and milk/with whitener
    +energy: energy/energie/energia/energise/energize/energizer/energizing/enerji/energi/energetic
    +energy: energised/energized
    +shot: shot/shots
    +water: water/sparkling water/wasser/agua/acqua/water beverage/seltzer/eau
    +juice: juice/lemonade juice drink/saft/jus/juice drink/fruit drink/nectar
    +mix: mix/drink mix/sachet/enhancer/on the go/stick pack/water enhancer/drink tablet
    +mix: drink tablets/squeeze/effervescent/powder stick
    +food: cake/cakes/cheesecake/ice cream/icecream/ice creams/gelato/yogurt/yoghurt/cookie
    +food: cookies/candy/candies/bar/bars/cereal/cereals/biscuit/biscuits/pudding/puddings/mousse
    +food: tiramisu/brownie/brownies/pie/muffin/muffins/doughnut/donut/doughnuts/pancake/pancakes
    +food: waffle/waffles/fudge/frosting/icing/wafer/wafers/cracker/crackers/cupcake/torte/kuchen
    +food: tarte/schokoriegel/praline/truffle/spread/custard/trifle/eclair/croissant/bread/roll
    +food: rub/granola/oatmeal/popcorn/pretzel/pretzels/crisp/sorbet/popsicle/souffle/glaze/flan
    +food: sandwich/sundae/frozen yogurt/filling/novelties/snack/snacks/formulated bar/macaron
    +food: marshmallow/coating/chicken/rib/ribs/chewing gum/panna cotta/flakes/balls/rice cake
    +food: baby food/flavoring/dessert/candy bar/granola bar/chocolate bar/raisins/peanuts/almonds
    +food: nuts/bean/beans/wafer bar/toffees/caramels/meat/ham/beef/pork/marinade/jelly beans
    +food: gummies/lip balm
    +chocolate: chocolate/chocolatey/chocolaty/choco/choc/cocoa/cacao/cacau/kakao pulver
    +chocolate: fudge brownie/mole poblano/mole sauce/schoko/chocolate flavored/chocolate chip
    +chocolate: nutella/chocolatine/cocoa krispies
    +caffeinated: caffeine/caffeinated/with caffeine/contains caffeine/caffeine containing
    +caffeinated: added caffeine/high caffeine/plus caffeine/koffein/koffeinhaltig/cafeine/cafeina
    +caffeinated: caffeina/coffein/coffeinhaltig/kofeina/kofein/カフェイン/kafein/extra caffeine
    +caffeinated: energy caffeine
    +diet: diet/zero/light/zero sugar/sugar free/low calorie/sugarfree/sin azucar/ohne zucker
    +diet: sans sucre/no sugar/lite/max
    +strong: extra strong/high caffeine/extreme/strongest/insane/super strong/death
    +sweetened: sweetened/pre sweetened/presweetened/with sugar/sweet
    +green: green/jasmine/jasmin/sencha/vert/verde/grun/gruner/gront/gron/groene/vihrea/zielona/zeleny/yesil
    +white: white/weiss/weisser/blanc/blanco/bianco/witte
    +black: black/noir/negro/nero/schwarz/schwarzer/zwarte/svart/musta/czarna/preto/earl grey
    +black: breakfast
    +protein: protein/proteine/proteina/eiweiss/whey
    +carbonated: carbonated/carbonated beverage/sparkling/fizzy/soft drink/soda/pop/refrigerante
    +alcohol: vodka/rum/whiskey/whisky/tequila/gin/liqueur/cordial/martini/cocktail/alcoholic
    +alcohol: alcoholic beverage/proof
    +herbal: herbal/herb/herbs/kamille/mint/menta/menthe/minze/hierbabuena/ginger/ingwer/gember
    +herbal: gingembre/lemongrass/lemon balm/melissa/fennel/fenchel/nettle/sage/salvia/lavender
    +herbal: echinacea/valerian/rosehip/rose hip/linden/licorice/liquorice/elderflower/turmeric
    +herbal: kurkuma/cinnamon/anise/thyme/timian/salbei/hibiscus/chamomile/camomile/peppermint
    +herbal: spearmint/rooibos/passion tango/berry tea/dandelion/kava root/lemon verbena/moringa
    +herbal: tundra/verbena/eucalyptus/detox/sleep/bedtime/throat/nighttime/calm/fruit infusion
    +herbal: apple cinnamon
    """
}
