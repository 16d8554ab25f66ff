import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows } from '#web/testing/fake-indexed-db.ts'
import { createFakeFileSystem } from '#web/testing/fake-key-files.ts'
import { VISITOR } from './draft-owner.ts'
import { createDrafts, STORED_FOR } from './drafts.ts'

const START = Date.parse('2026-11-10T13:32:00.000Z')
const story = { story: 'Tomášek stůně' }
let now = START
let keyNames: () => string[]

beforeEach(() => {
  now = START
  const { root, names } = createFakeFileSystem()
  keyNames = names
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { getDirectory: async () => root } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function openPage(person = '') {
  const drafts = createDrafts({ now: () => now, currentPerson: () => person, storage: localStorage })
  const request = drafts.of(VISITOR, 'request')
  const read = async () => (await request.read())?.fields
  return {
    drafts,
    request,
    read,
    save: (fields: typeof story) => {
      request.save(fields)
      drafts.flush()
      return read()
    },
  }
}

/** Opens another tab: shared storage stays, storage of one tab is cleared. */
function openAnotherTab() {
  window.name = ''
  sessionStorage.clear()
  return openPage()
}

const draftCount = async () => (await allRows(indexedDB, 'drafts', ['drafts'])).length

describe('the draft of a visitor who has not answered whose device it is', () => {
  test.each([
    ['no answer', undefined],
    ['the answer no', 'shared' as const],
  ])('is read after a reload and in no other tab: %s', async (_, choice) => {
    const page = openPage()
    if (choice) page.drafts.chooseDevice(choice)
    await page.save(story)
    expect(keyNames()).toEqual([])
    expect(await openPage().read()).toEqual(story)
    expect(await openAnotherTab().read()).toBeUndefined()
  })

  test('has a key that ends with the draft', async () => {
    const page = openPage()
    await page.save(story)
    const before = window.name
    page.request.remove()
    await page.read()
    expect(window.name).not.toContain(before.slice(before.indexOf('draft')))
  })
})

describe('the draft of a visitor whose own device it is', () => {
  test('is read in another tab, and its key is removed with it', async () => {
    const page = openPage()
    page.drafts.chooseDevice('own')
    await page.save(story)
    expect(keyNames()).toHaveLength(1)
    const other = openAnotherTab()
    expect(other.drafts.device().choice).toBe('own')
    expect(await other.read()).toEqual(story)
    other.request.remove()
    await waitFor(() => expect(keyNames()).toEqual([]))
    expect(await draftCount()).toBe(0)
  })

  test('contains what was typed before the answer, and is removed from the device when the answer changes', async () => {
    const page = openPage()
    await page.save(story)
    page.drafts.chooseDevice('own')
    expect(await page.read()).toEqual(story)
    page.drafts.chooseDevice('shared')
    expect(await page.read()).toEqual(story)
    await waitFor(() => expect(keyNames()).toEqual([]))
    expect(await openAnotherTab().read()).toBeUndefined()
  })

  test('needs a new answer after 30 days, and after a login', async () => {
    openPage().drafts.chooseDevice('own')
    now += STORED_FOR
    expect(openPage().drafts.device().choice).toBeUndefined()
    openPage().drafts.chooseDevice('own')
    openPage('p-1').drafts.dropAllBut('p-1')
    expect(openPage().drafts.device().choice).toBeUndefined()
  })

  test('lives as long as the tab in a browser that cannot store keys', async () => {
    vi.stubGlobal('FileSystemFileHandle', undefined)
    const page = openPage()
    page.drafts.chooseDevice('own')
    await page.save(story)
    expect(page.drafts.device().canStore).toBe(false)
    expect(await openPage().read()).toEqual(story)
    expect(await openAnotherTab().read()).toBeUndefined()
  })
})

test('the key of a page that was closed while it deleted a draft is removed by the next page', async () => {
  const page = openPage()
  page.drafts.chooseDevice('own')
  await page.save(story)
  const [id] = keyNames()
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('drafts')
    opening.onsuccess = () => resolve(opening.result)
  })
  database.transaction(['removed-keys'], 'readwrite').objectStore('removed-keys').put({ id, name: 'visitor/request' })
  await openPage().read()
  expect(keyNames()).not.toContain(id)
})
