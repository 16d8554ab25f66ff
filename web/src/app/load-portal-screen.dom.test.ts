import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { observedServices } from '../testing/observed-services.ts'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { loadPortalScreen } from './load-portal-screen.ts'
import { queryClientOf } from './query-clients.ts'

/** Opens the donor's home, whose code never arrives. */
function openHome(signedIn: ReturnType<typeof loginAnswer>) {
  const { services, callsOf } = observedServices({}, () => '/darce')
  services.session.start(signedIn)
  const entry = services.routeOf('/darce')
  if (!entry) throw new Error('/darce has no route')
  void loadPortalScreen({ ...entry, load: () => new Promise(() => {}) }, services)
  return { services, callsOf }
}

test('the first data of a screen are requested while its code is loaded', async () => {
  const { services, callsOf } = openHome(loginAnswer())
  await waitFor(() => expect(queryClientOf(services).getQueryData(['families'])).toBeDefined())
  expect(callsOf('GET /families')).toHaveLength(1)
})

test('nothing is requested for a user whom the page is not open to', () => {
  expect(queryClientOf(openHome(recipientAnswer()).services).getQueryCache().getAll()).toEqual([])
})

test('the next user gets another query cache, and the former one is emptied', async () => {
  const { services } = openHome(loginAnswer())
  const before = queryClientOf(services)
  await waitFor(() => expect(before.getQueryData(['families'])).toBeDefined())
  services.session.start(recipientAnswer())
  expect(queryClientOf(services)).not.toBe(before)
  expect(before.getQueryData(['families'])).toBeUndefined()
})
