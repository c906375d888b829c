extension LexiconTables {
  static let german = """
    gluten: *gluten*, *klebereiweiß*, glutenhaltig*, gliadin
    wheat: *weizen*, hartweizen*, weizenmehl*, grieß*, *weizengrieß*, bulgur*, couscous*, seitan*, einkorn*, \
    emmer*, grünkern*, paniermehl*, semmelbrösel*, durum*, semolina, kuskus*, weizenkleie*, graham*, spelzweizen*, \
    brösel=, knödelbrot*, toastbrotbrösel*, backoblate*, mehlschwitze*, weissmehl*, weißmehl*, ruchmehl*, \
    halbweißmehl*, tsampa
    spelt: *dinkel*, ur-dinkel*
    khorasan: kamut, khorasan*
    rye: *roggen*, pumpernickel*
    barley: *gerste*, *gerstenmalz*, malz*, *malzextrakt*, graupen, braumalz*, *gerstenmehl*, *malzmehl*, \
    malzbier*, gerstl
    oats: *hafer*, haferflocken*, hafermilch*, haferdrink*, \
    {hafer}{sahne|creme|joghurt|jogurt|butter|käse|quark|eis|rahm|cuisine|flocken|kleie}*
    triticale: triticale
    crustaceans: krebstier*, *krustentier*, krebse, meeresfrüchte*
    shrimp: garnele*, *garnelen*, krabben*, shrimps=, crevetten, scampi*, gambas=, *shrimp*, hummerkrabbe*, \
    krabbenpaste*, *prawn*
    crab: *krebsfleisch*, taschenkrebs*, krabbe=, krabbenfleisch, königskrabbe*, surimi krebs, krebspaste*, \
    *krebssuppe*
    lobster: hummer*, languste*, langustenschwänze*
    crayfish: flusskrebs*, edelkrebs*, krebsschwänze*
    langoustines: kaisergranat*
    krill: krill*
    eggs: ?ei=, ?eier=, ?eiern=, eiweißpulver, hühnerei*, hühnereiweiß*, *eigelb*, *volleipulver*, vollei*, \
    eipulver*, *trockenei*, trockeneiweiß*, eiklar*, eieröl, *hühnereigelb*, eierteig*, eiernudel*, freilandei*, \
    bioei, bioeier, ovalbumin, lysozym, mayonnaise*, eischnee*, wachtelei*, flüssigei*, hühnervollei*, albumin, \
    eidotter*, eierspeise*, eiprodukt*, *hühnereier*, *frischei*, *eiprodukt*, *eipulver*, *eiprotein*, \
    *volleimasse*, baiser*, meringue*, meringen, remoulade*, ?aioli*, ?aïoli*, sauce hollandaise, trockenvollei*, \
    *eigelbpulver*, eiklarpulver*, eierschecke*, ?mayo=, eischaum*, *eiersatz auf eibasis, bodenhaltungseier, \
    ovomucoid*, ovoprodukt*
    fish: *fisch*, *fischöl*, fischsauce*, kaviar*, alaska seelachs, seelachs*, rotbarsch*, zander*, *barsch*, \
    hecht*, karpfen*, heilbutt*, schellfisch*, scholle*, seehecht*, surimi*, rogen=, pangasius*, steinbutt*, wels=, \
    *dorade*, worcestersauce*, worcestershiresauce, pollack*, saibling*, ?stör=, felchen*, ?renke=, rochen=, ?hai=, \
    sprotte*, sprotten*, bückling*, seezunge*, ?leng=, lengfisch*, seeteufel*, goldbrasse*, *brasse=, schleie*, \
    bonito*, katsuobushi, ?dashi=, ?hoki=, schnapper*, steinbeißer*, köhler=, alaska pollack, alaska-seelachs*, \
    wolfsbarsch*, surimi, *kaviarersatz, *fischrogen*, tarama*, viktoriabarsch*, quappe=, ?lodde=
    anchovies: sardelle*, *sardellen*, anchovis*, anschovis*, *sardellenpaste*
    salmon: *lachs*, gravad lachs, graved lachs, *räucherlachs*
    tuna: *thunfisch*, weißer thun, ?thon=
    cod: kabeljau*, dorsch*, stockfisch*, *klippfisch*
    herring: *hering*, matjes*, bismarckhering*, rollmops*, *heringsfilet*, brathering*, bratheringe*
    mackerel: *makrele*
    sardines: sardine*, *sardinen*, pilchard*
    trout: *forelle*
    eel: aal=, räucheraal*, ?aale=, *aalfilet*, ?unagi
    peanuts: *erdnussbutter*, *erdnuss*, *erdnüsse*, *erdnuß*, arachis*, *erdnusse*, \
    *erdnuss{mus|öl|creme|kerne|mehl}*, arachisöl*, kamerunnuss*, aschantinuss*
    soybeans: soja fleischlos, *soja*, sojalecithin*, sojabohne*, *sojamilch*, *sojadrink*, tofu*, tempeh*, sojasahne*, sojaöl*, \
    sojajoghurt*, sojabutter*, *sojaeiweiß*, edamame, ?miso=, misopaste*, tamari*, ?shoyu*, ?natto=, ?okara*, \
    ?yuba=, {soja}{drink|sahne|creme|joghurt|jogurt|quark|käse|eis|cuisine|rahm|pudding|dessert}*, hoisin*
    soybeans+wheat: sojasauce*, sojasoße*, teriyakisauce*, teriyakisoße*, kecap manis, ?ponzu*
    milk: *milch*, milchpulver*, *molke*, *molken*, *sahne*, *rahm=, rahmpulver*, rahmkäse*, rahmsauce*, rahmsoße*, \
    obers=, schlagobers*, *joghurt*, *jogurt*, *quark*, topfen*, kefir*, buttermilch*, *schmand*, crème fraîche, \
    milcheiweiß*, skyr*, vollmilchschokolade*, *vollmilch*, milchschokolade*, süßmolken*, magermilch*, \
    lactalbumin*, ?rahm*, süßrahm*, *sauerrahm*, dickmilch*, ?ayran*, labneh*, ?lassi=, *molkereierzeugnis*, \
    crème double, creme double, creme fraiche, clotted cream, panna cotta, eiscreme milch, milcherzeugnis*, \
    *milchfett*, *schmelzkäse*, ?obers, *magertopfen*, *topfen*, *milcheiweiß*, lactoglobulin*, laktalbumin*, \
    stracciatella*, *kondensmilch*, dulce de leche, kaffeerahm*, molkeneiweiß*, lactoferrin, *buttermilch*, \
    clabber, ?kumys, ?qimiq
    lactose: *laktose*, *lactose*, milchzucker=, lactit*, lactulose*, laktulose*
    casein: *kasein*, *casein*, natriumkaseinat*
    butter: *butter*, butterreinfett*, *butterschmalz*, *butterfett*, ghee=, beurre noisette, *kräuterbutter*, \
    *joghurtbutter*, butterkeks*
    cheese: *käse*, *frischkäse*, emmentaler*, gouda*, mozzarella*, parmesan*, feta=, ricotta*, mascarpone*, \
    edamer*, camembert*, gorgonzola*, bergkäse*, cheddar=, grana padano, *kaese*, limburger, tilsiter, appenzeller, \
    gruyère*, gruyere*, raclette*, ?brie=, roquefort*, halloumi*, hallumi*, pecorino*, provolone*, havarti*, \
    leerdammer*, maasdamer*, butterkäse*, harzer=, handkäse*, cambozola*, burrata*, taleggio*, manchego*, \
    tête de moine, sbrinz*, vacherin*, hüttenkäse*, ?feta*, schafskäse*, ziegenkäse*, fontina*, asiago*, romadur*, \
    munster=, obatzda, obazda, quargel*, parmigiano reggiano, mozarella*, stilton, scamorza, stracchino
    nuts: ?nuss=, ?nüsse=, ?nüssen=, *nüsse=, schalenfrüchte*, schalenobst*, schalenfrucht*, nusskern*, \
    nussmischung*, *nussnougat*, nussöl*, nussmus*, nusspaste*, edelnüsse*, nussstücke*, nusskuchen*, \
    nussschokolade*, *nussmischung*, *nusskernmischung*, bucheckern, nussmark*, nussanteil*, nüsse und kerne, \
    schalenobst, nußkerne*, ?nuß=
    almonds: *mandel*, *mandeln*, mandelmilch*, marzipan*, persipan*, mandeldrink*, mandelmus*, mandelbutter*, \
    {mandel}{sahne|creme|joghurt|jogurt|käse|quark|eis|drink|mehl|blätt|stift}*, amaretti, mandorla, makronenmasse*
    hazelnuts: *haselnuss*, *haselnüsse*, *haselnuß*, *haselnusskern*, haselnussmilch*, nougat*, nugat*, \
    {haselnuss}{drink|creme|butter|eis|mus|öl}*, gianduja, haselnusskrokant*
    walnuts: *walnuss*, *walnüsse*, *walnuß*, baumnuss*, baumnüsse*, *walnusskern*, walnussöl*, *wallnuss*, \
    *wallnüsse*
    cashew-nuts: *cashew*, kaschu*, cashewmilch*, {cashew}{käse|sahne|butter|creme|drink|joghurt|quark}*, \
    *cashewkern*, kaschunuss*, ?cajou*, acajou*, elefantenläuse
    pecan-nuts: pekan*, pecan*, pekannuss*, pecannuss*, *pekannuss*, *pekannüsse*, hickorynuss*
    brazil-nuts: paranuss*, paranüsse*, brasilnuss*, *paranuss*, *paranüsse*, *paranusskern*
    pistachio-nuts: *pistazie*, *pistazien*, pistazienmus*, pistaziencreme*
    macadamia-nuts: macadamia*, queenslandnuss*, {macadamia}{milch|butter|creme|drink}*
    pine-nuts: pinienkern*, pinienkerne*, zedernuss*, zedernüsse*, zirbelnuss*, zirbelnüsse*, piniensamen*
    celery: *sellerie*, *sellerieknolle*, *staudensellerie*, eppich=
    mustard: senf*, *senfsaat*, *senfkörner*, *senfmehl*, speisesenf*, tafelsenf*, *senf=, senfkorn*, senföl*, \
    dijonsenf*, mostrich*
    sesame-seeds: *sesam*, tahin*, sesamöl*, ?halva*, ?halwa=, gomasio*, *tahina*, ?zatar, zaatar, tahini*, \
    tahinpaste*
    sulphur-dioxide-and-sulphites: *sulfit*, schwefeldioxid*, *disulfit*, *bisulfit*, geschwefelt*, \
    schweflige säure, *pyrosulfit*, schwefelige säure, geschwefelte*, *metabisulfit*, *sulphit*
    lupin: *lupine*, lupinenmehl*, süßlupinen*, *lupinen{milch|drink|eiweiß|protein|mehl|joghurt|quark|kaffee}*, \
    lupinus
    molluscs: weichtier*, *muschel*, muscheln, schalentier*, wellhornschnecke*, mollusken, kopffüßer*, \
    herzmuschel*, *weichtiere*, seeschnecke*, seeohr*, meeresschnecke*
    squid: tintenfisch*, kalmar*, calamari*, kalmare=, calamares, *tintenfischtinte*, *tintenfischringe*
    octopus: oktopus*, krake=, ?pulpo=, kraken=, *octopus*, oktopode*
    cuttlefish: sepia*
    mussels: miesmuschel*, pfahlmuschel*, grünschalmuschel*, grünlippmuschel*
    clams: venusmuschel*, vongole, teppichmuschel*
    oysters: auster=, austern=, austernsauce*, austernsoße*, austernfleisch*, oyster sauce
    scallops: jakobsmuschel*, kammmuschel*, pilgermuschel*
    snails: schnecke=, schnecken=, weinbergschnecke*, achatschnecke*, escargots, *weinbergschnecken*
    meat: *fleisch*, *wurst*, *würstchen*, fleischbrühe*, fleischextrakt*, leberwurst*, *leber=, frikadelle*
    pork: lachsschinken*, *schwein*, *schinken*, *speck*, *schmalz=, schweineschmalz*, mettwurst*, kasseler, bacon, \
    *prosciutto*, fleischkäse*, *leberkäs=, bauchfleisch*, *rauchfleisch*, salami*, pancetta*, guanciale, chorizo*, \
    *griebenschmalz*, speckwürfel*, schweineschwarte*, mortadella*, serranoschinken*
    beef: rind=, rinder*, rindfleisch*, kalb*, *rindfleisch*, rinderfett*, rindertalg*, \
    *rinder{brühe|fond|bouillon}*, tafelspitz*, bresaola, bündnerfleisch*
    lamb: *lammfleisch*, lamm=, hammel*, schafsfleisch
    poultry: *hähnchen*, *huhn=, hühnerfleisch*, pute=, puten*, truthahn*, ente=, entenfleisch*, gans=, gänse*, \
    geflügel*, hühnerfett*, hühnerbrühe*, *hühnchen*, *geflügel*, putenfleisch*, *putenbrust*, poulet*, wachtel=, \
    strauß=, *entenfett*, *gänsefett*, masthuhn
    game: ?wild=, wildfleisch*, hirsch*, wildschwein*, kaninchen*, rehfleisch*, hase=
    gelatin: *gelatine*, kollagen*
    fish-gelatin: fischgelatine*
    animal-fat: tierisches fett, tierische fette, talg=
    rennet: ?lab=, kälberlab*, tierisches lab
    carmine: karmin*, cochenille*, echtes karmin
    shellac: schellack*
    honey: *honig*
    beeswax: bienenwachs*
    glycerides: mono und diglyceride*, mono- und diglyceride von speisefettsäuren, *speisefettsäuren*
    alcohol: *alkohol*, wein=, weißwein*, rotwein*, rum=, weinbrand*, likör*, schnaps*, kirschwasser*, branntwein*, \
    ethanol=, sekt=, wodka*, cognac, äthylalkohol, amaretto*, marsala*, sherry=, portwein*, *prosecco*, \
    champagner*, ?arrak*, calvados, whisky=, ?gin=, tequila=, glühwein*, ?most=, kirsch wasser
    alcohol+barley: *bier=
    onion: *zwiebel*, schalotte*
    garlic: *knoblauch*
    buckwheat: buchweizen*, buchweizenmehl*
    coconut: *kokos*, kokosnuss*, kokosmilch*, kokosnüsse*, kokosfett*, kokosbutter*, cocos*, kokosraspel*, \
    kokosjoghurt*, {kokos}{sahne|creme|joghurt|drink|käse|eis|chips|blütenzucker|mus|fleisch|nuss|öl}*, ?kopra*
    chestnuts: marone=, maronen=, esskastanie*, edelkastanie*, kastanien*, maroni=, vermicelles, kastanienmehl*
    corn: *mais*, maisstärke*, maismehl*
    -: muskatnuss*, muskatnüsse*, muskatblüte*, muskat*, kakaobutter*, sheabutter*, shea butter*, sheanuss*, \
    erdmandel*, tigernuss*, butternut*, butternuss*, wassernuss*, wasserkastanie*, kolanuss*, colanuss*, \
    betelnuss*, reismilch*, hanfmilch*, erbsenmilch*, milchsäure*, milchsäurebakterien*, milchsäurekulturen*, \
    kokosmilchpulver*, weinessig*, weinsäure*, branntweinessig*, weinstein*, weinsteinbackpulver*, weintraube*, \
    weinbeere*, alkoholessig*, zuckeralkohol*, butterpilz*, butterbohne*, milchdistel*, lactat*, natriumlactat*, \
    fischmünze, eiweiß=, pflanzeneiweiß*, erbseneiweiß*, pflanzliches eiweiß, fruchtfleisch*, fruchtfleisches, \
    johannisbrotkernmehl*, apfelfruchtfleisch*, austernpilz*, austernseitling*, bierhefe*, flachs*, muskatkürbis*, \
    bittermandelaroma*, rumaroma*, käsepappel, pflanzenmilch*, pflanzliche milch, pflanzliche sahne, veganer käse, \
    vegane butter, vegane mayonnaise, vegane wurst, vegane würstchen, veganes hähnchen, veganer schinken, \
    pflanzliche butter, pflanzenbutter*, mikrobielles lab, pflanzliches lab, maltodextrin*, fleischtomate*, \
    wildkräuter*, wildpflanzen*, eierschwamm*, eierschwammerl*, eierfrucht*, eierpflanze*, osterei=, schokoei=, \
    rahmen=, sahnesteif*, rahmapfel*, muschelnudel*, muschelpilz*, buttersalat*, butterkohl*, butterbirne*, \
    butterrübe*, \
    {reis|hanf|erbsen|kartoffel|lein|quinoa|hirse|sonnenblumen}{milch|drink|sahne|joghurt|käse|creme|eis|butter|quark}*, \
    kokumbutter*, mangobutter*, avocadobutter*, illipébutter*, apfelbutter*, mandelpilz*, mandelkürbis*, senfkohl*, \
    pflanzencreme*, pflanzenmargarine*, pflanzendrink*, pflanzliche{r|s} {joghurt|käse|drink}, \
    vegane{r|s} {joghurt|quark|frischkäse|feta|lachs|thunfisch|speck|leberkäse|döner|hack|fisch|ei}, \
    vegane {sahne|milch|mayo|salami|bratwurst|schnitzel|sauce hollandaise|leberwurst|garnelen|remoulade|aioli|gelatine|fischstäbchen}, \
    fischfreie*, seifennuss*, zimtschnecke*, nussschnecke*, rosinenschnecke*, hefeschnecke*, schneckennudel*, \
    sesamstraße, bierrettich*, krebswurz, weinblätter*, weinblatt*, weinlaub*, weinraute*, weinhefe*, \
    apfelweinessig*, weißweinessig*, rotweinessig*, sherryessig*, balsamessig*, bieressig*, honigmelone*, \
    honigtau*, hühnerbohne*, lammsalat*, schweinebohne*, schweinsohr gebäck, ochsenherztomate*, hahnenfuß*, \
    entengrütze*, hasenbrot, rehling*, fleischersatz*, fleischloser*, fleischalternative*, \
    wurstalternative*, wursthülle aus cellulose, käsealternative*, milchalternative*, sahnealternative*, \
    joghurtalternative*, fischalternative*, butteralternative*, ei alternative, ei-ersatz*, eiersatz*, \
    milchersatz*, käseersatz*, nusseis ohne, buttersäure*, milchschorf, milchsaure*, milchgesäuert*, milchsauer*, \
    milchquarz, lactose frei, sojafreie*, alkoholfreies, likörfrei, kapernäpfel, maisstärke aus, kirschsaft
    !gluten: glutenfrei*, weizenglutenfrei*
    !wheat: weizenfrei*
    !milk+eggs+meat+fish+honey+gelatin: vegan*
    !meat+fish+gelatin: vegetarisch*
    !lactose: laktosefrei*, lactosefrei*, minus l
    !milk: milchfrei*, milcheiweißfrei*, kuhmilchfrei*, kuhmilcheiweißfrei*, laktosefrei und milchfrei
    !eggs: eifrei*
    !soybeans: sojafrei*
    !nuts: nussfrei*
    !peanuts: erdnussfrei
    !alcohol: alkoholfrei*, entalkoholisiert*, alkoholfreies bier, alkoholfreier wein
    !meat: fleischlos*, fleischfrei*
    ~wheat: *brot=, brötchen, *nudeln=, *pasta=, spaghetti, toast, brezel, knödel, spätzle, semmel, zwieback, mehl, \
    *burger=, maultaschen
    ~wheat+milk+eggs: *kuchen=, torte, pfannkuchen, waffel, kaiserschmarrn, strudel, plätzchen, keks, gebäck, \
    krapfen, berliner, stollen, muffin
    ~wheat+milk: pizza, lasagne, flammkuchen, käsespätzle, hörnchen, auflauf
    ~wheat+eggs: schnitzel, wiener schnitzel, paniertes, spätzle mit ei
    ~eggs: omelett, rührei, spiegelei, tiramisu
    ~milk: milchreis, milchkaffee, kakao, schokolade, grießbrei, pudding, kartoffelpüree, milchshake
    ~pork: currywurst, bratwurst, leberkäse, weißwurst, eisbein, schweinshaxe, gyros, bockwurst
    ~beef: sauerbraten, rouladen, gulasch, hackfleischsoße
    !sulphur-dioxide-and-sulphites: ungeschwefelt*, sulfitfrei*
    !celery: selleriefrei*
    !mustard: senffrei*
    !sesame-seeds: sesamfrei*
    !fish: fischfrei*
    !lupin: lupinenfrei*
    eggs+alcohol: eierlikör*
    @traces: in dem betrieb, in dem werk, in dieser anlage, wir verarbeiten auch, kann enthalten, kann spuren, kann auch spuren, kann spuren von, spuren, spuren von, ?kann, ?können, \
    enthalten können, in einem betrieb, im betrieb, betrieb der auch, im selben werk, auf derselben anlage, \
    gleichen anlage, produktionsbedingt, herstellungsbedingt, produktionsstätte, kreuzkontamination, spurenweise, \
    kann geringe mengen, kann in spuren, kann allergene spuren, kann unbeabsichtigt, können spuren, \
    in der gleichen, in derselben produktion, in der produktion, in unserem betrieb, in unserer produktion, \
    im gleichen betrieb, im selben betrieb, in diesem betrieb, in einer produktionsstätte, in einer anlage, \
    auf anlagen, auf einer anlage, auf der gleichen anlage, auf der auch, betrieb in dem, in dem auch, werk in dem, \
    wo auch, spuren anderer, mögliche spuren, möglicherweise, eventuell, evtl spuren, spurenhinweis, \
    kreuzkontaminationen, nicht geeignet für, ungeeignet für
    @traces-before: enthalten sein können, in spuren enthalten, in spuren enthalten sein, enthalten sein kann, \
    nicht ausgeschlossen werden, nicht auszuschließen, nicht ausgeschlossen, enthalten sein, können enthalten sein, \
    in geringen mengen enthalten sein
    @contains: enthält, zutaten, allergene, zutat, allergenhinweis
    @not: enthält kein, enthält keine, enthält keinen, enthält weder, frei von, ist frei von, keine zusätze von, \
    enthält nicht, enthalten keine, enthalten kein, nicht enthalten, garantiert frei von, enthält garantiert keine, \
    hergestellt ohne, wurde ohne
    @without: ohne, ohne zusatz von, kein, keine, keinen, ohne zugabe von, nicht, frei von tierischem, keinerlei, \
    exklusive, ohne verwendung von, unter verzicht auf, statt, anstelle von
    @free: frei, freie, freies, freier, freien, entfernt
    @and: und
    @or: oder, noch, und oder, sowie
    @ignore: allergene siehe, siehe fett gedruckte zutaten, für allergene siehe, allergene sind fett, \
    allergene sind hervorgehoben, allergene sind fettgedruckt, allergene fett, allergene in fettdruck, \
    allergene sind in fettschrift, allergeninformation siehe, allergeninformationen siehe, \
    allergene sind unterstrichen, allergene in großbuchstaben, hinweise für allergiker siehe
    common: zucker, salz, wasser, öl, mit, aroma, säuerungsmittel, emulgator, konservierungsstoff, gewürze, \
    antioxidationsmittel, glukosesirup, stärke, pulver, saft, pflanzliches, palmfett, rapsöl, hefe, kartoffel, aus, \
    farbstoff, backtriebmittel, verdickungsmittel, kakaomasse, natürliches, lecithin, reis, süßstoff, essig, \
    sonnenblumenöl
    """
}
