import czechPasswords from '#rules/passwords/czech-passwords.json' with { type: 'json' }

/*
 * Common Czech passwords, without diacritics and in lower case, the most frequent first: the position in a list is the number of
 * guesses for the word. Written by hand, small enough for a phone.
 */

/** Passwords from leaked lists, and those that are refused as Czech favourites. */
export const passwords = [
  ...list(`
123456 123456789 12345678 heslo 12345 1234567 password 1234567890 qwerty 111111 000000 123123 abc123 password1 asdfgh
martin 1q2w3e4r qwertyuiop 654321 666666 iloveyou monkey dragon 123321 7777777 aaaaaa asdasd qweqwe 1q2w3e 1qaz2wsx
zaq12wsx qazwsx asdfghjkl zxcvbnm letmein admin welcome login sunshine princess football shadow superman batman master
killer hello freedom whatever trustno1 starwars pokemon computer internet samsung nokia google tajne nevim nic hovno
prdel kurva debil kokot ahoj cau cauky lasko lasky brouk andel dobry dar dary pomoc srdce nebe laska deti dite ditko
mama tata ryba kocka pes kun kral banik sigma plzen hokej jagr cesko ceska praha brno zlin matrix ferrari mercedes skoda
fabia audi bmw harley metallica nirvana slipknot pivo rum banan zima leto jaro qwert asdf yxcv qwer aaa bbb abcd abcde
abcdef abcdefg 112233 121212 159753 147258369 147258 159357 987654321 696969 555555 222222 333333 444444 777777 888888
999999 101010 131313 11111111 00000000 55555 11111 12344321 123654 789456 456789 test test123 user guest root changeme
secret pass passw0rd
`),
  ...czechPasswords,
]

/** First names with their short forms, then surnames; a surname in -ova is found by its root and a guessable ending. */
export const names = list(`
jan jana petr eva jiri marie josef anna pavel hana martin lenka tomas katerina jaroslav lucie miroslav vera zdenek alena
vaclav petra michal veronika frantisek jaroslava jakub tereza milan martina karel michaela lukas jitka david helena
vladimir ludmila ondrej zdenka ladislav ivana roman monika stanislav eliska marek zuzana radek jarmila daniel marketa
vojtech barbora antonin marcela filip jirina adam kristyna matej dagmar dominik kamila ales pavla miloslav dana jaromir
vlasta patrik libuse libor bozena jindrich natalie vit klara rudolf irena robert simona oldrich vendula lubos denisa
rostislav andrea bohumil adela richard nikola dusan iveta emil sarka viktor gabriela hynek silvie ivan olga sebastian
julie radim blanka simon romana igor renata tadeas viktorie mikulas sofie krystof karolina samuel ema tobias stepan
stepanka matyas anezka oliver ela teodor laura antonie alzbeta rozalie josefina magdalena linda nela beata ester
honza honzik jenda jenicek jenik jarda jara jirka jirik jirinka pepa pepik pepicek tonda tonik franta fanda vasek venca
vasik misa misak misulka misicka mirek milos mila milanek tomasek tomik tom kuba kubik kubicek lukasek luky luki davidek
dan danik danek danca ondra ondrasek standa stana marecek vojta vojtik fila filipek adamek matejek dominek ales alesek
vitek ruda rob robik olda lubosek rosta bohous ricky viki hynecek ivanek radimek simi simonek kaja kajka kaca kacka
katka katerinka kacenka janca janicka janinka evicka evka anicka anca andulka andula haninka hanka lenicka lucka lucinka
lucka terezka terka teruska verca verunka veru petruska peta petka petulka misa martinka maruska marus majka jituska jitule
hela helenka ludmilka lida lidka zdena zdenicka ivanka iva monicka eli elinka zuzka zuzanka jarka jaruska marketka maky
barca baruska bara barunka krista kristynka tyna tynka dasa dasenka kamca kamilka pavlinka pavlina danuska bozka libuska
nata natalka klarka karolinka kaja simca simonka denca deniska andrejka adelka ada nikolka niki gabca gabi gabinka silva
sylva olinka julinka julka blanicka romanka renca sofinka emicka emca stepik matysek anezka laurinka alzbetka bety betka
rozarka magda majda lindicka nelinka ester esterka sarinka sara max rex ben brok azor punta alik cert fik bak
novak svoboda novotny dvorak cerny prochazka kucera vesely krejci hajek horak kral nemec pokorny marek pospisil benes
fiala sedlacek dolezal zeman kolar navratil cermak urban vanek blazek kriz kopecky kovar bartos vlcek polak musil simek
konecny malik stastny holub kadlec stepanek jelinek ruzicka kubat soukup mares moravec cech havel klima zak hruska
kratochvil sykora machacek beran vavra adamec valenta toman mach strnad bartak safar kubicek zelenka riha matousek
jezek tichy hlavacek bures vondracek stejskal hudec slama masek vitek blaha kral pavlik kubik hofman mraz
novakova svobodova novotna dvorakova cerna prochazkova kucerova vesela horakova nemcova
`)

