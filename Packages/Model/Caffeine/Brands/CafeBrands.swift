/// More coffee houses and restaurants, written as `ChainBrands` are.
enum CafeBrands {
  static let lines = """
    @costa/costa coffee
    coffee: coffee/filter/filter coffee/mocha italia | 355:180
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
