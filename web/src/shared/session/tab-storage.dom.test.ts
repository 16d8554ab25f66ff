import { beforeEach, describe, expect, test, vi } from 'vitest'
import { freshlyRegistered, noteFreshRegistration, readFreshRegistration } from './fresh-registration.ts'
import { dropOfOthers, emptyTab, readFromTab, removeFromTab, saveInTab } from './tab-storage.ts'

beforeEach(() => sessionStorage.clear())

describe('a value saved in a tab', () => {
  test('can be read repeatedly until it is removed', () => {
    saveInTab('draft', { email: 'jana@example.com' })
    for (let reads = 0; reads < 2; reads += 1) expect(readFromTab('draft')).toEqual({ email: 'jana@example.com' })
    removeFromTab('draft')
    expect(readFromTab('draft')).toBeUndefined()
  })

  test('is removed with all others by `emptyTab`, which removes nothing of other owners', () => {
    sessionStorage.setItem('other', '1')
    saveInTab('draft', 1)
    saveInTab('fresh', 2)
    emptyTab()
    expect(Object.keys(sessionStorage)).toEqual(['other'])
  })

  test('is removed when another person signs in, if it names its owner', () => {
    saveInTab('mine', { of: 'p-1', fields: {} })
    saveInTab('theirs', { of: 'p-2', fields: {} })
    saveInTab('anybodys', 'yes')
    dropOfOthers('p-1')
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['kept-anybodys', 'kept-mine'])
  })

  test('is undefined if it cannot be read', () => {
    sessionStorage.setItem('kept-draft', '{"email":')
    expect(readFromTab('draft')).toBeUndefined()
  })

  test('is undefined if the browser refuses the storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(() => saveInTab('draft', 1)).not.toThrow()
    vi.restoreAllMocks()
    expect(readFromTab('draft')).toBeUndefined()
  })
})

describe('a fresh registration', () => {
  const contribution = { amount: 300, frequency: 'recurring', method: 'card' } as const

  test('belongs to the angel who registered in this tab', () => {
    noteFreshRegistration({ angelNumber: '10000011', contribution })
    expect(readFreshRegistration()).toEqual({ angelNumber: '10000011', contribution })
    expect(freshlyRegistered({ personalNumber: '10000011' })).toBe(true)
    expect(freshlyRegistered({ personalNumber: '10000001' })).toBe(false)
  })

  test.each([
    ['a number that is none', { angelNumber: '<b>1</b>' }, undefined],
    ['an amount that is none', { angelNumber: '10000011', contribution: { amount: 'x' } }, { angelNumber: '10000011' }],
    [
      'another way',
      { angelNumber: '10000011', contribution: { ...contribution, method: 'gold' } },
      { angelNumber: '10000011' },
    ],
  ])('tampered with: %s counts as not there', (_, note, want) => {
    saveInTab('fresh-registration', note)
    expect(readFreshRegistration()).toEqual(want)
  })
})
