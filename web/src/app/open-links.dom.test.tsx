import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CardPayment, LoginAnswer } from '../shared/api/wire.ts'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'
import { admit } from './admission.ts'

const payment: CardPayment = {
  state: 'approved',
  reason: null,
  amount: 300,
  angelNumber: '10000001',
  frequency: 'recurring',
  startedAt: '2026-11-10T09:00:00.000Z',
  decidedAt: '2026-11-10T09:02:00.000Z',
  gatewayUrl: null,
  visibleFrom: '2026-11-11',
  distributionOn: '2026-12-01',
  nextChargeOn: '2026-12-21',
  lastChargeOn: '2029-10-22',
  recurringId: 'rec_91c0d2e7ab',
}

const people: Readonly<Record<string, LoginAnswer>> = {
  donor: loginAnswer(),
  emlid: loginAnswer({ scope: 'emlid' }),
  oou: loginAnswer({ scope: 'oou' }),
  admin: loginAnswer({ scope: 'admin' }),
  recipient: recipientAnswer(),
}
const pages = [
  '/platba-probehla',
  `/platba-probehla?platba=pay_2f8c41d09ab34e6c9d10`,
  '/registrace-potvrzeni',
  '/jak-pomahat',
] as const

const cases = Object.entries(people).flatMap(([scope, signedIn]) => pages.map((path) => ({ scope, signedIn, path })))

test.each(cases)('every link of $path is open to the scope $scope', async ({ signedIn, path }) => {
  const answers = { 'GET /cardPayment': { error_code: 200 as const, response: payment } }
  const { services } = await renderApp({ path, signedIn, answers })
  await screen.findByRole('heading', { level: 1 })
  const session = services.session.read()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const own = links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0] ?? '')
  const closed = own.filter((href) => admit(services.routeOf(href)?.scopes ?? [], session, undefined) === 'forbidden')
  expect(own).toContain('/logout')
  expect(closed).toEqual([])
})
