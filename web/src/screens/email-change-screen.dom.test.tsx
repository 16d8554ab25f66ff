import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { donorAnswer, savedAs } from '../testing/donor-answer.ts'
import type { FakeAnswer } from '../testing/observed-send.ts'
import { alertText, plainText } from '../testing/page-text.ts'
import { HOUR, tokenThatExpires } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/muj-ucet/email'
const fresh = 'nova@example.com'
const without = () => donorAnswer({ email: null, personId: 'p-10000003' })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const sentTo = (changeId: string, minutes = 15): FakeAnswer => ({
  error_code: 200,
  response: { changeId, email: fresh, expiresAt: inMinutes(minutes) },
})
const confirmed = (): FakeAnswer => ({
  error_code: 200,
  response: {
    ...savedAs(donorAnswer({ email: fresh }), new Date().toISOString()),
    token: tokenThatExpires(Date.now() + 2 * HOUR),
    expire: inMinutes(120),
  },
})

beforeEach(() => sessionStorage.clear())

const passwordField = () => document.querySelector<HTMLInputElement>('input[name=password]') as HTMLInputElement

async function typePassword(user: { type: (field: Element, text: string) => Promise<void> }) {
  if (passwordField().value === '') await user.type(passwordField(), 'andel123')
}

async function open(options: AppOptions = {}) {
  const { answers, ...rest } = options
  const page = await renderApp({
    path,
    signedIn: donorAnswer(),
    answers: { 'POST /emailChange': sentTo('chg_00000001'), ...answers },
    ...rest,
  })
  const { user } = page
  return {
    ...page,
    bodies: (operation: string) => page.callsOf(operation).map(({ body }) => body),
    ask: async (email = fresh) => {
      await user.type(await screen.findByRole('textbox', { name: /mail/ }), email)
      await typePassword(user)
      await user.click(screen.getByRole('button', { name: /^Poslat kód/ }))
    },
    confirm: async (code = '482913') => {
      const input = await screen.findByRole('textbox', { name: 'Kód' })
      await user.clear(input)
      await user.type(input, code)
      await user.click(screen.getByRole('button', { name: /^Potvrdit e/ }))
    },
  }
}

describe('the new address', () => {
  test('replaces the current one or is the first one; a forgotten password leads to the reset by e-mail, or to the phone', async () => {
    const help = () => screen.getByText(/^Nepamatujete si heslo/)
    const { close } = await open()
    await pageHeading(/^Změna e/)
    expect(screen.getByText('jana@example.com')).toBeDefined()
    expect(within(help()).getByRole('link').getAttribute('href')).toBe('/obnova-hesla')
    close()
    await open({ signedIn: without() })
    await pageHeading(/^Nastavení e/)
    expect(within(help()).getByRole('link').getAttribute('href')).toBe('tel:+420000000001')
  })

  test('that is taken is reported letter for letter, in both languages', async () => {
    const taken = { error_code: 409, error: 'email-taken', fields: { email: 'taken' } }
    const czech = await open({ answers: { 'POST /emailChange': taken } })
    await czech.ask()
    expect(await alertText()).toContain('Andělský účet s tímto e-mailem už existuje')
    czech.close()
    const english = await open({ language: 'en', answers: { 'POST /emailChange': taken } })
    // The refused address is a draft.
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(fresh))
    await typePassword(english.user)
    await english.user.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(within(await screen.findByRole('alert')).getByRole('link').textContent).toBe(
      'Angel account with this e-mail already exists',
    )
  })

  test('that is the current one or no valid address is reported at the field', async () => {
    const { ask, answer, user } = await open({
      answers: { 'POST /emailChange': { error_code: 409, error: 'email-unchanged', fields: { email: 'unchanged' } } },
    })
    await ask()
    expect((await screen.findByRole('alert')).textContent).toContain('už vám píšeme')
    answer({ 'POST /emailChange': sentTo('chg_00000001') })
    await user.clear(screen.getByRole('textbox'))
    await ask('jana@')
    expect((await screen.findByRole('alert')).textContent).toContain('Neplatná hodnota')
  })
})

describe('the password (rule 6.9)', () => {
  test('is required as the address is, and a wrong one is shown at its field', async () => {
    const { user, ask, bodies } = await open({
      answers: { 'POST /emailChange': { error_code: 401, error: 'wrong-credentials' } },
    })
    await user.click(await screen.findByRole('button', { name: /^Poslat kód/ }))
    expect(await alertText()).toMatch(/Nový e-mail: Hodnota je povinná.*Zadejte prosím heslo/)
    expect(bodies('POST /emailChange')).toEqual([])
    await ask()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Toto heslo nesouhlasí'))
    expect(passwordField().value).toBe('andel123')
  })

  test('locked after six wrong attempts says until when and offers a new password', async () => {
    const locked = { error_code: 423, error: 'account-locked', lockedUntil: '2026-11-10T09:15:00.000Z' }
    const { ask } = await open({ answers: { 'POST /emailChange': locked } })
    await ask()
    const banner = await screen.findByRole('alert')
    expect(plainText(banner)).toContain('Účet je do 10:15 zamčený')
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/obnova-hesla')
  })
})

