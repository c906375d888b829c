extension LexiconTables {
  static let polish = """
    gluten: gluten*, zboża zawierające gluten, zboża glutenow*
    wheat: pszen*, pszenic*, semolin*, kasza manna, kaszka manna, bulgur*, kuskus*, durum, samopsz*, płaskur*, bułka tarta, seitan*, \
    mąka pszenna
    spelt: orkisz*
    khorasan: kamut*
    rye: żyt*, żytn*
    barley: jęczmie*, jęczmienn*, słód=, słod=, słodu=, słodem=, słodow*, ekstrakt słodowy, kasza perłowa
    oats: owies=, owsa=, owsian*, płatki owsiane, napój owsiany, mleko owsiane
    triticale: pszenżyt*
    crustaceans: skorupiak*, owoce morza
    shrimp: krewet*
    crab: krab=, kraba=, kraby=, krabów=, krabow*
    lobster: homar*, langust*
    crayfish: ?raki=, raków=, szyjki rakowe
    langoustines: langustynk*
    krill: kryl=
    eggs: jajo=, jaja=, jaj=, jajka=, jajko=, jajek=, jajeczn*, białko jaja, żółtk*, jajami=, jajecz*, białko jaj, masa jajowa, \
    jajow*, majonez*, albumin*, lizozym*, bezy=
    fish: ryb=, ryba=, ryby=, rybn*, rybami=, dorad*, sandacz*, karp=, karpia=, szczupak*, mintaj*, morszczuk*, halibut*, \
    flądr*, sola ryba, panga=, pangi=, tilapi*, kawior*, ikra=, surimi, okoń=, sos worcester, olej rybi, rybi=, sos rybny
    anchovies: anchois, sardel*, anszua*
    salmon: łosoś*, łososi*
    tuna: tuńczyk*
    cod: dorsz*
    herring: śled*, śledz*
    mackerel: makrel*
    sardines: sardyn*
    trout: pstrąg*
    eel: węgorz*
    peanuts: orzeszki ziemne, orzeszków ziemnych, orzeszkami ziemnymi, orzechy ziemne, orzechów ziemnych, orzechy arachidowe, \
    orzechów arachidowych, orzeszki arachidowe, orzeszków arachidowych, arachid*, masło orzechowe, fistaszk*
    soybeans: soj=, soja=, soi=, soję=, soją=, sojow*, mleko sojowe, napój sojowy, lecytyna sojowa, tofu, olej sojowy, edamame
    soybeans+wheat: sos sojowy, sosu sojowego
    milk: mlek*, mleko=, mleczn*, śmietan*, śmietank*, serwatk*, jogurt*, maślank*, kefir*, białka mleka, tłuszcz mleczny, \
    mleko w proszku, czekolada mleczna, skyr, laktoalbumin*, biała czekolada, lody śmietankowe
    lactose: laktoz*, cukier mleczny
    casein: kazein*
    butter: masło=, masła=, masłem=, maśle=, maślan*, masło klarowane, tłuszcz maślany
    cheese: ?ser=, sera=, sery=, serem=, serow*, serek=, serka=, serki=, twaróg=, twarog*, mozzarell*, parmezan*, feta=, mascarpone, \
    gouda=, ricott*, oscypek*, żółty ser
    nuts: orzech=, orzechy=, orzechów=, orzechami=, orzechow*, orzeszk*
    almonds: migdał*, marcepan*, napój migdałowy, mleko migdałowe, masa migdałowa
    hazelnuts: orzechy laskowe, orzechów laskowych, orzech laskowy, orzechami laskowymi, orzeszki laskowe, laskow*
    walnuts: orzechy włoskie, orzechów włoskich, orzech włoski, orzechami włoskimi
    cashew-nuts: nerkow*, orzechy nerkowca, orzechów nerkowca, cashew
    pecan-nuts: pekan*, orzechy pekan, orzeszki pekan, orzechów pekan
    brazil-nuts: orzechy brazylijskie, orzechów brazylijskich, orzech brazylijski
    pistachio-nuts: pistacj*, orzechy pistacjowe, orzeszki pistacjowe
    macadamia-nuts: makadami*, macadamia, orzechy makadamia
    pine-nuts: orzeszki piniowe, orzeszków piniowych, piniow*
    celery: seler*
    mustard: gorczyc*, musztard*
    sesame-seeds: sezam*, tahini, chałw*
    sulphur-dioxide-and-sulphites: siarczyn*, dwutlenek siarki, dwutlenku siarki, pirosiarczyn*, wodorosiarczyn*
    lupin: łubin*
    molluscs: mięczak*, małż*
    squid: kalmar*, kałamarnic*
    octopus: ośmiornic*
    cuttlefish: mątw*
    oysters: ostryg*
    scallops: przegrzebk*
    snails: ślimak*
    meat: mięso=, mięsa=, mięsem=, mięsn*, kiełbas*, parówk*, ekstrakt mięsny, wątrób*, wędlin*
    pork: wieprz*, szynk*, boczek=, boczku=, boczkiem=, smalec=, smalcu=, słonin*, bekon*, schab=, salami=, kabanos*
    beef: wołow*, cielęc*, łój wołowy
    lamb: jagnięc*, baranin*, baran*
    poultry: kurczak*, kurcz*, drobi*, indyk*, kaczk*, gęś=, gęsi=, kura=
    game: dziczyzn*, jeleni*, królik*, dzik=
    gelatin: żelatyn*, kolagen*
    animal-fat: tłuszcz zwierzęcy, łój=
    rennet: podpuszczk*
    carmine: karmin*, koszenil*
    shellac: szelak*
    honey: miód=, miodu=, miodem=, miodow*
    beeswax: wosk pszczeli
    glycerides: mono i diglicerydy, mono- i diglicerydy
    alcohol: alkohol*, wino=, wina=, winem=, rum=, wódk*, likier*, brandy, spirytus*, koniak*
    alcohol+barley: piwo=, piwa=, piwem=
    onion: cebul*
    garlic: czosn*
    buckwheat: gryk*, gryczan*
    coconut: kokos*, mleko kokosowe, mleczko kokosowe, orzech kokosowy, olej kokosowy, wiórki kokosowe, masło kokosowe
    chestnuts: kasztan*
    corn: kukurydz*
    -: gałka muszkatołowa, gałki muszkatołowej, orzech muszkatołowy, masło kakaowe, masła kakaowego, masło shea, \
    orzech tygrysi, mleko ryżowe, kwas mlekowy, kwasu mlekowego, bakterie mlekowe, kultury bakterii mlekowych, \
    bakterii mlekowych, mleczan*, ocet winny, octu winnego, kwas winowy, kasztan wodny, cukier winogronowy, winogron*, \
    dynia piżmowa, orzech kola, boczniak ostrygowaty, ser wegański, majonez wegański, mleko roślinne, śmietanka roślinna, \
    proszek do pieczenia, ocet spirytusowy, octu spirytusowego, masło jabłkowe, alkohol cukrowy, miąższ, mlecz, \
    mleczko pszczele roślinne, podpuszczka mikrobiologiczna, serwet*, serdel
    !gluten: bezglutenow*
    !lactose: bezlaktoz*
    !milk: bezmleczn*
    !alcohol: bezalkohol*, piwo bezalkoholowe
    !meat: bezmięsn*
    ~wheat: chleb, makaron, bułka, kanapka, mąka, kluski, pierogi, tost
    ~wheat+milk+eggs: ciasto, naleśnik, naleśniki, pączek, pączki, sernik, tort, herbatnik, racuchy
    ~wheat+milk: pizza, zapiekanka
    ~eggs: jajecznica, omlet
    ~wheat+eggs+pork: schabowy, kotlet schabowy
    ~pork: bigos, żurek
    ~milk: kakao, budyń
    @traces: może zawierać, mogą zawierać, może zawierać śladowe ilości, śladowe ilości, ślady, śladowych ilościach, w zakładzie, \
    w zakładzie w którym, produkowany w zakładzie, na tej samej linii, w fabryce, możliwa obecność
    @contains: zawiera, zawierają, składniki, alergeny, skład
    @not: nie zawiera, nie zawierają, wolny od, wolne od
    @without: bez, bez dodatku, nie
    @free: usunięty, usunięto
    @and: ?i, oraz
    @or: lub, ani, albo, i lub
    @ignore: alergeny zobacz, alergeny patrz, składniki pogrubione, alergeny wyróżniono
    common: cukier, sól, soli, woda, wody, olej, aromat*, emulgator, konserwant, barwnik, skrobia, drożdże, przyprawy, syrop, \
    regulator kwasowości, substancja, rzepakowy, palmowy, słonecznikowy, tłuszcz, ryż, ziemniak*, pomidor*, proszek, ocet, \
    przeciwutleniacz, stabilizator
    """
}
