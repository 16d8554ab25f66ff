import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '../features/giving/testing/account.ts'
import { readShownQr } from '../features/giving/testing/read-qr.ts'
import type { FirstContribution } from '../shared/api/wire.ts'
import { noteFreshRegistration, readFreshRegistration } from '../shared/session/fresh-registration.ts'
import type { FakeAnswers } from '../testing/observed-send.ts'
import { mainText } from '../testing/page-text.ts'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/registrace-potvrzeni'
const number = '10000001'
const details: FakeAnswers = { 'GET /paymentDetails': { error_code: 200, response: account } }
const card: FirstContribution = { amount: 300, frequency: 'recurring', method: 'card' }
const thanks = /^Děkujeme/

const open = (options: AppOptions = {}) => renderApp({ path, answers: details, signedIn: loginAnswer(), ...options })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const code = () => screen.findByRole('img', { name: /^QR kód pro platbu/ })

beforeEach(() => sessionStorage.clear())

describe('a user who has just registered', () => {
  test('is thanked, sees the number large, the choice made, and all payment methods prefilled, until a logout', async () => {
    noteFreshRegistration({ angelNumber: number, contribution: card })
    const first = await open()
    await pageHeading(thanks)
    expect(screen.getByRole('group', { name: 'Vaše andělské číslo' }).textContent).toBe(number)
    expect(mainText()).toContain('Vybraný příspěvek: 300 Kč každý měsíc')
    expect(readShownQr(await code())).toMatch(/\*AM:300\.00\*.*X-VS:10000001\*/)
    expect(headings()).toEqual([
      'Platební kartou',
      'Trvalým příkazem',
      'QR kódem',
      'Bankovním převodem',
      'Ze zahraničí',
    ])
    first.close()
    const { services } = await open()
    await pageHeading(thanks)
    services.session.clear('logged-out')
    expect(readFreshRegistration()).toBeUndefined()
    await pageHeading('Tady vítáme nové anděly')
  })

  test('copies the number', async () => {
    noteFreshRegistration({ angelNumber: number })
    const { user } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByRole('button', { name: 'Zkopírovat číslo' }))
    expect(await screen.findByText('Zkopírováno')).toBeDefined()
    expect(write).toHaveBeenCalledWith(number)
  })

  test('sees no rating prompt on this page', async () => {
    const always = { nps_showStart: '2000-01-01', nps_showEnd: '2100-01-01' }
    await open({
      answers: { ...details, 'GET /valueStore/nps_showStart,nps_showEnd': { error_code: 200, response: always } },
    })
    await code()
    expect(screen.queryByRole('link', { name: /se vám s\snámi pomáhá/ })).toBeNull()
  })

  test('still sees it when the session has expired meanwhile', async () => {
    noteFreshRegistration({ angelNumber: number, contribution: card })
    const { services } = await open()
    await pageHeading(thanks)
    services.session.clear('expired')
    expect(readShownQr(await code())).toContain('X-VS:10000001')
    expect(screen.queryByRole('link', { name: 'Do\u00a0mého účtu' })).toBeNull()
  })
})

describe('any other user', () => {
  test('who is a donor sees the payment methods under their own number', async () => {
    noteFreshRegistration({ angelNumber: '10000099', contribution: card })
    await open()
    await pageHeading('Jak poslat příspěvek')
    expect(readShownQr(await code())).toMatch(/X-VS:10000001/)
    expect(screen.queryByText(/Vybraný příspěvek/)).toBeNull()
  })

  test('who is a visitor reads what the page is, with links to both logins', async () => {
    await renderApp({ path })
    await pageHeading('Tady vítáme nové anděly')
    const hrefs = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/registrace', '/login'])
  })

  test('who is a family is not offered to pay', async () => {
    await open({ signedIn: recipientAnswer() })
    await pageHeading('Tady vítáme nové anděly')
    expect(screen.queryByRole('button', { name: /kartou/i })).toBeNull()
  })
})

describe('the form, opened by a signed-in user,', () => {
  test('redirects home', async () => {
    const { address } = await open({ path: '/registrace' })
    await waitFor(() => expect(address()).toBe('/darce'))
  })

  test('redirects to the thank-you page if they registered in this tab', async () => {
    noteFreshRegistration({ angelNumber: number })
    const { address } = await open({ path: '/registrace' })
    await waitFor(() => expect(address()).toBe(path))
    await pageHeading(thanks)
  })
})