describe('the code', () => {
  test('proves the address: it is set, and the page itself has no warning', async () => {
    const { ask, confirm, bodies } = await open({
      signedIn: without(),
      answers: { 'POST /emailChange/verification': confirmed() },
    })
    expect(screen.queryByText(/^Nastavte si prosím platný/)).toBeNull()
    await ask(` ${fresh} `)
    const heading = await pageHeading(/^Opište kód/)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(fresh)).toBeDefined()
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:/)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kód' })).autocomplete).toBe('one-time-code')
    await confirm('G-482 913')
    await pageHeading(/je nastavený/)
    expect(screen.getByText(fresh)).toBeDefined()
    expect(bodies('POST /emailChange')).toEqual([{ email: fresh, password: 'andel123' }])
    expect(bodies('POST /emailChange/verification')).toEqual([{ changeId: 'chg_00000001', code: '482913' }])
    expect(sessionStorage).toHaveLength(0)
  })

  test('of the new request is not cancelled by a late response about the former one', async () => {
    const former = Promise.withResolvers<{ error_code: 409; error: string }>()
    const { ask, confirm, answer, user } = await open({
      answers: { 'POST /emailChange/verification': () => former.promise },
    })
    await ask()
    await confirm()
    answer({ 'POST /emailChange': sentTo('chg_00000002') })
    await user.click(screen.getByRole('button', { name: 'Poslat nový kód' }))
    expect(await screen.findByText(/^Nový kód je na\scestě/)).toBeDefined()
    await act(async () => former.resolve({ error_code: 409, error: 'code-used' }))
    expect(screen.getByRole('textbox', { name: 'Kód' })).toBeDefined()
    expect(screen.queryByText(/^Tento kód už/)).toBeNull()
  })

  test('that is wrong is reported at its field, which keeps it, and so is an address that another account has taken', async () => {
    const { ask, confirm, answer } = await open({
      answers: { 'POST /emailChange/verification': { error_code: 401, error: 'wrong-code' } },
    })
    await ask()
    await confirm('111111')
    expect((await screen.findByRole('alert')).textContent).toContain('Tento kód nesouhlasí')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kód' }).value).toBe('111111')
    answer({ 'POST /emailChange/verification': { error_code: 409, error: 'email-taken' } })
    await confirm()
    await waitFor(async () => expect(await alertText()).toContain('Andělský účet s tímto e-mailem už existuje'))
  })

  test('that is over says why, and is replaced by a new one', async () => {
    const { ask, confirm, answer, user, bodies } = await open()
    await ask()
    for (const [error_code, error, title] of [
      [408, 'code-expired', 'Čas na kód vypršel'],
      [423, 'transaction-locked', 'Tento kód už nejde použít'],
      [404, 'transaction-not-found', 'Tento kód už neplatí'],
      [409, 'code-used', 'Tento kód už byl použitý'],
    ] as const) {
      answer({ 'POST /emailChange': sentTo(`chg_${error}`), 'POST /emailChange/verification': { error_code, error } })
      await confirm()
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(title))
      await user.click(screen.getByRole('button', { name: /^Poslat nový kód/ }))
      expect(await screen.findByText('Nový kód je na cestě')).toBeDefined()
    }
    answer({ 'POST /emailChange/verification': confirmed() })
    await confirm()
    await pageHeading(/je nastavený/)
    expect(bodies('POST /emailChange/verification').at(-1)).toEqual({ changeId: 'chg_code-used', code: '482913' })
  })

  test('whose response was lost is not sent again: the profile shows the result', async () => {
    const { ask, confirm, answer } = await open()
    await ask()
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toContain('Spojení se přerušilo')
    const { profile, profile_full } = donorAnswer({ email: fresh })
    answer({
      'POST /emailChange/verification': { error_code: 409, error: 'code-used' },
      'GET /userProfile': { error_code: 200, response: { profile, profile_full } },
    })
    await confirm()
    await pageHeading(/je nastavený/)
  })

  test('that expires is reported without a click', async () => {
    const { ask } = await open({ answers: { 'POST /emailChange': sentTo('chg_00000001', 0) } })
    await ask()
    expect((await screen.findByRole('alert')).textContent).toContain('Čas na kód vypršel')
  })

  test('sent too often says when the next one can be sent', async () => {
    const { ask, answer, user } = await open()
    await ask()
    await pageHeading(/^Opište kód/)
    const tooMany = { error_code: 429, error: 'too-many-codes' }
    answer({ 'POST /emailChange': Response.json(tooMany, { headers: { 'Retry-After': '82000' } }) })
    await user.click(screen.getByRole('button', { name: /^Poslat nový kód/ }))
    expect(await alertText()).toContain('nejdřív za 23 hodin')
  })

  test('waits over a reload for the same user only, is dropped for another address, and a new one needs the password', async () => {
    const first = await open()
    await first.ask()
    await pageHeading(/^Opište kód/)
    first.close()
    const again = await open()
    await pageHeading(/^Opište kód/)
    for (const [index, way] of [/^Poslat nový kód/, /^Zadat jiný/].entries()) {
      await again.user.click(screen.getByRole('button', { name: way }))
      await pageHeading(/^Změna e/)
      expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(fresh)
      expect(again.bodies('POST /emailChange')).toHaveLength(index)
      expect(sessionStorage).toHaveLength(0)
      await typePassword(again.user)
      await again.user.click(screen.getByRole('button', { name: /^Poslat kód/ }))
      await pageHeading(/^Opište kód/)
    }
    act(() => again.services.session.clear('expired'))
    again.close()
    await open({ signedIn: without() })
    await pageHeading(/^Nastavení e/)
  })
})
