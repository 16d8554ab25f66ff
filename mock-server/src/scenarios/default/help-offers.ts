import { fixedSpaces } from '../../domain/letters/fixed-spaces.ts'
import type { HelpOffer } from '../../domain/state/help-offer.ts'

type Given = Omit<HelpOffer, 'phone' | 'email' | 'link'> & Partial<Pick<HelpOffer, 'phone' | 'email' | 'link'>>

const offer = (given: Given): HelpOffer => ({
  phone: null,
  email: null,
  link: null,
  ...given,
  title: fixedSpaces(given.title),
  text: fixedSpaces(given.text),
})

/** In the foundation's order, not by their ends: one is over, one ends soon, two have no end. */
export const helpOffers: readonly HelpOffer[] = [
  offer({
    id: 'offer-pond',
    title: 'Víkend u rybníka pro celou rodinu',
    provider: 'Penzion Pod Dubem, Třeboňsko',
    kind: 'stay',
    text: `Dvě noci se snídaní pro celou rodinu **zdarma**, od pátku do neděle, mimo hlavní sezonu.

- pokoj v přízemí bez prahů, sprcha se sedátkem
- kuchyňka, kde se dá uvařit podle diety
- zahrada s houpačkami a loďka na rybníce

Stačí zavolat a domluvit se na termínu. Když se dítěti přitíží, pobyt bez poplatku přesuneme, třeba i ráno v den příjezdu.`,
    expiresOn: '2027-03-31',
    phone: '+420602000301',
    email: 'penzion@example.com',
  }),
  offer({
    id: 'offer-rides',
    title: 'Odvoz do nemocnice a zpátky domů',
    provider: 'Sousedé na cestě, Vysočina',
    kind: 'service',
    text: `Řidiči z okolí vás odvezou na kontrolu nebo k hospitalizaci do **Brna, Jihlavy a Prahy** a počkají na vás. Autosedačku máme,
vozík se do dodávky vejde.

Ozvěte se prosím aspoň tři dny předem. Za cestu neplatíte nic, ani benzin.`,
    expiresOn: null,
    phone: '+420602000302',
  }),
  offer({
    id: 'offer-aids',
    title: 'Půjčení zdravotnických pomůcek',
    provider: 'Půjčovna Opora',
    kind: 'thing',
    text: `Polohovací postel, zvedák do vany, odsávačka, kočárek pro větší děti a další pomůcky **na tak dlouho, jak je potřebujete**.

1. Vyberte si na webu, nebo řekněte, co vám doma chybí.
2. Přivezeme to a ukážeme, jak se s tím zachází.
3. Až pomůcka doslouží, odvezeme ji.

Rodinám, kterým nadace pomáhá, půjčujeme bez poplatku a bez zálohy.`,
    expiresOn: null,
    email: 'pujcovna@example.com',
    link: 'https://example.com/pujcovna-opora',
  }),
  offer({
    id: 'offer-advice',
    title: 'Poradíme s příspěvkem na péči a s ošetřovným',
    provider: 'Poradna Krok za krokem',
    kind: 'advice',
    text: `Sociální pracovnice s vámi projde, na které dávky máte nárok, a pomůže vyplnit žádost i odvolání. Po telefonu, na dálku přes
video, nebo u vás doma.

Všechno je pro vás **zdarma**. Krátký seznam papírů, které budete potřebovat, dostanete předem.`,
    expiresOn: '2026-12-31',
    phone: '+420602000304',
    email: 'poradna@example.com',
  }),
  offer({
    id: 'offer-theatre',
    title: 'Mikulášské odpoledne v loutkovém divadle',
    provider: 'Divadlo Na Půdě, Jihlava',
    kind: 'event',
    text: `V sobotu **5. prosince od 14 hodin** hrajeme jen pro rodiny, kterým nadace pomáhá: čtyřicet minut pohádky a potom dílna, kde si
každé dítě vyrobí svou loutku. V sále bude nejvýš třicet lidí, takže je kde sedět s odstupem.

Přihlásit se můžete do 20. listopadu. Napište, kolik vás přijde a jestli někdo z vás bude na vozíku.`,
    expiresOn: '2026-11-20',
    email: 'divadlo@example.com',
  }),
  offer({
    id: 'offer-lessons',
    title: 'Doučování po dlouhé nemoci',
    provider: 'Spolek Zpátky do lavic',
    kind: 'service',
    text: `Studentky a studenti pedagogické fakulty doučují děti, které kvůli léčbě zameškaly školu, **i jejich sourozence**. Jednou až
dvakrát týdně, na dálku nebo u vás, vždy tak dlouho, jak dítěti stačí síly.

Domluvíme se i se školou, aby dítě dohánělo jen to, co opravdu potřebuje.`,
    expiresOn: '2027-06-30',
    phone: '+420602000306',
    link: 'https://example.com/zpatky-do-lavic',
  }),
  offer({
    id: 'offer-apples',
    title: 'Bedýnky jablek ze sadu',
    provider: 'Sad Nad Potokem',
    kind: 'thing',
    text: `Deset kilo jablek pro každou rodinu, **rozvoz zdarma** po celém kraji. Stačí zavolat a říct, kam bedýnku přivézt.`,
    expiresOn: '2026-10-31',
    phone: '+420602000307',
  }),
]
