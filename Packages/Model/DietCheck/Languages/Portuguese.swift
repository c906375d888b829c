extension LexiconTables {
  static let portuguese = """
    gluten: glúten, cereais contendo glúten, cereais que contêm glúten, cereais com glúten
    wheat: trigo, farinha de trigo, sêmola, sémola, cuscuz, bulgur, seitan, trigo duro, farelo de trigo, farinha de rosca, \
    pão ralado
    spelt: espelta
    khorasan: kamut
    rye: centeio
    barley: cevada, malte, maltado, maltada, extrato de malte
    oats: aveia, bebida de aveia, leite de aveia
    triticale: triticale
    crustaceans: crustáceo, marisco
    shrimp: camarão, camarões, gamba, lagostim pequeno
    crab: caranguejo, sapateira, siri
    lobster: lagosta, lavagante
    crayfish: lagostim de rio
    langoustines: lagostim, lagostins
    krill: krill
    eggs: ovo, clara de ovo, gema, gema de ovo, ovoproduto, albumina, ovalbumina, lisozima, maionese, merengue
    fish: peixe, pescada, robalo, linguado, surimi, caviar, tilápia, tamboril, espadarte, peixe espada, panga, óleo de peixe, \
    molho de peixe, garoupa, merluza
    anchovies: anchova, biqueirão
    salmon: salmão
    tuna: atum, atuns
    cod: bacalhau
    herring: arenque
    mackerel: cavala
    sardines: sardinha
    trout: truta
    eel: enguia
    peanuts: amendoim, amendoins, manteiga de amendoim, pasta de amendoim, óleo de amendoim
    soybeans: soja, lecitina de soja, bebida de soja, leite de soja, óleo de soja, tofu, edamame
    soybeans+wheat: molho de soja, molho shoyu
    milk: leite, láctea, lácteo, lácteos, laticínio, lacticínio, nata, natas, creme de leite, soro de leite, iogurte, \
    leite em pó, proteína do leite, proteínas do leite, leitelho, chocolate de leite, chocolate ao leite, chocolate branco, \
    doce de leite, leite condensado, requeijão, kefir, coalhada
    lactose: lactose
    casein: caseína, caseinato
    butter: manteiga, gordura láctea, gordura de leite
    cheese: queijo, mozarela, muçarela, parmesão, ricota, mascarpone, catupiry
    nuts: frutos de casca rija, fruto de casca rija, frutos secos, frutos de casca, nozes e frutos, castanhas e nozes
    almonds: amêndoa, maçapão, leite de amêndoa, bebida de amêndoa, leite de amêndoas
    hazelnuts: avelã, avelãs, creme de avelã
    walnuts: noz, nozes
    cashew-nuts: caju, castanha de caju, castanha do caju
    pecan-nuts: noz pecã, pecã, nozes pecã, pecan
    brazil-nuts: castanha do pará, castanha do brasil, noz do brasil
    pistachio-nuts: pistache, pistácio, pistachio
    macadamia-nuts: macadâmia, noz macadâmia, nozes macadâmia
    pine-nuts: pinhão, pinhões
    celery: aipo, salsão
    mustard: mostarda
    sesame-seeds: sésamo, gergelim, tahine, tahini, sementes de sésamo
    sulphur-dioxide-and-sulphites: sulfito, dióxido de enxofre, metabissulfito, bissulfito, anidrido sulfuroso
    lupin: tremoço, tremoços
    molluscs: molusco, berbigão, búzio
    squid: lula, pota
    octopus: ?polvo
    cuttlefish: ?choco, chocos, tinta de choco
    mussels: mexilhão, mexilhões
    clams: amêijoa
    oysters: ostra
    scallops: vieira
    snails: caracol, caracóis
    meat: carne, salsicha, linguiça, extrato de carne, caldo de carne, enchido, alheira, fígado
    pork: porco, presunto, bacon, toucinho, fiambre, banha, chouriço, suíno, suína, torresmo, lombo de porco
    beef: vaca, bovino, bovina, vitela, novilho
    lamb: cordeiro, borrego
    poultry: frango, ?peru, pato, aves, galinha
    game: javali, coelho, veado
    gelatin: gelatina, colágeno, colagénio
    animal-fat: gordura animal, sebo
    rennet: coalho, coalho animal
    carmine: carmim, cochonilha
    shellac: goma laca
    honey: ?mel, geleia real, própolis
    beeswax: cera de abelha
    glycerides: mono e diglicéridos, mono e diglicerídeos, monoglicéridos, diglicéridos
    alcohol: álcool, vinho, rum, cachaça, licor, aguardente, etanol, vinho do porto
    alcohol+barley: cerveja
    onion: cebola
    garlic: alho
    buckwheat: trigo sarraceno, trigo mourisco
    coconut: coco, leite de coco, óleo de coco, creme de coco, manteiga de coco
    chestnuts: castanha
    corn: milho
    -: noz moscada, manteiga de cacau, manteiga de karité, noz de cola, castanha de água, leite de arroz, ácido láctico, \
    ácido lático, fermentos lácticos, fermentos láticos, bactérias lácticas, lactato, cremor tártaro, vinagre de vinho, \
    vinagre de álcool, vinagre de sidra, leite vegetal, creme vegetal, manteiga vegetal, queijo vegano, coalho vegetal, \
    coalho microbiano, chufa, alho francês, leite de magnésia, abóbora manteiga, gelatina vegetal
    ~wheat: pão, massa, bolacha, biscoito, torrada, macarrão, esparguete, hambúrguer
    ~wheat+milk+eggs: bolo, pastel de nata, panqueca, coxinha
    ~wheat+milk: pizza, lasanha, francesinha
    ~eggs+milk: pudim, gelado, sorvete
    ~milk: galão, café com leite, meia de leite, brigadeiro, pão de queijo
    ~pork: feijoada
    @traces: pode conter, podem conter, pode conter vestígios, pode conter vestígios de, vestígios, vestígios de, traços, \
    traços de, pode conter traços, pode conter traços de, eventuais vestígios, produzido numa fábrica, fabricado numa unidade, \
    numa unidade, fábrica que, produzido em equipamento, mesma linha, poderá conter
    @contains: contém, contêm, ingredientes, alergénios, alérgenos, alérgicos contém
    @not: não contém, não contêm, isento de, isenta de, livre de, isentos de
    @without: sem, sem adição de, não, livres de, zero
    @free: removido, removida
    @and: ?e
    @or: nem, ?ou, e ou
    @ignore: para alergénios, para alergénios ver, ver ingredientes a negrito, alergénios a negrito
    common: açúcar, sal, água, óleo, farinha, com, dos, aroma, emulsionante, conservante, corante, amido, xarope, sumo, suco, \
    pó, especiarias, levedura, fermento, girassol, palma, arroz, cacau, vinagre, acidulante, vegetal, tomate
    """
}
