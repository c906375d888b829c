/// Energy drinks of the world: the kind, the names, then ml:mg with the usual size first.
enum EnergyBrands {
  static let lines = """
    energyDrink: red bull/redbull/red bull sugarfree/red bull zero/red bull total zero/red bull edition | 250:80 355:114 473:151 591:189
    cola: red bull cola/red bull simply cola | 250:32
    energyShot: red bull shot/red bull energy shot | 60:80
    energyDrink: monster/monster energy/monster energy drink/monster ultra/monster juice/juice monster/monster assault/monster khaos/monster mango loco/monster pipeline/monster punch/monster nitro/monster cuba libre | 473:160 500:160 355:120 250:80 568:192
    energyDrink: monster zero ultra/monster ultra white/monster absolutely zero/monster absolute zero/monster lo carb/monster ultra zero/monster low carb | 473:140 500:150 355:105
    energyDrink: monster import/monster mixxd | 550:179
    energyDrink: monster maxx/monster extra strength/monster max | 355:160
    energyTea: monster rehab/rehab monster/monster tea | 458:160
    energyWater: monster hydro/monster hydro sport | 591:150 751:188
    energyDrink: monster super fuel/monster hydro super sport/monster muscle | 568:200
    energyDrink: monster ripper/monster the doctor/monster vr46/monster lewis hamilton/monster lh44 | 500:160
    energyDrink: monster dragon tea/dragon tea monster | 680:240
    energyDrink: monster muscle/muscle monster | 444:160
    energyCoffee: java monster/monster java/monster coffee/monster mean bean/monster loca moca/monster kona | 444:200
    energyCoffee: espresso monster/monster espresso | 250:160
    energyCoffee: caffe monster/monster caffe | 406:180
    energyCoffee: java monster 300/triple shot monster/java monster triple shot | 444:300
    energyShot: monster hitman/hitman energy shot/monster energy shot | 89:120
    energyDrink: rockstar/rockstar energy/rockstar original/rockstar energy drink/rockstar recovery/rockstar sugar free/rockstar diet/rockstar juiced/rockstar organic | 473:160 500:160 250:80 355:120
    energyDrink: rockstar punched/rockstar pure zero/rockstar zero carb/rockstar metabolic/rockstar halo/rockstar perfect berry/rockstar revolt/rockstar boom/rockstar hardcore | 473:240 500:160
    energyDrink: rockstar xdurance/rockstar x durance/rockstar thermo | 473:300
    energyDrink: rockstar super sours | 473:240
    energyDrink: rockstar focus | 355:200
    energyCoffee: rockstar roasted/rockstar coffee/rockstar latte | 444:225
    energyShot: rockstar shot/rockstar energy shot | 74:229
    caffeineFree: rockstar unplugged | 355:0
    energyDrink: bang/bang energy/bang energy drink/bang keto | 473:300 355:225
    energyShot: bang shot/bang energy shot | 89:300
    energyCoffee: bang keto coffee/bang coffee | 444:300
    energyDrink: reign/reign energy/reign total body fuel/reign body fuel | 473:300 500:200
    energyDrink: reign storm/reign inferno | 355:200 473:300
    energyDrink: celsius/celsius energy/celsius live fit/celsius stevia/celsius originals/celsius sparkling/celsius vibe | 355:200
    energyDrink: celsius heat/celsius essential/celsius bcaa | 473:300
    energyMix: celsius on the go/celsius stick/celsius powder | 355:200
    energyDrink: nos/nos energy/nos energy drink/nos zero/nos turbo/nos high performance | 473:160 355:120 650:260
    energyShot: nos shot/nos powershot/nos energy shot | 59:125
    energyDrink: full throttle/full throttle energy/full throttle citrus/full throttle unleaded | 473:160
    energyDrink: amp/amp energy/mountain dew amp/mtn dew amp/amp energy boost | 473:142 355:107 240:72
    energyDrink: amp game fuel/mtn dew game fuel/mountain dew game fuel/mountain dew amp game fuel | 473:90 591:121
    energyDrink: mtn dew energy/mountain dew energy/mtn dew rise/mountain dew rise | 473:180 500:90
    energyDrink: adrenaline shoc/a shoc/adrenaline shoc smart energy/ashoc | 473:300 355:200
    energyDrink: alani nu/alani/alaninu | 355:200
    energyDrink: c4/c4 energy/c4 smart energy/c4 original/cellucor c4 energy/c4 carbonated | 473:200 355:200
    energyDrink: c4 ultimate/c4 ultimate energy | 473:300
    energyDrink: ghost energy/ghost energy drink/ghost | 473:200
    energyDrink: g fuel can/gfuel can/g fuel energy drink/g fuel rtd | 473:300
    energyMix: g fuel/gfuel/g fuel powder/g fuel energy formula | 473:140
    energyDrink: prime energy/prime energy drink | 355:200 330:140
    caffeineFree: prime hydration/prime hydration drink | 500:0
    energyDrink: raze/raze energy | 473:300
    energyDrink: ryse/ryse fuel | 473:200
    energyDrink: 3 d energy/3d energy | 473:200
    energyDrink: zoa/zoa energy | 473:160 355:120
    energyDrink: rowdy/rowdy energy | 473:160
    energyDrink: venom/venom energy/venom death adder/venom black mamba | 473:160
    energyDrink: xyience/xenergy/xyience xenergy | 473:200
    energyDrink: xs energy/xs energy drink/xs gold plus/xs cranberry grape/xs power drink | 250:80 355:114
    energyDrink: wired x 3000/wired x3000 | 473:185
    energyDrink: wired x 344/wired x344/wired energy | 473:344
    energyDrink: jolt energy/jolt cola energy/jolt | 473:200 710:280
    cola: jolt cola/jolt classic cola | 355:72
    energyDrink: hansen energy/hansen natural energy | 250:80
    energyDrink: lost energy/lost five o | 473:160
    energyDrink: no fear/no fear energy/no fear motherload/sobe no fear | 473:174
    energyDrink: sobe adrenaline/sobe adrenaline rush | 473:152
    energyDrink: sobe energy/sobe energize/sobe citrus energy | 591:81
    energyDrink: rip it/rip it energy/rip it fuel | 473:160 240:100
    energyShot: rip it shot/rip it energy shot | 59:120
    energyDrink: redline/redline xtreme/redline energy/redline extreme/vpx redline/redline princess | 240:316
    energyShot: redline power rush/redline energy shot | 74:350
    energyDrink: cocaine energy/cocaine energy drink | 250:280
    energyDrink: spike shooter/spike energy/spike original shooter | 250:300
    energyDrink: spike hardcore/spike hardcore energy | 473:350
    energyDrink: hyde xtreme/hyde power potion/prosupps hyde/hyde energy/mr hyde | 355:400
    energyDrink: hype/hype energy/hype mfp | 250:80 473:151
    energyDrink: hell energy/hell/hell classic/hell energy drink | 250:80 500:160
    energyCoffee: hell energy coffee/hell coffee/hell ice coffee | 250:100
    energyDrink: burn energy/burn energy drink/burn intense | 250:80 355:112 500:160
    energyDrink: mother energy/mother energy drink/mother original/mother frosty | 500:160 250:80
    energyDrink: v energy/v energy drink/v blue/v green/v guarana/v pure | 250:78 350:109 500:155
    energyCoffee: v iced coffee/v energy iced coffee | 500:155
    energyDrink: relentless/relentless energy/relentless origin/relentless inferno | 500:160
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
    caffeineFree: lucozade sport | 500:0
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
    energyDrink: bomba energy/bomb energy/bomb energy drink | 250:80
    energyDrink: beebad/bee bad/enerbee | 250:80 355:100
    energyDrink: blu frog/blue frog energy | 250:80
    energyDrink: rush energy/rush energy drink | 245:80
    energyDrink: demon energy/demon energy drink | 500:160
    energyDrink: red eye energy/red eye energy drink | 330:106
    energyDrink: levlup/levlup gaming booster/lev lup | 500:250
    energyMix: sneak energy/sneak/sneak energy mix | 500:150
    energyMix: x gamer/xgamer/gamer fuel/game fuel powder/rogue energy/rogue energy mix/juju energy/runtime next | 473:180
    energyDrink: game changer energy/gamersupp/gamer supp/gamer supps | 473:100
    energyDrink: demon drink/liquid death energy | 500:160
    energyDrink: monster reserve/monster aussie lemonade | 473:160
    energyDrink: solimo energy | 473:152
    energyDrink: spider energy/spider energy drink | 473:240
    energyDrink: triton energy | 473:200
    energyDrink: quake energy/quake energy drink | 473:250
    energyDrink: kill cliff ignite/kill cliff energy/ignite kill cliff | 355:150
    energyTea: kill cliff recovery/kill cliff recover | 355:25
    energyDrink: duff energy/duff energy drink | 355:120
    energyDrink: coca cola energy/coke energy | 355:114 250:80
    energyDrink: hiball/hi ball/hiball energy | 473:160
    energyDrink: guru/guru energy/guru organic/guru original/guru lite/guru matcha | 355:140 250:100
    energyWater: guru sparkling/guru sparkling energy water/guru energy water | 355:100
    energyDrink: mati/mati energy/mati unsweetened | 355:115
    energyDrink: uptime/uptime energy | 355:142
    energyDrink: usana rev 3/usana rev3/rev 3 energy/rev3 energy | 355:120
    energyDrink: sambazon/sambazon amazon energy/amazon energy | 355:120
    energyDrink: eboost super fuel/eboost can | 355:110
    energyMix: eboost/eboost powder | 240:110
    energyDrink: steaz energy/steaz | 355:100
    energyDrink: runa/runa clean energy/runa energy | 355:150 250:120
    energyDrink: red power elixir | 355:160
    energyDrink: all in energy/poker energy | 355:75
    energyDrink: go girl/gogirl | 355:150
    energyDrink: tab energy | 310:95
    energyDrink: pimp juice/pimpjuice | 250:81
    energyDrink: whoop ass/whoopass/jones whoopass | 250:100
    energyDrink: bawls/bawls guarana | 473:103 300:64
    energyDrink: crunk/crunk energy/crunk juice | 473:96
    energyDrink: liquid ice energy/liquid ice | 250:83
    energyDrink: fuze energy/fuze refresh | 355:102
    energyDrink: hydrive/hydrive energy/hydrive energy water | 458:160
    energyDrink: neuro sonic/neurosonic | 430:100
    caffeineFree: neuro sleep/neuro bliss/neuro daily | 430:0
    energyDrink: arizona energy/arizona rx energy/arizona energy drink rx/arizona rx/arizona caution | 340:127
    energyDrink: accelerator energy/advocare energy/beaver buzz | 473:160
    energyMix: advocare spark/spark energy mix | 240:120
    energyDrink: vuka/vuka energy | 473:150
    energyDrink: dna energy/dna energy drink | 473:200
    energyDrink: cintron/cintron energy | 473:200
    energyDrink: kabisa/kabisa energy | 250:80
    energyDrink: roaring lion/roaring lion energy | 250:80
    energyDrink: playboy energy/playboy energy drink | 250:80
    energyDrink: bodyarmor edge/bodyarmour edge/body armor edge | 591:100
    energyDrink: gatorade fast twitch/fast twitch | 355:200
    energyDrink: amino force/amino force energy | 650:200
    energyDrink: viso/viso energy | 500:300
    energyDrink: accelerade | 591:0
    energyDrink: v 8 energy/v8 energy/v 8 fusion energy/v8 fusion energy/v8 plus energy/v 8 plus energy | 240:80 355:115
    energyJuice: cran energy/ocean spray cran energy/ocean spray energy | 240:55
    energyDrink: gorgie/gorgie energy | 355:150
    energyDrink: bloom energy/bloom sparkling energy | 355:180
    energyDrink: lucky energy/lucky beverage/lucky f ck | 355:200
    energyDrink: update energy/uptime premium energy | 355:140
    energyDrink: proper wild can/phocus energy | 355:100
    energyDrink: joyburst/joyburst energy | 355:120
    energyDrink: accelerator reign/accelerator active energy/celsius fizz free | 355:200
    energyDrink: odyssey elixir/odyssey energy/odyssey mushroom elixir | 355:85
    energyDrink: kin spritz/kin euphoric spritz | 240:50
    energyDrink: perk energy/perk energy beverage | 240:100
    energyDrink: dutch bros rebel/dutch bro rebel/blue rebel/rebel energy drink | 473:114 355:80 710:160
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
    energyDrink: starbuck refresher canned/starbuck refreshers canned/starbuck refreshers can | 355:50
    energyDrink: starbuck baya/baya energy | 355:90
    energyMix: zipfizz/zip fizz | 473:100
    energyMix: axio/axio energy | 355:100
    energyMix: crystal light energy/crystal light energy mix | 473:60
    energyMix: mio energy/mio energy water enhancer | 240:60
    energyMix: pure kick/pure kick energy | 500:80
    energyMix: pureboost/pure boost/pure boost energy/pure boost energy drink | 473:100
    energyMix: strike force/strike force energy | 500:160
    energyMix: best choice energy mix/best choice energy drink mix/great value energy mix/great value energy drink mix | 240:120
    energyMix: great value energy enhancer/great value energy drink enhancer/great value energy drink enhancers/dasani drop energy | 240:50
    energyMix: propel with caffeine/liquid iv energy/liquid i v energy/liquid iv energy multiplier | 473:100
    energyMix: nuun energy/nuun sport caffeine/nuun boost/sis go caffeine/high5 zero caffeine/high 5 zero caffeine | 500:75
    energyMix: herbalife liftoff/liftoff/herbalife24 liftoff | 240:75
    energyMix: herbalife tea/herbalife herbal tea concentrate/herbalife tea concentrate | 240:85
    energyMix: loaded tea/mega tea/herbalife loaded tea | 710:180
    energyMix: emergen c energy/emergenc energy/plexus slim/4 life energy go stix/young living ningxia nitro | 240:80
    energyWater: perrier energize | 250:99 330:99
    energyWater: water joe | 500:70
    energyWater: avitae/avitae caffeinated water | 500:90
    energyWater: 3 water/3 water caffeine | 500:50
    energyWater: aha/aha sparkling/aha sparkling water | 355:30
    caffeineFree: bubly/bubly sparkling/la croix/lacroix/aha sparkling water without/perrier/san pellegrino/waterloo sparkling/topo chico/polar seltzer/poland spring | 355:0
    energyWater: bubly bounce | 355:35
    energyWater: limitless/limitless sparkling/limitless lightly caffeinated | 355:35
    energyWater: phocus/phocus caffeinated | 355:75
    energyWater: pep talk/pep talk sparkling | 355:55
    energyWater: hint kick/hint + kick | 473:60
    energyWater: sparkling ice caffeine/sparkling ice + caffeine/sparkling ice plus caffeine/sparkling ice energy | 473:70
    caffeineFree: sparkling ice | 500:0
    energyWater: vitaminwater energy/vitamin water energy/glaceau vitaminwater energy | 591:50
    energyWater: caribou bousted/bousted/caribou boosted sparkling water | 355:75
    energyWater: poland spring energy/poland spring sparkling energy/poland spring sparkling energy water | 340:75
    energyWater: polar frost plus energy/polar frost energy/polar frost plus | 500:67
    energyWater: krank 2 o/krank2o/krank20 | 500:100
    energyWater: hfactor energy/weird water/buzz water/crank energy water | 355:100
    energyWater: vithit boost/volvic energy/contrex energy/vit hit boost | 500:80
    energyWater: wave soda/wave caffeinated soda | 355:42
    energyWater: big watt sparkling/nitro sparkling water caffeine/sparkling yerba | 355:80
    energyDrink: oikos pro fuel | 296:100
    energyDrink: quake slurpee/quake energy slurpee/slurpee energy | 473:92
    energyJuice: bai/bai antioxidant/bai antioxidant infusion/bai bubble/bai infusion | 532:55 340:45
    energyDrink: bai boost | 532:110
    energyDrink: fitaid/fit aid/lifeaid/golferaid/partyaid/party aid/travelaid | 355:45
    energyDrink: fitaid energy/fit aid energy | 355:200
    energyDrink: focusaid/focus aid | 355:100
    energyDrink: jocko go/jocko fuel/jocko discipline go | 355:95
    energyWater: yerbae/yerbaé | 473:160 355:100
    energyDrink: verve/vemma verve/verve energy | 250:80
    energyDrink: riot energy | 473:160
    energyDrink: marquis platinum/marquis | 355:100
    energyDrink: speed stack/speedstack/abb speed stack | 532:250
    energyDrink: nawgan | 340:100
    energyDrink: boo koo/bookoo/boo koo energy/bookoo energy | 710:360
    energyWater: bolt 24 energize/bolt24 energize/bolt 24/bolt24 | 500:75
    energyDrink: liquid blitz/blue ox energy/beaver buzz citrus/beaver buzz energy | 473:188
    energyDrink: guayaki energy/volay/volay brands | 355:65
    energyDrink: tapout/tapout energy/loud energy/livewire energy/wtf energy/unbound energy/victory energy | 473:160
    """
}
