import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeIndexedDb } from '#web/testing/fake-indexed-db.ts'
import { accountDraft } from './account-draft.ts'
import type { DraftFields, Drafts } from './draft-types.ts'
import { createDrafts } from './drafts.ts'

const START = Date.parse('2026-11-10T13:32:00.000Z')

beforeEach(() => vi.stubGlobal('indexedDB', createFakeIndexedDb()))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A tab of one browser with the form open, which has read its draft. */
async function openTab() {
  const drafts: Drafts = createDrafts({ now: () => START, currentPerson: () => 'p-1', storage: localStorage })
  const draft = accountDraft(drafts, 'p-1', 'recipient-contacts')
  const restored = (await draft.read())?.fields
  const isReplacing = vi.fn()
  draft.onSaved((_at, isElsewhere) => isReplacing(isElsewhere))
  /** The store works in turn: what was saved before is written then. */
  const written = () => drafts.of('p-1', 'another').read()
  return {
    restored,
    isReplacing,
    drafts,
    async type(fields: DraftFields) {
      draft.save(fields)
      draft.flush()
      await written()
    },
    async send() {
      draft.remove()
      await written()
    },
    close(fields: DraftFields) {
      draft.save(fields)
      drafts.flushSync()
    },
  }
}
const stored = async () => (await openTab()).restored

describe('a form that is open in two tabs of one browser (rule 18.12)', () => {
  test('keeps what both have typed into different fields', async () => {
    const [one, other] = [await openTab(), await openTab()]
    await one.type({ street: 'Bráfova', 'base:street': 'Na Výsluní' })
    await other.type({ email: 'nova@example.com', 'base:email': '' })
    await one.type({ street: 'Bráfova 9', 'base:street': 'Na Výsluní' })
    const both = { street: 'Bráfova 9', 'base:street': 'Na Výsluní', email: 'nova@example.com', 'base:email': '' }
    expect(await stored()).toEqual(both)
    expect(one.isReplacing.mock.calls.flat()).not.toContain(true)
  })

  test.each([
    ['sends its own', 'send'],
    ['empties its own', 'type'],
  ] as const)('keeps the text of the other when one %s', async (_, step) => {
    const [one, other] = [await openTab(), await openTab()]
    await one.type({ street: 'Bráfova', 'base:street': 'Na Výsluní' })
    await other.type({ email: 'nova@example.com' })
    await one[step]({})
    expect(await stored()).toEqual({ email: 'nova@example.com' })
    await other.send()
    expect(await stored()).toBeUndefined()
  })

  test('keeps the newer text of a field that the other tab only shows', async () => {
    const one = await openTab()
    await one.type({ street: 'Bráf' })
    const other = await openTab()
    expect(other.restored).toEqual({ street: 'Bráf' })
    await one.type({ street: 'Bráfova' })
    await other.type({ street: 'Bráf', email: 'nova@example.com' })
    expect(await stored()).toEqual({ street: 'Bráfova', email: 'nova@example.com' })
    other.close({ street: 'Bráf', email: 'nova@example.com', phone: '602000299' })
    expect(await stored()).toEqual({ street: 'Bráfova', email: 'nova@example.com', phone: '602000299' })
  })

  test('has the text that was typed last into one field, and that tab says so', async () => {
    const [one, other] = [await openTab(), await openTab()]
    await one.type({ street: 'Bráfova' })
    expect(one.isReplacing.mock.calls.flat()).toEqual([false])
    await other.type({ street: 'Krátká' })
    expect(other.isReplacing.mock.calls.flat()).toEqual([true])
    expect(await stored()).toEqual({ street: 'Krátká' })
  })
})
