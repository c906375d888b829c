/// Coffee to brew, and coffee in bottles and cans: ml:mg, the usual size first.
enum CoffeeBrands {
  static let lines = """
    strongCoffee: death wish/death wish coffee/deathwish | 355:728
    latte: death wish latte/death wish canned latte | 237:300
    coldBrew: death wish cold brew/death wish nitro | 237:300
    strongCoffee: black label/black label coffee/black label brewed coffee/devil mountain black label/devil mountain coffee | 355:1555
    strongCoffee: very strong coffee | 355:1350
    strongCoffee: devil brew/devils brew/devil brew extreme caffeine | 355:1325
    strongCoffee: biohazard/biohazard coffee | 355:928
    strongCoffee: black insomnia/black insomnia coffee | 355:702
    strongCoffee: banned coffee | 355:474
    strongCoffee: high voltage coffee | 355:1150
    strongCoffee: maximum charge coffee/cannonball coffee maximum charge/cannonball coffee | 355:1101
    strongCoffee: killer coffee | 250:430
    strongCoffee: insomnia coffee/wake the f up/perk up coffee | 355:600
    strongCoffee: shock coffee/shock triple latte | 237:200
    strongCoffee: atomic coffee/bones high voltage/bones coffee high voltage | 355:550
    coffee: fire department coffee/black rifle coffee/black rifle brewed | 240:130
    coffee: gothrider gasoline/gothrider gasoline coffee/gothrider coffee | 237:200
    coffee: gymbrew/gym brew/gymbrew coffee | 355:333
    coffee: bulletproof coffee/bulletproof original | 237:145
    coffee: maxwell house/maxwell house coffee/folgers/folgers coffee/folger/hill bros/eight o clock coffee/8 o clock coffee/chock full o nut/yuban/cafe bustelo/community coffee/mccafe ground | 237:112
    coffee: maxwell house max boost/max boost | 237:190
    decafCoffee: maxwell house decaf/folgers decaf | 237:5
    coffee: lavazza/illy/jacobs kronung/dallmayr prodomo/tchibo/douwe egberts/lofbergs/zoega/gevalia/juhla mokka/paulig/segafredo/melitta coffee/lavazza coffee | 200:95
    coffee: green mountain k cup/green mountain coffee/kcup coffee | 237:100
    coffee: laird superfood coffee/four sigmatic/four sigmatic ground | 237:100
    coffee: noocaf/noocaf smart coffee | 237:160
    coffee: kicking horse/kicking horse coffee | 355:240
    coffee: coffee friend/coffee friend brewed | 250:145
    coffee: sunup green coffee/sunup pure green coffee/sunup | 355:200
    coffee: strava coffee/dripdash/dripdash kyoto | 178:225
    coffee: mr brown coffee brewed | 240:100
    instantCoffee: nescafe/nescafe original/nescafe classic/nescafe classico/nescafe tasters choice/folgers instant/kenco instant/jacobs instant/douwe egberts instant | 240:65
    instantCoffee: nescafe gold/nescafe gold blend/gold blend | 240:64
    instantCoffee: nescafe clasico/nescafe azera/azera americano/carte noire instant | 240:90
    instantCoffee: taster choice/taster choice instant/tasters choice | 237:98
    instantCoffee: nescafe decaf/nescafe gold decaf | 240:4
    instantCoffee: mount hagen/mount hagen instant/waka coffee/waka instant coffee | 240:75
    mixedCoffee: nescafe 3 in 1/nescafe 3in1/old town white coffee/super 3 in 1/trung nguyen g7 3 in 1/g7 3 in 1/maxim mocha gold/maxim coffee mix | 177:50
    mixedCoffee: international delight mix/general food international/maxwell house international/maxwell house international cafe/general foods international/cafe francais | 240:50
    mixedCoffee: nescafe cappuccino/nescafe latte sachet/kenco cappuccino/kenco latte | 200:50
    espresso: nespresso/nespresso capsule/nespresso espresso/nespresso original | 40:62
    coffee: nespresso vertuo/nespresso vertuo mug/vertuo coffee/nespresso mug | 230:170
    coffee: dolce gusto/nescafe dolce gusto/dolce gusto coffee | 237:106
    espresso: dolce gusto espresso | 50:75
    latte: dolce gusto latte macchiato/dolce gusto cappuccino/dolce gusto cafe au lait | 220:85
    coffee: tassimo/tassimo coffee/senseo/senseo coffee/senseo classic | 125:75
    bottledCoffee: nescafe ice java/ice java/nescafe iced | 237:100
    bottledCoffee: nescafe shakissimo/shakissimo/emmi caffe latte/caffe latte emmi/emmi coffee | 230:90
    bottledCoffee: illy issimo/illy issimo cafe/illy ready to drink/illy cold brew/illy coffee drink | 250:100 200:155
    bottledCoffee: landessa/mullermilch kaffee/muller milch kaffee/jacobs icepresso/douwe egberts ice coffee/arla starbuck | 230:75
    bottledCoffee: dare/dare iced coffee/dare double espresso/dare coffee | 500:160
    bottledCoffee: ice break/ice break iced coffee/ice break coffee | 500:180
    bottledCoffee: oak iced coffee/farmers union iced coffee/farmer union iced coffee/moove iced coffee/barista brothers/barista bros/big m iced coffee/masters iced coffee/brownes iced coffee/norco iced coffee | 500:140
    bottledCoffee: farmers union strong/dare intense/oak iced coffee strong | 500:200
    bottledCoffee: jimmy iced coffee/jimmys iced coffee | 330:100
    bottledCoffee: arctic coffee/arctic iced coffee/uccoffee | 330:105
    bottledCoffee: la colombe draft latte/la colombe latte/draft latte/la colombe triple | 266:120
    bottledCoffee: la colombe triple draft latte/la colombe triple latte | 266:175
    coldBrew: la colombe cold brew/la colombe pure black/pure black la colombe/la colombe brazilian | 266:180
    coldBrew: stumptown cold brew/stumptown original | 311:280
    nitroCoffee: stumptown nitro/stumptown nitro cold brew/stumptown cold brew nitro | 325:330
    coldBrewMilk: stumptown cold brew milk/stumptown cold brew with milk/stumptown cream | 296:180
    coldBrew: chameleon cold brew/chameleon black/chameleon cold brew rtd/chameleon ready to drink | 296:230
    coldBrewMilk: chameleon cold brew milk/chameleon latte/chameleon cold brew with milk | 325:100
    coldBrew: califia cold brew/califia farms cold brew/califia farm cold brew/califia concentrated cold brew | 237:180
    bottledCoffee: califia latte/califia farms latte/califia cafe latte/califia mocha/califia farm latte/califia xx espresso | 311:120
    coldBrew: stok cold brew/stok not too sweet/stok unsweet | 384:235 240:145
    coldBrew: high brew/high brew cold brew/high brew coffee | 237:130
    coldBrew: rise nitro/rise cold brew/rise brewing/rise nitro cold brew | 207:180
    coldBrewMilk: rise latte/rise oat milk latte/rise nitro latte | 207:80
    coldBrew: grady cold brew/wandering bear/wandering bear cold brew/slingshot coffee/slingshot cold brew/bizzy cold brew/secret squirrel cold brew | 240:190
    coldBrew: minor figures cold brew/sandows cold brew/sandows/lyre cold brew | 200:130
    coldBrewMilk: minor figures latte/minor figure latte | 200:75
    coldBrew: kohana cold brew/kohana coffee/cold brew kohana | 237:190
    coldBrew: chobani coffee/chobani cold brew | 240:85
    coldBrew: black rifle cold brew | 325:200
    energyCoffee: black rifle espresso/black rifle coffee espresso/black rifle espresso mocha/black rifle rtd/black rifle coffee company espresso/black rifle can | 325:200
    bottledCoffee: super coffee/kitu super coffee/super espresso/sunniva super coffee | 355:200
    bottledCoffee: bulletproof cold brew/bulletproof latte | 325:150
    bottledCoffee: forto latte | 237:200
    bottledCoffee: dunkin bottled | 405:171
    bottledCoffee: international delight iced coffee/international delight coffee | 240:70
    bottledCoffee: gold peak coffee/gold peak iced coffee/mccafe bottled/mccafe frappe bottle/mccafe iced coffee bottle | 405:130
    bottledCoffee: victor allen iced latte/victor allen/victor allens | 237:110
    bottledCoffee: hershey iced coffee/don francisco latte/cafe bustelo cold/bustelo cool | 237:120
    bottledCoffee: monkey shoulder coffee/pokka coffee/mr brown/mr brown coffee/mr brown iced coffee | 240:90
    bottledCoffee: boss coffee/suntory boss/boss black/suntory boss coffee/boss rainbow mountain/ボス/ボスコーヒー | 185:90 237:120
    bottledCoffee: georgia coffee/georgia emerald mountain/georgia black/georgia kanpai/ジョージア | 185:90 400:200
    bottledCoffee: ucc/ucc coffee/ucc black/ucc milk coffee/wonda/wonda morning shot/fire coffee kirin/kirin fire/ucc ブラック/ワンダ | 185:90
    bottledCoffee: mount rainier/mount rainier latte/マウントレーニア | 240:85
    bottledCoffee: let s be/let be coffee/cantata coffee/maxim top coffee/레쓰비 | 175:75
    bottledCoffee: nescafe can/nescafe canned coffee/nescafe ready to drink/birdy/birdy coffee/kopiko 78/kopiko/kopiko lucky day/good day cappuccino | 180:75 240:100
    proteinCoffee: premier protein cafe latte/premier protein latte/premier protein coffee/premier protein coffeehouse | 340:120
    proteinCoffee: core power coffee/fairlife coffee/owyn coffee/owyn cold brew/muscle milk coffee house/muscle milk coffeehouse/slate latte/slate milk latte | 325:150
    proteinCoffee: truestart/truestart coffee/truestart performance | 150:95
    proteinCoffee: javafit/java fit | 240:150
    proteinCoffee: arla protein coffee/yopro coffee/ufit coffee/for goodness shakes coffee/upbeat protein coffee | 250:100
    proteinCoffee: huel iced coffee/huel coffee/soylent cafe/soylent coffiest/soylent cafe mocha/soylent cafe latte | 414:150
    proteinCoffee: slimfast coffee/slim fast mocha cappuccino/atkins coffee/atkins cafe au lait/atkins mocha latte/boost coffee | 325:50
    proteinCoffee: slim fast advanced energy/slimfast advanced energy | 325:120
    energyCoffee: java kick/java kick coffee cola | 355:100
    energyCoffee: coca cola with coffee/coke with coffee/coca cola coffee/coca cola plus coffee | 355:69 250:80
    energyCoffee: pepsi cafe/pepsi nitro cafe | 355:80
    energyCoffee: manhattan special/manhattan special espresso soda | 296:80
    energyCoffee: zola coconut water espresso/zola espresso/coconut water espresso/coco libre coffee/c 2 o coconut coffee/vita coco cafe/vita coco coffee | 517:125
    mushroomCoffee: ryze/ryze mushroom coffee/mud wtr/mudwtr | 240:48 207:45
    mushroomCoffee: four sigmatic mushroom coffee instant/four sigmatic mushroom instant/four sigmatic think/rasa coffee | 240:50
    robustaCoffee: robusta coffee/robusta | 237:265
    mixedCoffee: land o lake cappuccino/hills bros cappuccino/hill bro cappuccino/english toffee cappuccino/french vanilla cappuccino/gas station cappuccino | 240:65
    icedCoffee: ralph iced coffee/javo/java house cold brew | 355:180
    cereal: caro/postum/teeccino/inka coffee/barleycup/roma coffee substitute/dandy blend/pero coffee | 240:0
    energyJuice: ocean spray brew/ocean spray coffee brew | 237:40
    coffeeLiqueur: kahlua/tia maria/mr black/patron xo cafe/mr black cold brew liqueur | 44:8
    coffeeCocktail: kahlua espresso martini/bailey cold brew/kahlua nitro | 200:40
    coffeeFood: häagen dazs coffee/haagen dazs coffee/haagen dazs coffee ice cream/ben jerry coffee/ben & jerry coffee ice cream/coffee heath bar crunch/starbuck ice cream/starbuck coffee ice cream | 100:43
    coffeeFood: chobani coffee yogurt/dannon coffee yogurt/dannon coffee/stonyfield coffee/coffee yogurt/siggi coffee | 170:30
    proteinCoffee: quest iced coffee/quest coffee | 296:200
    coffee: vitacup/vita cup | 240:150
    energyCoffee: shot in the dark dunkin/dunkin shot in the dark | 240:155
    """
}
