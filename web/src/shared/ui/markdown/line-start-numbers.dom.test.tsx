import { cleanup } from '@testing-library/react'
import { array, assert as checkProperty, constantFrom, integer, oneof, pre, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { MarkdownText } from './markdown-text.tsx'

function elementOf(text: string): HTMLElement {
  cleanup()
  return renderUi(<MarkdownText text={text} ownDomain="own.cz" />).container
}

const withoutBreaks = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const textsOf = (text: string, selector: string) =>
  Array.from(elementOf(text).querySelectorAll(selector), ({ textContent }) => withoutBreaks(textContent))

/** The text that a reader sees, with the numbers of list items. */
function shownIn(text: string): string {
  const container = elementOf(text)
  for (const list of container.querySelectorAll('ol')) {
    let next = list.start
    for (const item of list.querySelectorAll<HTMLLIElement>(':scope > li')) {
      if (item.hasAttribute('value')) next = item.value
      item.prepend(`${next}. `)
      next += 1
    }
  }
  return withoutBreaks(container.textContent)
}

const names = `
  leden ledna lednu lednem únor února únoru únorem březen března březnu březnem duben dubna dubnu dubnem květen května květnu květnem
  červen června červnu červnem červenec července červenci červencem srpen srpna srpnu srpnem září zářím říjen října říjnu říjnem
  listopad listopadu listopadem prosinec prosince prosinci prosincem unora brezna kvetna cervna cervence zari rijna PROSINCE Prosince
  January February March April May June July August September October November December`
  .trim()
  .split(/\s+/)
const numbers = Array.from({ length: 12 }, (_, month) => `${month + 1}.`)
const otherForms =
  `09.; 12. 2026; 12.2026; 12. 26; 12/2026; 12 / 26; 12 2026; 1. 2. třída; 2026; 1999 jsme; pros. 2026; led. 2026; XII.; XII. 2026;
  XII 2026; V. jsme; **prosince**; _12._ 2026; – 26. prosince; - 26. 12. 2026; až 26. prosince; a 26. prosince; i 2. ledna; nebo 2. ledna; / 25. 12.`
    .trim()
    .split(/;\s+/)

describe('a day at the start of a line is text (rule 1.12)', () => {
  test.each([...names, ...numbers, ...otherForms])('24. %s', (month) => {
    const line = `24. ${month} se vrátila domů.`
    expect(textsOf(line, 'li')).toEqual([])
    expect(shownIn(line)).toBe(withoutBreaks(line.replaceAll(/[*_]/g, '')))
  })

  test('also with a decomposed accent, as Apple devices paste it', () =>
    expect(textsOf(`24. ${'září'.normalize('NFD')} jsme přijeli.`, 'li')).toEqual([]))

  test.each([
    ['after leading spaces', '   24. 12. 2026 doma'],
    ['with a zero', '08. ledna doma'],
    ['in the middle of a paragraph', 'Domů jsme jeli\n1. prosince 2026\n1. 1. jsme slavili'],
    ['in a quotation', '> 24. prosince napsal'],
    ['in three paragraphs', '1. prosince jela\n\n8. ledna byla\n\n15. února přišla'],
    ['in lines below each other', '1. prosince jela\n8. ledna byla\n15. února přišla'],
    ['before several days', '1., 2. a 3. ledna jsme byli doma'],
    ['after a list', '- vlaky\n- kočky\n\n24. prosince přišel'],
    ['in an item', '- 24. prosince přišel\n- 2. ledna odešel'],
    ['between texts of a list', '1. Maminka\n2. tatínek\n\n8. ledna byla doma'],
    ['after a numbered list, in the next line', '1. Maminka\n2. tatínek\n8. ledna byla doma'],
    ['that the writer escaped', '24\\. prosince přišel'],
  ])('%s', (_, text) => {
    expect(textsOf(text, 'ol > li').filter((item) => /ledna|prosince|12/.test(item.split(' ')[0] ?? ''))).toEqual([])
    expect(shownIn(text)).toBe(withoutBreaks(text.replaceAll(/^[>-] |\\/gm, '')))
  })

  test('code stays as it was written', () =>
    expect(textsOf('```\n24. 12. 2026\n```\n\n    24. prosince', 'code')).toEqual(['24. 12. 2026', '24. prosince']))
})

describe('a numbered list', () => {
  test.each([
    ['of people', '1. Maminka\n2. tatínek', ['Maminka', 'tatínek']],
    [
      'of ordinary words that begin as a month',
      '1. Promluvit\n2. Lednička\n3. Pro Emu',
      ['Promluvit', 'Lednička', 'Pro Emu'],
    ],
    ['of months that are no days', '32. prosince\n33. ledna', ['prosince', 'ledna']],
    ['of initials', '1. V. Dvořák\n2. I. Nová', ['V. Dvořák', 'I. Nová']],
    ['of sentences with one-letter words', '1. V Brně\n2. I doma', ['V Brně', 'I doma']],
    ['of amounts', '1. 2000 Kč na cestu\n2. 1950 korun', ['2000 Kč na cestu', '1950 korun']],
    ['of decimals', '1. 2.5 tablety\n2. 12.75 ml', ['2.5 tablety', '12.75 ml']],
    ['of dates', '1. 24. prosince\n2. 15. ledna', ['24. prosince', '15. ledna']],
  ])('%s stays one list', (_, text, items) => {
    expect(textsOf(text, 'ol > li')).toEqual(items)
    expect(textsOf(text, 'ol')).toHaveLength(1)
  })

  test('shows the numbers that were written', () =>
    expect(shownIn('3. cyklus léčby\n\n5. cyklus léčby\n\n12. cyklus')).toBe(
      '3. cyklus léčby 5. cyklus léčby 12. cyklus',
    ))

  test('whose numbers repeat is counted', () => expect(shownIn('1. Eva\n1. Jan\n1. Ema')).toBe('1. Eva 2. Jan 3. Ema'))
})

test('the reader of any lines that begin with numbers sees what was typed', () => {
  const number = integer({ min: 0, max: 99 }).map((n) => `${n}.`)
  const words = constantFrom(
    'ledna',
    'Maminka',
    '12. 2026',
    '2026',
    'prosinec',
    'XII. doma',
    'cyklus',
    'až 3. ledna',
    'byla',
  )
  const line = oneof(
    words,
    tuple(number, words).map((parts) => parts.join(' ')),
  )
  const lines = array(line, { minLength: 1, maxLength: 6 })
  checkProperty(
    property(lines, constantFrom('\n', '\n\n'), (all, between) => {
      const numbers = all.flatMap((one) => /^\d+\./.exec(one)?.[0] ?? [])
      pre(new Set(numbers).size === numbers.length)
      expect(shownIn(all.join(between))).toBe(withoutBreaks(all.join(' ')))
    }),
  )
})
