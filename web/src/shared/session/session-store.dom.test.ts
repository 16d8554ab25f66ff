import { beforeEach, describe, expect, it } from 'vitest'
import { loginAnswer, recipientAnswer } from '#web/testing/people.ts'
import { createSessionStore, type Ending } from './session-store.ts'

beforeEach(() => localStorage.clear())

type Store = ReturnType<typeof createSessionStore>

function endingsOf(store: ReturnType<typeof createSessionStore>): string[] {
  const endings: string[] = []
  store.onEnding((why: Ending, person) => endings.push(`${person} ${why}`))
  return endings
}

describe('a session', () => {
  it('is signed out by default', () => {
    expect(createSessionStore(localStorage).read()).toEqual({ isLoggedIn: false })
  })

  it('is saved under exactly the keys of rule 4.3', () => {
    const donor = loginAnswer()
    createSessionStore(localStorage).start(donor)
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'access-token',
      'access-token-expire',
      'full-user-object',
      'user-session',
    ])
    expect(localStorage.getItem('access-token')).toBe(donor.token)
    expect(localStorage.getItem('access-token-expire')).toBe(donor.expire)
    expect(JSON.parse(localStorage.getItem('full-user-object') ?? '')).toEqual(donor.profile_full)
    expect(localStorage.getItem('user-session')).not.toContain(donor.token)
  })

  it('is restored after a reload', () => {
    createSessionStore(localStorage).start(recipientAnswer())
    expect(createSessionStore(localStorage).read()).toMatchObject({
      isLoggedIn: true,
      loginScope: 'recipient',
      displayName: 'Rodina Svobodova',
      fullUser: { RecipientStatusOfRequest: { Id: 7 } },
    })
  })

  it('has no stored keys once it is cleared', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const endings = endingsOf(store)
    store.clear('logged-out')
    expect(localStorage).toHaveLength(0)
    expect(store.current()).toMatchObject({ personId: '', token: undefined })
    expect(endings).toEqual(['p-10000001 logged-out'])
  })

  it.each([
    ['no JSON', '{'],
    ['no session', '7'],
    ['a session without a person', '{"isLoggedIn":true}'],
    ['a session without a scope', '{"isLoggedIn":true,"personId":"p-1","profile":{}}'],
  ])('counts as signed out where the storage holds %s', (_name, text) => {
    createSessionStore(localStorage).start(loginAnswer())
    localStorage.setItem('user-session', text)
    expect(createSessionStore(localStorage).read().isLoggedIn).toBe(false)
  })

  it('takes over a fresh profile and keeps scope and person unchanged', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const { epoch } = store.current()
    const { profile, profile_full } = loginAnswer({ displayName: 'Jana Dvořáková', scope: 'admin' })
    store.refresh({ profile, fullUser: { ...profile_full, IsCorporateAccount: true } }, epoch)
    expect(store.read()).toMatchObject({
      loginScope: 'donor',
      displayName: 'Jana Dvořáková',
      fullUser: { IsCorporateAccount: true },
    })
    expect(store.current().epoch).toBe(epoch)
  })

  it('does not take over a profile that was requested for another person (rule 18.3)', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const { epoch } = store.current()
    store.start(loginAnswer({ personId: 'p-10000002', displayName: 'Petr Malý' }))
    store.refresh({ profile: loginAnswer().profile, fullUser: loginAnswer().profile_full }, epoch)
    expect(store.read()).toMatchObject({ displayName: 'Petr Malý' })
  })
})

