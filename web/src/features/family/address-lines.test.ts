import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test.each([
  [
    'a street with its number, then the town',
    { street: 'Na Výsluní', houseNumber: '315', city: 'Třebíč', postalCode: '674 01' },
    ['Na Výsluní 315', '674\u00a001 Třebíč'],
  ],
  ['a village without streets', { houseNumber: '12', city: 'Lhota', postalCode: '39901' }, ['Lhota 12', '39901 Lhota']],
  ['only the known parts', { city: 'Brno' }, ['Brno']],
  ['an empty address', {}, []],
])('the lines of an address: %s', (_, address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})
