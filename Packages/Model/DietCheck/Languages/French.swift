extension LexiconTables {
  static let french = """
    gluten: gluten, céréales contenant du gluten, céréale contenant du gluten
    wheat: blé, blés, froment, semoule, boulgour, boulghour, couscous, farine de blé, seitan, petit épeautre, \
    engrain, amidonnier, chapelure, pain azyme, blé dur, germe de blé
    spelt: épeautre, grand épeautre
    khorasan: kamut, blé de khorasan
    rye: seigle
    barley: orge, malt, malté, maltée, extrait de malt
    oats: avoine, flocon d avoine, lait d avoine, boisson à l avoine
    triticale: triticale
    crustaceans: crustacé, fruits de mer
    shrimp: crevette, gambas, gamba
    crab: crabe, tourteau, araignée de mer
    lobster: homard
    crayfish: écrevisse
    langoustines: langoustine, langouste
    krill: krill
    eggs: œuf, oeuf, blanc d œuf, jaune d œuf, ovoproduit, albumine, ovalbumine, lysozyme, mayonnaise, meringue
    fish: poisson, colin, merlu, lieu noir, lieu jaune, églefin, ?sole, daurade, dorade, bar de ligne, loup de mer, \
    merlan, lotte, espadon, raie, flétan, perche, brochet, carpe, surimi, nuoc mam, tarama, caviar, roussette, \
    sauce de poisson, huile de poisson, bonite, pangasius, tilapia, rouget, turbot
    anchovies: anchois
    salmon: saumon
    tuna: thon, thonine
    cod: cabillaud, morue
    herring: hareng
    mackerel: maquereau, maquereaux
    sardines: sardine
    trout: truite
    eel: anguille
    peanuts: arachide, cacahuète, cacahouète, cacahuete, beurre de cacahuète, pâte d arachide, huile d arachide
    soybeans: soja, soya, graine de soja, lécithine de soja, lait de soja, boisson au soja, tonyu, tofu, \
    huile de soja, crème de soja, yaourt de soja, yaourt au soja
    soybeans+wheat: sauce soja, sauce de soja
    milk: lait, laitier, laitière, laitiers, laitières, produit laitier, crème, petit lait, lactosérum, babeurre, \
    yaourt, yogourt, lait en poudre, matière grasse laitière, protéines de lait, protéine laitière, lactoprotéine, \
    crème fraîche, lait écrémé, chocolat au lait, chocolat blanc, confiture de lait, lait fermenté, kéfir, \
    lactalbumine, lactoglobuline, crème glacée, faisselle, chantilly, caillé
    lactose: lactose
    casein: caséine, caséinate
    butter: beurre, beurre pâtissier, beurre concentré, matière grasse butyrique, beurré
    cheese: fromage, fromagère, fromage blanc, emmental, comté, gruyère, roquefort, camembert, chèvre frais, \
    mozzarella, parmesan, ricotta, mascarpone, raclette, reblochon, bleu d auvergne, cantal, petit suisse, \
    brie, tomme, feta, fromager, fromages, cheddar, gorgonzola, munster, mimolette, beaufort
    nuts: fruit à coque, fruits à coque, fruits à coques, fruit à coques, fruits à écale, fruits secs à coque, \
    noix, cerneau, fruits à coquille
    almonds: amande, pâte d amande, lait d amande, boisson aux amandes, massepain, frangipane, amandes, calisson
    hazelnuts: noisette, pâte de noisette, praliné noisette, gianduja, aveline
    walnuts: cerneaux de noix, noix de grenoble, huile de noix, noix commune, cerneau de noix
    cashew-nuts: cajou, noix de cajou, anacarde
    pecan-nuts: pécan, noix de pécan, pacane, noix de pacane
    brazil-nuts: noix du brésil, noix d amazonie
    pistachio-nuts: pistache
    macadamia-nuts: macadamia, noix de macadamia, noix du queensland
    pine-nuts: pignon, pignon de pin, pignons de pin, pignons
    celery: céleri, céleri rave, sel de céleri, céleris
    mustard: moutarde, graine de moutarde, graines de moutarde, sénevé
    sesame-seeds: sésame, graines de sésame, tahin, tahini, huile de sésame, gomasio, halva, crème de sésame
    sulphur-dioxide-and-sulphites: sulfite, anhydride sulfureux, dioxyde de soufre, bisulfite, métabisulfite, \
    disulfite, sulfites
    lupin: lupin, farine de lupin
    molluscs: mollusque, coquillage, bulot, bigorneau, coque marine, ormeau
    scallops: noix de saint jacques, noix de st jacques, coquille saint jacques, coquilles saint jacques, \
    coquille st jacques, saint jacques, st jacques, pétoncle
    squid: calmar, calamar, encornet
    octopus: poulpe, pieuvre
    cuttlefish: seiche, encre de seiche
    mussels: moule
    clams: palourde, praire, amande de mer
    oysters: huître
    snails: escargot
    meat: viande, extrait de viande, bouillon de viande, saucisse, saucisson, charcuterie, \
    merguez, chair à saucisse, foie, andouillette, boudin
    pork: porc, jambon, lard, lardon, saindoux, bacon, poitrine fumée, chorizo, coppa, gras de porc, couenne, \
    jambonneau, porcine, cochon, rosette de lyon
    beef: bœuf, boeuf, veau, bovine, bovin, graisse de bœuf
    lamb: agneau, mouton
    poultry: poulet, dinde, canard, volaille, poule, oie, foie gras, magret
    game: gibier, sanglier, chevreuil, lapin, cerf
    gelatin: gélatine, gélatine alimentaire, collagène
    fish-gelatin: gélatine de poisson
    animal-fat: graisse animale, matière grasse animale, suif
    rennet: présure, présure animale
    carmine: carmin, cochenille, carmins, acide carminique
    shellac: gomme laque, shellac
    honey: miel, gelée royale, propolis
    beeswax: cire d abeille
    glycerides: mono et diglycérides, mono et diglycérides d acides gras
    alcohol: alcool, vin, rhum, vin blanc, vin rouge, cidre, kirsch, éthanol, cognac, liqueur, calvados, \
    armagnac, eau de vie, ?porto, marc de bourgogne
    alcohol+barley: bière
    onion: oignon, échalote
    garlic: ail, ail en poudre
    buckwheat: sarrasin, blé noir, farine de sarrasin
    coconut: noix de coco, lait de coco, crème de coco, huile de coco, coco, beurre de coco
    chestnuts: châtaigne, ?marron, crème de marrons, farine de châtaigne
    corn: maïs, maïzena
    -: noix de muscade, muscade, noix de kola, noix de cola, noix de karité, noix de jambon, noix de veau, \
    noix de palme, beurre de cacao, beurre de karité, lait de riz, lait de chanvre, crème de cassis, crème de tartre, \
    crème de riz, crème de ?marron, crème d avocat, acide lactique, ferments lactiques, ferment lactique, \
    bactéries lactiques, lactate, lactates, levain lactique, vinaigre de vin, vinaigre de cidre, vinaigre d alcool, \
    vinaigre d alcool blanc, alcool de sucre, courge butternut, courge musquée, noix de lavage, \
    noix d arec, noix tigrée, souchet, châtaigne d eau, \
    beurre de pomme, beurre de cacahouette, crème pâtissière végétale, laitue, \
    présure végétale, présure microbienne, gélatine végétale, \
    fécule, noix de ginkgo, fromage végétal, fromage vegan, beurre végétal, lait végétal, crème végétale, \
    pain de sucre
    !gluten: désglutiné
    !alcohol: désalcoolisé, désalcoolisée, vin désalcoolisé
    !milk+eggs+meat+fish+honey+gelatin: végétalien, végétalienne
    !lactose: délactosé
    ~wheat: ?pain, pâtes, spaghetti, baguette, biscotte, nouilles, ravioli, toast, tartine, burger, sandwich, \
    croque monsieur, cracker, farine, panure
    ~wheat+milk: pizza, croissant, lasagnes, brioche, biscuit, gratin, pain au chocolat, béchamel, sablé
    ~wheat+milk+eggs: crêpe, gâteau, quiche, tarte, gaufre, clafoutis, madeleine, galette des rois, éclair, \
    profiterole, chou à la crème, flan, cake, viennoiserie, beignet, pâte brisée, pâte feuilletée
    ~eggs: omelette, aïoli, île flottante, macaron, crème brûlée
    ~milk: café au lait, chocolat chaud, purée, raclette savoyarde, fondue savoyarde, tartiflette, chocolat, caramel
    ~fish+crustaceans+molluscs: bouillabaisse, plateau de fruits de mer
    ~wheat+nuts: speculoos aux noix, müesli
    ~wheat: speculoos, pain d épice
    ~anchovies: tapenade, pissaladière
    ~fish+eggs: salade niçoise
    ~pork: choucroute garnie, cassoulet
    @traces: traces, trace, traces éventuelles, traces possibles, traces éventuelles de, peut contenir, \
    peut contenir des traces, peuvent contenir, peut aussi contenir, peut également contenir, pourrait contenir, \
    susceptible de contenir, présence possible, présence éventuelle, présence fortuite, fabriqué dans un atelier, \
    fabriqués dans un atelier, fabriquée dans un atelier, élaboré dans un atelier, conditionné dans un atelier, dans un \
    atelier, dans une usine, fabriqué dans une usine, atelier qui, atelier utilisant, atelier manipulant, usine qui, \
    même ligne, sur une ligne, sur un site, conditionné dans, contamination croisée, peut éventuellement contenir
    @contains: contient, contiennent, ingrédients, ingrédient, allergènes, allergène
    @not: ne contient pas, ne contient ni, ne contient aucun, ne contiennent pas, ne contient pas de, \
    n est pas issu de, garanti sans
    @without: sans, sans ajout de, exempt de, exempte de, exempts de, ne pas, pas de, aucun, aucune, garantie sans
    @free: exclu, retiré
    @and: et
    @or: ?ou, ni, et ou
    @ignore: pour les allergènes, pour les allergènes voir, voir les ingrédients en gras, \
    les ingrédients en gras, les allergènes sont indiqués en gras, allergènes sont en gras
    common: eau, sucre, sel, huile, arôme, émulsifiant, acidifiant, conservateur, colorant, \
    poudre, jus, pomme, amidon, avec, du, des, les, épices, levure, sirop, fruits, légumes, biologique, \
    agriculture, riz, vinaigre, tomate, lécithine, issus, huiles végétales, végétale
    """
}
