import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginAnswer, recipientAnswer } from '#web/testing/people.ts'
import { createSessionStore } from '../session/session-store.ts'
import { bindDrafts } from './bind-drafts.ts'
import type { Drafts } from './drafts.ts'

let stop: (() => void) | undefined
beforeEach(() => localStorage.clear())
afterEach(() => stop?.())

/** Records the calls of the drafts, as text. */
function watch(isSignedIn = true) {
  const calls: string[] = []
  const session = createSessionStore(localStorage)
  if (isSignedIn) session.start(recipientAnswer())
  const drafts: Drafts = {
    of: vi.fn(),
    device: vi.fn(),
    subscribeToDevice: vi.fn(),
    chooseDevice: vi.fn(),
    followOtherTabs: () => vi.fn(),
    beforeFlushSync: vi.fn(),
    flush: () => void calls.push('flush'),
    flushSync: () => void calls.push('leave'),
    destroy: () => void calls.push('destroy'),
    finishDestruction: () => void calls.push('finish'),
    dropAllBut: (person) => void calls.push(`drop all but ${person}`),
  }
  stop = bindDrafts({ drafts, session })
  return { calls, session }
}

describe('drafts', () => {
  test('start with finishing an interrupted logout, and with removing the drafts of other people', () => {
    expect(watch().calls).toEqual(['finish', 'drop all but p-2000001'])
    stop?.()
    localStorage.clear()
    expect(watch(false).calls).toEqual(['finish'])
  })

  test.each([
    ['beforeunload', () => window.dispatchEvent(new Event('beforeunload'))],
    ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('are left on the device before the page goes: %s', (_, leave) => {
    const { calls } = watch()
    leave()
    expect(calls.slice(2)).toEqual(['leave'])
    stop?.()
    leave()
    expect(calls).toHaveLength(3)
  })

  test('survive an expiry, here and in another tab, and are written by then', () => {
    const { calls, session } = watch()
    session.clear('expired')
    session.start(recipientAnswer())
    session.clear('elsewhere')
    expect(calls.slice(2)).toEqual(['flush', 'drop all but p-2000001', 'flush'])
  })

  test('are destroyed by a logout', () => {
    const { calls, session } = watch()
    session.clear('logged-out')
    expect(calls.slice(2)).toEqual(['destroy'])
  })

  test('of one person end with the login of the next, directly or after an expiry', () => {
    const { calls, session } = watch()
    session.start(loginAnswer())
    expect(calls.slice(2)).toEqual(['drop all but p-10000001'])
    session.clear('expired')
    session.start(recipientAnswer())
    expect(calls.slice(3)).toEqual(['flush', 'drop all but p-2000001'])
  })

  test('are not changed by a fresh profile or a prolonged session', () => {
    const { calls, session } = watch()
    const { epoch } = session.current()
    session.refresh({ fullUser: recipientAnswer().profile_full }, epoch)
    session.prolong({ token: 'a.b.c', expire: '2026-11-10T11:00:00.000Z' }, epoch)
    expect(calls).toHaveLength(2)
  })
})
