import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows, createFakeIndexedDb } from '#web/testing/fake-indexed-db.ts'
import { createDrafts, type Drafts, SAVE_AFTER, STORED_FOR } from './drafts.ts'

const START = Date.parse('2026-11-10T13:32:00.000Z')
const draftFields = { story: 'Tomášek je statečný', news: true }
let now = START

beforeEach(() => {
  now = START
  vi.stubGlobal('indexedDB', createFakeIndexedDb())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A tab with a signed-in user; all tabs of a test share the storage and the database. */
function openTab(person = 'p-1') {
  const tab = { person }
  const drafts = createDrafts({ now: () => now, currentPerson: () => tab.person, storage: localStorage })
  return { tab, drafts, story: drafts.of(person, 'story') }
}

const left = (drafts: Drafts, person = 'p-1', name = 'story') => drafts.of(person, name).read()
const stored = () => allRows(indexedDB, 'drafts', ['keys', 'drafts'])

async function save(
  { drafts, story }: ReturnType<typeof openTab>,
  fields: Record<string, string | boolean> = draftFields,
) {
  story.save(fields)
  drafts.flush()
  return story.read()
}

describe('a draft', () => {
  test('is restored in another tab, or after a reload, with the instant when it was saved', async () => {
    await save(openTab())
    expect(await left(openTab().drafts)).toEqual({ fields: draftFields, at: '2026-11-10T13:32:00.000Z' })
  })

  test('is written half a second after the first key, with everything typed until then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { story } = openTab()
    const savedListener = vi.fn()
    story.onSaved(savedListener)
    story.save({ story: 'T' })
    await vi.advanceTimersByTimeAsync(SAVE_AFTER - 1)
    story.save({ story: 'To' })
    expect(await left(openTab().drafts)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await waitFor(() => expect(savedListener.mock.calls).toEqual([['2026-11-10T13:32:00.000Z', { story: 'To' }]]))
    expect((await left(openTab().drafts))?.fields).toEqual({ story: 'To' })
  })

  test('can be read at once by the page that saved it, before it is written', async () => {
    const { drafts, story } = openTab()
    story.save(draftFields)
    expect((await story.read())?.fields).toEqual(draftFields)
    // Otherwise it is written half a second later, into the database of another test.
    drafts.flush()
    await story.read()
  })

  test('is removed once it was sent, and no other draft is', async () => {
    const tab = openTab()
    await save(tab)
    const other = tab.drafts.of('p-1', 'contacts')
    other.save({ city: 'Brno' })
    tab.story.remove()
    tab.drafts.flush()
    expect(await left(openTab().drafts)).toBeUndefined()
    expect((await left(openTab().drafts, 'p-1', 'contacts'))?.fields).toEqual({ city: 'Brno' })
  })

  test('older than thirty days is removed', async () => {
    await save(openTab())
    now = START + STORED_FOR + 1
    expect(await left(openTab().drafts)).toBeUndefined()
    openTab().drafts.dropAllBut('p-1')
    await waitFor(async () => expect((await stored()).filter((row) => 'data' in row)).toEqual([]))
  })
})

describe('the storage of the device', () => {
  test('holds no plain text, and no key', async () => {
    await save(openTab())
    const rows = await stored()
    const bytes = rows.flatMap((row) => (row.data ? [new TextDecoder().decode(row.data as ArrayBuffer)] : []))
    expect(JSON.stringify([rows, bytes, localStorage, sessionStorage])).not.toMatch(/Tom|stat|story":/)
    expect(rows.filter((row) => 'id' in row)).toEqual([{ name: 'p-1', id: expect.any(String) }])
  })

  test('holds a new ciphertext with a new IV after each save', async () => {
    const tab = openTab()
    const sealed: string[] = []
    for (let turn = 0; turn < 2; turn += 1) {
      await save(tab)
      const row = (await stored()).find((one) => 'data' in one)
      sealed.push(String(row?.iv), String(new Uint8Array(row?.data as ArrayBuffer)))
    }
    expect(new Set(sealed).size).toBe(4)
  })

  test.each<[string, (row: Record<string, unknown>) => Record<string, unknown>]>([
    ['changed', changed],
    ['renamed', (row: Record<string, unknown>) => ({ ...row, name: 'contacts' })],
    ['dated differently', (row: Record<string, unknown>) => ({ ...row, at: START + 1 })],
  ])('a draft that another program has %s is ignored and removed', async (_, tamper) => {
    await save(openTab())
    const row = (await stored()).find((one) => 'data' in one)
    const tampered = tamper(row ?? {})
    await put(tampered)
    expect(await left(openTab().drafts, 'p-1', String(tampered.name))).toBeUndefined()
    expect((await stored()).filter((one) => one.name === tampered.name)).toEqual([])
  })
})

describe('the owner of a draft', () => {
  test('is the only one who can read it', async () => {
    await save(openTab())
    expect(await left(openTab('p-2').drafts, 'p-2')).toBeUndefined()
  })

  test('is the signed-in person: no draft is saved for another person or without one', async () => {
    const tab = openTab()
    tab.tab.person = 'p-2'
    expect(await save(tab)).toBeUndefined()
    expect(await save(openTab(''))).toBeUndefined()
  })

  test('destroys the draft and its key by a logout, also a write under way', async () => {
    const tab = openTab()
    await save(tab)
    tab.story.save({ story: 'a ještě' })
    tab.drafts.flush()
    tab.story.save({ story: 'a ještě něco' })
    tab.drafts.destroy()
    expect(await tab.story.read()).toBeUndefined()
    tab.drafts.flush()
    expect(await left(openTab().drafts)).toBeUndefined()
    expect((await stored()).filter((row) => 'data' in row)).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  test('destroys them with the next page if this one was closed during the logout', async () => {
    await save(openTab())
    localStorage.setItem('drafts-to-destroy', '1')
    openTab('').drafts.finishDestruction()
    await waitFor(async () => expect(await stored()).toEqual([]))
    expect(await left(openTab().drafts)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  test('writes nothing more in another tab once a logout destroyed the key, though that tab has it in memory', async () => {
    const one = openTab()
    const other = openTab()
    await save(other)
    one.drafts.destroy()
    await one.story.read()
    expect(await save(other, { story: 'po odhlášení' })).toBeUndefined()
    expect(await left(openTab().drafts)).toBeUndefined()
  })

  test('can save a new draft after a logout in another tab', async () => {
    const one = openTab()
    const other = openTab()
    await save(other)
    one.drafts.destroy()
    await one.story.read()
    await save(other, { story: 'ztratí se' })
    expect((await save(other, { story: 'zůstane' }))?.fields).toEqual({ story: 'zůstane' })
    expect((await left(openTab().drafts))?.fields).toEqual({ story: 'zůstane' })
  })

  test('whose session expired still gets the last typed text written, with the existing key', async () => {
    const tab = openTab()
    await save(tab)
    tab.story.save({ story: 'poslední slova' })
    tab.tab.person = ''
    tab.drafts.flush()
    await tab.story.read()
    expect((await left(openTab().drafts))?.fields).toEqual({ story: 'poslední slova' })
  })

  test('leaves no draft to the next person', async () => {
    await save(openTab())
    const next = openTab('p-2')
    next.drafts.dropAllBut('p-2')
    await save(next, { story: 'jiná rodina' })
    expect((await stored()).map(({ person, name }) => person ?? name)).toEqual(['p-2', 'p-2'])
  })
})

describe('a browser that stores nothing', () => {
  test.each<[string, () => void]>([
    ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'refuses the database',
      () =>
        vi.stubGlobal('indexedDB', {
          open() {
            throw new DOMException('no', 'SecurityError')
          },
        }),
    ],
    ['fails to open it', () => vi.stubGlobal('indexedDB', { open: failing })],
    ['has no cryptography (plain http)', () => vi.stubGlobal('crypto', { getRandomValues: () => [] })],
  ])('that %s does without, in silence, and stores nothing in plain', async (_, refuse) => {
    refuse()
    const tab = openTab()
    expect(await save(tab)).toBeUndefined()
    tab.story.remove()
    tab.drafts.dropAllBut('p-1')
    tab.drafts.destroy()
    expect(await tab.story.read()).toBeUndefined()
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Tom|stat/)
  })
})

/** The record with one changed bit. */
function changed(row: Record<string, unknown>): Record<string, unknown> {
  const [first = 0, ...rest] = new Uint8Array(row.data as ArrayBuffer)
  expect(rest.length).toBeGreaterThan(16)
  return { ...row, data: Uint8Array.of(first ^ 1, ...rest).buffer }
}

function failing() {
  const request: { error: DOMException; onerror?: () => void } = { error: new DOMException('no') }
  setImmediate(() => request.onerror?.())
  return request
}

function put(row: Record<string, unknown>): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('drafts')
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['drafts'], 'readwrite')
      transaction.objectStore('drafts').put(row)
      transaction.oncomplete = () => resolve()
    }
  })
}
