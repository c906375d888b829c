/// Colas and other soft drinks, also those that have none: ml:mg, the usual size first.
enum SoftDrinkBrands {
  static let lines = """
    cola: coca cola/coke/cocacola/coca cola classic/coke classic/coca cola original/coca cola cherry/cherry coke/vanilla coke/coca cola vanilla/coca cola orange vanilla/coca cola life/mexican coke/coca cola lime/coca cola spiced/コカコーラ/可口可乐/кока кола/코카콜라 | 355:34 330:32 500:48 591:57
    cola: coke zero/coca cola zero/coke zero sugar/coca cola zero sugar/coca cola cherry zero/cherry coke zero/coca cola vanilla zero/coke zero cherry/coca cola no sugar | 355:34 330:32 500:48
    dietCola: diet coke/coke light/coca cola light/coca cola diet/diet coca cola/diet coke lime/diet coke cherry/diet cherry coke/diet coke feisty/diet coke splenda/diet coke with splenda/coca cola light taste | 355:46 330:42 500:64
    dietCola: coca cola plus/coke plus japan | 470:47
    caffeineFree: caffeine free coke/caffeine free coca cola/coke caffeine free/coca cola caffeine free/caffeine free diet coke/coke zero caffeine free/coca cola zero zero/coca cola koffeinfrei | 355:0
    cola: pepsi/pepsi cola/pepsi original/wild cherry pepsi/pepsi wild cherry/cherry pepsi/pepsi vanilla/pepsi real sugar/pepsi throwback/pepsi made with real sugar/pepsi mango/pepsi lime/nitro pepsi/ペプシ/百事可乐/пепси | 355:38 330:33 500:50 591:63
    dietCola: diet pepsi/pepsi diet/pepsi light/diet pepsi vanilla/diet pepsi lime | 355:36 330:33 500:50
    dietCola: diet wild cherry pepsi/diet pepsi wild cherry | 355:38
    dietCola: pepsi max/pepsi maxx/pepsi maximum taste | 330:43 355:43 500:65 600:79
    dietCola: pepsi zero/pepsi zero sugar/pepsi zero sugar wild cherry | 355:38
    dietCola: pepsi one | 355:55
    cola: pepsi next/pepsi true/pepsi raw | 355:35
    cola: crystal pepsi | 591:64 355:38
    caffeineFree: caffeine free pepsi/pepsi caffeine free/caffeine free diet pepsi/diet pepsi caffeine free/pepsi no caffeine/pepsi koffeinfrei/pepsi max caffeine free | 355:0
    pepperSoda: dr pepper/doctor pepper/dr pepper cherry/dr pepper cherry vanilla/dr pepper cream soda/dr pepper strawberry/dr pepper berries cream/dr pepper vanilla float/dr pepper dark berry/dr pepper zero/dr pepper zero sugar | 355:41 330:27 500:41 591:68
    pepperSoda: diet dr pepper/dr pepper diet/diet dr pepper cherry | 355:44 330:27
    pepperSoda: dr pepper 10/dr pepper ten | 355:42
    caffeineFree: caffeine free dr pepper/dr pepper caffeine free | 355:0
    pepperSoda: pibb/pibb xtra/mr pibb/pibb zero | 355:40
    pepperSoda: dr thunder/dr shasta/dr faygo/dr wham/dr perky/dr zevia/dr perfect | 355:36
    pepperSoda: dr shasta soda | 355:29
    pepperSoda: cheerwine | 355:47
    pepperSoda: big red/diet big red | 355:34
    citrusSoda: mountain dew/mtn dew/mt dew/mountain dew code red/mountain dew live wire/mountain dew livewire/mountain dew voltage/mountain dew white out/mountain dew baja blast/mountain dew pitch black/mountain dew throwback/mountain dew supernova/mountain dew typhoon/mountain dew revolution/mountain dew distortion/mountain dew major melon/mtn dew spark/mtn dew baja blast/mountain dew real sugar/mountain dew ice/mountain dew frost bite | 355:54 473:72 591:91 330:50
    citrusSoda: diet mountain dew/mountain dew diet/diet mtn dew/mtn dew diet/diet mountain dew code red | 355:54 591:91
    citrusSoda: mountain dew zero/mountain dew zero sugar/mtn dew zero sugar/mtn dew zero | 355:68
    citrusSoda: kickstart/mtn dew kickstart/mountain dew kickstart | 473:90
    caffeineFree: caffeine free mountain dew/mountain dew caffeine free | 355:0
    citrusSoda: mello yello/mello yello zero/mello yellow/diet mello yello/mello yello cherry | 355:51
    citrusSoda: sun drop/sundrop/sun drop cherry lemon | 355:64
    citrusSoda: diet sun drop/diet sundrop | 355:69
    citrusSoda: surge/surge soda/surge citrus | 473:69 355:52
    citrusSoda: vault/vault zero/vault soda/vault red blitz | 355:71 240:47
    citrusSoda: shasta mountain rush/mountain rush/mountain lightning/kirkland mountain/mountain mist/moon mist/faygo moon mist/citrus drop kroger/big k citrus drop/mountain dew uk/rocky mist | 355:54
    citrusSoda: mountain zevia/zevia mountain | 355:55
    caffeinatedSoda: ruby red squirt/squirt ruby red | 355:39
    plainSoda: squirt/squirt soda/diet squirt | 355:0
    caffeinatedSoda: sunkist/sunkist orange/sunkist soda/diet sunkist/sunkist grape | 355:19
    plainSoda: crush/orange crush/grape crush/pineapple crush | 355:0
    caffeinatedSoda: barq/barq root beer/barqs | 355:22
    plainSoda: diet barq/barq red creme/barq red creme soda/barq french vanilla creme | 355:0
    caffeinatedSoda: a&w cream soda/a & w cream soda/a w cream soda | 355:29
    caffeinatedSoda: diet a&w cream soda | 355:22
    plainSoda: a&w/a&w root beer/a & w root beer/a w root beer/mug root beer/dad root beer/ibc root beer/barrel root beer/stewart root beer/hires root beer/virgil root beer | 355:0
    caffeinatedSoda: red flash/red flash soda | 355:40
    caffeinatedSoda: ale 8/ale 8 1/ale 8 one/ale81 | 355:37
    caffeinatedSoda: moxie | 355:25
    caffeinatedSoda: nehi/nehi wild red | 355:50
    cola: rc cola/royal crown cola/rc | 355:43
    dietCola: diet rc cola/diet rite cola plus/diet rc | 355:47
    caffeineFree: diet rite/diet rite cola | 355:0
    dietCola: tab cola/tab soda | 355:47
    cola: double cola | 355:36
    cola: shasta cola/diet shasta cola/faygo cola/diet faygo cola/sam cola/sam s cola/big k cola/great value cola/kirkland cola/cott cola/hansen cane cola/safeway cola/american cola | 355:43
    cola: pc cola/president choice cola/our compliments cola | 355:30
    cola: pc cola diet/pc diet cola | 355:13
    cola: inca kola/diet inca kola/inka kola | 355:38
    cola: kola inglesa/kola roman/kola real/big cola/kola escocesa | 355:30
    cola: zevia cola/zevia cherry cola/zevia zero cola | 355:45
    energyDrink: zevia energy | 355:120
    plainSoda: zevia ginger ale/zevia cream soda/zevia root beer/zevia lemon lime/zevia grape/zevia orange | 355:0
    pepperSoda: zevia dr/zevia dr zevia | 355:42
    cola: boylan cola/boylan cane cola/virgil cola/jones cola/blue sky cola/reed cola/q kola/maine root cola/fentimans cola/fentimans curiosity cola/fever tree cola | 355:35 275:22
    cola: olipop vintage cola/olipop cola | 355:50
    cola: olipop cherry cola/olipop doctor goodwin/olipop dr goodwin | 355:50
    cola: poppi classic cola/poppi cola/poppi doc pop/poppi cherry cola | 355:32
    plainSoda: poppi/olipop | 355:0
    cola: culture pop cola/culture pop | 355:0
    cola: fritz kola/fritz cola/fritzkola/fritz kola super zero/fritz kola ohne zucker | 330:82 200:50
    cola: afri cola/africola/afri cola 25 | 330:82 200:50
    cola: vita cola | 500:30 330:20
    cola: sinalco cola/river cola/topstar cola/freeway cola/ja cola/gut gunstig cola/k classic cola/american cola penny | 330:30
    cola: premium cola/club cola/hermann kola/1337 mate cola | 330:60
    cola: mio mio cola | 500:60
    mateSoda: club mate/clubmate/club mate granatapfel/club mate winter | 500:100 330:66
    mateSoda: mio mio mate/mio mio | 500:100
    mateSoda: fritz mate/flora power/flora mate/makava/charitea mate/1337 mate/hermann mate/aloha mate/mate mate/thomas henry mate/top mate/rixdorfer mate/leetmate/lemonaid mate/mio mio ginger mate | 330:75 500:110
    mateSoda: el tony/el tony mate | 330:60
    cola: spezi/paulaner spezi/mezzo mix/schwip schwap/schwipschwap/cola mix/cola orange mix/fritz spezi/spezi original | 500:30 330:20
    cola: kofola/kofola original | 500:75 330:50
    cola: cockta | 330:0
    cola: barr cola/panda cola/ubuntu cola/karma cola/dalston cola/square root cola/cuba cola/jolly cola/harboe cola/apotekarnes cola/simba cola/polo cockta/hoop cola/polo cola/ok cola/ice cola | 330:32
    cola: thums up/thumbs up cola/campa cola/thums up cola | 300:29 250:24
    cola: pepsi black india/mecca cola/zamzam cola/breizh cola/corsica cola/alsace cola/parsi cola/topsia/bebsi/cola turka/kristal cola/dukes cola | 330:33
    caffeinatedSoda: irn bru/irnbru/iron bru/irn bru xtra | 330:31 500:48
    guaranaSoda: guarana antarctica/guarana antartica/antarctica guarana/guarana kuat/kuat/guarana jesus/guarana zero | 350:30
    guaranaSoda: guaravita/guaraviton/guaracamp/guarana natural | 290:20
    caffeinatedSoda: java kola/vimto energy | 330:60
    plainSoda: sprite/sprite zero/7 up/7up/seven up/seven-up/starry/sierra mist/mist twst/bubble up/storm soda/lemon lime schweppes/fresca/ting/sprite lymonade | 355:0
    plainSoda: fanta/fanta orange/fanta grape/fanta zero/mirinda/slice orange/minute maid orange soda/jarritos/orangina/san pellegrino limonata/aranciata | 355:0
    plainSoda: vernors/vernor/canada dry/canada dry ginger ale/schweppes ginger ale/seagram ginger ale/bundaberg/bundaberg ginger beer/schweppes tonic/fever tree tonic/fever tree/schweppes/reed ginger beer/old jamaica | 355:0
    plainSoda: almdudler/rivella/bionade/vimto/tango orange/ribena/rubicon/lilt/j2o/appletiser/purdey/purdeys/fentimans ginger beer/elderflower presse/oasis/robinsons/kas naranja/trina/la casera/pago/cappy/zuegg/sumol/guarana free/schorle/capri sun/caprisun | 330:0
    plainSoda: faygo orange/faygo red pop/faygo grape/faygo root beer/shasta orange/shasta grape/shasta ginger ale/big blue soda/cactus cooler/rootbeer a w/yoo hoo vanilla | 355:0
    plainSoda: gatorade/powerade/body armor/bodyarmor/propel/vitaminwater/vitamin water/pedialyte/aquarius/pocari sweat/isostar/lucozade sport/electrolit/liquid iv/liquid i v | 500:0
    plainSoda: kool aid/koolaid/tang/hi c/sunny d/sunny delight/hawaiian punch/crystal light/country time/minute maid/tropicana/simply lemonade/welch grape | 240:0
    chocolateMilk: yoo hoo/yoohoo/yoo hoo chocolate | 240:3
    chocolateMilk: nesquik/nesquik chocolate/chocomel/cacaolat/cecemel/milo drink/hershey chocolate milk/fairlife chocolate/horizon chocolate milk/trumoo chocolate | 240:5
    chocolateDrinkPowder: milo/milo powder/ovaltine/ovomaltine/cola cao/nesquik powder/swiss miss/swiss miss mix | 20:4
    proteinCoffee: boost nutritional/boost nutritional drink/boost chocolate/ensure chocolate | 237:5
    plainSoda: mucho mango/arizona mucho mango/arizona fruit punch/arizona watermelon/arizona lemonade | 240:0
    someSoda: soda stream cola/sodastream cola/soda stream/sodastream | 237:31
    caffeinatedSoda: jones soda mf grape/afterburn soda/blenheim | 355:35
    caffeinatedSoda: bawls cola/bawls root beer/bawls cherry/bawls ginger/bawls orange | 473:100 300:64
    caffeinatedSoda: red bull organics bitter lemon/organics simply cola/organic simply cola | 250:32
    cola: open cola/cube cola/mr cola/chinotto/chinotto san pellegrino | 330:0
    citrusSoda: ski soda/ski citrus/ski | 355:54
    guaranaSoda: josta | 355:58
    energyCoffee: coca cola blak/coke blak | 237:45
    cola: coca cola life/coke life | 355:28
    cola: chek cola/canfield cola/cott cola diet/slice cola/ritz cola | 355:27
    citrusSoda: dnl | 355:51
    plainSoda: coca cola powerade/coca cola dasani/dasani/pepsi aquafina/aquafina/lacola/lacroix lacola/smartwater/evian/fiji water/glaceau smartwater | 500:0
    """
}
