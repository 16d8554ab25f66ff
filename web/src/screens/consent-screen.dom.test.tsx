import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { LoginAnswer } from '../shared/api/wire.ts'
import { type FakeAnswer, lost } from '../testing/observed-send.ts'
import { mainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/zpracovani-osobnich-udaju'
const question = 'Dovolíte nám pracovat s\u00a0vašimi údaji?'
const day = '2026-11-10'
const state = (confirmedOn: string | null) => ({ error_code: 200, response: { confirmedOn } }) as const
const confirmed = (session: LoginAnswer | null): FakeAnswer => ({
  error_code: 200,
  response: { confirmedOn: day, session },
})

const oou = loginAnswer({ scope: 'oou' })
const donor = loginAnswer({ scope: 'donor', expires: Date.now() + 7_200_000 })
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Souhlasím se zpracováním/ })
const confirmButton = (name: RegExp = /^Potvrdit a\u00a0vstoupit/) => screen.getByRole('button', { name })

type Options = { signedIn?: LoginAnswer | null; search?: string; confirm?: FakeAnswer }

async function open({ signedIn = oou, search = '', confirm = confirmed(donor) }: Options = {}) {
  const answers = { 'GET /consent': state(null), 'POST /consent': confirm, 'GET /nps': nps }
  const page = await renderApp({ path: path + search, answers, ...(signedIn && { signedIn }) })
  return { ...page, sent: () => page.callsOf('POST /consent').map(({ body }) => body) }
}
const nps = { error_code: 200, response: { Value: null, Date: null } } as const

describe('on first entry', () => {
  test('says what, why, for how long and with what rights, with no box ticked in advance; the full text loads when it is opened', async () => {
    const { user, answer, callsOf } = await open()
    await pageHeading(question)
    expect((await box()).checked).toBe(false)
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(terms).toEqual(expect.arrayContaining(['Co o\u00a0vás víme', 'Jak dlouho']))
    expect(screen.getByRole('link', { name: 'Teď ne, odhlásit se' }).getAttribute('href')).toBe('/logout')
    answer({
      'GET /valueStore/terms_personal_data': {
        error_code: 200,
        response: { terms_personal_data: '## Správce\n\nNadace' },
      },
    })
    expect(callsOf('GET /valueStore/terms_personal_data')).toEqual([])
    await user.click(confirmButton(/^Přečíst celé znění/))
    expect(await screen.findByRole('heading', { name: 'Správce' })).toBeDefined()
  })

  test('confirmed, keeps the tick if the answer is lost, and opens the account at home without a refusal on the way', async () => {
    const { user, address, sent, services, answer } = await open({ confirm: lost })
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent ?? ''))
    watch.observe(document.body, { childList: true, subtree: true })
    await user.click(await box())
    await user.click(confirmButton())
    expect(await screen.findByText('Spojení se přerušilo')).toBeDefined()
    expect((await box()).checked).toBe(true)
    answer({ 'POST /consent': confirmed(donor) })
    await user.click(confirmButton())
    await waitFor(() => expect(address()).toBe('/darce'))
    watch.disconnect()
    expect(sent()).toEqual([{ personalData: true }, { personalData: true }])
    expect(services.session.read()).toMatchObject({ loginScope: 'donor' })
    expect(localStorage.getItem('access-token')).toBe(donor.token)
    expect(seen).not.toContain('Přístup odepřen')
  })

  test('a consent that was saved although the account did not load opens the account by one click', async () => {
    const { user, address, answer } = await renderApp({
      path,
      signedIn: oou,
      answers: { 'GET /consent': state('2026-11-09'), 'POST /consent': lost },
    })
    await pageHeading('Souhlas od vás máme')
    await user.click(confirmButton(/^Vstoupit do účtu/))
    expect(await screen.findByText('Spojení se přerušilo')).toBeDefined()
    answer({ 'POST /consent': confirmed(donor) })
    await user.click(confirmButton(/^Vstoupit do účtu/))
    await waitFor(() => expect(address()).toBe('/darce'))
  })
})

describe('without a valid e-mail', () => {
  test('the user stays signed in and is thanked', async () => {
    const emlid = loginAnswer({ scope: 'emlid' })
    const renewed = loginAnswer({ scope: 'emlid', expires: Date.now() + 7_200_000 })
    const { user, answer, address } = await open({ signedIn: emlid, confirm: confirmed(renewed) })
    await user.click(await box())
    answer({ 'GET /consent': state(day) })
    await user.click(confirmButton(/^Potvrdit souhlas/))
    await pageHeading('Děkujeme za důvěru')
    expect(mainText()).toContain('10. 11. 2026')
    expect(address()).toBe(path)
  })
})

describe('by an e-mail link without a login', () => {
  test('is saved and thanked for, and signs no user in', async () => {
    const { user, sent, services, callsOf, address } = await open({
      signedIn: null,
      search: '?emlid=jana-nps-2026',
      confirm: confirmed(null),
    })
    expect(address()).toBe(path)
    await user.click(await box())
    await user.click(confirmButton(/^Potvrdit souhlas/))
    expect(await pageHeading('Děkujeme za důvěru')).toBe(document.activeElement)
    expect(callsOf('GET /consent')[0]?.query.emlid).toBe('jana-nps-2026')
    expect(sent()).toEqual([{ personalData: true, emlid: 'jana-nps-2026' }])
    expect(services.session.read().isLoggedIn).toBe(false)
    expect(screen.getByRole('main').querySelector('a')?.getAttribute('href')).toBe('/login')
  })

  test('an unknown link is reported without an offer to try again', async () => {
    await renderApp({
      path: `${path}?emlid=nikdo`,
      answers: { 'GET /consent': { error_code: 404, error: 'rating-link-not-found' } },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Tento odkaz neznáme')
    expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).toBeNull()
  })
})
