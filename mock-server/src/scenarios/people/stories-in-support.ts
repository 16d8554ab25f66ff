import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'

const tomas = `Tomáškovi je šest let a od jara se léčí s leukemií. Maminka s ním tráví týdny v **nemocnici v Brně**, tatínek doma
pečuje o sestru Aničku a dojíždí za nimi každý víkend.

Nejtěžší byly první dva měsíce, kdy Tomášek nesměl skoro nikam. Tatínek mu proto na parapet pokoje postavil kousek kolejiště a každý
večer spolu po telefonu vypravili jeden vlak. Anička k tomu kreslila jízdní řády a dbala na to, aby nic nemělo zpoždění.

Léčba teď pokračuje podle plánu a mezi pobyty v nemocnici bývá Tomášek i doma. V srpnu se mu splnilo, co si přál nejvíc: svezl se
parní lokomotivou a průvodčí mu dovolil zapískat na odjezd.

Příspěvek rodině pomáhá platit cesty mezi Třebíčí a Brnem a výdaje, na které maminčino ošetřovné nestačí.`

const kristyna = `Kristýna žije s cystickou fibrózou od narození. Den jí začíná o hodinu dřív než spolužákům: nejdřív inhalace, pak
dechové cvičení, teprve potom snídaně a gymnázium. Večer znovu.

„Naučila jsem se u inhalátoru kreslit levou rukou,“ směje se. Kreslí všude a na čemkoli, nejraději lidi v autobuse, když si myslí, že
se nikdo nedívá. Po maturitě by chtěla studovat ilustraci v Plzni, a proto si každou sobotu doplňuje portfolio.

Maminka Ivana ji vychovává sama. Pracuje na zkrácený úvazek, aby mohla na kontroly do Prahy i k nemocničnímu lůžku, když přijde infekce.
Nové léky Kristýně hodně ulevily, ale doplňky stravy, dezinfekce a cesty zůstávají.

Díky dárcům mají doma **nový inhalátor**, který váží tolik co kniha. Kristýna s ním letos poprvé odjela na týden ke kamarádce.`

const vojtech = `Vojtovi je osm let a má svalovou dystrofii. Do školy jezdí na vozíku, který si sám polepil samolepkami vesmírných lodí.
Schody u našeho domu jsme přestavěli na rampu, pomohla nám s ní polovina ulice.

Jako táta jsem se musel naučit spoustu věcí: jak s Vojtou cvičit, jak ho bezpečně zvednout, jak vyplnit žádost, které nerozumí ani
úředník. On mě za to naučil šachy. Začal s nimi loni v zimě, když měl zlomenou nohu, a dnes se mnou hraje tak, že **raději nevyhrává
pokaždé**, aby mě to neodradilo.

1. září nastoupil do šachového kroužku ve Žďáru. Dvakrát týdně ho tam vozím a celou hodinu a půl sedím na chodbě s termoskou.

Z příspěvku platíme rehabilitaci a šetříme na elektrický vozík. Až přijde, chce Vojta objet rybník bez zastávky.`

const filip = `Filipovi je deset let a má vzácnou poruchu látkové výměny. Jeho tělo neumí zpracovat většinu bílkovin, a tak musí
maminka každé jídlo zvážit na gram a zapsat. Obyčejná nachlazení končívají na kapačce.

Doma v Hodoníně si z toho udělali hru. Filip vede **kuchařský sešit**, kam si kreslí, co smí: bramborové placky, meruňky ze zahrady,
nízkobílkovinné těstoviny ve tvaru hvězd. Spolužákům z nich loni na besídce navařil a chtěli přidat.

Speciální mouka a mléko stojí mnohonásobně víc než ty z obchodu a pojišťovna je hradí jen zčásti. Rozdíl teď rodina platí z příspěvku.
Maminka Zuzana říká, že jí to vrátilo spánek: už v noci nepočítá, na co nezbude.

A Filip? Ten se letos konečně naučil jezdit na kole. Bez držení a po hrázi až k jezu.`

/** Life stories of families in support, in Markdown; fictional, as all people here. */
export const storiesInSupport = {
  '2000001': fixedSpaces(tomas),
  '2000010': fixedSpaces(kristyna),
  '2000011': fixedSpaces(vojtech),
  '2000012': fixedSpaces(filip),
} as const
