/// Energy shots, pre-workouts, tablets, gums and gels: ml:mg or g:mg, the usual size first.
enum ShotBrands {
  static let lines = """
    energyShot: 5 hour energy/5hour energy/five hour energy/5 hr energy/5 hour | 57:200
    energyShot: 5 hour energy extra strength/5 hour energy extra/5 hour extra strength | 57:230
    energyShot: 5 hour energy decaf/5 hour decaf | 57:6
    energyTea: 5 hour tea/5 hour energy tea | 57:200
    energyDrink: 5 hour energy drink/5 hour energy can/5 hour energy 16 oz can | 473:230
    energyShot: 6 hour power/6 hour energy/stacker 2 6 hour/nve 6 hour | 57:125
    energyShot: stacker/stacker 2/stacker energy shot | 59:200
    energyShot: stacker extreme/stacker 2 xtra/stacker xtra | 59:205
    energyShot: 7 eleven energy shot/7 eleven fusion energy shot | 59:260
    energyShot: eternal energy/eternal energy shot | 57:230
    energyShot: eternal energy extra strength/eternal extra strength | 57:280
    energyShot: e 6 energy shot/e6 energy shot/e 6 energy/e6 energy | 57:235
    energyShot: woke up/woke up energy shot/woke up energy | 57:225
    energyShot: worx/worx energy/worx energy shot | 59:200
    energyShot: tweaker/tweaker shot/tweaker energy | 59:200
    energyShot: tweaker extreme | 59:275
    energyShot: mr energy/mr energy shot | 59:175
    energyShot: slam energy shot/slam max | 57:200
    energyShot: nitro 2 go/nitro2go | 59:200
    energyShot: sk energy/sk energy shot/street king | 74:280
    energyShot: guayaki shot/guayaki yerba mate shot/guayaki organic energy shot | 59:140
    energyShot: forto/forto coffee shot/forto organic coffee/forto ready to go | 59:200
    energyShot: stok/stok coffee shot/stok black coffee shot | 13:40
    energyShot: dynapep/dyna pep | 4:80
    energyShot: vital 4 u/vital4u/screamin energy/screaming energy/vital 4u | 15:155
    energyShot: x mode/xmode/x mode energy | 30:150
    energyShot: tru brain/trubrain | 30:100
    energyShot: magic mind | 59:55
    energyShot: proper wild/proper wild shot/proper wild clean energy | 74:180
    energyShot: zombie blood/zombie blood energy potion | 100:80
    energyShot: mana energy potion/mana potion/mana energy | 50:75
    energyShot: health potion energy/blood energy potion/blood energy drink | 100:80
    energyShot: balance active shot | 59:100
    energyShot: reed ginger energize/reed energize shot/reed ginger shot energize | 59:100
    energyShot: c 4 shot/c4 energy shot/cellucor shot | 59:200
    energyShot: celsius shot/celsius energy shot | 59:200
    energyShot: burn shot/burn energy shot | 50:80
    energyShot: lucozade energy shot/relentless shot/monster shot uk | 60:80
    energyShot: vivid matcha shot/matcha shot/teaspec shot | 60:60
    energyShot: kuli kuli energy shot/kuli kuli | 74:85
    energyShot: alri hypershot/hypershot | 74:300
    energyShot: amp shot/amp energy shot | 59:100
    energyShot: jolt shot/jolt endurance shot | 59:150
    energyShot: perfectly energy shot/clif energy shot/gu brew shot | 59:100
    energyShot: liquid energy shot/crave energy shot/vpx shot | 59:200
    energyShot: upshot/upshot energy/ultra energy now/12 hour energy/10 hour energy/8 hour energy | 59:175
    energyShot: kola champ shot/clubmate shot/effect shot/effect energy shot/flying power shot | 60:80
    preWorkout: c4 pre workout/c4 preworkout/c 4 original pre workout/cellucor c4 pre workout/c4 powder | 6.5:150 13:300
    preWorkout: c4 ultimate pre workout/c4 ultimate powder | 20:300
    preWorkout: ghost legend/ghost legend pre workout | 14.5:250
    preWorkout: optimum gold standard pre workout/gold standard pre workout/on gold standard pre | 10:175
    preWorkout: total war/redcon1 total war/redcon 1 total war | 15:250
    preWorkout: pre jym/prejym | 26:300
    preWorkout: legion pulse/pulse pre workout | 23:350
    preWorkout: bucked up/bucked up pre workout | 12:200
    preWorkout: woke af | 13:333
    preWorkout: transparent labs bulk/bulk pre workout transparent | 20:200
    preWorkout: mr hyde pre workout/hyde pre workout/mr hyde nitrox | 7.5:400
    preWorkout: dark energy pre workout/dmaa pre workout | 10:350
    preWorkout: myprotein pre workout/the pre workout myprotein/thepreworkout/mypre | 14:200
    preWorkout: esn crank/crank esn/crank pump pro/esn crank booster | 10:200
    preWorkout: grenade 50 calibre/50 calibre | 23:300
    preWorkout: applied nutrition abe/abe pre workout/abe all black everything | 10.5:200
    preWorkout: no explode/n o xplode/noxplode/bsn noxplode | 11:275
    preWorkout: alani nu pre workout/alani pre workout | 10:200
    preWorkout: ryse pre workout/ryse godzilla/ryse loaded pre | 13:200
    preWorkout: gorilla mode/gorilla mode pre workout | 20:175
    preWorkout: beyond raw lit/lit pre workout | 10:250
    preWorkoutDrink: abe can/abe energy/abe carbonated/applied nutrition abe can | 330:200
    preWorkoutDrink: bucked up can/bucked up energy/bucked up energy drink | 473:300
    preWorkoutDrink: redcon1 energy/redcon 1 energy | 473:200
    preWorkoutDrink: optimum nutrition amino energy drink/amino energy sparkling/amin o energy can | 355:100
    preWorkoutDrink: lit energy drink/beyond raw lit drink | 473:250
    energyMix: amino energy/optimum nutrition amino energy/essential amin o energy/amin o energy/on amino energy | 300:100
    energyMix: xtend energy/bpi best energy/kaged amino energy | 300:125
    caffeineTablet: no doz/nodoz/no doz max/vivarin/jet alert/stay awake tablet/nutricost caffeine/prolab caffeine/natrol caffeine | 0.5:200
    caffeineTablet: pro plus/proplus/pro plus tablet | 0.2:50
    caffeineTablet: coffeinum/coffeinum n | 0.3:200
    caffeineTablet: excedrin/excedrin extra strength/excedrin migraine | 0.7:65
    caffeineTablet: anacin | 0.6:32
    caffeineTablet: midol complete/midol | 0.7:60
    caffeineTablet: panadol extra/solpadeine plus/paracetamol and caffeine/thomapyrin/thomapyrin classic | 0.7:55
    caffeineTablet: hydroxycut/hydroxycut hardcore/oxyelite pro | 1:200
    caffeineGum: military energy gum/meg gum | 3:100
    caffeineGum: run gum | 2:50
    caffeineGum: neuro gum/neurogum/neuro mint | 1.5:40
    caffeineGum: jolt gum/alert gum/alert energy gum/wrigley alert | 2:40
    caffeineGum: black black gum/lotte black black | 1.5:10
    caffeineGel: gu roctane/roctane gel/gu roctane gel | 32:35
    caffeineGel: gu energy gel/gu gel/gu espresso love | 32:40
    caffeineGel: gu gel without caffeine | 32:0
    caffeineGel: sis go energy caffeine/sis caffeine gel/science in sport caffeine gel/sis double espresso gel | 60:150
    caffeineGel: maurten gel caf 100/maurten caf 100/maurten caf | 40:100
    caffeineGel: clif shot gel caffeine/clif shot double espresso | 34:100
    caffeineGel: high5 energy gel caffeine/high 5 caffeine gel | 40:30
    caffeineGel: jelly belly sport beans extreme/extreme sport beans | 28:50
    caffeineGel: scho ka kola/schokakola/scho-ka-kola | 25:50
    caffeineGel: energy bar caffeine/verb energy bar/verb bar/eat your coffee bar | 26:65
    coatedBeans: awake chocolate/awake chocolate bar/awake caffeinated chocolate | 44:101
    """
}
