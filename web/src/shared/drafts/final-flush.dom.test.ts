import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows, createFakeIndexedDb } from '#web/testing/fake-indexed-db.ts'
import { createDrafts, type DraftFields, type MergeDrafts, STORED_FOR } from './drafts.ts'

const START = Date.parse('2026-11-10T13:32:00.000Z')
const ENTRIES = 'drafts-last-words'
const draftFields = { story: 'Tomášek je statečný' }
let now = START

beforeEach(() => {
  now = START
  vi.stubGlobal('indexedDB', createFakeIndexedDb())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A page with the form open, which has read its draft; all pages of a test share the storage and the database. */
async function openPage({ person = 'p-1', merge }: { person?: string; merge?: MergeDrafts } = {}) {
  const drafts = createDrafts({ now: () => now, currentPerson: () => person, storage: localStorage })
  const story = drafts.of(person, 'story', merge)
  const found = await story.read()
  return { drafts, story, found: found?.fields }
}
type Page = Awaited<ReturnType<typeof openPage>>

/** Closes the page before its database has received anything: the device is as it was at that moment. */
async function goAt({ drafts, story }: Page, fields: DraftFields) {
  const before = await keptRows()
  story.save(fields)
  drafts.flushSync()
  const left = localStorage.getItem(ENTRIES)
  await story.read()
  await rewrite(before)
  if (left !== null) localStorage.setItem(ENTRIES, left)
  return left ?? ''
}

async function write({ drafts, story }: Page, fields: DraftFields) {
  story.save(fields)
  drafts.flush()
  await story.read()
}

const keptRows = () => allRows(indexedDB, 'drafts', ['drafts'])
const both: MergeDrafts = (mine, theirs) => ({ ...theirs, ...mine })

describe('the text flushed by a page that is closed', () => {
  test('is restored, though the database did not receive it, and is then a normal draft', async () => {
    await goAt(await openPage(), draftFields)
    expect(await keptRows()).toEqual([])
    expect((await openPage()).found).toEqual(draftFields)
    expect(localStorage).toHaveLength(0)
    expect((await openPage()).found).toEqual(draftFields)
  })

  test('is not stored as plain text', async () => {
    const left = await goAt(await openPage(), draftFields)
    expect(left).toContain('"data"')
    expect(left).not.toMatch(/Tom|stat|story":/)
  })

  test('replaces what was written before', async () => {
    const page = await openPage()
    await write(page, { story: 'dřív' })
    now += 1
    await goAt(page, draftFields)
    expect((await openPage()).found).toEqual(draftFields)
  })

  test('does not replace what another page wrote later', async () => {
    const left = await goAt(await openPage(), draftFields)
    localStorage.removeItem(ENTRIES)
    now += 1
    await write(await openPage(), { story: 'později' })
    localStorage.setItem(ENTRIES, left)
    expect((await openPage()).found).toEqual({ story: 'později' })
    expect(localStorage).toHaveLength(0)
  })

  test('is removed once it has been written to the database', async () => {
    const { drafts, story } = await openPage()
    story.save(draftFields)
    drafts.flushSync()
    expect(localStorage).toHaveLength(1)
    await story.read()
    expect(localStorage).toHaveLength(0)
  })

  test('of two pages of one form is merged', async () => {
    const [one, other] = [await openPage({ merge: both }), await openPage({ merge: both })]
    await goAt(one, { story: 'z první' })
    const left = localStorage.getItem(ENTRIES)
    await goAt(other, { note: 'ze druhé' })
    expect(JSON.parse(localStorage.getItem(ENTRIES) ?? '[]')).toHaveLength(2)
    expect(left).not.toBeNull()
    expect((await openPage({ merge: both })).found).toEqual({ story: 'z první', note: 'ze druhé' })
  })

  test('is added to what the page had stored, also by a reader that knows the form by name alone', async () => {
    const page = await openPage({ merge: both })
    await write(page, { story: 'dřív' })
    now += 1
    await goAt(page, { story: 'dřív', note: 'nakonec' })
    expect((await openPage()).found).toEqual({ story: 'dřív', note: 'nakonec' })
    expect((await openPage({ merge: both })).found).toEqual({ story: 'dřív', note: 'nakonec' })
  })

  test.each<[string, (entry: Record<string, unknown>) => Record<string, unknown>]>([
    ['changed', (entry) => ({ ...entry, data: `00${String(entry.data).slice(2)}` })],
    ['dated differently', (entry) => ({ ...entry, at: START + 1 })],
    ['cut', (entry) => ({ ...entry, iv: '' })],
  ])('a last change that another program has %s is ignored', async (_, tamper) => {
    const [entry] = JSON.parse(await goAt(await openPage(), draftFields)) as [Record<string, unknown>]
    localStorage.setItem(ENTRIES, JSON.stringify([tamper(entry)]))
    expect((await openPage()).found).toBeUndefined()
    localStorage.setItem(ENTRIES, JSON.stringify([entry]))
    expect((await openPage()).found).toEqual(draftFields)
  })

  test.each(['{', '{}', '[1]', '[null]', '[{"person":"p-1","name":"story"}]'])(
    'that is invalid, such as %s, is ignored',
    async (text) => {
      localStorage.setItem(ENTRIES, text)
      const page = await openPage()
      expect(page.found).toBeUndefined()
      await goAt(page, draftFields)
      expect((await openPage()).found).toEqual(draftFields)
    },
  )

  test('is removed by sending, a logout, the next person and after thirty days', async () => {
    const ends: ((page: Page) => void)[] = [
      ({ story }) => story.remove(),
      ({ drafts }) => drafts.destroy(),
      ({ drafts }) => drafts.dropAllBut('p-2'),
      ({ drafts }) => {
        now += STORED_FOR + 1
        drafts.dropAllBut('p-1')
      },
    ]
    for (const end of ends) {
      const page = await openPage()
      await goAt(page, draftFields)
      end(page)
      await waitFor(() => expect(localStorage.getItem(ENTRIES)).toBeNull())
      expect((await openPage()).found).toBeUndefined()
    }
  })

  test('cannot be read by the next user after a logout destroyed the key', async () => {
    const page = await openPage()
    await goAt(page, draftFields)
    const left = localStorage.getItem(ENTRIES) ?? ''
    page.drafts.destroy()
    await page.story.read()
    localStorage.setItem(ENTRIES, left)
    expect((await openPage()).found).toBeUndefined()
  })

  test('is not stored if the storage refuses, and nothing fails', async () => {
    const { drafts, story } = await openPage()
    const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    story.save(draftFields)
    expect(() => drafts.flushSync()).not.toThrow()
    refusing.mockRestore()
    expect((await story.read())?.fields).toEqual(draftFields)
  })
})

/** Writes the former rows of the drafts again. */
async function rewrite(rows: readonly object[]): Promise<void> {
  const now = await keptRows()
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('drafts')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['drafts'], 'readwrite')
      const store = transaction.objectStore('drafts')
      for (const row of now) store.delete([String(row.person), String(row.name)])
      for (const row of rows) store.put(row)
      transaction.oncomplete = () => resolve()
    }
  })
}
