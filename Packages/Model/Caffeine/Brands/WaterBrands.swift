/// Waters with caffeine and those without, energy drinks to mix, juices: the kind, the names, then
/// ml:mg with the usual size first.
enum WaterBrands {
  static let lines = """
    energyWater: monster hydro/monster hydro sport | 591:150 751:188
    caffeineFree: rockstar unplugged | 355:0
    energyMix: celsius on the go/celsius stick/celsius powder | 355:200
    energyMix: g fuel/gfuel/g fuel powder/g fuel energy formula | 473:140
    caffeineFree: prime hydration/prime hydration drink | 500:0
    caffeineFree: lucozade sport | 500:0
    energyMix: sneak energy/sneak/sneak energy mix | 500:150
    energyMix: x gamer/xgamer/gamer fuel/game fuel powder/rogue energy/rogue energy mix/juju energy/runtime next | 473:180
    energyWater: guru sparkling/guru sparkling energy water/guru energy water | 355:100
    energyMix: eboost/eboost powder | 240:110
    caffeineFree: neuro sleep/neuro bliss/neuro daily | 430:0
    energyMix: advocare spark/spark energy mix | 240:120
    energyJuice: cran energy/ocean spray cran energy/ocean spray energy | 240:55
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
    energyJuice: bai/bai antioxidant/bai antioxidant infusion/bai bubble/bai infusion | 532:55 340:45
    energyWater: yerbae/yerbaé | 473:160 355:100
    energyWater: bolt 24 energize/bolt24 energize/bolt 24/bolt24 | 500:75
    """
}
