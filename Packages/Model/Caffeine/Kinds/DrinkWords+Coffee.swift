/// Words for coffee.
extension DrinkWords {
  static let coffee = """
    coffee: coffee/coffees/kaffee/cafe/caffe/koffie/kaffe/kahvi/kawa/kawy/kava/kavy/kahve/kahvesi
    coffee: cafea/kaffi/kohv/kafija/kafe/kafa/kopi/ca phe/kafes/кофе/кава/кафе/καφες/コーヒー/珈琲/咖啡/커피
    coffee: قهوة/กาแฟ/bulletproof/drip coffee/kaffeegetrank/k cup/kcup/coffee pod/coffee capsule
    coffee: coffee k cup/longo/cup of joe/double double
    instantCoffee: instant coffee/coffee instant/instant kaffee/cafe soluble/cafe instantaneo
    instantCoffee: cafe instantane/oploskoffie/pulverkaffe/pikakahvi/caffe solubile/instantkaffee
    instantCoffee: loslicher kaffee/kawa rozpuszczalna/freeze dried coffee/soluble coffee
    mixedCoffee: 3 in 1/2 in 1/3in1/2in1/coffee mix/kopi mix
    icedCoffee: iced coffee/ice coffee/eiskaffee/jaakahvi/iskaffe/ijskoffie/cafe glace/cafe helado
    icedCoffee: caffe freddo/cafe gelado/cold coffee/アイスコーヒー/冰咖啡/cafe con hielo
    coldBrew: cold brew/coldbrew/cold brewed/kyoto coffee/cold drip/コールドブリュー
    coldBrewMilk: cold brew latte/cold brew with milk/cold brew with cream/sweet cream cold brew
    coldBrewMilk: cream cold brew/cold brew and milk
    nitroCoffee: nitro/nitro cold brew/nitro coffee
    bottledCoffee: canned coffee/bottled coffee/coffee drink/coffee beverage/缶コーヒー/coffee milk
    bottledCoffee: milk coffee/latte drink
    blendedCoffee: frappuccino/frappucino/frappe/frappes/frappa/frozen coffee/blended coffee
    blendedCoffee: ice blended/granita di caffe/coolatta/iced capp/ice capp/iced cappuccino freeze
    blendedCoffee: affogato/coffee shake/coffee smoothie/coffee slush/coffee milkshake
    blendedCoffee: frosted coffee/coffee frappe/フラペチーノ
    americano: americano/caffe americano/cafe americano/long black/アメリカーノ/아메리카노/lungo/cafe creme
    americano: caffe crema/cafe crema/cafe allonge/cafe long
    latte: latte/lattes/caffe latte/cafe latte/cafe au lait/cafe con leche/milchkaffee
    latte: latte macchiato/caramel macchiato/vanilla macchiato/cafe com leite/galao
    latte: koffie verkeerd/melkkoffie/maitokahvi/flavored macchiato/カフェラテ/カフェオレ/ラテ/拿铁/라떼/латте
    latte: white coffee/kawa z mlekiem/bialy kawa/cafe viennois/cafe misto/dirty chai
    cappuccino: cappuccino/capuccino/cappucino/capucino/cappuccinos/kapuziner/カプチーノ/капучино/卡布奇诺
    cappuccino: cappucinno/wiener melange
    flatWhite: flat white/flatwhite
    mocha: mocha/mochas/caffe mocha/cafe mocha/mochaccino/mocaccino/mokaccino/мокко/カフェモカ
    mocha: cafe moca/white mocha/white chocolate mocha
    cortado: cortado/macchiato/espresso macchiato/cortadito/piccolo latte/cafe bombon
    cortado: cafe noisette/kleiner brauner
    espresso: espresso/espressos/expresso/espreso/ristretto/doppio/cafe solo/caffe espresso
    espresso: espresso shot/shot of espresso/emspresso/эспрессо/エスプレッソ/浓缩咖啡/에스프레소/nespresso
    espresso: nespresso capsule/red eye coffee/bica/cafezinho/cafe expres/cafe express
    espresso: espresso capsule/espresso pod/kawa espresso
    turkishCoffee: turkish coffee/coffee turkish/greek coffee/greek coffee metrios/arabic coffee
    turkishCoffee: bosnian coffee/turk kahvesi/armenian coffee/cafe turc/turkischer kaffee/mokka
    turkishCoffee: metrios/cypriot coffee/lebanese coffee
    mokaCoffee: moka/moka pot/bialetti/caffettiera
    cubanCoffee: cuban coffee/coffee cuban/cafe cubano/cubano coffee/cafecito/colada coffee
    cubanCoffee: cuban colada
    vietnameseCoffee: vietnamese coffee/vietnamese iced coffee/ca phe sua da/ca phe sua/ca phe da
    vietnameseCoffee: egg coffee/cafe sua da
    robustaCoffee: robusta/robusta coffee
    strongCoffee: high caffeine coffee/extreme caffeine coffee/extreme coffee/very strong coffee
    strongCoffee: strongest coffee/world strongest coffee/killer coffee
    mushroomCoffee: mushroom coffee/coffee with mushroom
    coffeeBeans: coffee bean/coffee ground/ground coffee/coffee grounds/kaffeebohnen/kaffeepulver
    coffeeBeans: cafe moulu/cafe en grain/cafe molido/caffe macinato/cafe en grano
    coatedBeans: chocolate covered coffee bean/chocolate coated coffee bean
    coatedBeans: chocolate covered espresso bean/coffee bean chocolate
    coatedBeans: espresso bean dark chocolate/chocolate espresso bean
    cereal: coffee substitute/cereal coffee/cereal grain beverage/grain coffee/caro coffee/postum
    cereal: malzkaffee/getreidekaffee/zichorienkaffee/landkaffee/chicory coffee/chicory beverage
    cereal: dandelion coffee/barley coffee/caffe d orzo/caffe orzo/barleycup/kawa zbozowa
    cereal: cafe de cebada/ecco bella/teeccino/roasted grain beverage/acorn coffee/lupin coffee
    cereal: lupinenkaffee/malted coffee
    coffeeLiqueur: coffee liqueur/liqueur coffee/kahlua/tia maria/liqueur coffee flavored
    coffeeLiqueur: cordial or liqueur coffee flavored/coffee tequila/liquore al caffe
    coffeeLiqueur: licor de cafe/liqueur de cafe
    creamLiqueur: baileys/irish cream/liqueur with cream/cream liqueur/amarula
    liqueurCocktail: black russian/white russian/mudslide/alexander/brandy alexander/grasshopper
    liqueurCocktail: golden cadillac/kahlua and milk/kahlua and cream/baby guinness/b 52
    coffeeCocktail: irish coffee/espresso martini/alcoholic coffee drink/pharisaer/carajillo
    coffeeCocktail: caffe corretto/cafe corretto/spanish coffee/hard coffee
    """
}
