import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRows, createFakeIndexedDb } from '#web/testing/fake-indexed-db.ts'
import { createDrafts } from './drafts.ts'
import { finishDestruction } from './finish-destruction.ts'

beforeEach(() => vi.stubGlobal('indexedDB', createFakeIndexedDb()))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const stored = () => allRows(indexedDB, 'drafts', ['keys', 'drafts'])

test('a page without drafts destroys those of a page that was closed during its logout, and no others', async () => {
  const drafts = createDrafts({ now: Date.now, currentPerson: () => 'p-1', storage: localStorage })
  const story = drafts.of('p-1', 'story')
  story.save({ story: 'Tomášek je statečný' })
  drafts.flush()
  await story.read()
  const rows = await stored()
  expect(rows).not.toEqual([])
  await finishDestruction(localStorage)
  expect(await stored()).toEqual(rows)
  localStorage.setItem('drafts-to-destroy', '1')
  await finishDestruction(localStorage)
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(await stored()).toEqual([])
})
