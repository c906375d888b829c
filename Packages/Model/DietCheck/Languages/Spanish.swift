extension LexiconTables {
  static let spanish = """
    gluten: gluten, cereales que contienen gluten, cereales con gluten
    wheat: trigo, harina de trigo, sémola, cuscús, cuscus, bulgur, seitán, trigo duro, salvado de trigo, pan rallado, \
    escanda, semolina, harina enriquecida
    spelt: espelta
    khorasan: kamut, trigo khorasan
    rye: centeno
    barley: cebada, malta, malteado, malteada, extracto de malta
    oats: avena, bebida de avena, leche de avena
    triticale: triticale
    crustaceans: crustáceo, marisco
    shrimp: gamba, camarón, camarones, langostino, gambón
    crab: cangrejo, buey de mar, centollo, nécora, jaiba
    lobster: bogavante, langosta
    crayfish: cangrejo de río
    langoustines: cigala
    krill: kril
    eggs: huevo, clara de huevo, yema, yema de huevo, ovoproducto, albúmina, ovoalbúmina, lisozima, mayonesa, merengue, \
    clara pasteurizada
    fish: pescado, pez, merluza, bonito, lubina, dorada pescado, ?rape, lenguado, emperador, pez espada, surimi, \
    caviar, rodaballo, panga, tilapia, aceite de pescado, salsa de pescado, pescadilla, abadejo, mero, palometa
    anchovies: anchoa, boquerón, boquerones
    salmon: salmón, salmones
    tuna: atún, atunes
    cod: bacalao
    herring: arenque
    mackerel: caballa
    sardines: sardina
    trout: trucha
    eel: anguila
    peanuts: cacahuete, cacahuate, maní, manises, crema de cacahuete, mantequilla de cacahuete, mantequilla de maní, \
    aceite de cacahuete
    soybeans: soja, soya, lecitina de soja, lecitina de soya, bebida de soja, leche de soja, leche de soya, tofu, \
    edamame, aceite de soya, proteína de soya
    soybeans+wheat: salsa de soja, salsa de soya
    milk: leche, lácteo, láctea, lácteos, lácteas, nata, crema de leche, suero de leche, suero lácteo, yogur, yogurt, \
    yogures, leche en polvo, leche desnatada, proteína láctea, materia grasa láctea, dulce de leche, kéfir, cuajada, \
    chocolate con leche, chocolate blanco, lactosuero, leche condensada, lactoalbúmina
    lactose: lactosa
    casein: caseína, caseinato
    butter: mantequilla, grasa de leche, grasa butírica, mantequilla concentrada
    cheese: queso, mozzarella, parmesano, requesón, manchego, ricotta, mascarpone, cuajada de queso, feta, emmental, cabrales
    nuts: fruto de cáscara, frutos de cáscara, frutos secos, fruto seco, frutas de cáscara, nueces de árbol
    almonds: almendra, almendrado, mazapán, leche de almendra, leche de almendras, bebida de almendras, turrón
    hazelnuts: avellana, crema de avellanas
    walnuts: nuez, nueces, nuez de nogal, nuez de castilla
    cashew-nuts: anacardo, marañón, nuez de la india, castaña de cajú
    pecan-nuts: pacana, nuez pecana, nueces pecanas, nuez pecán
    brazil-nuts: nuez de brasil, nueces de brasil, nuez del brasil, castaña de pará
    pistachio-nuts: pistacho, pistache
    macadamia-nuts: macadamia, nuez de macadamia, nueces de macadamia
    pine-nuts: piñón, piñones
    celery: apio, apionabo
    mustard: mostaza
    sesame-seeds: sésamo, ajonjolí, tahini, tahina, semillas de sésamo
    sulphur-dioxide-and-sulphites: sulfito, dióxido de azufre, anhídrido sulfuroso, metabisulfito, bisulfito
    lupin: altramuz, altramuces, lupino
    molluscs: molusco, berberecho, percebe, bígaro
    squid: calamar, calamares, ?pota, chipirón, chipirones
    octopus: pulpo
    cuttlefish: sepia, jibia, tinta de sepia, tinta de calamar
    mussels: mejillón, mejillones
    clams: almeja, chirla, navaja marina
    oysters: ostra
    scallops: vieira, zamburiña
    snails: caracol, caracoles
    meat: carne, embutido, salchicha, extracto de carne, caldo de carne, albóndiga, hígado, morcilla, fuet
    pork: cerdo, jamón, tocino, beicon, bacón, panceta, lomo embuchado, chorizo, manteca de cerdo, gorrino, porcino, \
    salchichón, puerco, lacón, ibérico
    beef: ternera, vacuno, buey, carne de res, vaca
    lamb: cordero, carne de ovino
    poultry: pollo, pavo, pato, ?ave, gallina, ?oca
    game: jabalí, conejo, ciervo, caza mayor
    gelatin: gelatina, colágeno
    fish-gelatin: gelatina de pescado
    animal-fat: grasa animal, sebo
    rennet: cuajo, cuajo animal
    carmine: carmín, cochinilla, ácido carmínico
    shellac: goma laca
    honey: miel, jalea real, propóleo
    beeswax: cera de abeja
    glycerides: mono y diglicéridos, monoglicéridos, diglicéridos
    alcohol: alcohol, vino, ?ron, brandy, coñac, jerez, anís dulce, licor, tequila, aguardiente, sidra, etanol, ?cava, orujo
    alcohol+barley: cerveza
    onion: cebolla
    garlic: ajo
    buckwheat: trigo sarraceno, alforfón, trigo sarraceno integral
    coconut: coco, leche de coco, nuez de coco, crema de coco, aceite de coco, mantequilla de coco
    chestnuts: castaña
    corn: maíz
    -: nuez moscada, nueces moscadas, mantequilla de cacao, manteca de cacao, manteca de karité, mantequilla de karité, \
    castaña de agua, nuez de cola, nuez de kola, nuez tigre, chufa, leche de arroz, leche de cáñamo, ácido láctico, \
    fermentos lácticos, fermentos lácteos sin leche, bacterias lácticas, lactato, crémor tártaro, vinagre de vino, \
    vinagre de jerez, vinagre de sidra, vinagre de alcohol, leche de magnesia, huevo vegano, queso vegano, leche vegetal, \
    nata vegetal, mantequilla vegetal, nata de coco, calabaza butternut, nuez de areca, nuez de betel, cuajo vegetal, \
    cuajo microbiano, mantequilla de manzana, gelatina vegetal, trigo de karité, carne vegetal, carne de membrillo, \
    carne de coco, pulpo vegano, tomate carne
    !alcohol: desalcoholizado, desalcoholizada
    !milk+eggs+meat+fish+honey+gelatin: vegano, vegana
    !lactose: deslactosado, deslactosada
    ~wheat: ?pan, pasta, galleta, tostada, bocadillo, fideos, espaguetis, empanada, hamburguesa, sándwich, pan de molde
    ~wheat+milk+eggs: tarta, bizcocho, magdalena, crepe, croqueta, pastel, bollo, rosquilla
    ~wheat+milk: pizza, croissant, lasaña, canelones, bechamel
    ~wheat+eggs: churro, empanado, rebozado
    ~eggs: tortilla, tortilla de patatas, tortilla española, alioli, revuelto
    ~eggs+milk: flan, natillas, helado
    ~shrimp+molluscs+fish: paella, zarzuela
    ~milk: café con leche, cortado, arroz con leche, batido, chocolate a la taza
    ~nuts: ajoblanco
    ~fish+eggs: ensaladilla rusa, ensaladilla
    ~pork: cocido, fabada
    ~corn: nachos, arepa
    @traces: puede contener, pueden contener, puede contener trazas, trazas, puede contener trazas de, posibles trazas, \
    contener trazas, elaborado en una fábrica, fabricado en una fábrica, en instalaciones donde, en una planta que, \
    fabricado en instalaciones, elaborado en instalaciones, misma línea, línea que, envasado en una planta, fábrica que, \
    instalaciones que, podría contener, puede presentar trazas, elaborado en un obrador
    @contains: contiene, contienen, ingredientes, alérgenos
    @not: no contiene, no contienen, libre de, está libre de
    @without: sin, exento de, exenta de, no, ningún, ninguna, sin adición de, libres de
    @free: eliminado, eliminada
    @and: y, ?e
    @or: ni, ?o, y o
    @ignore: para alérgenos, para alérgenos ver, ver ingredientes en negrita, alérgenos en negrita
    common: azúcar, sal, agua, aceite, harina, con, del, los, aroma, emulgente, emulsionante, conservador, colorante, \
    jarabe, almidón, polvo, zumo, jugo, especias, levadura, girasol, palma, arroz, cacao, ácido cítrico, vinagre, \
    acidulante, corrector, vegetal, tomate
    """
}
