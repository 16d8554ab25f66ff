import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows, createFakeIndexedDb } from '#web/testing/fake-indexed-db.ts'
import { VISITOR } from './draft-owner.ts'
import { createDrafts, type DraftFields, type MergeDrafts } from './drafts.ts'

const START = Date.parse('2026-11-10T13:32:00.000Z')

beforeEach(() => vi.stubGlobal('indexedDB', createFakeIndexedDb()))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A tab without a signed-in user; all tabs of a test share the storage and the database. */
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

describe('the draft of a visitor', () => {
  test('is restored after a reload, and is encrypted on the device', async () => {
    await openTab().save(story)
    expect((await openTab().request.read())?.fields).toEqual(story)
    expect(JSON.stringify([await stored(), localStorage, sessionStorage])).not.toMatch(/Tom|stůně/)
  })

  test('is removed with its key once it was sent', async () => {
    const { request, save } = openTab()
    await save(story)
    request.remove()
    await waitFor(async () => expect(await stored()).toEqual([]))
    expect(await openTab().request.read()).toBeUndefined()
  })

  test('is removed with its key when a user signs in on the device', async () => {
    await openTab().save(story)
    openTab({ person: 'p-1' }).drafts.dropAllBut('p-1')
    await waitFor(async () => expect(await stored()).toEqual([]))
  })

  test('is removed with its key when a user signs out on the device', async () => {
    await openTab().save(story)
    openTab({ person: 'p-1' }).drafts.destroy()
    await waitFor(async () => expect(await stored()).toEqual([]))
  })

  test('is still saved in another tab, though sending in this one removed the key', async () => {
    const sending = openTab()
    const other = openTab()
    await sending.save(story)
    await other.drafts.of(VISITOR, 'another').read()
    sending.request.remove()
    await sending.request.read()
    other.drafts.of(VISITOR, 'another').save({ city: 'Brno' })
    other.drafts.flush()
    await waitFor(async () => expect((await stored()).map(({ name }) => name)).toContain('another'))
  })

  test('cannot be read or written by a signed-in user', async () => {
    const signedIn = openTab({ person: 'p-1' })
    expect(await signedIn.save(story)).toBeUndefined()
  })
})

describe('two tabs of one form', () => {
  const merge: MergeDrafts = (mine, theirs) => ({ ...theirs, ...mine })

  test('merge the texts of both, and get the stored result', async () => {
    const one = openTab({ merge })
    const other = openTab({ merge })
    await one.request.read()
    await other.request.read()
    const listener = vi.fn()
    other.request.onSaved(listener)
    await one.save({ story: 'z prvního' })
    await other.save({ city: 'z druhého' })
    expect((await openTab().request.read())?.fields).toEqual({ story: 'z prvního', city: 'z druhého' })
    expect(listener).toHaveBeenCalledWith('2026-11-10T13:32:00.000Z', { story: 'z prvního', city: 'z druhého' })
  })

  test('that write at the same moment lose nothing either', async () => {
    const tabs = Array.from({ length: 3 }, () => openTab({ merge }))
    for (const [index, { request }] of tabs.entries()) request.save({ [`field-${index}`]: 'slovo' })
    for (const { drafts } of tabs) drafts.flush()
    for (const { request } of tabs) await request.read()
    await waitFor(async () =>
      expect((await openTab().request.read())?.fields).toEqual({
        'field-0': 'slovo',
        'field-1': 'slovo',
        'field-2': 'slovo',
      }),
    )
  })
})

test('the last typed text of a user whose session has just expired is saved, but not after a logout', async () => {
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
  await waitFor(async () => expect(await stored()).toEqual([]))
})
