import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'nula korun českých'],
  [1, 'jedna koruna česká'],
  [2, 'dvě koruny české'],
  [4, 'čtyři koruny české'],
  [5, 'pět korun českých'],
  [19, 'devatenáct korun českých'],
  [21, 'dvacet jedna korun českých'],
  [22, 'dvacet dva korun českých'],
  [100, 'sto korun českých'],
  [101, 'sto jedna korun českých'],
  [999, 'devět set devadesát devět korun českých'],
  [1_000, 'jeden tisíc korun českých'],
  [2_500, 'dva tisíce pět set korun českých'],
  [4_000, 'čtyři tisíce korun českých'],
  [6_000, 'šest tisíc korun českých'],
  [21_030, 'dvacet jeden tisíc třicet korun českých'],
  [22_002, 'dvacet dva tisíc dva korun českých'],
  [200_000, 'dvě stě tisíc korun českých'],
  [1_000_000, 'jeden milion korun českých'],
  [2_000_001, 'dva miliony jedna korun českých'],
  [3_345_678, 'tři miliony tři sta čtyřicet pět tisíc šest set sedmdesát osm korun českých'],
  [99_999_999, 'devadesát devět milionů devět set devadesát devět tisíc devět set devadesát devět korun českých'],
  [100_000_000, 'sto milionů korun českých'],
])('%d Kč is %s', (crowns, words) => {
  expect(amountInWords(crowns)).toBe(words)
})
