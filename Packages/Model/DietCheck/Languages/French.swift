extension LexiconTables {
  static let french = """
    gluten: gluten, céréales contenant du gluten, céréale contenant du gluten, gliadine, céréales à gluten, \
    céréale à gluten
    wheat: blé, blés, froment, semoule, boulgour, boulghour, couscous, farine de blé, seitan, petit épeautre, \
    engrain, amidonnier, chapelure, pain azyme, blé dur, germe de blé, farine t45, farine t55, farine t65, \
    pain de mie, son de blé, gluten de blé, pâtes de blé, semoule de blé dur, pilpil, épeautre blé, ?panko, \
    fécule de blé, farine de froment, brisures de blé, vermicelle de blé, triticum aestivum
    spelt: épeautre, grand épeautre, farine d épeautre, triticum spelta
    khorasan: kamut, blé de khorasan
    rye: seigle
    barley: orge, malt, malté, maltée, extrait de malt, orge mondé, orge perlé, farine d orge, malt d orge, \
    vinaigre de malt, sirop de malt, malté d orge
    oats: avoine, flocon d avoine, lait d avoine, boisson à l avoine, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} {d|à l|à base d} avoine, \
    son d avoine, farine d avoine, gruau d avoine
    triticale: triticale
    crustaceans: crustacé, fruits de mer
    shrimp: crevette, gambas, gamba, crevettes grises, chair de crevette, bouquet crevette
    crab: crabe, tourteau, araignée de mer, étrille, dormeur, bâtonnet de crabe, crabe des neiges, surimi de crabe
    lobster: homard, bisque de homard
    crayfish: écrevisse
    langoustines: langoustine, langouste
    krill: krill, huile de krill, euphausiacés
    eggs: œuf, oeuf, blanc d œuf, jaune d œuf, ovoproduit, albumine, ovalbumine, lysozyme, mayonnaise, meringue, \
    ?œufs, ?oeufs, œuf entier, œufs entiers, jaune pasteurisé, blanc pasteurisé, ovomucoïde, ovotransferrine, \
    sauce hollandaise, sauce béarnaise, ?mayo, oeuf de caille, lécithine d œuf, sabayon, lysosyme, poudre d œuf, \
    ?e1105, îles flottantes œuf, pâtes aux oeufs, rémoulade
    fish: poisson, colin, merlu, lieu noir, lieu jaune, églefin, ?sole, daurade, dorade, bar de ligne, loup de mer, \
    merlan, lotte, espadon, raie, flétan, perche, brochet, carpe, surimi, nuoc mam, tarama, caviar, roussette, \
    sauce de poisson, huile de poisson, bonite, pangasius, tilapia, rouget, turbot, lieu d alaska, colin d alaska, \
    julienne de poisson, ?hoki, grenadier, saint pierre poisson, sébaste, rascasse, grondin, congre, ?lompe, \
    œufs de lompe, œufs de poisson, œufs de truite, poutargue, boutargue, sandre, silure, ?féra, ?omble, \
    omble chevalier, esturgeon, barbue, limande, ?plie, carrelet, ?mulet, ?sar=, ?pagre, dorade royale, aiglefin, \
    haddock, églefin fumé, tacaud, lingue, brosme, maigre poisson, ?mérou, vivaneau, nuoc-mâm, sauce nuoc mam, \
    pissalat, ?garum, fumet de poisson, soupe de poisson, protéines de poisson, collagène de poisson, \
    cartilage de requin, requin, saumonette, limande sole, pangas, perche du nil, merlu blanc, chair de poisson, \
    bonite séchée, katsuobushi, ?dashi, ?sprat, éperlan, ?loup=, filet de bar
    anchovies: anchois, anchoïade, beurre d anchois, filets d anchois
    salmon: saumon, saumon fumé, gravlax, œufs de saumon
    tuna: thon, thonine, thon albacore, thon blanc, listao, albacore, germon
    cod: cabillaud, morue, brandade, foie de morue, huile de foie de morue
    herring: hareng, rollmops, hareng saur
    mackerel: maquereau, maquereaux
    sardines: sardine, pilchard
    trout: truite
    eel: anguille
    peanuts: arachide, cacahuète, cacahouète, cacahuete, beurre de cacahuète, pâte d arachide, huile d arachide, \
    cacahouette, pâte de cacahuète, beurre d arachide, purée de cacahuète, pistache de terre
    soybeans: soja, steak de soja, haché de soja, soya, graine de soja, lécithine de soja, lait de soja, boisson au soja, tonyu, tofu, \
    huile de soja, crème de soja, yaourt de soja, yaourt au soja, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} de soja, ?miso, tamari, \
    ?shoyu, ?natto, edamame, tempeh, ?okara, protéines de soja, farine de soja, sauce hoisin, haricots de soja, \
    soya lécithine, ?yuba, pâte de soja
    soybeans+wheat: sauce soja, sauce de soja, sauce teriyaki, ?ponzu, sauce soya
    milk: lait, laitier, laitière, laitiers, laitières, produit laitier, crème, petit lait, lactosérum, babeurre, \
    yaourt, yogourt, lait en poudre, matière grasse laitière, protéines de lait, protéine laitière, lactoprotéine, \
    crème fraîche, lait écrémé, chocolat au lait, chocolat blanc, confiture de lait, lait fermenté, kéfir, \
    lactalbumine, lactoglobuline, crème glacée, faisselle, chantilly, caillé, beurre de baratte, lait ribot, \
    lait entier, lait demi écrémé, poudre de lait, solides du lait, extrait sec de lait, minéraux du lait, \
    lait de brebis, lait de chèvre, lait de vache, lait concentré, fromage frais, crème pâtissière, crème anglaise, \
    crème chantilly, crème fleurette, panna cotta, lactoferrine, colostrum, labneh, ?lassi, ?skyr, dulce de leche, \
    ?ayran, lait caillé, glace au lait, perméat de lactosérum, crème aigre
    lactose: lactose, sucre de lait, lactitol, lactulose, ?e966
    casein: caséine, caséinate, caséinate de sodium, caséinate de calcium, caséines
    butter: beurre, beurre pâtissier, beurre concentré, matière grasse butyrique, beurré, beurre clarifié, \
    beurre noisette, huile de beurre, beurre salé, beurre doux, ?ghee
    cheese: fromage, fromagère, fromage blanc, emmental, comté, gruyère, roquefort, camembert, chèvre frais, \
    mozzarella, parmesan, ricotta, mascarpone, raclette, reblochon, bleu d auvergne, cantal, petit suisse, brie, \
    tomme, feta, fromager, fromages, cheddar, gorgonzola, munster, mimolette, beaufort, abondance fromage, \
    appenzell, asiago, bleu de bresse, ?bleu=, boursin, burrata, brocciu, chaource, chabichou, coulommiers, \
    crottin, époisses, fourme, fourme d ambert, ?gouda, ?edam, grana padano, halloumi, laguiole, langres, livarot, \
    maroilles, mont d or, morbier, neufchâtel, ossau iraty, parmigiano reggiano, pecorino, pélardon, picodon, \
    pont l évêque, provolone, rocamadour, saint nectaire, saint marcellin, saint félicien, saint paulin, salers, \
    selles sur cher, sbrinz, stracciatella, taleggio, tête de moine, vacherin, vieux pané, chèvre=, \
    bûche de chèvre, fromage fondu, fromages fondus, tomme de savoie, scamorza, manchego, caillebotte, \
    cancoillotte, provola, ?kiri, st nectaire, mozarella
    nuts: fruit à coque, fruits à coque, fruits à coques, fruit à coques, fruits à écale, fruits secs à coque, \
    noix, cerneau, fruits à coquille, noix mélangées, mélange de noix, noix et noisettes, coque fruits, \
    huile de noix mélangées, fruits secs à coques, noix de hickory, ?faîne, praliné, purée de noix
    almonds: amande, pâte d amande, lait d amande, boisson aux amandes, massepain, frangipane, amandes, calisson, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} {d|aux} amande, amandine, \
    poudre d amande, purée d amande, macarons amande, amaretti, amaretto, orgeat, sirop d orgeat, amandes effilées, \
    mandorle, nougat de montélimar, dragée
    hazelnuts: noisette, pâte de noisette, praliné noisette, gianduja, aveline, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} {de|aux} noisette, \
    pâte à tartiner aux noisettes, pralin noisette, pralin
    walnuts: cerneaux de noix, noix de grenoble, huile de noix, noix commune, cerneau de noix, noix de pays, \
    noix du périgord, noix noire, brisures de noix
    cashew-nuts: cajou, noix de cajou, anacarde, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} de cajou, noix d acajou, \
    noix d anacarde, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} de noix de cajou, \
    pomme cajou noix
    pecan-nuts: pécan, noix de pécan, pacane, noix de pacane, pacanes, noix pécan
    brazil-nuts: noix du brésil, noix d amazonie
    pistachio-nuts: pistache, pâte de pistache, purée de pistache
    macadamia-nuts: macadamia, noix de macadamia, noix du queensland
    pine-nuts: pignon, pignon de pin, pignons de pin, pignons, graine de pin, pignes
    celery: céleri, céleri rave, sel de céleri, céleris, céleri branche, graines de céleri, feuilles de céleri, \
    céleri en poudre
    mustard: moutarde, graine de moutarde, graines de moutarde, sénevé, moutardes, farine de moutarde, \
    graine de moutarde jaune, téguments de moutarde, sinapis alba
    sesame-seeds: sésame, graines de sésame, tahin, tahini, huile de sésame, gomasio, halva, crème de sésame, \
    purée de sésame, tahiné, zaatar, ?zatar, houmous sésame, graine de sésame, dukkah, furikake
    sulphur-dioxide-and-sulphites: sulfite, anhydride sulfureux, dioxyde de soufre, bisulfite, métabisulfite, \
    disulfite, sulfites, disulfite de sodium, métabisulfite de potassium, ?so2, acide sulfureux, sulfité, \
    pyrosulfite, hydrogénosulfite
    lupin: lupin, farine de lupin, graines de lupin, lupins, protéines de lupin
    molluscs: mollusque, coquillage, bulot, bigorneau, coque marine, ormeau, mollusques, vernis coquillage, \
    couteau de mer, couteaux de mer, bulots, buccin, patelle, conque
    scallops: noix de saint jacques, noix de st jacques, coquille saint jacques, coquilles saint jacques, \
    coquille st jacques, saint jacques, st jacques, pétoncle, pétoncles, noix de pétoncle, st-jacques, \
    coquilles st jacques, coquilles saint-jacques
    squid: calmar, calamar, encornet, calamars, calmars, anneaux de calamar, blanc d encornet, chipiron, supion
    octopus: poulpe, pieuvre, poulpes
    cuttlefish: seiche, encre de seiche
    mussels: moule
    clams: palourde, praire, amande de mer, clovisse, telline, coques de mer, palourdes
    oysters: huître, sauce d huître, sauce huître, fines de claire
    snails: escargot, escargots de bourgogne, petit gris
    meat: viande, extrait de viande, bouillon de viande, saucisse, saucisson, charcuterie, merguez, \
    chair à saucisse, foie, andouillette, boudin, viandes, jus de viande, fond de veau viande, fond de viande, \
    rillettes, pâté de campagne, chipolata, cervelas, ?knack, cordon bleu, mortadelle, bolognaise
    pork: porc, jambon, lard, lardon, saindoux, bacon, poitrine fumée, chorizo, coppa, gras de porc, couenne, \
    jambonneau, porcine, cochon, rosette de lyon, ?porcs, échine, jambon cru, jambon blanc, ?speck, pancetta, \
    chorizos, mortadelle de porc, salami, prosciutto, boyau de porc, gorge de porc, guanciale, serrano, andouille, \
    rillettes de porc, rosette
    beef: bœuf, boeuf, veau, bovine, bovin, graisse de bœuf, fond de veau, bouillon de bœuf, bresaola, \
    viande des grisons, ?bœufs, génisse, queue de bœuf, steak haché
    lamb: agneau, mouton, agneaux, brebis viande
    poultry: poulet, dinde, canard, volaille, poule, oie, foie gras, magret, volailles, pintade, chapon, \
    fond de volaille, bouillon de poule, bouillon de volaille, autruche, gésier
    game: gibier, sanglier, chevreuil, lapin, cerf, faisan, ?biche, ?daim, lièvre
    gelatin: gélatine, gélatine alimentaire, collagène, gélatine de porc, gélatine bovine, guimauve
    fish-gelatin: gélatine de poisson
    animal-fat: graisse animale, matière grasse animale, suif, graisse de canard animale, graisses animales
    rennet: présure, présure animale
    carmine: carmin, cochenille, carmins, acide carminique
    shellac: gomme laque, shellac
    honey: miel, gelée royale, propolis
    beeswax: cire d abeille
    glycerides: mono et diglycérides, mono et diglycérides d acides gras
    alcohol: alcool, vin, rhum, vin blanc, vin rouge, cidre, kirsch, éthanol, cognac, liqueur, calvados, armagnac, \
    eau de vie, ?porto, marc de bourgogne, champagne, marsala, ?xérès, ?vodka, whisky, ?gin, ?rosé vin, \
    grand marnier, cointreau, pastis, madère, vermouth, prosecco, vin cuit, vin de riz, ?saké, ?mirin, \
    alcool éthylique, crémant, pineau
    alcohol+barley: bière
    onion: oignon, échalote
    garlic: ail, ail en poudre
    buckwheat: sarrasin, blé noir, farine de sarrasin
    coconut: noix de coco, lait de coco, crème de coco, huile de coco, coco, beurre de coco, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} {de|à la|au} coco, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} de noix de coco, \
    pulpe de coco, coco râpée, eau de coco, sucre de coco, coco rapée
    chestnuts: châtaigne, ?marron, crème de marrons, farine de châtaigne, châtaignes, marrons glacés, \
    purée de marrons, fanne de châtaigne
    corn: maïs, maïzena
    -: noix de muscade, muscade, noix de kola, noix de cola, noix de karité, noix de jambon, noix de veau, \
    noix de palme, beurre de cacao, beurre de karité, lait de riz, lait de chanvre, crème de cassis, \
    crème de tartre, crème de riz, crème de ?marron, crème d avocat, acide lactique, ferments lactiques, \
    ferment lactique, bactéries lactiques, lactate, lactates, levain lactique, vinaigre de vin, vinaigre de cidre, \
    vinaigre d alcool, vinaigre d alcool blanc, alcool de sucre, courge butternut, courge musquée, noix de lavage, \
    noix d arec, noix tigrée, souchet, châtaigne d eau, beurre de pomme, beurre de cacahouette, \
    crème pâtissière végétale, laitue, présure végétale, présure microbienne, gélatine végétale, fécule, \
    noix de ginkgo, fromage végétal, fromage vegan, beurre végétal, lait végétal, crème végétale, pain de sucre, \
    noix de pétoncle végétale, \
    {lait|crème|yaourt|yogourt|beurre|boisson|fromage|glace|crème glacée|dessert|kéfir} {de riz|de chanvre|de pois|de quinoa|de millet|de pomme de terre|de tournesol|de lin}, \
    noix d {areca|épaule|entrecôte}, noix de {jambon|bœuf viande|coco vide|lavage|beurre}, \
    crème de {cacao|mûre|pêche|framboise|citron vert|myrtille|violette|menthe|cerise|riz|avoine végétale|tartre|pruneaux|châtaignes|soin}, \
    beurre de {mangue|pomme|poire|tomate|avocat|kokum|citrouille|tournesol|courge}, \
    lait de {poule sans œuf|chaux|magnésie}, \
    vinaigre de {xérès|riz|malt sans gluten|champagne|banyuls|vin blanc|vin rouge|bière|miel}, vinaigre balsamique, \
    vinaigre d {alcool coloré|estragon}, alcool {de sucre|benzylique|cétylique}, levure de bière, raisin de cuve, \
    feuilles de vigne, haricot beurre, haricots beurre, pleurote en huître, pleurote, huître végétale, pied de mouton champignon, pied de mouton, \
    langue de bœuf champignon, trompette de la mort, poule des bois, blé d inde, cœur de bœuf tomate, \
    tomate cœur de bœuf, ?mâche, laitue de mer, laiteron, lactaire, \
    fromage {blanc végétal|végane|végétalien|de tête}, œuf {végétal|de pâques|en chocolat|vegan}, \
    mayonnaise {végétale|vegan|sans œuf}, jambon {végétal|vegan}, saucisse {végétale|vegan}, \
    steak végétal, lardons {végétaux|vegan}, poulet végétal, thon végétal, saumon végétal, \
    foie gras végétal, faux gras, viande végétale, substitut de viande, gélatine {vegan|d algues}, miel végétal, \
    miélaison, lait {maternel|corporel}, écrevisse végétale, chou frisé, pain de singe, bleu alimentaire, \
    bleu brillant, bleu patenté, bleu indigo, bleu d anthraquinone, bleu spiruline, indigotine bleu, colorant bleu, \
    carotte de sable, barquette, châtaignier miel, marron colorant, sucre roux
    !gluten: désglutiné, dégluténisé
    !alcohol: désalcoolisé, désalcoolisée, vin désalcoolisé, bière désalcoolisée
    !milk+eggs+meat+fish+honey+gelatin: végétalien, végétalienne, végane, ?vegan, végétaliens
    !lactose: délactosé
    ~wheat: ?pain, ?pâtes, spaghetti, baguette, biscotte, nouilles, ravioli, ?toast, tartine, burger, sandwich, \
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
    !meat+fish+gelatin: végétarien, végétarienne
    !sulphur-dioxide-and-sulphites: non sulfité, non soufré
    @traces: traces, trace, traces éventuelles, traces possibles, traces éventuelles de, peut contenir, \
    peut contenir des traces, peuvent contenir, peut aussi contenir, peut également contenir, pourrait contenir, \
    susceptible de contenir, présence possible, présence éventuelle, présence fortuite, fabriqué dans un atelier, \
    fabriqués dans un atelier, fabriquée dans un atelier, élaboré dans un atelier, conditionné dans un atelier, \
    dans un  atelier, dans une usine, fabriqué dans une usine, atelier qui, atelier utilisant, atelier manipulant, \
    usine qui, même ligne, sur une ligne, sur un site, conditionné dans, contamination croisée, \
    peut éventuellement contenir, présence éventuelle de, présence possible de, risque de présence, \
    risque de traces, éventuelles traces, éventuellement des traces, éventuelle présence, traces d autres, \
    traces accidentelles, peut présenter, peuvent présenter, contenir des traces, contenir éventuellement, \
    possibilité de présence, possibilité de traces, fabriqué dans une, fabriqué sur, \
    fabriqué dans un environnement, produit dans un atelier, produit dans une usine, préparé dans un atelier, \
    préparé dans, préparés dans un atelier, élaboré dans, conditionné sur, conditionnés dans, emballé dans, \
    dans un environnement, dans un établissement, dans un site, dans un laboratoire, dans nos ateliers, \
    dans notre atelier, site qui, usine utilisant, usine où, atelier où, ligne qui, ligne où, même atelier, \
    même site, mêmes lignes, ne convient pas aux, déconseillé aux, contaminations croisées, utilise également, \
    utilisant également, manipule également
    @contains: contient, contiennent, ingrédients, ingrédient, allergènes, allergène
    @not: ne contient pas, ne contient ni, ne contient aucun, ne contiennent pas, ne contient pas de, \
    n est pas issu de, garanti sans, ne contenant pas, ne contient pas d, ne contiennent ni, ne contient plus, \
    ne renferme pas, fabriqué sans, élaboré sans
    @without: sans, sans ajout de, exempt de, exempte de, exempts de, ne pas, pas de, aucun, aucune, garantie sans, \
    dépourvu de, dépourvue de, à la place du, à la place de, hors, zéro, exempte d, sans trace de, sans traces de
    @free: exclu, retiré, supprimé, enlevé
    @and: et
    @or: ?ou, ni, et ou
    @ignore: pour les allergènes, pour les allergènes voir, voir les ingrédients en gras, les ingrédients en gras, \
    les allergènes sont indiqués en gras, allergènes sont en gras, allergènes voir, allergènes indiqués en gras, \
    allergènes en gras, les allergènes sont, allergènes sont indiqués, informations allergènes voir, \
    allergènes en majuscules, liste des allergènes en gras
    common: eau, sucre, sel, huile, arôme, émulsifiant, acidifiant, conservateur, colorant, poudre, jus, pomme, \
    amidon, avec, du, des, les, épices, levure, sirop, fruits, légumes, biologique, agriculture, riz, vinaigre, \
    tomate, lécithine, issus, huiles végétales, végétale
    @traces-before: peuvent être présents, peuvent être présentes, peut être présent, à l état de traces, \
    en traces, sous forme de traces
    """
}
