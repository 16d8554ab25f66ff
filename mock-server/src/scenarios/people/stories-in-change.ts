import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'

const matej = `Matějovi bylo devět, když mu lékaři našli Crohnovu nemoc. Dřív hltal knihy a řízky, teď hltá hlavně knihy. Mívá
období, kdy snese jen vývar a výživu ze sáčku, a pak zas měsíce, kdy by na něm nikdo nic nepoznal.

Nejvíc ho mrzí, že kvůli bolestem nestíhá školu. Proto k nám dvakrát týdně dochází paní učitelka v důchodu, která bydlí o patro níž
a matematiku vysvětluje na houskách. Na ty Matěj nesmí, ale počítat s nimi umí.

Oporou je mu pes **Bertík**. Když Matějovi není dobře, lehne si k němu na zahradu a nehne se, dokud ho to nepřejde.

Příspěvek nám pomohl s výživou, kterou pojišťovna nehradí, a s doučováním. Od září je pomoc na čas přerušená, protože se nám změnily
příjmy a dokládáme je znovu. Za všechno dosavadní děkujeme. Veronika, Matějova maminka`

const alena = `Alena je učitelka z Náchoda. Nádor jí našli dva týdny po návratu z mateřské dovolené, synovi byly tehdy tři roky. Léta
pak trávila mezi chemoterapií, ozařováním a domovem, kde se hlavně učila odpočívat, což jí podle manžela nikdy nešlo.

David kvůli tomu omezil práci na stavbách a převzal domácnost. „První měsíc jsme jedli těstoviny na sedm způsobů. Dnes umím i svíčkovou,“
říká. Příspěvek jim nahradil část jeho výplaty a zaplatil hlídání v týdnech, kdy museli oba do Hradce Králové.

**V létě léčba skončila.** Kontroly jsou v pořádku a v září se Alena vrátila před tabuli. V srpnu vystoupali všichni tři na hřeben
Krkonoš, pomalu a s dlouhou přestávkou na borůvky.

O další pomoc už nežádají. „Ať dostane někdo, kdo ji teď potřebuje víc,“ píše Alena. „A vám, kdo jste v tom byli s námi, děkuju za
obyčejné dny.“`

const nikola = `Nikolce je devět let a od narození má vadu, pro kterou se v Česku léčí sotva deset dětí. Za sebou má sedmnáct operací páteře
a hrudníku. Každou zvládla s plyšovou veverkou, která po každém zákroku dostala stejný obvaz jako ona.

Ve Vsetíně chodí do třetí třídy a v kroužku se učí na **cimbál**. Vybrala si ho sama, protože se u něj dá sedět rovně i v korzetu.
Na jarním koncertu zahrála dvě písničky a při druhé už se usmívala.

Maminka Simona je na Nikolku a mladšího bratra sama. Dlouho si nebyla jistá, jestli vedle péče zvládne práci. Letos v létě dostala místo
ve školní knihovně, pár minut od domova, a s ním i jistotu, že to půjde.

Proto se rodina rozhodla žádost už neobnovit. Poslední příspěvek přijde v prosinci a půjde na nový korzet.`

const stepan = `Štěpánkovi jsou čtyři roky a ještě v srpnu byl jeho největší starostí rozbitý bagr. Pak přišly horečky, které
nechtěly odejít, a po nich diagnóza: nádor ledviny.

Teď má za sebou operaci a třetí cyklus chemoterapie v pražském Motole. Maminka Kateřina je s ním, táta jezdí z Kolína po směně
vlakem, aby Štěpánka stihl uložit. Přes den hlídá bagr na poličce, aby ho nikdo neodvezl.

O pomoc jsme si říkali těžko. Vždycky jsme se uživili sami a mysleli jsme, že to nějak půjde i teď. Sociální pracovnice nám vysvětlila,
že **požádat včas** je také péče o dítě. Máma přišla o výplatu, jízdenky a parkování stojí každý týden víc než nákup.

Žádost jsme odeslali na začátku listopadu. Až Štěpánek přijde domů, čeká ho na zahradě hromada písku, kterou mu dovezl děda.`

/** Life stories of families whose help starts, pauses or ends, in Markdown; fictional, as all people here. */
export const storiesInChange = {
  '2000005': fixedSpaces(matej),
  '2000006': fixedSpaces(alena),
  '2000007': fixedSpaces(nikola),
  '2000008': fixedSpaces(stepan),
} as const
