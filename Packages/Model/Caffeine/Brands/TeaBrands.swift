/// Tea, mate and kombucha: ml:mg, the usual size first.
enum TeaBrands {
  static let lines = """
    icedTea: arizona iced tea/arizona tea/arizona lemon tea/arizona sweet tea/arizona peach tea/arizona black tea/arizona raspberry tea | 473:30 680:43 240:15
    icedTea: arizona green tea/arizona green tea ginseng honey/arizona ginseng/arizona diet green tea/arizona white tea | 473:15 680:22 240:7.5
    teaLemonade: arizona arnold palmer/arizona half half/arizona half and half/arnold palmer arizona | 473:15 680:22 500:15
    icedTea: snapple/snapple tea/snapple peach tea/snapple lemon tea/snapple raspberry tea/snapple diet tea/snapple black tea/snapple straight up/snapple half and half | 473:37
    icedTea: snapple green tea | 473:30
    plainSoda: snapple apple/snapple kiwi strawberry/snapple fruit punch/snapple mango madness/snapple lemonade | 473:0
    icedTea: lipton iced tea/lipton ice tea/lipton lemon iced tea/lipton peach/lipton diet green tea/lipton green tea citrus/lipton citrus green tea/lipton bottled | 591:35 500:30 330:20
    icedTea: lipton brisk/brisk/brisk tea/brisk iced tea/brisk lemon | 355:11 591:18
    icedTea: lipton pureleaf/pure leaf/pure leaf tea/pure leaf iced tea/pure leaf black tea/pure leaf unsweetened/pure leaf sweet tea/pure leaf lemon | 547:69
    icedTea: pure leaf green tea | 547:50
    herbal: pure leaf herbal | 547:0
    energyTea: pure leaf subtly sweet energy/lipton energy/lipton tea energy | 473:75
    icedTea: gold peak/gold peak tea/gold peak iced tea/gold peak sweet tea | 547:48
    icedTea: honest tea/honest iced tea/honest tea black/honest green tea/honey green honest/honest half tea | 500:60
    icedTea: nestea/nestea iced tea/nestea lemon/nestea peach/nestea ice tea | 500:23 330:15
    icedTea: fuze tea/fuze iced tea/fuzetea/fuze tea peach/fuze tea lemon | 500:25 330:17
    icedTea: peace tea | 680:23
    icedTea: milo sweet tea/milos sweet tea/milo famous sweet tea/milo tea | 240:38
    icedTea: tejava/tejava black tea | 355:50 500:68
    icedTea: turkey hill iced tea/turkey hill tea | 240:16
    icedTea: tradewinds tea/sweet leaf tea/swiss tea/joe tea/long island tea/xing tea/steaz iced tea/argo tea/ito en tea/inko white tea/skae/red diamond tea/southern home tea | 473:40
    icedTea: bos ice tea/bos rooibos/bos | 330:0
    icedTea: 4 bro/bratee/bra tee/dirtea/durstloscher tee/pfanner tee/pfanner eistee/volvic tee/rauch eistee/arizona eistee/rauch icetea/rauch ice tea/migros ice tea/hohes c eistee/pfanner icetea/san benedetto the/estathe/esta the/santal the/lidl eistee/freeway eistee/may tea/maytea | 500:30 330:20
    greenTea: oi ocha/oi ocha green tea/ito en oi ocha/ito en green tea/お〜いお茶/お～いお茶/おーいお茶/ito en jasmine | 500:60 600:72
    greenTea: oi ocha dark/oi ocha bold/oi ocha koicha | 500:85
    greenTea: sencha shot/ito en sencha shot/sencha green tea shot | 190:45
    greenTea: iyemon/伊右衛門/生茶/namacha/綾鷹/ayataka/kirin namacha | 525:60 600:66
    oolongTea: suntory oolong/サントリーウーロン茶/suntory ウーロン茶 | 525:105
    oolongTea: teas tea oolong/tea tea oolong/teas oolong | 500:70
    greenTea: teas tea green/teas tea pure green/teas tea jasmine/tea tea/teas tea | 500:100
    milkTea: 午後の紅茶/gogo no kocha/kirin gogo no kocha/gogo tea | 500:75
    icedTea: kang shi fu iced tea/康师傅冰红茶/康师傅/master kong iced tea/uni president iced tea/统一冰红茶 | 500:50
    greenTea: 康师傅绿茶/master kong green tea/农夫山泉东方树叶/东方树叶 | 500:75
    icedTea: c2 green tea/c2 iced tea/teh botol/teh botol sosro/teh pucuk harum/teh pucuk/ichitan/oishi green tea/ftea | 350:30 500:42
    energyTea: inko white tea energy/inko energy/inko's white tea energy | 458:165
    energyTea: bazza/bazza tea/xing energy/toro matcha/toro matcha sparkling | 355:100
    energyTea: zest tea/zest sparkling tea/zest sparkling energy tea/zest iced tea | 355:135
    tea: zest tea hot/zest hot tea/zest energy tea bag/zest black tea | 240:150
    energyTea: long leaf tea/tiesta energy/steep energy | 473:80
    bottledMate: guayaki/guayaki yerba mate/guayaki can/guayaki canned/yerba madre/guayaki sparkling/guayaki high energy/guayaki enlighten mint/guayaki revel berry | 458:150 355:120 473:150
    bottledMate: guayaki bottle/guayaki bottled/guayaki bottled tea/guayaki yerba mate bottle | 473:140
    mate: guayaki tea bag/guayaki mate bag/guayaki loose | 240:40
    bottledMate: clean cause/cleancause/clean cause yerba mate | 473:160
    bottledMate: marley mate/marley yerba mate/yachak/yachak yerba mate/nativa yerba mate/pique mate | 473:150
    bottledMate: marley one drop | 325:160
    bottledMate: mateina/mate mate canada/sol mate/solomate | 355:120
    kombucha: gt kombucha/gt's kombucha/gts kombucha/gt synergy/synergy kombucha/gt enlightened | 473:16 240:8
    kombucha: health ade/health ade kombucha/healthade/brew dr kombucha/brew doctor kombucha/humm kombucha/kevita kombucha/kevita master brew/buddha kombucha/remedy kombucha/captain kombucha/live soda kombucha/buchi | 473:25 240:13
    kombucha: kevita energy/kevita master brew energy/kombucha uplift/brew dr uplift/brew dr kombucha uplift/brew doctor uplift | 414:130
    kombucha: kombucha energy/humm zero energy/kombucha energize/kombucha 221 bc energy/gt's alive/lion heart energy | 355:80
    tea: lipton/lipton tea/lipton black tea/lipton yellow label/lipton tea bag/luzianne/luzianne tea/red rose tea/salada tea | 237:55
    greenTea: lipton green tea bag/lipton green/lipton green tea | 237:35
    tea: pg tips/yorkshire tea/tetley/tetley tea/typhoo/twinings english breakfast/twinings earl grey/barry tea/lyon tea/clipper tea/brooke bond/tata tea/taj mahal tea/dilmah/ahmad tea/bigelow earl grey/bigelow black tea/harney black tea/stash black tea | 240:50
    tea: tazo awake/awake english breakfast | 240:61
    tea: twinings high caffeine/celestial fast lane/celestial seasonings fast lane/republic of tea high caf/high caf tea/morning thunder | 240:110
    greenTea: celestial green tea/bigelow green tea/twinings green tea/tazo zen/stash green tea/yogi green tea | 240:32
    decafTea: lipton decaf/tetley decaf/yorkshire decaf/pg tips decaf | 240:4
    herbal: celestial sleepytime/yogi bedtime/yogi tea/pukka/twinings peppermint/traditional medicinals/bigelow herbal/celestial herbal/tazo passion/tazo calm/tulsi tea/organic india tulsi | 240:0
    chai: tazo chai/tazo chai concentrate/tazo chai latte | 237:47
    chai: oregon chai/oregon chai concentrate | 237:40
    chai: big train chai/big train spiced chai | 237:65
    chai: pacific chai | 177:29
    chai: david rio chai/drink me chai/bolthouse chai/bolthouse farm chai/chai tea concentrate/third street chai/kitu chai/starbuck classic chai | 240:40
    chai: bolthouse perfectly protein vanilla chai/bolthouse vanilla chai | 240:15
    coffee: bolthouse mocha cappuccino/bolthouse farms mocha cappuccino/bolthouse breakfast latte | 240:35
    instantTea: nestea instant/lipton instant tea/waka tea/waka instant tea/cusa tea | 237:35
    icedTea: crystal light iced tea/crystal light tea/4 c iced tea/4c iced tea/lipton iced tea mix/country time iced tea/nestea mix/wyler iced tea/true lemon iced tea/great value iced tea mix | 237:12
    instantTea: tea k cup/kcup tea/k cup tea/keurig tea | 237:41
    brewedIcedTea: cold brew tea/lipton cold brew tea | 237:50
    matcha: ippodo/jade leaf/jade leaf matcha/aiya matcha/pique matcha | 240:70
    matchaLatte: matcha love/matchabar/matcha bar hustle/matchabar hustle | 355:120
    matcha: matcha love can/ito en matcha love | 155:75
    milkTea: gong cha/chatime/koi the/coco milk tea/tiger sugar/yifang/happy lemon/the alley/kung fu tea/kung fu milk tea/sharetea | 500:120
    milkTea: itoen royal milk tea/assam milk tea/阿萨姆奶茶/lipton milk tea/3 in 1 milk tea/chai cha milk tea | 240:40
    """
}
