import { describe, expect, test } from 'vitest'
import { latestFirst, shownAtHome } from './families-shown.ts'
import { familyNamed, sampleStory } from './testing/families.ts'

const shownNames = (shown: ReturnType<typeof shownAtHome>) =>
  'first' in shown ? [shown.first, ...shown.others].map(({ recipientName }) => recipientName) : []

describe('the families on the donor’s home', () => {
  test('show the first family of the last distribution large and up to three others small', () => {
    const families = ['Tomáš', 'Ela', 'Jan', 'Věra', 'Oto'].map((name) => familyNamed(name))
    const shown = shownAtHome({ families, sampleStory: null })
    expect(shown.kind).toBe('now')
    expect(shownNames(shown)).toEqual(['Tomáš', 'Ela', 'Jan', 'Věra'])
  })

  test('show no past family if there is a present one', () => {
    const families = [familyNamed('Tomáš'), familyNamed('Ela', { isCurrent: false })]
    expect(shownNames(shownAtHome({ families, sampleStory: null }))).toEqual(['Tomáš'])
  })

  test('show the family helped last if there is no present one', () => {
    const ended = (name: string, lastMonth: string) => familyNamed(name, { isCurrent: false, lastMonth })
    const shown = shownAtHome({ families: [ended('Ela', '2025-12'), ended('Jan', '2026-03')], sampleStory: null })
    expect(shown.kind).toBe('last')
    expect(shownNames(shown)).toEqual(['Jan'])
  })

  test('show the sample to a donor without a family, and nothing if there is no sample', () => {
    expect(shownAtHome({ families: [], sampleStory }).kind).toBe('sample')
    expect(shownAtHome({ families: [], sampleStory: null }).kind).toBe('nothing')
  })
})

test("have the latest month first, and the provider's order within one month", () => {
  const one = familyNamed('Ela', { lastMonth: '2025-12' })
  const two = familyNamed('Jan', { lastMonth: '2026-03' })
  const three = familyNamed('Oto', { lastMonth: '2025-12' })
  expect(latestFirst([one, two, three])).toEqual([two, one, three])
})