/** Everyday words, months, days, numbers, places, animals and frequent words of the foundation's letters. */
export const words = list(`
leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec
pondeli utery streda ctvrtek patek sobota nedele den noc rano vecer rok mesic tyden hodina dnes zitra vcera
jedna dva dve tri ctyri pet sest sedm osm devet deset sto tisic nula prvni druhy treti
cervena modra zelena zluta bila cerna ruzova fialova oranzova hneda seda zlata stribrna cerveny modry zeleny zluty bily cerny
ano ne jo prosim dekuji diky dobre dobra spatne ahoj cest svet zivot smrt pravda lez mir valka zdravi nemoc
muz zena kluk holka chlapec divka bratr sestra syn dcera dcerka synek strejda teta vnuk vnucka manzel manzelka pritel pritelkyne
kamarad kamaradka laska moje muj tvuj nase vase jeho jeji ja ty on ona my vy oni ten ta to tady tam doma domov domu
dum byt okno dvere stul zidle postel lampa svetlo svicka kniha kvetina ruze tulipan kopretina slunecnice strom les pole louka
hora kopec reka potok more jezero rybnik ostrov cesta ulice mesto vesnice zahrada chata chalupa hrad zamek kostel most
slunce hvezda hvezdicka mesicek obloha mrak dest snih vitr bourka duha ohen voda zeme vzduch kamen zlato stribro zelezo
kava caj mleko chleba rohlik maslo syr maso rizek knedlik gulas polevka salat okurka rajce brambor cibule cesnek
hruska svestka visen tresen meruneka broskev pomeranc citron med cukr sul dort kolac susenka zmrzlina
auto kolo vlak autobus letadlo lod motorka tramvaj skola ucitel ucitelka trida zak student prace sef kancelar penize koruna
banka ucet karta telefon mobil pocitac notebook klavesnice mys tisk obrazovka internet email web stranka
vlk medved liska zajic kralik jelen srnka veverka jezek krava prase ovce koza kachna slepice kohout husa kure mys krysa
krecek morce papousek had zaba zelva slon lev tygr zirafa opice delfin zralok velryba pavouk vcela vcelka mravenec
ruka noha hlava oko ucho nos pusa usta zub vlasy krev telo duse mozek
hudba pisnicka kytara piano housle bubny tanec film kino divadlo kniha basen pohadka pohadky sport tenis plavani beh
zima leto jaro podzim teplo studeno velky maly velka mala novy nova stary stara mlady krasny krasna hezky hezka
silny silna tichy ticha rychly pomaly tezky lehky dlouhy kratky smutny smutna vesely vesela hodny hodna zly zla
andele andelske dobro dobrota darovat darce prijemce podpora pomahame pomuzeme rodiny rodinam nemocny leceni lecba lekar
doktor nemocnice sestricka rakovina uzdraveni vira verim verit buh jezis kriz modlitba amen kristus panna bible svaty
praha brno ostrava plzen liberec olomouc budejovice hradec kralove pardubice usti zlin havirov kladno most opava frydek
mistek karvina jihlava teplice decin chomutov prerov prostejov jablonec mlada boleslav trebic tabor znojmo pribram cheb
trinec kolin pisek kromeriz vsetin litvinov beroun hodonin breclav krumlov strakonice slany melnik nymburk
cechy morava slezsko slovensko nemecko rakousko polsko italie recko chorvatsko anglie amerika evropa
love angel heart family baby happy lucky summer winter spring autumn flower music king queen prince magic ghost gold silver
black white blue green pink orange purple house home dog cat bear tiger eagle lion wolf horse fish bird star moon sun
january february march april may june july august september october november december monday friday sunday
good bad best first super mega cool hot sweet crazy money power game player forever together always never
`)

function list(words: string): string[] {
  return Array.from(new Set(words.trim().split(/\s+/)))
}