describe('a prolonged session', () => {
  const fresh = { token: 'header.another.signature', expire: '2026-11-10T11:00:00.000Z' }

  it('has another token under the specified keys, and no new epoch', () => {
    const store = createSessionStore(localStorage)
    store.start(recipientAnswer())
    const before = store.read()
    const { epoch } = store.current()
    const endings = endingsOf(store)
    store.prolong(fresh, epoch)
    expect(store.current()).toEqual({ personId: 'p-2000001', token: fresh.token, epoch })
    expect(store.read()).toBe(before)
    expect(localStorage.getItem('access-token')).toBe(fresh.token)
    expect(localStorage.getItem('access-token-expire')).toBe(fresh.expire)
    expect(endings).toEqual([])
  })

  it('is not created by a response that came after the session had ended', () => {
    const store = createSessionStore(localStorage)
    store.start(recipientAnswer())
    const { epoch } = store.current()
    store.clear('expired')
    store.prolong(fresh, epoch)
    expect(localStorage).toHaveLength(0)
    expect(store.current().token).toBeUndefined()
  })

  it('reaches another tab without remounting its page', () => {
    const store = createSessionStore(localStorage)
    store.start(recipientAnswer())
    const stop = store.followOtherTabs(window)
    const { epoch } = store.current()
    const other = createSessionStore(localStorage)
    other.prolong(fresh, other.current().epoch)
    window.dispatchEvent(new StorageEvent('storage', { key: 'access-token' }))
    expect(store.current()).toEqual({ personId: 'p-2000001', token: fresh.token, epoch })
    stop()
  })
})

describe('another tab (rule 18.2)', () => {
  const write = (change: () => void) => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-session' }))
  }

  it('that signs out is followed at once', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const stop = store.followOtherTabs(window)
    const endings = endingsOf(store)
    write(() => createSessionStore(localStorage).clear('logged-out'))
    expect(store.read().isLoggedIn).toBe(false)
    expect(endings).toEqual(['p-10000001 elsewhere'])
    stop()
  })

  it('that ends the session a moment after its time ended it by time: typed text stays', () => {
    const store = createSessionStore(localStorage, () => Date.parse('2026-11-10T10:00:00Z'))
    store.start(loginAnswer({ expires: Date.parse('2026-11-10T10:00:00Z') }))
    const stop = store.followOtherTabs(window)
    const endings = endingsOf(store)
    write(() => createSessionStore(localStorage).clear('expired'))
    expect(endings).toEqual(['p-10000001 expired'])
    stop()
  })

  it('that signs another user in starts a new epoch', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const stop = store.followOtherTabs(window)
    const endings = endingsOf(store)
    const { epoch } = store.current()
    write(() => createSessionStore(localStorage).start(recipientAnswer()))
    expect(store.current().personId).toBe('p-2000001')
    expect(store.current().epoch).toBeGreaterThan(epoch)
    expect(endings).toEqual(['p-10000001 another-person'])
    stop()
  })

  it('that clears the storage signs the user out', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const stop = store.followOtherTabs(window)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(store.read().isLoggedIn).toBe(false)
    stop()
  })

  it('that ended the session, before its event arrives, gets nothing of it back from an answer that was under way (rule 18.2)', () => {
    const { profile, profile_full: fullUser } = loginAnswer()
    const answers = [
      (store: Store) => store.refresh({ profile, fullUser }, store.current().epoch),
      (store: Store) => store.prolong({ token: 'new', expire: '2026-11-10T11:00:00.000Z' }, store.current().epoch),
    ]
    for (const arrive of answers) {
      const store = createSessionStore(localStorage)
      store.start(loginAnswer())
      localStorage.clear()
      arrive(store)
      expect(Object.keys(localStorage)).toEqual([])
      expect(store.read().isLoggedIn).toBe(false)
    }
  })

  it('that stores its profile after the session ended signs nobody in, and nothing of it stays (rule 18.2)', () => {
    const store = createSessionStore(localStorage)
    const stop = store.followOtherTabs(window)
    const late = () => {
      createSessionStore(localStorage).start(loginAnswer())
      for (const key of ['access-token', 'access-token-expire']) localStorage.removeItem(key)
    }
    write(late)
    expect(store.read().isLoggedIn).toBe(false)
    expect(Object.keys(localStorage)).toEqual([])
    stop()
    late()
    expect(createSessionStore(localStorage).read().isLoggedIn).toBe(false)
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('is followed by a page restored from the back/forward cache', () => {
    const store = createSessionStore(localStorage)
    store.start(loginAnswer())
    const stop = store.followOtherTabs(window)
    createSessionStore(localStorage).clear('logged-out')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.read().isLoggedIn).toBe(false)
    stop()
  })
})
