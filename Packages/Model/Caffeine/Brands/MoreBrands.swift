/// More drinks of many countries: ml:mg as labels and makers have it, the usual size first.
enum MoreBrands {
  static let lines = """
    dietCola: tab diet cola/tab cola soda/tab cola | 355:47
    citrusSoda: kickapoo/kickapoo joy juice/joy juice | 355:40
    energyDrink: lift plus/live plus/lift plus energy | 250:90 440:158
    energyShot: mini thin rush/mini thin/kali extreme/kali-extreme/tweaker shot/tweaker energy | 59:200
    coldBrew: joyride cold brew/rook cold brew/rook coffee cold brew/gregory cold brew/gregorys coffee cold brew/black sheep cold brew | 355:200
    coffee: cometeer/cometeer coffee/jot coffee/jot ultra/javy/javy coffee | 240:150
    bottledCoffee: pop bottle/pop & bottle latte/pop and bottle/kitu super coffee/super coffee/super espresso | 237:110 355:200
    energyDrink: nalu/nalu energy/golden eagle/golden eagle energy/pussy natural/pussy energy/mojo energy/flow energy | 250:80
    energyDrink: xixo energy/watt energy/adrenalin energy/bomba energy drink/hell strong/hell active | 250:80 500:160
    energyDrink: crazy wolf/crazy wolf energy/bizzl energy/rhino s energy/dirty harry energy | 500:160 250:80
    energyDrink: faxe kondi booster/faxe kondi energy/x ray energy/fearless energy/bullet energy/climax energy/amber energy | 500:160 250:80
    energyDrink: clean drink/clean drink bcaa/vitamin well upgrade/barebell energy/celsius zero | 330:180
    energyDrink: vitamin well | 500:0
    energyDrink: hektik/hektik energy/reboost/reboost energy/mofaya/mofaya energy/power play energy/power play apple | 500:150 440:132
    energyDrink: tzinga/tzinga energy/cloud 9 energy/ready energy drink | 250:75
    energyDrink: hemaviton/hemaviton energy/torabika energy | 150:50
    energyDrink: number one energy/number 1 energy/number one vietnam/wake up 247/wake up 247 energy/warrior energy vietnam | 330:100 250:75
    energyDrink: bo huc/red bull vietnam/red bull thai/red bull krating | 250:50
    energyDrink: hi tiger/hi-tiger/war horse energy/le hu/乐虎/战马/体质能量/脉动能量 | 250:50 310:62
    energyDrink: dekavita/dekavita c | 120:0
    energyDrink: ライジン/raizin/raizin energy/狂撃/ブラックアウト/ゾーン エナジー/アイアンボス | 245:110
    energyDrink: devildog energy/dark energy/survivor energy/bucked up/bucked up energy/woke af energy | 473:300
    energyDrink: gorilla mind/gorilla mind energy | 473:200
    energyDrink: musashi/musashi energy | 500:160
    energyDrink: remedy good energy/remedy energy/nexba energy/e2 energy/e 2 energy/phoenix energy | 330:80
    energyDrink: 220v/220 v/v220/v 220/v220 energy/raptor energy drink/rapfor/fury energy | 473:150 300:95
    energyDrink: peak energy/score energy chile/mister big energy/mr big energy/kem xtreme/kem energy/speed unlimited argentina/rockstar chile | 500:150
    guaranaSoda: guarana mineirinho/dolly guarana/guarana dolly/guarana schin/guarana fruki/kuat zero/guarana power/tuchaua | 350:30
    plainSoda: materva/jupina/ironbeer/iron beer/postobon/colombiana/manzana postobon/pony malta/malta/malta india/malta morena/champagne cola rica/kola champagne/inca kola zero/sol manzana/toronja/squirt mexicano/penafiel/sangria senorial/mundet/lift manzana/rubicon mango/kinnie/vinea/frugo/tymbark/ptasie/kubus | 355:0
    cola: vivi kola/kola vivi/goba cola/elmer cola/breizh/colt cola/chari cola/meine cola/now cola/bio cola/wostok cola/mio cola/green cola/fit cola | 330:33
    energyJuice: mischmasch/fritz mischmasch | 330:20
    mateSoda: charitea/leet mate/mate libre/mate mate soda/el rayo mate/yula mate/materva mate/virtue yerba mate/virtue mate/clean cause/clean cause yerba mate/yachak/yachak yerba mate/nixe mate/tea mate soda/mateo mate | 473:150 330:100 250:80
    energyTea: clean cause green tea/nohi energy/matchabar hustle/matcha bar hustle/matcha hustle | 355:120
    energyDrink: holy energy/razer respawn/respawn by razer/respawn energy/levl up/x gamer energy/more energy drink/rocka energy | 500:150
    preWorkout: jack3d/jack 3d/pre kaged/kaged muscle pre/1 mr/noxplode/n o xplode/assault black/mesomorph/dust x/stim lord/psychotic/the curse/curse pre workout/wreckage/superhuman pre/gorilla mode/nitraflex/shatter pre/outlift/lit pre workout/pump serum/total war | 10:275
    energyDrink: ocean bomb/ocean bomb energy/anime energy/g fuel bottle/dragon ball energy | 355:80
    energyDrink: monster nitro super dry/monster energy nitro/monster energy nitro super dry | 473:160 500:160
    caffeineFree: punchy drinks/punchy/nutrl/chill out drink/elotrans/boost sport/lucozade zero caffeine free/lucozade revive | 330:0
    espresso: nespresso kazaar/kazaar | 40:120
    coffee: keurig coffee/keurig green mountain/keurig pod/k cup green mountain | 237:100
    coffee: wake up coffee/cafe rico/juan valdez coffee/juan valdez/cafe britt/lavazza rossa/illy classico/segafredo coffee/kimbo/caffe vergnano/hausbrandt/eduscho/jacobs coffee/onko/idee kaffee/tchibo filter/zoegas/lofberg/classic kaffe/friele/merrild/bki/meinl/julius meinl/woseba/tchibo family/mokate/davidoff cafe/kurukahveci | 200:95
    instantCoffee: mehmet efendi instant/jacobs kronung instant/douwe egbert instant/moccona/moccona instant/bru/bru coffee/bru instant/kenco/kenco smooth/kenco millicano/blendy/agf/kanu/kopiko blanca/nescafe matinal/nescafe red mug/ricoffy/frisco coffee/robert timms | 240:62
    tea: lipton/lipton tea/lipton yellow label/lipton black tea/tetley/tetley tea/pg tip/pg tips/yorkshire/yorkshire tea/typhoo/barry tea/barrys tea/lyon tea/lyons tea/clipper tea/twining english breakfast/ahmad tea/dilmah/akbar tea/brooke bond/red label tea/tata tea/taj mahal tea/wagh bakri/five roses/joko tea/bushells/dilma/bigelow english breakfast/bigelow earl grey/bigelow constant comment/luzianne/red rose tea/celestial english breakfast/stash black/stash earl grey/harney/harney english breakfast/taylor of harrogate/caykur/rize tea/dogadan/ostfriesen tee/teekanne assam/messmer schwarztee | 240:48
    greenTea: lipton green/lipton green tea/twining green/twining green tea/tetley green tea/bigelow green/stash green/celestial green tea/yogi green tea/tazo zen/teekanne gruner tee/dilmah green/ahmad green | 240:32
    herbal: celestial sleepytime/sleepytime/celestial seasonings herbal/yogi bedtime/traditional medicinal/twining chamomile/twining peppermint/tazo passion/tazo calm/bigelow herbal/messmer fruchte/good earth sweet spicy caffeine free/freshpak | 240:0
    @sheetz/quiktrip/qt/casey/speedway/circle k/buc ee/bucee/royal farm/royal farms/racetrac/kwik trip/kwik star/cumberland farm/pilot/love travel stop/maverik/thornton/ampm/getgo
    coffee: coffee/brewed coffee/hot coffee/house blend/dark roast | 473:240 355:180 591:300
    icedCoffee: iced coffee | 591:200 473:160
    coldBrew: cold brew | 591:260 473:210
    @jack in the box/sonic/sonic drive in/taco bell/culver/whataburger/arby/hardee/carl jr/five guy/shake shack/in n out/white castle/popeye/kfc/bojangle/zaxby/del taco/waffle house/ihop/denny/cracker barrel/bob evan/perkin
    coffee: coffee/brewed coffee/hot coffee/cinnabon delights coffee | 355:120 473:160
    icedCoffee: iced coffee/iced latte | 473:130
    brewedIcedTea: iced tea/sweet tea/unsweet tea/sweetened tea | 473:60 887:110
    @krispy kreme/black rock/black rock coffee bar/human bean/7 brew/seven brew/ziggi/foxtail/pj coffee/pjs coffee/la madeleine/corner bakery/au bon pain/bruegger/tropical smoothie/crumbl/first watch
    coffee: coffee/brewed coffee/drip | 473:250 355:180
    latte: latte/mocha/blondie/brunette/cappuccino/macchiato/caramelizer | 473:160 355:130
    americano: americano | 473:200 355:150
    coldBrew: cold brew | 473:230 355:180
    energyDrink: fuel/energy/rebel/fuel energy drink | 473:160
    @espresso house/wayne coffee/waynes coffee/joe & the juice/joe and the juice/black sheep coffee/esquire coffee/esquires coffee/esquires/insomnia coffee company/butler coffee/harris hoole/boston tea party/coffee republic/amt coffee/puccino/caffe ritazza/einstein kaffee/balzac coffee/coffee fellow/coffee fellows/tchibo cafe/backwerk/segafredo espresso bar/columbus cafe/cojean/coffee company/bagel beans/doppio espresso/coffeecompany/costa by coffeeheaven/cross cafe/coffeeshop company/fran cafe/ted coffee/5 to go/gloria jean turkey/kahve dunyasi/caribou turkey/mikel/gregory greece/coffee island/second cup europe/bridgehead/robin coffee/country style/good earth coffeehouse/waves coffee/blenz/van houtte/balzac coffee roaster
    coffee: coffee/filter coffee/brewed coffee/filterkaffee | 355:180 240:120
    americano: americano | 355:150 240:100
    latte: latte/caffe latte/flavoured latte/iced latte | 355:130 240:90 473:150
    cappuccino: cappuccino | 355:130 240:100
    flatWhite: flat white | 240:130
    mocha: mocha | 355:135
    espresso: espresso | 30:70 60:130
    espresso: freddo espresso/freddo | 200:130
    @cafe coffee day/ccd/barista india/barista lavazza/third wave/third wave coffee/blue tokai/highland coffee/highlands coffee/phuc long/the coffee house vietnam/trung nguyen legend/cafe amazon/inthanin/black canyon/kopi kenangan/janji jiwa/fore coffee/old town/zus coffee/bask bear/toast box/ya kun/flash coffee/jollibee coffee/bo coffee/figaro/cotti/cotti coffee/manner coffee/m stand/mixue coffee/ediya/mega coffee/compose coffee/paik/paik coffee/a twosome place/hollys/angel in us/tom n toms/doutor/tully/komeda/pronto/excelsior caffe/st marc cafe/ueshima coffee
    coffee: coffee/brewed coffee/blend coffee/phin/phin sua da/phin den da/phin coffee | 240:120 355:170
    americano: americano/iced americano | 355:150 473:200
    latte: latte/cafe latte/iced latte/coconut latte/palm sugar latte/vanilla latte | 355:130 473:150
    cappuccino: cappuccino | 240:100 355:130
    blendedCoffee: frappe/cold coffee/frappuccino/blended | 400:90
    """
}
