extension LexiconTables {
  static let spanish = """
    gluten: gluten, cereales que contienen gluten, cereales con gluten, gliadina
    wheat: trigo, harina de trigo, sémola, cuscús, cuscus, bulgur, seitán, trigo duro, salvado de trigo, \
    pan rallado, escanda, semolina, harina enriquecida, harina de fuerza, salvado, sémola de trigo, \
    gluten de trigo, fideos de trigo, galleta de trigo, ?panko, germen de trigo, almidón de trigo, trigo candeal, \
    ?farro, harina panificable, bulgur de trigo, cuscús integral, freekeh, harina leudante, fécula de trigo, \
    trigo espelta
    spelt: espelta
    khorasan: kamut, trigo khorasan
    rye: centeno
    barley: cebada, malta, malteado, malteada, extracto de malta, cebada perlada, malta de cebada, harina de malta, \
    jarabe de malta, vinagre de malta
    oats: avena, bebida de avena, leche de avena, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de avena, copos de avena, \
    salvado de avena, harina de avena
    triticale: triticale
    crustaceans: crustáceo, marisco, mariscos, percebes, cañaílla no
    shrimp: gamba, camarón, camarones, langostino, gambón, gambas, langostinos, quisquilla, carabinero, gamba roja, \
    pasta de camarón, acocil
    crab: cangrejo, buey de mar, centollo, nécora, jaiba, surimi de cangrejo, palito de cangrejo, \
    palitos de cangrejo, centolla, cangrejos, jaibas
    lobster: bogavante, langosta, langostas, bogavantes, abacanto
    crayfish: cangrejo de río, cangrejo de rio
    langoustines: cigala, cigalas, maganto
    krill: kril, ?krill, aceite de krill
    eggs: huevo, clara de huevo, yema, yema de huevo, ovoproducto, albúmina, ovoalbúmina, lisozima, mayonesa, \
    merengue, clara pasteurizada, huevos, huevina, huevo líquido, huevo pasteurizado, yema pasteurizada, \
    clara en polvo, claras de huevo, ovoproductos, huevo de codorniz, lactonesa huevo, merengues, \
    lecitina de huevo, ovomucoide, ?yemas, salsa holandesa, salsa tártara, huevo en polvo, ponche de huevo, \
    rompope, clara de huevo en polvo
    fish: pescado, pez, merluza, bonito, lubina, dorada pescado, ?rape, lenguado, emperador, pez espada, surimi, \
    caviar, rodaballo, panga, tilapia, aceite de pescado, salsa de pescado, pescadilla, abadejo, mero, palometa, \
    pescados, bacaladilla, gallo pez, gallineta, ?raya=, tintorera, marrajo, ?cazón, tiburón, carpa pescado, \
    ?lucio, ?perca, siluro, mojama, huevas, huevas de lumpo, ?lumpo, ?hueva, ?mújol, besugo, ?breca, dentón, \
    dorada=, corvina, congrio, morena pez, salmonete, ?pargo, mahi mahi, reineta, ?jurel, chicharro, cabracho, \
    rosada, fletán, halibut, platija, lenguados, fogonero, carbonero pez, ?garum, salsa worcestershire, \
    salsa perrins, salsa inglesa, ?dashi, katsuobushi, extracto de pescado, caldo de pescado, fumet de pescado, \
    ?fumet, gelatina pescado, pejerrey, lisa pez, boga pez, sábalo, robalo, huachinango, pescadito, \
    surimi de pescado, ?gulas, angulas, sucedáneo de caviar, eperlano, espadín, ?bagre, tarama, \
    colágeno de pescado, pescaditos
    anchovies: anchoa, boquerón, boquerones, anchoas, pasta de anchoa
    salmon: salmón, salmones, salmón ahumado, trucha asalmonada salmón
    tuna: atún, atunes, bonito del norte, atún claro, atún blanco, albacora, ?melva, patudo, ?rabil, listado atún
    cod: bacalao, bacalao salado, aceite de hígado de bacalao
    herring: arenque, arenques
    mackerel: caballa, caballas, verdel, estornino
    sardines: sardina, sardinilla, sardinas, sardinillas
    trout: trucha, truchas
    eel: anguila, angula, anguilas
    peanuts: cacahuete, cacahuate, maní, manises, crema de cacahuete, mantequilla de cacahuete, \
    mantequilla de maní, aceite de cacahuete, ?manís, cacahuetes, cacahuates, aceite de maní, pasta de cacahuete, \
    pasta de maní, harina de cacahuete
    soybeans: carne de soja, soja, soya, lecitina de soja, lecitina de soya, bebida de soja, leche de soja, leche de soya, tofu, \
    edamame, aceite de soya, proteína de soya, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de {soja|soya}, ?miso, tamari, ?shoyu, \
    ?natto, tempeh, ?okara, habas de soja, haba de soja, soja texturizada, aceite de soja, harina de soja, ?tofú, \
    proteína de soja, lecitina soja, lecitinas de soja, salsa hoisin, edamames
    soybeans+wheat: salsa de soja, salsa de soya, salsa teriyaki, salsa ponzu
    milk: leche, lácteo, láctea, lácteos, lácteas, nata, crema de leche, suero de leche, suero lácteo, yogur, \
    yogurt, yogures, leche en polvo, leche desnatada, proteína láctea, materia grasa láctea, dulce de leche, kéfir, \
    cuajada, chocolate con leche, chocolate blanco, lactosuero, leche condensada, lactoalbúmina, lechera, \
    leche entera, leche evaporada, sólidos lácteos, sólidos de leche, suero en polvo, ?suero=, \
    extracto seco lácteo, nata montada, crema agria, crema ácida, crema pastelera, ?mató, cuajadas, \
    leche merengada, arequipe, cajeta, manjar blanco, ?skyr, ?ayran, ?lassi, labneh, proteína de suero, \
    proteínas lácteas, proteínas de leche, leche fermentada, suero de mantequilla, calostro, lactoferrina, \
    helado de nata, manteca de leche, permeado lácteo, leche de vaca, leche de oveja, leche de cabra, \
    leches fermentadas, crema chantilly, leche maternizada, nata agria, queso fresco
    lactose: lactosa, lactitol, lactulosa, azúcar de leche, ?e966
    casein: caseína, caseinato, caseinato sódico, caseinato cálcico, caseinatos
    butter: mantequilla, grasa de leche, grasa butírica, mantequilla concentrada, mantequilla clarificada, \
    manteca clarificada, aceite de mantequilla, ?ghee
    cheese: queso, mozzarella, parmesano, requesón, manchego, ricotta, mascarpone, cuajada de queso, feta, \
    emmental, cabrales, quesos, queso crema, queso fundido, cheddar, ?gouda, ?edam, ?brie, camembert, gorgonzola, \
    roquefort, gruyère, gruyer, pecorino, provolone, grana padano, parmigiano reggiano, halloumi, mozarella, \
    idiazábal, tetilla, ?mahón, torta del casar, queso de cabra, queso de oveja, queso azul, burgos queso, \
    oaxaca queso, cotija, panela queso, burrata, raclette, asiago, taleggio, havarti, maasdam, ricota, quesitos
    nuts: fruto de cáscara, frutos de cáscara, frutos secos, fruto seco, frutas de cáscara, nueces de árbol, \
    nueces y avellanas, mezcla de frutos secos, frutos de nuez, frutos con cáscara, frutas con cáscara, hayuco
    almonds: queso de {almendra|almendras}, almendra, almendrado, mazapán, leche de almendra, leche de almendras, bebida de almendras, turrón, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de almendra, almendras, mazapanes, \
    almendra molida, harina de almendra, pasta de almendra, marzipán, amaretto, horchata de almendra, polvorón, \
    frangipane, orgeat, peladilla, aceite de almendra
    hazelnuts: avellana, crema de avellanas, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de avellana, avellanas, \
    praliné de avellana, crema de cacao y avellanas, gianduja
    walnuts: nuez, nueces, nuez de nogal, nuez de castilla, nueces de nogal, aceite de nuez, nueces de california, \
    nuez de california
    cashew-nuts: anacardo, marañón, nuez de la india, castaña de cajú, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de {anacardo|marañón}, anacardos, \
    nuez de cajú, castaña de caju, ?cajú, ?merey, castañas de cajú
    pecan-nuts: pacana, nuez pecana, nueces pecanas, nuez pecán, pacanas, nueces de pecán, pecanas, nuez pacana, \
    nueces pacanas
    brazil-nuts: nuez de brasil, nueces de brasil, nuez del brasil, castaña de pará, coquito de brasil, \
    nueces del brasil, castañas de pará
    pistachio-nuts: pistacho, pistache, pistachos, alfóncigo, pasta de pistacho
    macadamia-nuts: macadamia, nuez de macadamia, nueces de macadamia
    pine-nuts: piñón, piñones, ?piñón=
    celery: apio, apionabo, apio nabo, sal de apio, semilla de apio, ?apios, apio en polvo
    mustard: mostaza, grano de mostaza, granos de mostaza, semillas de mostaza, harina de mostaza, mostazas
    sesame-seeds: sésamo, ajonjolí, tahini, tahina, semillas de sésamo, semilla de sésamo, aceite de sésamo, \
    pasta de sésamo, ?halva, gomasio, zaatar, sesamo, ?tahín, crema de sésamo
    sulphur-dioxide-and-sulphites: sulfito, dióxido de azufre, anhídrido sulfuroso, metabisulfito, bisulfito, \
    sulfitos, metabisulfitos, ácido sulfuroso, ?so2, disulfito, hidrogenosulfito, sulfuroso, azufre dióxido
    lupin: altramuz, altramuces, lupino, ?lupín, chocho altramuz, ?tarwi, harina de altramuz, lupinos
    molluscs: molusco, berberecho, percebe, bígaro, moluscos, berberechos, coquina, busano, cañaílla, cañadilla, \
    lapa marisco, abulón, loco marisco, bígaros
    squid: calamar, calamares, ?pota, chipirón, chipirones, ?potas, anillas de calamar, puntillas, volador pota
    octopus: pulpo, pulpos, pulpitos
    cuttlefish: sepia, jibia, tinta de sepia, tinta de calamar, ?choco=, chocos, sepias, chopito, chopitos
    mussels: mejillón, mejillones, choros, cholgas
    clams: almeja, chirla, navaja marina, almejas, chirlas, navaja=, navajas
    oysters: ostra, ostras, ostiones, salsa de ostras
    scallops: vieira, zamburiña, vieiras, zamburiñas, volandeira, callos de hacha
    snails: caracol, caracoles
    meat: carne, embutido, salchicha, extracto de carne, caldo de carne, albóndiga, hígado, morcilla, fuet, carnes, \
    carne picada, carnicos, cárnico, cárnica, cárnicos, salchichas, butifarra, longaniza, chistorra, ?paté, ?foie, \
    callos, mortadela, embutidos, albóndigas, morcillas
    pork: cerdo, jamón, tocino, beicon, bacón, panceta, lomo embuchado, chorizo, manteca de cerdo, gorrino, \
    porcino, salchichón, puerco, lacón, ibérico, jamón serrano, jamón ibérico, jamón cocido, ?bacon, lomo de cerdo, \
    tocineta, torreznos, manteca ibérica, magro de cerdo, papada, chicharrón, chicharrones, cochinillo, salami, \
    salchichón ibérico, cochinita, lomo adobado, costilla de cerdo
    beef: ternera, vacuno, buey, carne de res, vaca, ?res=, carne de vacuno, novillo, ?añojo, caldo de res, \
    sebo de vacuno, cecina, bresaola, caldo de carne de vacuno
    lamb: cordero, carne de ovino, lechazo, borrego, ?ovino, cabrito
    poultry: pollo, pavo, pato, ?ave, gallina, ?oca, pollos, pechuga de pavo, caldo de pollo, caldo de gallina, \
    gallinas, codorniz, codornices, pintada ave, avestruz, aves de corral, fiambre de pavo
    game: jabalí, conejo, ciervo, caza mayor, venado, perdiz, faisán, liebre, ?corzo
    gelatin: gelatina, colágeno
    fish-gelatin: gelatina de pescado
    animal-fat: grasa animal, sebo, grasas animales, manteca animal, sebo de vaca
    rennet: cuajo, cuajo animal
    carmine: carmín, cochinilla, ácido carmínico
    shellac: goma laca
    honey: miel, jalea real, propóleo
    beeswax: cera de abeja
    glycerides: mono y diglicéridos, monoglicéridos, diglicéridos
    alcohol: alcohol, vino, ?ron, brandy, coñac, jerez, anís dulce, licor, tequila, aguardiente, sidra, etanol, \
    ?cava, orujo, vino blanco, vino tinto, manzanilla vino, moscatel, vermut, whisky, ginebra, ?vodka, champán, \
    ?pisco, mezcal, pacharán, cazalla, anís licor, ron añejo, licores, ?sake, ?mirin, alcohol etílico, prosecco, \
    ?vinos, amaretto licor
    alcohol+barley: cerveza
    onion: cebolla
    garlic: ajo
    buckwheat: trigo sarraceno, alforfón, trigo sarraceno integral
    coconut: coco, leche de coco, nuez de coco, crema de coco, aceite de coco, mantequilla de coco, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de coco, coco rallado, agua de coco, \
    azúcar de coco, harina de coco, ?copra
    chestnuts: castaña, castañas, puré de castañas, marrón glacé, harina de castaña
    corn: maíz
    -: nuez moscada, nueces moscadas, mantequilla de cacao, manteca de cacao, manteca de karité, \
    mantequilla de karité, castaña de agua, nuez de cola, nuez de kola, nuez tigre, chufa, leche de arroz, \
    leche de cáñamo, ácido láctico, fermentos lácticos, fermentos lácteos sin leche, bacterias lácticas, lactato, \
    crémor tártaro, vinagre de vino, vinagre de jerez, vinagre de sidra, vinagre de alcohol, leche de magnesia, \
    huevo vegano, queso vegano, leche vegetal, nata vegetal, mantequilla vegetal, calabaza butternut, \
    nuez de areca, nuez de betel, cuajo vegetal, cuajo microbiano, mantequilla de manzana, gelatina vegetal, \
    trigo de karité, carne vegetal, carne de membrillo, carne de coco, pulpo vegano, tomate carne, \
    {leche|nata|crema|yogur|bebida|mantequilla|queso|helado|postre|kéfir} de {arroz|cáñamo|guisante|quinoa|mijo|linaza|girasol|alpiste}, \
    leche de {tigre sin pescado|coco vegana}, leche dorada vegetal, \
    mantequilla de {mango|manzana|pera|girasol|galleta|semillas de girasol|aguacate|illipé|kokum}, \
    crema de {tártaro|cacao|calabaza|arroz|verduras|limpieza|cassis|menta|orujo licor}, \
    queso {vegetal|de membrillo}, huevo {de chocolate|de pascua|vegetal}, \
    mayonesa {vegana|sin huevo|vegetal}, jamón vegano, chorizo {vegano|vegetal}, salchicha {vegana|vegetal}, \
    hamburguesa {vegetal|vegana}, pollo {vegano|vegetal}, atún {vegano|vegetal}, bacon vegano, nuggets veganos, \
    miel {de agave|de caña|de palma|vegana|de maple}, \
    vinagre de {vino blanco|vino tinto|arroz|alcohol de vino|champán|módena|cava|miel}, vinagre balsámico, \
    hoja de parra, levadura de cerveza, uva de vino, alcohol {bencílico|de azúcar|cetílico}, seta de ostra, setas de ostra, \
    setas ostra, seta ostra, gírgola, pata de cabra, lengua de vaca planta, pie de cabra seta, diente de león, \
    huevo de toro, tomate corazón de buey, corazón de buey, calabaza cacahuete, calabaza violín, \
    carne de {tomate|pimiento|pimiento choricero|ñora|jackfruit|guayaba|fruta}, pulpa de, \
    cuajo {microbiano|de cardo}, cardo cuajo, flor de cuajo, rape tabaco, gelatina de {algas|agar|fruta vegana}, \
    nuez de {areca|betel|la tierra}, almendra de {tierra|cacao|mar}, almendra tigre, chufas, \
    horchata de {chufa|arroz}, cebada perenne, salvado de {avena sin gluten|arroz|maíz}, sémola de {maíz|arroz}, \
    pan de {pascua sin|higo}, harina de {almorta|algarroba|arroz}, salsa de {tomate|manzana}, maíz dulce, \
    castañas de {agua|cajuil}, levadura madre
    !alcohol: desalcoholizado, desalcoholizada
    !milk+eggs+meat+fish+honey+gelatin: vegano, vegana, veganos, veganas, ?vegan
    !lactose: deslactosado, deslactosada
    ~wheat: ?pan, pasta, galleta, tostada, bocadillo, fideos, espaguetis, empanada, hamburguesa, sándwich, \
    pan de molde
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
    !gluten: desglutinizado
    !milk:
    !sulphur-dioxide-and-sulphites:
    !meat+fish+gelatin: vegetariano, vegetariana, vegetarianos
    @traces: puede contener, pueden contener, puede contener trazas, trazas, puede contener trazas de, \
    posibles trazas, contener trazas, elaborado en una fábrica, fabricado en una fábrica, en instalaciones donde, \
    en una planta que, fabricado en instalaciones, elaborado en instalaciones, misma línea, línea que, \
    envasado en una planta, fábrica que, instalaciones que, podría contener, puede presentar trazas, \
    elaborado en un obrador, puede contener restos, restos de, puede tener trazas, pueden tener trazas, \
    podría tener trazas, puede llevar, trazas eventuales, trazas accidentales, trazas de otros, posible presencia, \
    puede incluir, fabricado en una planta, fabricado en una línea, elaborado en una planta, \
    elaborado en una línea, elaborado en una, envasado en, envasado en una, procesado en, procesado en una planta, \
    producido en una, producido en instalaciones, producido en, mismas instalaciones, misma planta, misma fábrica, \
    en una planta donde, planta donde, planta que, fábrica donde, instalaciones en las que, equipos que, \
    en equipos, línea donde, en un ambiente, también se procesan, también se elaboran, también se manipulan, \
    también procesa, donde se manipulan, que manipula, que procesa, no apto para, no recomendado para, \
    contaminación cruzada, obrador donde
    @contains: contiene, contienen, ingredientes, alérgenos
    @not: no contiene, no contienen, libre de, está libre de, no contiene ni, no contener, elaborado sin, \
    fabricado sin, hecho sin, libre de trazas de, libres de trazas
    @without: sin, exento de, exenta de, no, ningún, ninguna, sin adición de, libres de, en lugar de, carente de, \
    sin trazas de, cero, excepto, sin contenido de
    @free: eliminado, eliminada, retirado, extraído
    @and: y, ?e
    @or: ni, ?o, y o
    @ignore: para alérgenos, para alérgenos ver, ver ingredientes en negrita, alérgenos en negrita, \
    los alérgenos se indican, alérgenos indicados en, alérgenos en mayúsculas, los alérgenos están en negrita, \
    alérgenos ver, ingredientes alérgenos en negrita, alérgenos destacados, alérgenos marcados
    common: azúcar, sal, agua, aceite, harina, con, del, los, aroma, emulgente, emulsionante, conservador, \
    colorante, jarabe, almidón, polvo, zumo, jugo, especias, levadura, girasol, palma, arroz, cacao, ácido cítrico, \
    vinagre, acidulante, corrector, vegetal, tomate
    @traces-before: pueden estar presentes, puede estar presente
    """
}
