import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'

const adela = `Adélka onemocněla ve třech letech a od té doby jsme se naučily počítat čas na kontroly. Nádor na mozku se podařilo
odstranit, ale následky léčby zůstaly: rychle se unaví, hůř slyší na levé ucho a roste pomaleji než ostatní děti.

Přesto je z ní **gymnastka**. Lékař jí cvičení doporučil kvůli rovnováze a ona si z něj udělala největší radost týdne. Na závodech
nebývá na stupních vítězů, zato má ze všech nejhlasitější fanynky. Přijede babička, teta a celá třída.

Loni jsme po půl roce v nemocnici strávily Vánoce zase doma. Adélka tehdy ozdobila stromek sama, až do výšky, kam dosáhla, a zbytek
nechala holý. Říkala, že tam letos přidáme, až vyroste. Přidaly jsme.

Příspěvek nám platí sluchadlo, rehabilitaci a cesty do Motola. Hana, Adélčina maminka`

const jakub = `Kubovi je třináct a má transplantovanou ledvinu. Čekal na ni dva roky, třikrát týdně čtyři hodiny na dialýze. Učil se tam,
hrál s tátou po internetu piškvorky a počítal dlaždice na stropě. Je jich tam sto dvanáct.

Ledvinu mu nakonec darovala maminka Monika. „Byla to nejjednodušší věc, jakou jsem kdy rozhodla,“ říká. Oba se zotavovali spolu,
on v Motole a ona v IKEMu, a večer si posílali fotografie večeře.

Dnes chodí Kuba do školy a letos v létě směl po dlouhé době zase do vody. Plave zatím jen u kraje, ale potápí se jako kdysi.

Léky proti odmítnutí bude brát celý život a kvůli nim bývá často nemocný. Maminka proto pracuje z domova za menší plat. **Váš dar**
doplácí léky, zdravější jídlo a cesty na kontroly z Berouna.`

const ema = `Ema má nemoc motýlích křídel. Její kůže je tak křehká, že ji poraní i šev na ponožce. Každý druhý den ji čeká převaz,
který trvá dvě hodiny a bolí. Maminka Barbora při něm vypráví příběh na pokračování, ve kterém vystupuje kočka, jež umí mluvit jen
v pondělí. Skončit nesmí dřív než obvazy.

Ema chodí do první třídy. Paní učitelka jí obalila lavici měkkou látkou a spolužáci vědí, že se s ní neběhá, ale že má nejlepší nápady
na hry, při kterých se sedí. Ráda staví z kostek města a **vymýšlí jim jména**.

Krycí materiál a masti spolknou měsíčně tolik co nájem a část z nich pojišťovna neplatí. Díky příspěvku nemusí rodina obvazy šetřit,
a to je na Eminých rukou znát.

O sobě toho víc psát nechceme, jsme raději v klidu. Děkujeme, že to respektujete.`

const sofie = `Když se Sofinka narodila, vypadalo všechno v pořádku. Pak přišel telefonát z laboratoře: z kapky krve z patičky se ukázala
vzácná metabolická vada. Díky tomu se na ni přišlo včas, jenže od té doby se celý den řídí hodinami. Jíst musí každé čtyři hodiny, i v noci.

Sofince je osm a pravidla zná lépe než mnozí dospělí. Do školy nosí krabičku s jídlem a lístek, co dělat, kdyby se jí udělalo
špatně. Sama ho ilustrovala.

Rodiče se u nočního krmení střídají. Maminka Denisa kvůli tomu odešla ze směn v porodnici a teď pracuje na poloviční úvazek v ordinaci.

Letos v říjnu pouštěli na kopci za Děčínem **draka, kterého si Sofinka ušila z ubrusu**. Letěl tak vysoko, že jim málem nestačil provázek.

Příspěvek kryje speciální výživu a cesty do Prahy.`

/** Life stories of families whose support is being renewed, in Markdown; fictional, as all people here. */
export const storiesInRenewal = {
  '2000002': fixedSpaces(adela),
  '2000003': fixedSpaces(jakub),
  '2000004': fixedSpaces(ema),
  '2000009': fixedSpaces(sofie),
} as const
