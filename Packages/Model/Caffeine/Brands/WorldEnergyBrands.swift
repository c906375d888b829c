/// Energy drinks of Europe, Asia, Africa and Latin America, written as `EnergyBrands` are.
enum WorldEnergyBrands {
  static let lines = """
    energyDrink: emerge/emerge energy/emerge stimulation | 250:75
    energyDrink: boost energy/boost energy drink/boost energy original | 250:75 500:150
    energyDrink: carabao/carabao energy | 330:106 250:80
    energyDrink: tenzing/tenzing natural energy | 250:80 330:106
    energyDrink: rubicon raw/rubicon raw energy | 500:160
    energyDrink: grenade energy/grenade energy drink | 330:160 500:200
    energyDrink: blue bolt/blue bolt energy | 250:80 500:160
    energyDrink: blue spark/blue spark energy/lidl kong strong/kong strong/red thunder/red rooster/euro shopper/euro shopper energy/blue charge/red devil energy/dynamite energy/tiger energy | 250:80 500:160
    energyDrink: lucozade/lucozade energy/lucozade original/lucozade orange | 380:46 500:60
    energyDrink: lucozade alert | 500:150
    energyDrink: virtue/virtue clean energy/virtue energy | 250:80
    energyDrink: scheckters/scheckters organic | 250:80
    energyDrink: power horse/powerhorse/power horse energy | 250:80
    energyDrink: xl energy/xl energy drink/xxl energy | 250:80 500:160
    energyDrink: effect/effect energy/effect energy drink | 330:106 250:80
    energyDrink: 28 black/28black | 250:80
    energyDrink: take off energy/takeoff energy/booster energy drink/gonrgy/goenergy/rhino energy/rhinos energy/flying power/speed unlimited/bullit/bullit energy/slammers energy/golden power energy/crazy tiger/truc de fou/energy milk | 250:80 330:106 500:160
    energyDrink: pure cofain/cofain/pure cofain 699 | 250:175 330:231
    energyDrink: dark dog/darkdog | 250:80
    energyDrink: mad croc/mad-croc/madcroc | 250:80
    energyDrink: battery energy/battery energy drink/battery | 330:106 500:160
    energyDrink: ed energy/ed energiajuoma/teho energy/megaforce energy/euroshopper energiajuoma | 330:106 500:160
    energyDrink: nocco/nocco bcaa/nocco bcaa plus/nocco focus | 330:180
    energyDrink: nocco mini/nocco bcaa mini | 330:105
    energyDrink: celsius sweden/celsius high performance | 355:200
    energyDrink: clean drink bcaa/vitamin well power | 330:180
    energyDrink: cult energy/cult energy drink/cult raw | 500:160 250:80
    energyDrink: semtex energy/semtex | 250:80 500:160
    energyDrink: big shock/bigshock | 500:160
    energyDrink: dzik energy/wk dzik | 500:160
    energyDrink: tiger energy drink/tiger restart/black energy/black energy drink/be power/level up energy/rockstart energy/n gine energy/kamikaze energy/oshee energy/4 move energy | 250:80 500:160
    energyDrink: adrenaline rush/e on energy/flash up energy/tornado energy/gorilla energy/drive me energy/lit energy/non stop energy/burn rockstar/pit bull energy/pitbull energy/revo energy | 450:135 250:75 500:150
    energyDrink: shark energy/shark energy drink/shark stimulation | 250:80
    energyDrink: lipovitan/lipovitan d | 100:50
    energyDrink: oronamin c/oronamin | 120:18
    energyDrink: tiovita/chiovita/yunker | 100:50
    energyDrink: real gold/real gold energy | 190:20
    energyDrink: zone energy/zone ver/zone エナジー | 500:150
    energyDrink: モンスターエナジー/モンスター エナジー | 355:142 500:200
    energyDrink: レッドブル | 250:80
    energyDrink: 红牛/红牛维生素功能饮料 | 250:50
    energyDrink: 东鹏特饮/eastroc/eastroc super drink | 250:50 500:100
    energyDrink: bacchus/bacchus d/bacchus f/박카스 | 100:30
    energyDrink: hot 6/hot6/hot six/핫식스 | 250:60
    energyDrink: m 150/m150/krating daeng/krating/kratingdaeng/carabao daeng/lipo thai/shark thai | 150:50 250:80
    energyDrink: extra joss | 150:50
    energyDrink: kuku bima/kuku bima energi | 150:50
    energyDrink: cobra energy/cobra energy drink | 350:100
    energyDrink: sting/sting energy/sting energy drink | 250:72 330:95 500:145
    energyDrink: charged by thums up/thums up charged/charged thums up | 250:60
    energyDrink: predator energy/predator gold strike | 400:120 300:90
    energyDrink: score energy/switch energy/dragon energy/dragon energy drink/play energy drink | 500:150
    energyDrink: vive 100/vive100/vive 100% | 600:180 355:106
    energyDrink: volt energy/volt yellow/boost mexico/amper energy/raptor energy | 473:140 300:90
    energyDrink: speed max/peak energy drink/black energy mexico | 500:150
    energyDrink: tnt energy/tnt energy drink/fusion energy drink/fusion energy/baly energy/baly/flying horse energy/bad boy power drink/extra power energetico | 269:86 473:151 250:80
    energyDrink: speed unlimited energy/speed energy argentina | 250:80
    """
}
