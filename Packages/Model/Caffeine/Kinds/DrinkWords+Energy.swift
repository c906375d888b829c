/// Words for energy drinks and what is taken for its caffeine.
extension DrinkWords {
  static let energy = """
    energyDrink: energy drink/energy drinks/energydrink/energy beverage/bebida energetica
    energyDrink: bebida energizante/energizante/boisson energisante/boisson energetique
    energyDrink: bevanda energetica/energy getrank/energiajuoma/energidryck/energidrik/energidrikk
    energyDrink: napoj energetyczny/energetyk/energeticky napoj/energeticka/enerji icecegi
    energyDrink: bautura energizanta/energiajook/energetik/energetski napitak/エナジードリンク/エナジー/能量饮料
    energyDrink: энергетик/энергетический напиток/에너지 드링크/에너지드링크/مشروب الطاقة/energy soda
    energyDrink: energy potion/energy elixir/energie drank/energiedrank/energie drink
    energyDrink: energitajuoma/energiital/energy fuel/clean energy/performance energy
    energyDrink: gaming energy/natural energy/drink energy/energy ultra/booster energy
    energyDrink: energy booster
    energyShot: energy shot/energyshot/energy shots/hour energy/caffeine shot/coffee shot
    energyShot: energy tube/energize shot/liquid energy/extreme shot/active shot/tea shot
    energyShot: shot energy/energia shot/liquid caffeine
    energyCoffee: energy coffee/coffee energy/coffee energy drink/energy espresso
    energyCoffee: doubleshot energy/coffee cola/coffee soda/espresso tonic/energy latte
    energyTea: energy tea/tea energy/sparkling energy tea/energy iced tea/tea energy drink
    energyWater: energy water/caffeinated water/caffeinated sparkling water/sparkling energy water
    energyWater: water with caffeine/water energy/sparkling water with caffeine
    energyWater: vitamin water energy/water plus caffeine/caffeine water/energy seltzer
    energyWater: water caffeinated/caffeinated seltzer
    energyJuice: energy juice/juice energy/energy juice drink/energy fruit drink/energy smoothie
    energyJuice: energy juice blend/cranberry energy juice drink
    energyMix: energy drink mix/energy mix/energy drink powder mix/energy drink enhancer
    energyMix: energy drink enhancers/energy water enhancer/energy sachet/energy stick
    energyMix: energy drink sachet/drink mix energy/energy drops/energy tablet drink
    energyPowder: energy drink powder/energy powder
    preWorkout: pre workout/preworkout/pre workout powder/preworkout powder/pre work out
    preWorkout: workout booster/trainingsbooster/booster pre workout/pre train
    preWorkoutDrink: pre workout drink/pre workout can/pre workout rtd/pre workout shot
    preWorkoutDrink: pre workout energy drink
    caffeineTablet: caffeine tablet/caffeine pill/caffeine capsule/koffeintabletten
    caffeineTablet: koffein tabletten/caffeine supplement/comprime de cafeine/cafeina pastillas
    caffeineTablet: no doz/nodoz/pro plus/proplus/vivarin/caffeine tab/jet alert/stay awake
    caffeineGum: caffeine gum/caffeinated gum/energy gum/military energy gum/caffeine chewing gum
    caffeineGum: neuro gum/run gum
    caffeineGel: caffeine gel/caffeinated gel/gel with caffeine/energy gel with caffeine
    caffeineGel: energy gel caffeine
    guaranaPowder: guarana powder/guarana em po/guarana en polvo/guaranapulver/guarana capsule
    kolaNut: kola nut/cola nut/kolanuss/noix de kola/nuez de cola
    energyCocktail: vodka and energy drink/vodka energy/vodka red bull/vodka redbull/jagerbomb
    energyCocktail: jager bomb/wodka energy/vodka energy drink/vodka and red bull
    energyCocktail: caffeinated alcoholic beverage
    """
}
