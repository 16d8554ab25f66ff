import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { preloadDialogs } from '../shared/ui/alerts/alert-outlet.tsx'
import { dismissAlerts } from '../shared/ui/alerts/alerts.ts'
import { createFakeIndexedDb } from './fake-indexed-db.ts'
import { createFakeFileSystem, FakeFileHandle } from './fake-key-files.ts'
import { closePageStorages } from './page-storage.ts'
import { closeRunningApps } from './render-app.tsx'

/**
 * A screen loads by its own import(), which on a busy machine takes longer than the library's
 * second. This is a limit, not a delay: an element that exists is found at once.
 */
configure({ asyncUtilTimeout: 15_000, getElementError: printedWhenRead(getConfig().getElementError) })

/** A search that waits looks many times before it finds its element: printing the page at each look took a twelfth of the time. */
function printedWhenRead(print: ReturnType<typeof getConfig>['getElementError']): typeof print {
  return function unprinted(text, container) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    Error.captureStackTrace(error, unprinted)
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => print(text, container).message,
      set: (message: string) => {
        Object.defineProperty(error, 'message', { configurable: true, value: message })
      },
    })
  }
}

// For the stacks of its DevTools, React in development makes an Error for each of its first 10,000 elements of a second. Nothing here
// shows them: it believes that these are made. Its warnings stay.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  object
>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set() {} })

// jsdom has no layout, and so no sizes and no scrolling.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}

// jsdom runs all frames by one setInterval, created for the first request: one created while a test
// fakes timers would be the last of its page, because that interval is dropped with the fake. Here
// each frame has its own real timer.
const later = setTimeout
const never = clearTimeout
window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 1000 / 60))
window.cancelAnimationFrame = (frame) => never(frame)

/** What tests replace because jsdom lacks it: files, pictures, the width of the screen, printing and scrolling. */
const replaceable = [
  [URL, 'createObjectURL'],
  [URL, 'revokeObjectURL'],
  [window, 'matchMedia'],
  [window, 'print'],
  [window, 'scrollTo'],
  [HTMLImageElement.prototype, 'decode'],
  [Element.prototype, 'scrollIntoView'],
] as const
const originals = replaceable.map(([owner, name]) => Reflect.getOwnPropertyDescriptor(owner, name))

function restoreBrowser(): void {
  for (const [index, [owner, name]] of replaceable.entries()) {
    const original = originals[index]
    if (original) Object.defineProperty(owner, name, original)
    else Reflect.deleteProperty(owner, name)
  }
}

// jsdom traverses the history asynchronously, after two timers. A traversal that a test did not
// await would move the next test's page.
let hasTraversed = false
for (const name of ['go', 'back', 'forward'] as const) {
  const original = History.prototype[name]
  History.prototype[name] = function traverse(this: History, ...delta: [number?]) {
    hasTraversed = true
    return original.apply(this, delta as [])
  }
}
async function settleHistory(): Promise<void> {
  if (!hasTraversed) return
  hasTraversed = false
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => later(done, 0))
}

// Dialogs open at once in every file, not only in those that run after one with a dialog.
beforeAll(preloadDialogs)

// All files share one page and one copy of every module: each test leaves them as it found them.
afterEach(async () => {
  closeRunningApps()
  closePageStorages()
  dismissAlerts()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  restoreBrowser()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  await settleHistory()
  window.history.replaceState(null, '', '/')
})

// A request that a page sent and did not await, such as the word list of the password rating, still
// resolves while the page exists.
afterAll(() => vi.dynamicImportSettled())

// A page of the test environment has no database or file system of its own. Each test begins with
// empty ones, in a new tab.
beforeEach(() => {
  globalThis.indexedDB = createFakeIndexedDb()
  const { root } = createFakeFileSystem()
  Object.assign(globalThis, { FileSystemFileHandle: FakeFileHandle })
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { getDirectory: () => Promise.resolve(root) },
  })
  window.name = ''
})
