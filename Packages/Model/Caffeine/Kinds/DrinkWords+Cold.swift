/// Words for cold drinks.
extension DrinkWords {
  static let cold = """
    cola: cola/colas/kola/coke/cokes/cola drink/cola soft drink/soft drink cola/refresco de cola
    cola: bebida de cola/bibita alla cola/cola getrank/napoj cola/coca/koka/koka kola/コーラ/可乐/可樂
    cola: кола/콜라/كولا/cola float/coke float
    dietCola: diet cola/cola diet/cola light/cola zero/light cola/zero cola/cola zero sugar
    dietCola: cola max/cola sugar free/sugar free cola/cola low calorie/low calorie cola
    dietCola: low calorie cola or pepper type/low calorie cola or pepper types/dietcoke
    dietCola: cola sin azucar
    pepperSoda: pepper type/soft drink pepper type/pepper soda/dr soda/mr pibb
    pepperSoda: pepper flavored soda/cola or pepper type
    citrusSoda: mountain soda/citrus soda with caffeine/citrus soft drink with caffeine
    citrusSoda: caffeinated citrus soda/mountain mist/mountain lightning/mountain rush
    citrusSoda: mountain breeze/mountain frost/mountain holler/mountain drops/mountain yellow
    citrusSoda: mountain lion soda
    someSoda: soft drink nfs/soft drink nfs diet/soft drink/a soda/can of soda/cans of soda/glass of soda/bottle of soda/diet soda/regular soda/soda nfs/soda pop/softdrink/fountain drink
    someSoda: refresco/gaseosa/boisson gazeuse/fizzy drink/erfrischungsgetrank/frisdrank
    someSoda: carbonated soft drink
    guaranaSoda: guarana soda/guarana/guarana soft drink/refrigerante guarana
    guaranaSoda: refrigerante de guarana/ガラナ
    plainSoda: and soda/with soda/soda and/juice and soda/soda fruit juice/lemonade/limonade
    plainSoda: limonata/lemon lime/lemon lime soda/soda lemon lime/root beer/rootbeer
    plainSoda: soft drink root beer/ginger ale/soft drink ginger ale/gingerale/ginger beer
    plainSoda: cream soda/soft drink cream soda/orange soda/orange soft drink/grape soda
    plainSoda: strawberry soda/cherry soda/club soda/soda water/tonic/tonic water/seltzer
    plainSoda: sparkling water/mineral water/sprudel/fruit soda/soft drink fruit flavored/gassosa
    plainSoda: orangeade/orangina/fruit punch/soft drink fruit/birch beer/sarsaparilla
    plainSoda: cherry limeade/apple spritzer/apfelschorle/cream soda soft drink/ice cream soda
    plainSoda: italian soda/bitter lemon/ramune/サイダー/soda fountain/limeade/bionade/pineapple soda
    plainSoda: peach soda/red creme soda/cream creme soda
    colaCocktail: rum and cola/cuba libre/rum and coke/rum cola/rum and diet cola/vodka and cola
    colaCocktail: vodka and diet cola/whiskey and cola/whiskey and diet cola/whisky cola
    colaCocktail: brandy and cola/whiskey cola/vodka cola/jack and coke/bourbon and cola
    colaCocktail: whisky coke/rum coke/vodka coke/gin and cola/kalimotxo/calimocho/fernet con coca
    colaCocktail: fernet and cola/rum and diet coke/whisky and cola/colabier/diesel cola
    colaCocktail: bourbon and coke/whiskey and coke/jack and cola/whiskey coke/bacardi cola
    colaCocktail: bacardi and coke
    """
}
