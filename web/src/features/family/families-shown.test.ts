import { describe, expect, test } from 'vitest'
import { latestFirst, shownAtHome } from './families-shown.ts'
import { familyNamed, sampleStory } from './testing/families.ts'

const shownNames = (shown: ReturnType<typeof shownAtHome>) =>
  'first' in shown ? [shown.first, ...shown.others].map(({ recipientName }) => recipientName) : []

describe('the donor’s home shows', () => {
  test('the first family of the last distribution large, up to three others small', () => {
    const families = ['Tomáš', 'Ela', 'Jan', 'Věra', 'Oto'].map((name) => familyNamed(name))
    const shown = shownAtHome({ families, sampleStory: null })
    expect(shown.kind).toBe('now')
    expect(shownNames(shown)).toEqual(['Tomáš', 'Ela', 'Jan', 'Věra'])
  })

  test('no family of the past beside a present one', () => {
    const families = [familyNamed('Tomáš'), familyNamed('Ela', { isCurrent: false })]
    expect(shownNames(shownAtHome({ families, sampleStory: null }))).toEqual(['Tomáš'])
  })

  test('the one helped last when there is no present one', () => {
    const ended = (name: string, lastMonth: string) => familyNamed(name, { isCurrent: false, lastMonth })
    const shown = shownAtHome({ families: [ended('Ela', '2025-12'), ended('Jan', '2026-03')], sampleStory: null })
    expect(shown.kind).toBe('last')
    expect(shownNames(shown)).toEqual(['Jan'])
  })

  test('the sample to who has none, and nothing when there is no sample either', () => {
    expect(shownAtHome({ families: [], sampleStory }).kind).toBe('sample')
    expect(shownAtHome({ families: [], sampleStory: null }).kind).toBe('nothing')
  })
})

test('the latest are first, those of one month as the provider has them', () => {
  const one = familyNamed('Ela', { lastMonth: '2025-12' })
  const two = familyNamed('Jan', { lastMonth: '2026-03' })
  const three = familyNamed('Oto', { lastMonth: '2025-12' })
  expect(latestFirst([one, two, three])).toEqual([two, one, three])
})
