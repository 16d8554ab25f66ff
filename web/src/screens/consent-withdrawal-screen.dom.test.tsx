import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Giving } from '../shared/api/wire.ts'
import { companyAnswer, donorAnswer, donorData } from '../testing/donor-answer.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet/oou-souhlas'
const withdrawn = (deadlines: object = {}): FakeAnswer => ({
  error_code: 200,
  response: {
    withdrawnAt: '2026-11-10T09:00:00.000Z',
    finalEmailDueAt: '2026-11-11T09:00:00.000Z',
    publicListDueAt: '2026-11-12T09:00:00.000Z',
    ...deadlines,
  },
})
const giving: Giving = { Since: null, LastPayment: null, NextCharge: { Amount: 300, Date: '2026-11-20' } }
const pageText = () =>
  screen
    .getByRole('main')
    .textContent.replaceAll(/[\u00a0]/g, ' ')
    .replaceAll('\u2060', '')

beforeEach(() => sessionStorage.clear())

async function open(options: AppOptions = {}) {
  const page = await renderApp({ path, signedIn: donorAnswer({ fullUser: { Giving: giving } }), ...options })
  await pageHeading(/^Odvolání souhlasu|^Withdrawal/)
  return {
    ...page,
    withdraw: async () => {
      await page.user.click(screen.getByRole('button', { name: 'Odvolat souhlas' }))
      const question = await screen.findByRole('alertdialog', { name: 'Opravdu souhlas odvolat?' })
      await page.user.click(within(question).getByRole('button', { name: /^Odvolat souhlas/ }))
    },
  }
}

describe('before the withdrawal', () => {
  test('the page says what follows and when, and that the card payments continue', async () => {
    await open()
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    const whens = ['Hned', 'Do 24 hodin', 'Do 48 hodin', 'Kdykoli potom']
    expect(whens.every((when) => steps.some((step) => step.replaceAll('\u00a0', ' ').startsWith(when)))).toBe(true)
    expect(pageText()).toContain('Pravidelná platba kartou běží dál')
    expect(screen.getByRole('link', { name: 'Zastavit pravidelnou platbu' }).getAttribute('href')).toBe('/jak-pomahat')
  })

  test('the page promises nothing that does not concern this donor', async () => {
    const donor = { ...donorData, publicListing: { isListed: false, changeDueAt: null } }
    await open({ signedIn: donorAnswer({ donor, email: null }) })
    expect(pageText()).not.toContain('48 hodin')
    expect(pageText()).not.toContain('poslední e-mail')
    expect(pageText()).not.toContain('platba kartou')
  })

  test('a company reads the company’s name', async () => {
    const company = companyAnswer()
    const listed = {
      ...company.profile.donor,
      publicListing: { isListed: true, changeDueAt: null },
    } as typeof donorData
    await open({ signedIn: { ...company, profile: { ...company.profile, donor: listed } } })
    expect(pageText()).toContain('Název firmy zmizí ze seznamu')
  })
})

describe('after the withdrawal', () => {
  test('the session and its drafts are deleted, and a farewell shows both deadlines', async () => {
    sessionStorage.setItem('kept-donor-profile-draft', '{"of":"p-10000001","fields":{}}')
    const { withdraw, callsOf, address, services } = await open({
      answers: { 'POST /consent/withdrawal': withdrawn() },
    })
    await withdraw()
    await pageHeading('Souhlas je odvolaný')
    expect(address()).toBe('/logout')
    expect(services.session.read().isLoggedIn).toBe(false)
    expect(localStorage.getItem('access-token')).toBeNull()
    expect(pageText()).toContain('přijde do 11. 11. 2026 v 10:00')
    expect(pageText()).toContain('zmizíte do 12. 11. 2026 v 10:00')
    expect(screen.getByRole('link', { name: 'Přihlásit se znovu' }).getAttribute('href')).toBe('/login')
    expect(callsOf('POST /consent/withdrawal').map(({ body }) => body)).toEqual([{ withdrawal: true }])
    expect(Object.keys(sessionStorage)).toEqual(['kept-consent-withdrawn'])
    // A login in another tab replaces the farewell and is not ended.
    act(() => services.session.start(donorAnswer({ scope: 'oou' })))
    await waitFor(() => expect(address()).toBe('/zpracovani-osobnich-udaju'))
    expect(services.session.read().isLoggedIn).toBe(true)
    expect(callsOf('DELETE /session')).toEqual([])
  })

  test('the farewell promises only what applies, and is not shown again', async () => {
    const { withdraw, user, address } = await open({
      answers: { 'POST /consent/withdrawal': withdrawn({ finalEmailDueAt: null, publicListDueAt: null }) },
    })
    await withdraw()
    await pageHeading('Souhlas je odvolaný')
    expect(pageText()).not.toMatch(/Poslední e-mail|seznamu/)
    await user.click(screen.getByRole('link', { name: 'Přihlásit se znovu' }))
    await waitFor(() => expect(address()).toBe('/login'))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  test('a refusal says why, a lost response leaves the result unknown; an ended session then most likely means success', async () => {
    const { withdraw, answer, services } = await open({
      answers: { 'POST /consent/withdrawal': { error_code: 500, error: 'internal-error' } },
    })
    await withdraw()
    expect((await screen.findByRole('alert')).textContent).toContain('Chyba je na naší straně')
    expect(services.session.read().isLoggedIn).toBe(true)
    answer({ 'POST /consent/withdrawal': lost })
    await withdraw()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nevíme, jestli'))
    answer({ 'POST /consent/withdrawal': { error_code: 401, error: 'token-invalid' } })
    await withdraw()
    await pageHeading(/nejspíš došlo/)
  })
})

test('a visitor is redirected to the plain login, which does not return here', async () => {
  const { address } = await renderApp({ path })
  await waitFor(() => expect(address()).toBe('/login'))
})
