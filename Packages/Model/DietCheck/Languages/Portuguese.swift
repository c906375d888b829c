extension LexiconTables {
  static let portuguese = """
    gluten: glúten, cereais contendo glúten, cereais que contêm glúten, cereais com glúten, gliadina, \
    cereais com gluten
    wheat: trigo, farinha de trigo, sêmola, sémola, cuscuz, bulgur, seitan, trigo duro, farelo de trigo, \
    farinha de rosca, pão ralado, glúten de trigo, gérmen de trigo, germe de trigo, amido de trigo, \
    farinha enriquecida, farinha de trigo enriquecida, sêmola de trigo, semolina, ?panko, cuscuz de trigo, cuscus, \
    triguilho, trigo para quibe, farinha de kibe, ?farro, freekeh, macarrão de trigo, trigo espelta
    spelt: espelta
    khorasan: kamut
    rye: centeio
    barley: cevada, malte, maltado, maltada, extrato de malte, cevada perolada, extrato de cevada, \
    farinha de malte, xarope de malte, vinagre de malte, malte de cevada
    oats: aveia, bebida de aveia, leite de aveia, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de aveia, flocos de aveia, \
    farelo de aveia, farinha de aveia
    triticale: triticale
    crustaceans: crustáceo, marisco, mariscos, percebes, percebe
    shrimp: camarão, camarões, gamba, lagostim pequeno, gambas, camarão seco, lagostim de gamba, pasta de camarão, \
    ?pitu
    crab: caranguejo, sapateira, siri, caranguejos, santola, navalheira, sapateiras, delícias do mar, ?kani, \
    kanikama, ?siris, surimi de caranguejo
    lobster: lagosta, lavagante, lagostas, lavagantes, cavaco marisco
    crayfish: lagostim de rio
    langoustines: lagostim, lagostins
    krill: krill
    eggs: ovo, clara de ovo, gema, gema de ovo, ovoproduto, albumina, ovalbumina, lisozima, maionese, merengue, \
    ?ovos, ovo inteiro, ?gemas, claras, claras de ovo, ovo em pó, ovo líquido, clara pasteurizada, \
    gema pasteurizada, ovos de codorniz, ovos de codorna, suspiro, suspiros, lecitina de ovo, fios de ovos, \
    ovos moles, molho holandês, molho tártaro, ?aioli, ovomucoide, albumen
    fish: peixe, pescada, robalo, linguado, surimi, caviar, tilápia, tamboril, espadarte, peixe espada, panga, \
    óleo de peixe, molho de peixe, garoupa, merluza, peixes, abrótea, arraia, ?raia, badejo, besugo, cantarilho, \
    carapau, cherne, corvina, dourada, dourado peixe, enguia peixe, escolar, esturjão, faneca, galo peixe, ?goraz, \
    halibute, imperador, juliana peixe, lampreia, ?lúcio, maruca, ?mero, namorado peixe, paloco, ?pampo, ?pargo, \
    peixe galo, peixe vermelho, pescadinha, pescada branca, ?perca, pintado peixe, polaca, pollock, escamudo, \
    ruivo peixe, redfish, ?safio, salmonete, ?sarda, ?sável, ?solha, tainha, tambaqui, tintureira, tubarão, ?xaréu, \
    ?xerne, pirarucu, ?ovas, ovas de peixe, ovas de lumpo, caldo de peixe, ?fumet, extrato de peixe, ?garum, \
    molho inglês, molho worcestershire, ?dashi, katsuobushi, hondashi, douradinhos, pasta de peixe, \
    colágeno de peixe, gelatina de peixe, pangasius, pangassius, cachucho, espada preto, peixe espada preto
    anchovies: anchova, biqueirão, anchovas, biqueirões, enchova, pasta de anchova, aliche
    salmon: salmão, salmões, salmão fumado, salmão defumado
    tuna: atum, atuns, atum rabilho, albacora, atum patudo, cavala atum
    cod: bacalhau, bacalhaus, óleo de fígado de bacalhau
    herring: arenque, arenques
    mackerel: cavala, cavalas, cavalinha
    sardines: sardinha, sardinhas, petinga
    trout: truta, trutas
    eel: enguia, enguias, meixão
    peanuts: amendoim, amendoins, manteiga de amendoim, pasta de amendoim, óleo de amendoim, amendoins torrados, \
    creme de amendoim, farinha de amendoim, paçoca, pé de moleque, mancarra, jinguba, ginguba
    soybeans: carne de soja, soja, lecitina de soja, bebida de soja, leite de soja, óleo de soja, tofu, edamame, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de soja, ?miso, ?missô, \
    tamari, ?natto, tempeh, ?okara, proteína de soja, proteína texturizada de soja, farinha de soja, grãos de soja, \
    sementes de soja, extrato de soja, lecitina soja, lecitinas de soja, edamames
    soybeans+wheat: molho de soja, molho shoyu, molho teriyaki, ?shoyu, molho hoisin, molho ponzu
    milk: leite, láctea, lácteo, lácteos, laticínio, lacticínio, nata, natas, creme de leite, soro de leite, \
    iogurte, leite em pó, proteína do leite, proteínas do leite, leitelho, chocolate de leite, chocolate ao leite, \
    chocolate branco, doce de leite, leite condensado, requeijão, kefir, coalhada, leite inteiro, leite integral, \
    leite magro, leite desnatado, leite evaporado, leite de vaca, leite de cabra, leite de ovelha, \
    leite fermentado, soro em pó, soro lácteo, ?soro=, lactosoro, sólidos lácteos, sólidos de leite, \
    composto lácteo, bebida láctea, proteínas lácteas, proteína láctea, proteína de soro, creme azedo, nata azeda, \
    creme pasteleiro, chantilly, chantili, leite creme, leite maltado, iogurtes, requeijões, lacticínios, \
    laticínios, derivados de leite, gordura anidra de leite, ?skyr, ?ayran, labneh, ?lassi, colostro, lactoferrina, \
    lactalbumina, leite coalhado, leite em pó desnatado, queijada
    lactose: lactose, lactitol, lactulose, açúcar do leite, açúcar de leite
    casein: caseína, caseinato, caseinato de sódio, caseinato de cálcio, caseinatos, caseínas
    butter: manteiga, gordura láctea, gordura de leite, manteiga clarificada, manteiga de garrafa, \
    óleo de manteiga, butter oil, ?ghee
    cheese: queijo, mozarela, muçarela, parmesão, ricota, mascarpone, catupiry, queijos, queijo creme, \
    queijo fundido, queijo flamengo, mozzarella, mussarela, cheddar, ?gouda, ?edam, ?brie, camembert, gorgonzola, \
    roquefort, emmental, gruyère, parmigiano, pecorino, provolone, halloumi, ?feta, queijo da serra, queijo azul, \
    queijo fresco, queijo minas, queijo prato, queijo coalho, requeijão cremoso, burrata, ricotta, tilsit, havarti, \
    manchego, grana padano
    nuts: frutos de casca rija, fruto de casca rija, frutos secos, frutos de casca, nozes e frutos, \
    castanhas e nozes, frutos de casca dura, frutos com casca, oleaginosas, castanhas, mix de castanhas, \
    frutos secos de casca, nozes mistas, noz fruto
    almonds: amêndoa, maçapão, leite de amêndoa, bebida de amêndoa, leite de amêndoas, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de amêndoa, amêndoas, \
    farinha de amêndoa, pasta de amêndoa, marzipã, marzipan, amaretto, amarguinha, amaretti, massapão, \
    orchata de amêndoa, nougat
    hazelnuts: avelã, avelãs, creme de avelã, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de avelã, pasta de avelã, \
    gianduia, creme de avelãs
    walnuts: noz, nozes, miolo de noz, óleo de noz, nozes comuns
    cashew-nuts: caju, castanha de caju, castanha do caju, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de {caju|castanha de caju}, \
    ?cajus, ?cajú, castanhas de caju, castanha de cajú, xerém de caju
    pecan-nuts: noz pecã, pecã, nozes pecã, pecan, nozes pecan, noz pecan, ?pecãs, noz-pecã, nogueira pecã
    brazil-nuts: castanha do pará, castanha do brasil, noz do brasil, castanhas do pará, castanhas do brasil, \
    castanha da amazônia, castanha-do-pará, castanha-do-brasil
    pistachio-nuts: pistache, pistácio, pistachio, pistaches, pistácios, pistachos, pasta de pistache, \
    pasta de pistácio
    macadamia-nuts: macadâmia, noz macadâmia, nozes macadâmia, macadâmias
    pine-nuts: pinhão, pinhões, pinhões mansos, pinoli, snoubar
    celery: aipo, salsão, aipo-rábano, aipo rábano, sal de aipo, sementes de aipo, salsão em pó, ?aipos
    mustard: mostarda, sementes de mostarda, farinha de mostarda, mostarda de dijon, grãos de mostarda
    sesame-seeds: sésamo, gergelim, tahine, tahini, sementes de sésamo, óleo de sésamo, óleo de gergelim, \
    pasta de sésamo, pasta de gergelim, ?halva, gomásio, tahina, zaatar, semente de sésamo, sementes de gergelim
    sulphur-dioxide-and-sulphites: sulfito, dióxido de enxofre, metabissulfito, bissulfito, anidrido sulfuroso, \
    sulfitos, metabissulfitos, metabissulfito de sódio, metabissulfito de potássio, bissulfitos, dissulfito, \
    hidrogenossulfito, ácido sulfuroso, ?so2
    lupin: tremoço, tremoços, lupino, farinha de tremoço, ?lupim
    molluscs: molusco, berbigão, búzio, moluscos, berbigões, conquilha, conquilhas, lambujinha, lapas marisco, \
    búzios, canilha, caramujo, navalhas, lingueirão, sururu, abalone
    squid: lula, pota, ?lulas, ?potas, anéis de lula, tinta de lula
    octopus: ?polvo, polvos
    cuttlefish: ?choco, chocos, tinta de choco
    mussels: mexilhão, mexilhões
    clams: amêijoa, amêijoas, ameijoa, ameijoas, vôngole, cadelinha marisco, longueirão
    oysters: ostra, ostras, molho de ostra, molho de ostras
    scallops: vieira, vieiras, zamburinha, leque marisco
    snails: caracol, caracóis
    meat: carne, salsicha, linguiça, extrato de carne, caldo de carne, enchido, alheira, fígado, carnes, \
    carne picada, salsichas, farinheira, linguiças, mortadela, morcela, ?paio, chouriço de carne, ?patê, ?paté, \
    miúdos, ?moela, tripas, almôndega, almôndegas, calabresa, enchidos
    pork: porco, presunto, bacon, toucinho, fiambre, banha, chouriço, suíno, suína, torresmo, lombo de porco, \
    porco preto, bacon fumado, entremeada, banha de porco, lombinho de porco, salame, calabresa suína, pancetta, \
    leitão, courato, presuntos, chouriços, pernil, copa suína, costela de porco, coxão suíno, linguiça suína, \
    carne suína
    beef: vaca, bovino, bovina, vitela, novilho, carne bovina, carne de vaca, novilha, ?boi, caldo de carne bovina, \
    picanha, mão de vaca, charque, bresaola, carne seca, carne de sol, ?acém
    lamb: cordeiro, borrego, carneiro, ovelha carne, cabrito, ?anho
    poultry: frango, ?peru, pato, aves, galinha, frangos, peito de frango, caldo de galinha, caldo de frango, \
    chester, codorniz, codorna, perdiz ave, avestruz, peito de peru, carne de ave, carne de aves
    game: javali, coelho, veado, perdiz, ?lebre, faisão
    gelatin: gelatina, colágeno, colagénio
    animal-fat: gordura animal, sebo, gorduras animais, banha animal
    rennet: coalho, coalho animal
    carmine: carmim, cochonilha
    shellac: goma laca
    honey: ?mel, geleia real, própolis
    beeswax: cera de abelha
    glycerides: mono e diglicéridos, mono e diglicerídeos, monoglicéridos, diglicéridos
    alcohol: álcool, vinho, rum, cachaça, licor, aguardente, etanol, vinho do porto, vinho branco, vinho tinto, \
    vinho da madeira, moscatel, conhaque, whisky, uísque, ?vodka, ?vodca, ?gin, ?ginja, champanhe, espumante, \
    licores, medronho, jeropiga, ?xerez, vermute, ?saquê, ?mirin, álcool etílico, vinhos
    alcohol+barley: cerveja
    onion: cebola
    garlic: alho
    buckwheat: trigo sarraceno, trigo mourisco
    coconut: coco, leite de coco, óleo de coco, creme de coco, manteiga de coco, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de coco, coco ralado, \
    água de coco, açúcar de coco, farinha de coco, gordura de coco
    chestnuts: castanha, castanhas assadas, castanha portuguesa, farinha de castanha, puré de castanha, marrom glacê
    corn: milho
    -: noz moscada, manteiga de cacau, manteiga de karité, noz de cola, castanha de água, leite de arroz, \
    ácido láctico, ácido lático, fermentos lácticos, fermentos láticos, bactérias lácticas, lactato, \
    cremor tártaro, vinagre de vinho, vinagre de álcool, vinagre de sidra, leite vegetal, creme vegetal, \
    manteiga vegetal, queijo vegano, coalho vegetal, coalho microbiano, chufa, alho francês, leite de magnésia, \
    abóbora manteiga, gelatina vegetal, \
    {leite|nata|natas|creme|iogurte|bebida|manteiga|queijo|gelado|sorvete|requeijão} de {arroz|cânhamo|ervilha|quinoa|girassol|linhaça|milho|alpiste}, \
    creme de {tártaro|cacau|arroz|cassis|legumes|limpeza|milho|açaí}, \
    manteiga de {manga|maçã|abacate|girassol|murumuru|cupuaçu|tucumã|sementes}, manteiga de cupuaçu, \
    queijo {vegetal|vegan}, ovo {vegetal|de páscoa|de chocolate}, ovos de páscoa, \
    maionese {vegan|vegana|vegetal|sem ovo}, presunto vegan, salsicha {vegetal|vegan|vegana}, \
    hambúrguer {vegetal|vegano}, frango {vegetal|vegano}, carne {vegetal|de jaca|de caju}, carne vegana, \
    atum {vegetal|vegano}, bacon vegano, bacalhau vegano, mel {de cana|de agave|vegano|de tâmaras}, melaço, \
    vinagre de {vinho branco|vinho tinto|arroz|maçã|cana}, vinagre balsâmico, levedura de cerveja, \
    fermento de cerveja, folha de videira, uva de vinho, álcool {benzílico|cetílico|de açúcar}, cogumelo ostra, \
    cogumelos ostra, pleurotus, língua de vaca, tomate coração de boi, coração de boi, pé de galinha cogumelo, \
    alface, alfarroba, alho porro, castanha de {galinha|água}, castanha da índia, \
    amêndoa {de terra|tigrada|de cacau}, amêndoa da terra, noz {de areca|de bétele|tigre}, \
    noz de {karité|cola|palma|coco}, caju fruta, suco de caju, sumo de caju, polpa de caju, néctar de caju, \
    cajuína, caju em calda, sêmola de {milho|arroz}, pão de ló vegan, \
    farinha de {milho|arroz|mandioca|alfarroba|rosca de milho}, ave maria, soro fisiológico, cerveja de raiz, \
    linhaça
    ~wheat: pão, massa, bolacha, biscoito, torrada, macarrão, esparguete, hambúrguer
    ~wheat+milk+eggs: bolo, pastel de nata, panqueca, coxinha
    ~wheat+milk: pizza, lasanha, francesinha
    ~eggs+milk: pudim, gelado, sorvete
    ~milk: galão, café com leite, meia de leite, brigadeiro, pão de queijo
    ~pork: feijoada
    !milk+eggs+meat+fish+honey+gelatin: vegano, vegana, ?vegan, veganos
    !meat+fish+gelatin: vegetariano, vegetariana
    !alcohol: desalcoolizado, desalcoolizada
    !lactose: deslactosado
    !sulphur-dioxide-and-sulphites: não sulfitado
    @traces: pode conter, podem conter, pode conter vestígios, pode conter vestígios de, vestígios, vestígios de, \
    traços, traços de, pode conter traços, pode conter traços de, eventuais vestígios, produzido numa fábrica, \
    fabricado numa unidade, numa unidade, fábrica que, produzido em equipamento, mesma linha, poderá conter, \
    pode conter resíduos, pode conter restos, pode conter pequenas, pode também conter, pode ainda conter, \
    poderá conter vestígios, podem conter vestígios, possíveis vestígios, possíveis traços, traços eventuais, \
    presença eventual, eventual presença, produzido em, produzido em uma, produzido numa, produzido numa unidade, \
    produzido no mesmo, fabricado em, fabricado em uma, fabricado numa, fabricado numa linha, embalado numa, \
    embalado em, processado em, mesma fábrica, mesmas instalações, mesmo equipamento, na mesma linha, fábrica onde, \
    unidade que, unidade onde, linha que, linha onde, instalações que, instalações onde, equipamentos que, \
    onde se manipula, onde são processados, que processa, que também processa, que manipula, que utiliza, \
    contaminação cruzada, não adequado a, não indicado para, não recomendado
    @contains: contém, contêm, ingredientes, alergénios, alérgenos, alérgicos contém, alérgicos contém derivados, \
    contém derivados de, contém derivado de
    @not: não contém, não contêm, isento de, isenta de, livre de, isentos de, não contem, não conter, não possui, \
    sem conter, produzido sem, isento d
    @without: sem, sem adição de, não, livres de, zero, sem vestígios de, isenta, isento, isentas de, em vez de, \
    ausência de, livre, exceto
    @free: removido, removida, retirado, eliminado
    @and: ?e
    @or: nem, ?ou, e ou
    @ignore: para alergénios, para alergénios ver, ver ingredientes a negrito, alergénios a negrito, \
    alergénios indicados, alergénios em, alergénios assinalados, os alergénios estão, os alergénios encontram, \
    alérgenos em negrito, alergénios ver, alergénios destacados
    common: açúcar, sal, água, óleo, farinha, com, dos, aroma, emulsionante, conservante, corante, amido, xarope, \
    sumo, suco, pó, especiarias, levedura, fermento, girassol, palma, arroz, cacau, vinagre, acidulante, vegetal, \
    tomate
    @traces-before: podem estar presentes, pode estar presente
    """
}
