/// Drinks of coffee houses and restaurants: `@` and the names of the house, then its drinks: the
/// kind, the names, and ml:mg with the usual size first.
enum ChainBrands {
  static let lines = """
    @starbuck/sbux/starbuck reserve
    coffee: coffee/brewed coffee/pike place/pike/drip coffee/house blend/brewed/filter coffee/bold/dark roast | 473:310 237:155 355:235 591:410
    coffee: blonde/blonde roast/blonde coffee/veranda | 473:360 237:180 355:270 591:475
    coffee: misto/caffe misto | 473:150 355:115 591:200
    decafCoffee: decaf/decaf coffee/decaf pike | 473:25 355:20 591:30
    decafLatte: decaf latte/decaf mocha/decaf cappuccino | 473:20
    americano: americano/caffe americano | 473:225 237:75 355:150 591:300
    latte: latte/caffe latte/caramel macchiato/macchiato/vanilla latte/cinnamon dolce/flavored latte/pumpkin spice latte/skinny latte/gingerbread latte/iced latte | 473:150 237:75 355:75 591:150
    latte: blonde latte/blonde vanilla latte | 473:170 355:85 591:170
    cappuccino: cappuccino | 473:150 237:75 355:75 591:150
    flatWhite: flat white | 473:195 237:130 355:130 591:195
    mocha: mocha/caffe mocha/white mocha/white chocolate mocha/peppermint mocha/iced mocha | 473:175 237:90 355:95 591:180
    latte: shaken espresso/iced shaken espresso/brown sugar shaken espresso/oatmilk shaken espresso | 473:255 355:170 709:340
    espresso: espresso/espresso shot/solo espresso | 30:75 60:150
    espresso: doppio/double espresso/espresso doppio | 60:150
    cortado: espresso macchiato/espresso con panna/cortado | 37:75 75:150 240:200
    icedCoffee: iced coffee | 473:165 355:120 709:235 887:280
    coldBrew: cold brew | 473:205 355:155 709:310 887:360
    coldBrewMilk: sweet cream cold brew/pumpkin cream cold brew/salted caramel cream cold brew/cold foam cold brew/vanilla sweet cream cold brew | 473:185 355:150 709:275
    nitroCoffee: nitro/nitro cold brew | 473:280 355:215
    nitroCoffee: canned nitro/nitro can/nitro cold brew can/canned nitro cold brew | 284:155 325:235
    blendedCoffee: frappuccino/coffee frappuccino/caramel frappuccino/java chip frappuccino | 473:95 355:65 709:120
    blendedCoffee: mocha frappuccino/espresso frappuccino | 473:105 355:70 709:135
    plainSoda: creme frappuccino/vanilla bean frappuccino/strawberry frappuccino | 473:0
    bottledCoffee: bottled frappuccino/bottle frappuccino/frappuccino bottle/frappuccino bottled/frappuccino chilled coffee drink | 281:75 405:110
    bottledCoffee: bottled iced coffee/iced coffee bottle/iced coffee bottled/bottled coffee/multi serve iced coffee | 325:160 1419:640
    bottledCoffee: doubleshot/double shot/doubleshot espresso/doubleshot on ice/iced espresso classic/espresso classics | 192:110 355:125
    energyCoffee: doubleshot energy/double shot energy | 444:135
    energyCoffee: tripleshot/triple shot/tripleshot energy/triple shot energy | 444:225
    coldBrew: bottled cold brew/cold brew bottle/cold brew bottled/cold crafted/cold & crafted/cold and crafted | 325:155
    bottledCoffee: chilled latte/chilled cup/seattle latte cup/caffe latte chilled/discoveries | 220:80
    energyJuice: refresher/refreshers/strawberry acai/mango dragonfruit/pink drink/dragon drink/violet drink/very berry hibiscus/pineapple passionfruit/lemonade refresher | 473:45 355:35 709:70
    chai: chai/chai latte/chai tea latte/iced chai | 473:95 237:50 355:70 591:120
    chai: dirty chai | 473:170
    matchaLatte: matcha/matcha latte/matcha tea latte/green tea latte/iced matcha/matcha lemonade | 473:80 355:55 591:110 709:110
    matchaLatte: matcha frappuccino/matcha creme frappuccino/green tea frappuccino | 473:70
    milkTea: london fog/earl grey latte/black tea latte/royal english breakfast latte | 473:40
    tea: english breakfast/earl grey/black tea/awake tea/tea/royal english breakfast | 473:40
    greenTea: green tea/jade citrus mint/emperor cloud | 473:25
    herbal: passion tango/passion tea/mint majesty/peach tranquility/herbal tea | 473:0
    brewedIcedTea: iced black tea/iced tea/black iced tea/shaken iced black tea | 473:25
    teaLemonade: black tea lemonade/iced black tea lemonade | 473:25
    brewedIcedTea: iced green tea/green tea lemonade/iced peach green tea/peach green tea lemonade | 473:25
    hotChocolate: hot chocolate/hot cocoa | 473:25
    instantCoffee: via/via ready brew/via instant/via italian roast | 240:135
    instantCoffee: via decaf | 240:5
    coffee: k cup/kcup/pod/k cups | 240:130
    coffee: 2 x coffee pod/2 x pod/2x coffee pod/plus 2x caffeine/2 x caffeine | 240:260
    @dunkin/dunkin donut/dd
    coffee: coffee/brewed coffee/original blend/hot coffee | 414:210 296:150 591:300 710:359
    coffee: extra charged/extra charged coffee/turbo/turbo shot | 414:252 591:420
    decafCoffee: decaf/decaf coffee | 414:10
    icedCoffee: iced coffee | 710:297 473:198 946:396
    coldBrew: cold brew | 710:260 473:174 946:347
    latte: latte/iced latte/hot latte/caramel latte/macchiato/caramel craze/signature latte | 414:118 296:71 591:166 710:166 946:237
    cappuccino: cappuccino/iced cappuccino | 414:118 296:71 591:166
    espresso: espresso/espresso shot | 44:118
    americano: americano | 414:249 296:142 591:284
    blendedCoffee: frozen coffee/coolatta/frozen chocolate coffee | 710:295 473:196
    mocha: mocha/mocha swirl latte/mocha latte | 414:122 591:176
    hotChocolate: hot chocolate | 414:13
    chocolateMilk: dunkaccino/dunk accino | 414:83
    tea: hot tea/black tea/tea | 414:90
    greenTea: green tea | 414:70
    brewedIcedTea: iced tea/sweet tea | 710:60
    matchaLatte: matcha/matcha latte | 710:120 473:80
    chai: chai/chai latte | 414:85
    energyDrink: sparkd energy/spark d/sparkd | 710:144
    energyJuice: refresher | 710:99
    bottledCoffee: bottled iced coffee/iced coffee bottle/bottled coffee | 405:171
    coffee: k cup/kcup/pod | 240:100
    @tim horton/tim hortons/timmies/timmy
    coffee: coffee/brewed coffee/original blend/double double/dark roast | 414:205 296:140 591:270 710:330
    decafCoffee: decaf/decaf coffee | 414:10
    latte: latte | 414:100 296:75 591:150
    cappuccino: cappuccino/french vanilla cappuccino | 414:100
    mixedCoffee: french vanilla/english toffee | 414:65
    mocha: mocha/cafe mocha | 414:100
    espresso: espresso | 44:90
    blendedCoffee: iced capp/ice capp/iced cappuccino/iced cap | 355:95 473:130 591:160
    icedCoffee: iced coffee | 414:130
    coldBrew: cold brew | 414:180
    tea: steeped tea/tea/black tea | 414:80
    @mcdonald/mccafe/mc cafe/mcd/maccas/mcdo
    coffee: coffee/premium roast/premium roast coffee/brewed coffee | 473:145 355:109 591:180
    icedCoffee: iced coffee | 473:133 340:133 650:200
    latte: latte/iced latte/caramel latte/macchiato/caramel macchiato | 473:142 355:71 591:178
    cappuccino: cappuccino | 473:142 355:71
    mocha: mocha/iced mocha | 473:167 355:100
    americano: americano | 473:142
    flatWhite: flat white | 240:140
    espresso: espresso | 30:71
    blendedCoffee: frappe/frappe mocha/caramel frappe/mocha frappe/frappe caramel | 473:100 355:75 650:130
    brewedIcedTea: iced tea/sweet tea | 473:25 887:50
    tea: tea/black tea | 350:45
    hotChocolate: hot chocolate | 355:5
    @costa/costa coffee
    coffee: filter/filter coffee/mocha italia | 355:180
    americano: americano | 355:195 240:100 473:290
    latte: latte/caffe latte/flavored latte | 355:185 240:100 473:278
    cappuccino: cappuccino | 355:185 240:100 473:278
    flatWhite: flat white | 300:185
    mocha: mocha/mocha italia latte | 355:195
    espresso: espresso | 30:100 60:185
    cortado: cortado/cortissimo | 150:185
    coldBrew: cold brew | 340:130
    bottledCoffee: can/latte can/canned latte/ready to drink/caramel latte can | 250:110
    blendedCoffee: frappe/frostino | 400:90
    hotChocolate: hot chocolate | 355:15
    tea: tea/english breakfast | 355:60
    @caffe nero/cafe nero/nero
    americano: americano | 355:130
    latte: latte | 355:130
    cappuccino: cappuccino | 355:130
    flatWhite: flat white | 240:130
    espresso: espresso | 30:65
    @pret/pret a manger
    coffee: filter/filter coffee/coffee | 355:270
    americano: americano | 355:180
    latte: latte | 355:180
    cappuccino: cappuccino | 355:180
    flatWhite: flat white | 300:180
    espresso: espresso | 30:180
    @gregg/greggs
    latte: latte | 340:150
    cappuccino: cappuccino | 340:197
    flatWhite: flat white | 240:150
    americano: americano/black coffee | 340:225
    @peet/peet coffee
    coffee: coffee/brewed coffee/major dickason/drip | 473:267 355:200 591:333
    americano: americano/caffe americano | 473:140 355:70 591:210
    latte: latte/caffe latte/caramel macchiato/vanilla latte/havana cappuccino | 473:140 355:70 591:140
    cappuccino: cappuccino | 473:140 355:70 591:140
    mocha: mocha/caffe mocha/iced mocha/white chocolate mocha | 473:165 355:85 591:170
    espresso: espresso | 44:70
    coldBrew: cold brew | 473:215 355:160
    nitroCoffee: nitro cold brew | 473:240
    matchaLatte: green tea latte/matcha latte | 473:80
    decafCoffee: decaf | 473:15
    chai: chai/chai latte/masala chai | 473:75
    bottledCoffee: true iced espresso/canned latte/iced espresso | 237:120
    @caribou/caribou coffee
    coffee: coffee/brewed coffee/coffee of the day/coffee day | 473:305 355:230 591:385
    latte: latte/northern lite latte/caramel high rise | 473:200 355:130 591:200
    cappuccino: cappuccino | 473:200
    mocha: mocha/turtle mocha/hot mocha | 473:200 355:130
    americano: americano | 473:240
    coldBrew: cold brew/cold press | 473:205
    coldBrew: canned cold brew/cold brew can | 340:177
    nitroCoffee: nitro/nitro cold press | 473:240
    espresso: espresso | 60:130
    @dutch bros/dutch bro
    coffee: coffee/drip/house coffee | 473:170
    latte: latte/breve/kicker/golden eagle/annihilator/caramelizer/9 1 1 | 473:130 355:95 710:190
    coldBrew: cold brew | 473:240 710:360
    nitroCoffee: nitro/nitro cold brew | 473:280
    blendedCoffee: freeze/frost | 473:130
    mocha: mocha | 473:135
    @coffee bean tea leaf/coffee bean & tea leaf/coffee bean and tea leaf/cbtl/the coffee bean
    coffee: coffee/brewed coffee/brewed | 473:333 355:250 591:416
    latte: latte/vanilla latte | 473:140
    cappuccino: cappuccino | 473:140
    blendedCoffee: ice blended/mocha ice blended | 473:130
    icedCoffee: iced coffee | 473:240
    coldBrew: cold brew | 473:260
    mocha: mocha | 473:150
    @biggby/biggby coffee
    coffee: coffee/brewed coffee/brewed | 473:200 355:150 591:250
    latte: latte/creamy latte/caramel marvel/teddy bear | 473:100 355:100 591:150
    cappuccino: cappuccino | 473:100
    espresso: espresso | 59:100
    mocha: mocha | 473:110
    @gloria jean/gloria jeans
    coffee: coffee house/brewed coffee/drip coffee | 355:150
    espresso: coffee/espresso | 60:67
    latte: latte | 355:100
    cappuccino: cappuccino | 355:100
    @einstein bros/einstein bro/einstein/einstein bagel
    coffee: coffee/brewed coffee/brewed | 473:206 355:155 591:258
    latte: latte | 473:150
    espresso: espresso | 30:75
    @panera/panera bread
    coffee: coffee/light roast/dark roast | 473:189 591:268
    teaLemonade: charged lemonade | 591:260 887:390
    coldBrew: cold brew/iced coffee | 473:180
    latte: latte/caffe latte | 473:126
    brewedIcedTea: iced tea/iced green tea | 591:60
    @krispy kreme/krispy
    coffee: coffee/brewed coffee | 355:151 473:201
    @wendy/wendys
    coffee: coffee | 300:130
    brewedIcedTea: iced tea/tea | 473:32 591:48
    blendedCoffee: frosty ccino/frosty cream cold brew/cold brew | 473:110
    @chick fil a/chickfila/chick fil
    coffee: coffee/brewed coffee/thrive coffee | 296:136
    icedCoffee: iced coffee | 473:170
    blendedCoffee: frosted coffee | 414:130
    brewedIcedTea: iced tea/sweet tea/tea | 473:62
    @burger king/bk
    coffee: coffee | 355:115
    icedCoffee: iced coffee | 473:170
    @subway
    coffee: coffee | 355:160
    @7 eleven/seven eleven
    coffee: coffee/brewed coffee/exclusive blend | 473:280 355:210
    @wawa
    coffee: coffee | 473:220
    @scooter/scooters coffee
    coffee: coffee | 473:240
    latte: latte/caramelicious | 473:130
    @second cup
    coffee: coffee/brewed coffee | 473:300
    latte: latte | 473:150
    @au bon pain
    coffee: coffee | 473:230
    @seattle best/seattle best coffee/seattles best
    coffee: coffee/brewed coffee | 473:260
    latte: latte | 473:150
    @tully/tullys
    coffee: coffee/brewed coffee | 473:240
    latte: latte | 473:140
    @philz
    coffee: coffee/mint mojito | 473:280
    @blue bottle
    coldBrew: cold brew | 240:140
    latte: latte/new orleans | 315:120
    espresso: espresso | 44:90
    @doutor/ドトール
    coffee: coffee/blend coffee/ブレンド | 150:90
    latte: latte/cafe latte/カフェラテ | 220:80
    @スターバックス/スタバ
    coffee: コーヒー/ドリップコーヒー | 350:235 240:155 470:310
    latte: ラテ/スターバックスラテ | 350:75 470:150
    @luckin/luckin coffee/瑞幸
    latte: latte/coconut latte/拿铁/生椰拿铁 | 450:150
    americano: americano/美式 | 450:225
    @mcdonalds australia/gloria jean australia/zarraffa
    flatWhite: flat white | 240:130
    """
}
