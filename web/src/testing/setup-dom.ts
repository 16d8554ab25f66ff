import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { createFakeIndexedDb } from './fake-indexed-db.ts'

/**
 * A screen comes by its own import(), which on a busy machine takes longer than the library's second. The limit says when to give
 * up, not how long to wait: what is there is found at once.
 */
configure({ asyncUtilTimeout: 15_000 })

// Also after the last test of a file: React must have nothing left to do when the page is taken away.
afterEach(cleanup)

// What a page asked for and nobody waited for, as the words that rate a password, still comes while there is a page.
afterAll(() => vi.dynamicImportSettled())

// No page of the test environment has a database of its own. Each test begins with an empty one.
beforeEach(() => {
  globalThis.indexedDB = createFakeIndexedDb()
})
