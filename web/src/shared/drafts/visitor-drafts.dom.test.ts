import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows, createFakeIndexedDb } from '../../testing/fake-indexed-db.ts'
import { VISITOR } from './draft-owner.ts'
import { createDrafts, type DraftFields, type MergeDrafts } from './drafts.ts'

const START = Date.parse('2026-11-10T13:32:00.000Z')

beforeEach(() => vi.stubGlobal('indexedDB', createFakeIndexedDb()))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A tab in which nobody is signed in; all tabs of a test share the storage and the database. */
function openTab({ person = '', merge }: { person?: string; merge?: MergeDrafts } = {}) {
  const tab = { person }
  const drafts = createDrafts({ now: () => START, currentPerson: () => tab.person, storage: localStorage })
  const request = drafts.of(VISITOR, 'request', merge)
  return {
    tab,
    drafts,
    request,
    save: (fields: DraftFields) => {
      request.save(fields)
      drafts.flush()
      return request.read()
    },
  }
}

const stored = () => allRows(indexedDB, 'drafts', ['keys', 'drafts'])
const story = { story: 'Tomášek stůně' }

describe('what a visitor writes', () => {
  test('comes back after a reload, and is encrypted on the device', async () => {
    await openTab().save(story)
    expect((await openTab().request.read())?.fields).toEqual(story)
    expect(JSON.stringify([await stored(), localStorage, sessionStorage])).not.toMatch(/Tom|stůně/)
  })

  test('is gone with its key once it was sent', async () => {
    const { request, save } = openTab()
    await save(story)
    request.remove()
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
    expect(await openTab().request.read()).toBeUndefined()
  })

  test('is gone with its key when somebody signs in on the device', async () => {
    await openTab().save(story)
    openTab({ person: 'p-1' }).drafts.dropAllBut('p-1')
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
  })

  test('is gone with its key when somebody signs out on the device', async () => {
    await openTab().save(story)
    openTab({ person: 'p-1' }).drafts.destroy()
    await vi.waitFor(async () => expect(await stored()).toEqual([]))
  })

  test('is kept on in another tab, though one sending took the key away', async () => {
    const sending = openTab()
    const other = openTab()
    await sending.save(story)
    await other.drafts.of(VISITOR, 'another').read()
    sending.request.remove()
    await sending.request.read()
    other.drafts.of(VISITOR, 'another').save({ city: 'Brno' })
    other.drafts.flush()
    await vi.waitFor(async () => expect((await stored()).map(({ name }) => name)).toContain('another'))
  })

  test('is not what somebody signed in reads or writes', async () => {
    const signedIn = openTab({ person: 'p-1' })
    expect(await signedIn.save(story)).toBeUndefined()
  })
})

describe('two tabs of one form', () => {
  const merge: MergeDrafts = (mine, theirs) => ({ ...theirs, ...mine })

  test('keep the words of both, and hear what lies there now', async () => {
    const one = openTab({ merge })
    const other = openTab({ merge })
    await one.request.read()
    await other.request.read()
    const heard = vi.fn()
    other.request.onSaved(heard)
    await one.save({ story: 'z prvního' })
    await other.save({ city: 'z druhého' })
    expect((await openTab().request.read())?.fields).toEqual({ story: 'z prvního', city: 'z druhého' })
    expect(heard).toHaveBeenCalledWith('2026-11-10T13:32:00.000Z', { story: 'z prvního', city: 'z druhého' })
  })

  test('that write at one moment lose nothing either', async () => {
    const tabs = Array.from({ length: 3 }, () => openTab({ merge }))
    for (const [index, { request }] of tabs.entries()) request.save({ [`field-${index}`]: 'slovo' })
    for (const { drafts } of tabs) drafts.flush()
    for (const { request } of tabs) await request.read()
    await vi.waitFor(async () =>
      expect((await openTab().request.read())?.fields).toEqual({
        'field-0': 'slovo',
        'field-1': 'slovo',
        'field-2': 'slovo',
      }),
    )
  })
})

test('the last words of somebody whose session has just expired are kept, after a logout they are not', async () => {
  const tab = openTab({ person: 'p-1' })
  const draft = tab.drafts.of('p-1', 'renewal')
  await draft.read()
  tab.tab.person = ''
  draft.save({ note: 'poslední slovo' })
  tab.drafts.flush()
  expect((await draft.read())?.fields).toEqual({ note: 'poslední slovo' })
  tab.drafts.destroy()
  draft.save({ note: 'po odhlášení' })
  tab.drafts.flush()
  await vi.waitFor(async () => expect(await stored()).toEqual([]))
})
