const UNITS =
  'nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct'.split(
    ' ',
  )
const TENS = '- - dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát'.split(' ')
const HUNDREDS = [
  ...'- sto'.split(' '),
  'dvě stě',
  'tři sta',
  'čtyři sta',
  ...'pět šest sedm osm devět'.split(' ').map((each) => `${each} set`),
]

type Noun = readonly [one: string, few: string, many: string]
const CROWNS: Noun = ['jedna koruna česká', 'dvě koruny české', 'korun českých']
const THOUSANDS: Noun = ['jeden tisíc', 'dva tisíce', 'tisíc']
const MILLIONS: Noun = ['jeden milion', 'dva miliony', 'milionů']

/** Full crowns in Czech words, as in the foundation's documents: `dva tisíce pět set korun českých`; up to 999 million. */
export const amountInWords = (crowns: number): string => {
  const [, , crownsMany] = CROWNS
  if (crowns < 5) return counted(crowns, CROWNS, 'jedna')
  const millions = Math.floor(crowns / 1_000_000)
  const thousands = Math.floor(crowns / 1_000) % 1_000
  const rest = crowns % 1_000
  return [
    ...(millions > 0 ? [counted(millions, MILLIONS, 'jeden')] : []),
    ...(thousands > 0 ? [counted(thousands, THOUSANDS, 'jeden')] : []),
    ...(rest > 0 ? [upToThousand(rest, 'jedna')] : []),
    crownsMany,
  ].join(' ')
}

/** After a number of several words the noun is in the genitive plural (`dvacet dva tisíc`). */
const counted = (count: number, [one, two, many]: Noun, unit: string): string => {
  if (count === 1) return one
  if (count === 2) return two
  const few = two.slice(two.indexOf(' ') + 1)
  return `${upToThousand(count, unit)} ${count === 3 || count === 4 ? few : many}`
}

const upToThousand = (count: number, one: string): string => {
  const hundreds = Math.floor(count / 100)
  const below = count % 100
  const words = [
    ...(hundreds > 0 ? [HUNDREDS[hundreds]] : []),
    ...(below > 0 || count === 0 ? upToHundred(below, one) : []),
  ]
  return words.join(' ')
}

const upToHundred = (count: number, one: string): readonly (string | undefined)[] => {
  if (count < 20) return [count === 1 ? one : UNITS[count]]
  const unit = count % 10
  return [TENS[Math.floor(count / 10)], ...(unit > 0 ? [unit === 1 ? one : UNITS[unit]] : [])]
}
