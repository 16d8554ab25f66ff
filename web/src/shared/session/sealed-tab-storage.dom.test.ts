import { beforeEach, expect, test } from 'vitest'
import { readSealedFromTab, saveSealedInTab } from './sealed-tab-storage.ts'
import { dropOfOthers, emptyTab, removeFromTab } from './tab-storage.ts'

const NAME = 'letter'
const stored = () => sessionStorage.getItem(`kept-${NAME}`) ?? ''
const padInMemory = () => new URLSearchParams(window.name.split('?')[1]).get(`pad:${NAME}`)

beforeEach(() => {
  sessionStorage.clear()
  window.name = ''
})

test('a value returns to its owner, and to no other person', () => {
  saveSealedInTab(NAME, 'p-1', { text: 'Žluťoučký kůň' })
  expect(readSealedFromTab(NAME, 'p-1')).toEqual({ text: 'Žluťoučký kůň' })
  expect(readSealedFromTab(NAME, 'p-2')).toBeUndefined()
  expect(readSealedFromTab(NAME, undefined)).toBeUndefined()
})

test('the session storage holds neither the text nor its pad', () => {
  saveSealedInTab(NAME, undefined, 'Vendelínek')
  expect(padInMemory()).toMatch(/^[\da-f]+$/)
  expect(stored()).not.toContain('Vendel')
  expect(stored()).not.toContain(padInMemory())
})

test('each write has a new pad, so equal texts are stored differently', () => {
  saveSealedInTab(NAME, undefined, 'Vendelínek')
  const [text, pad] = [stored(), padInMemory()]
  saveSealedInTab(NAME, undefined, 'Vendelínek')
  expect(stored()).not.toBe(text)
  expect(padInMemory()).not.toBe(pad)
})

test('a text longer than one call of the random generator allows is saved', () => {
  const text = 'a'.repeat(70_000)
  saveSealedInTab(NAME, undefined, text)
  expect(readSealedFromTab(NAME, undefined)).toBe(text)
  expect(stored()).not.toContain('61'.repeat(100))
})

test.each([
  ['the pad is gone', () => Object.assign(window, { name: '' })],
  ['another pad of the same length is there', () => keepSealedElsewhere()],
])('a value is undefined if %s', (_, change) => {
  saveSealedInTab(NAME, undefined, 'Vendelínek')
  change()
  expect(readSealedFromTab(NAME, undefined)).toBeUndefined()
})

test.each([
  ['its value is removed', () => removeFromTab(NAME)],
  ['the tab is emptied at logout', () => emptyTab()],
  ['another person logs in', () => dropOfOthers('p-2')],
])('a pad is removed when %s', (_, change) => {
  saveSealedInTab(NAME, 'p-1', 'Vendelínek')
  change()
  expect(padInMemory()).toBeNull()
  expect(stored()).toBe('')
})

function keepSealedElsewhere(): void {
  const before = stored()
  saveSealedInTab(NAME, undefined, 'Vendelínek')
  sessionStorage.setItem(`kept-${NAME}`, before)
}
