import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OFFSET_KEY } from '../shared/api/server-clock.ts'
import { createSessionStore } from '../shared/session/session-store.ts'
import { lost } from '../testing/observed-send.ts'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { discardTimeInAnotherTab, inAnotherTab, pageHeading, renderApp } from '../testing/render-app.tsx'

const rating = (value: number | null) => ({ error_code: 200, response: { Value: value, Date: null } }) as const

describe('the end of a session', () => {
  it('by another user in another tab shows nothing of the former user', async () => {
    await renderApp({ path: '/darce', signedIn: loginAnswer() })
    expect(await screen.findAllByText('Jana Nováková')).not.toHaveLength(0)
    inAnotherTab((storage) => createSessionStore(storage).start(recipientAnswer()))
    await pageHeading('Přístup odepřen')
    expect(screen.queryByText('Jana Nováková')).toBeNull()
  })
})

describe('a moved clock of the provider that another page announces', () => {
  const HOUR = 3_600_000
  const now = Date.parse('2026-11-10T09:00:00Z')
  const open = () => renderApp({ path: '/darce', signedIn: loginAnswer({ expires: now + HOUR }), now, language: 'cs' })

  it('ends an expired session without a click', async () => {
    const { address, setDate } = await open()
    await pageHeading(/./)
    setDate(now + 2 * HOUR)
    discardTimeInAnotherTab()
    await waitFor(() => expect(address()).toBe('/login?return=%2Fdarce'))
    expect((await screen.findByRole('alert')).textContent).toContain('budete zase na stránce, kde jste byli')
  })

  it('reads the profile and what the page shows again', async () => {
    const { callsOf, setDate } = await open()
    await pageHeading(/./)
    const reads = ['GET /userProfile', 'GET /families', 'GET /valueStore/nps_showStart,nps_showEnd'] as const
    const counts = () => reads.map((read) => callsOf(read).length)
    await waitFor(() => expect(counts().every((count) => count > 0)).toBe(true))
    const before = counts()
    setDate(now + HOUR / 2)
    discardTimeInAnotherTab()
    await waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)))
  })

  it('is read from the provider by a page without a session too', async () => {
    const { services, setDate } = await renderApp({ path: '/login', now })
    await waitFor(() => expect(services.clock.now()).toBeGreaterThan(now))
    setDate(now + 2 * HOUR)
    discardTimeInAnotherTab()
    await waitFor(() => expect(services.clock.now()).toBeGreaterThanOrEqual(now + 2 * HOUR))
  })

  it('is not read for a time that another page has learnt', async () => {
    const { callsOf } = await open()
    await pageHeading(/./)
    const before = callsOf('GET /userProfile').length
    act(() => {
      for (const newValue of ['-5000', '=1794301200000'])
        window.dispatchEvent(new StorageEvent('storage', { key: OFFSET_KEY, newValue }))
    })
    expect(callsOf('GET /userProfile')).toHaveLength(before)
  })
})

describe('a response that arrives after the user changed (rule 18.3)', () => {
  it('is never shown to the user who is signed in now', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof rating>>()
    const { answer, services, callsOf } = await renderApp({
      path: '/muj-ucet/nps',
      signedIn: loginAnswer(),
      answers: { 'GET /nps': () => promise },
    })
    await waitFor(() => expect(callsOf('GET /nps')).toHaveLength(1))
    answer({ 'GET /nps': { error_code: 404, error: 'rating-link-not-found' } })
    act(() => services.session.start(loginAnswer({ personId: 'p-10000002', displayName: 'Petr Malý' })))
    await act(async () => resolve(rating(3)))
    expect(await screen.findAllByText('Petr Malý')).not.toHaveLength(0)
    await waitFor(() => expect(callsOf('GET /nps')).toHaveLength(2))
    expect(callsOf('GET /nps').map(({ headers }) => headers.get('uid'))).toEqual(['p-10000001', 'p-10000002'])
  })
})

describe('the profile', () => {
  it('is fetched again at start and replaces the stored one', async () => {
    const { profile, profile_full } = loginAnswer({ displayName: 'Jana Dvořáková' })
    await renderApp({
      path: '/darce',
      signedIn: loginAnswer(),
      answers: { 'GET /userProfile': { error_code: 200, response: { profile, profile_full } } },
    })
    expect(await screen.findAllByText('Jana Dvořáková')).not.toHaveLength(0)
  })

  it('of a recipient is requested with a timestamp, past every cache', async () => {
    const { callsOf } = await renderApp({ path: '/prijemce', signedIn: recipientAnswer() })
    const [call] = callsOf('GET /recipientProfile')
    expect(call?.query.t).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(call?.headers.get('Cache-Control')).toBe('no-cache, no-store')
    expect(call?.headers.get('lang')).toBe('cs')
  })

  it.each([
    ['refused', () => ({ error_code: 500, error: 'internal-error' })],
    ['lost', lost],
  ])('that is %s changes nothing and shows no message (rule 4.5)', async (_name, answer) => {
    await renderApp({ path: '/darce', signedIn: loginAnswer(), answers: { 'GET /userProfile': answer } })
    expect(await screen.findAllByText('Jana Nováková')).not.toHaveLength(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
