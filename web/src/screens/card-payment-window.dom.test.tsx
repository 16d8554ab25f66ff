import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { FakeAnswers } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const start = 'POST /cardPayment'
/**
 * The test's own page with a fragment: the browser of the test navigates there without leaving the
 * page.
 */
const gatewayUrl = () => `${window.location.href}#brana`
const started = () => ({
  error_code: 200 as const,
  response: { accessKey: 'pay_2f8c41d09ab3', gatewayUrl: gatewayUrl() },
})
const limit: FakeAnswers = {
  'GET /valueStore/card_amount_max': { error_code: 200, response: { card_amount_max: '50000' } },
}

/** A donor without any gift, with the window of a card payment open. */
async function open({ answers = {}, ...options }: AppOptions = {}) {
  const signedIn = loginAnswer({ personId: 'p-10000004' })
  const app = await renderApp({ path: '/darce', signedIn, answers: { ...limit, ...answers }, ...options })
  await pageHeading(options.language === 'en' ? 'Hello' : 'Dobrý den')
  await openWindow(app.user)
  return app
}

async function openWindow(user: { click: (element: Element) => Promise<void> }) {
  await user.click(screen.getByRole('button', { name: /první dar kartou|first gift by card/ }))
  return screen.findByRole('dialog')
}

const field = (name: RegExp) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name)
const amount = () => field(/^Částka/)
const payButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^Přejít k\splatbě/ })

type App = Awaited<ReturnType<typeof open>>

/** Like the keyboard of a phone: one event for the full text. */
function put(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } })
}

function fillIn(crowns = '300') {
  put(amount(), crowns)
  fireEvent.click(field(/^Každý měsíc/))
  put(field(/^Jméno držitele/), 'JANA NOVAKOVA')
}

/** What the summary says after a click, link by link. */
async function refusals({ user }: App) {
  await user.click(payButton())
  return within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(plainText)
}

describe('the form', () => {
  test('prefills the number and the e-mail of the signed-in user, shows the limit, keeps every letter, and ignores arrows and the wheel', async () => {
    const { user } = await open()
    expect(field(/^Andělské číslo/).value).toBe('10000004')
    expect(field(/^E-.mail/).value).toBe('jana@example.com')
    await waitFor(() => expect(plainText(screen.getByRole('dialog'))).toContain('nejvýš 50 000 Kč'))
    await user.type(amount(), '3e0{ArrowUp}0')
    expect(amount().value).toBe('3e00')
    fireEvent.wheel(amount())
    await act(() => new Promise(requestAnimationFrame))
    // The window does not give the focus back (rule 14.9).
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  test('sends what was filled in, and redirects to the gateway', async () => {
    const app = await open({ answers: { [start]: started } })
    await app.user.click(screen.getByRole('button', { name: /^500/ }))
    expect(amount().value).toBe('500')
    await app.user.click(field(/^Jednorázově/))
    put(field(/^Jméno držitele/), ' JANA NOVAKOVA')
    await app.user.click(payButton())
    expect(await screen.findByRole('heading', { name: 'Přecházíme na platební bránu' })).toBeDefined()
    expect(app.callsOf(start).map(({ body }) => body)).toEqual([
      {
        amount: 500,
        angelNumber: '10000004',
        frequency: 'one-off',
        cardholder: 'JANA NOVAKOVA',
        email: 'jana@example.com',
      },
    ])
    expect(app.address()).toBe('/darce#brana')
  })

  test('gives anonymously under 11111111, and restores the own number when the donor unticks it', async () => {
    const app = await open({ answers: { [start]: started } })
    await app.user.click(field(/^Anonymní dar/))
    expect(screen.queryByLabelText(/^Andělské číslo/)).toBeNull()
    await app.user.click(field(/^Anonymní dar/))
    expect(field(/^Andělské číslo/).value).toBe('10000004')
    await app.user.click(field(/^Anonymní dar/))
    fillIn()
    await app.user.click(payButton())
    await screen.findByRole('heading', { name: 'Přecházíme na platební bránu' })
    expect(app.callsOf(start)[0]?.body).toMatchObject({ angelNumber: '11111111' })
  })

  test('says what will happen before the payment', async () => {
    const { user } = await open()
    const next = () => plainText(screen.getByRole('list', { name: 'Co bude dál' }))
    await user.click(field(/^Každý měsíc/))
    expect(next()).toContain('Hned strhneme první platbu')
    await user.type(amount(), '300')
    expect(next()).toContain('Hned strhneme 300 Kč')
    expect(next()).toContain('Pak každý měsíc 20. den')
    expect(next()).toContain('Když začnete 25. nebo později, příští měsíc vynecháme.')
    expect(next()).toContain('Po třech letech platby skončí')
    await user.click(field(/^Jednorázově/))
    expect(next()).toContain('První pracovní den příštího měsíce')
    expect(next()).not.toContain('třech letech')
  })
})

describe('validation', () => {
  test('amounts and angel numbers are validated with the texts of the specification, up to their last crown and digit', async () => {
    const app = await open({ answers: { [start]: started } })
    await waitFor(() => expect(plainText(screen.getByRole('dialog'))).toContain('nejvýš'))
    fillIn()
    for (const [crowns, message] of [
      ['20', 'Hodnota nedosahuje požadovaného minima'],
      ['50001', 'Hodnota překračuje povolené maximum'],
      ['21.5', 'Neplatná hodnota. Napište prosím celé číslo bez tečky a čárky.'],
      ['25.000', 'Neplatná hodnota. Napište prosím celé číslo bez tečky a čárky.'],
      ['500,-x', 'Neplatná hodnota. Napište prosím celé číslo bez tečky a čárky.'],
    ] as const) {
      put(amount(), crowns)
      expect(await refusals(app)).toEqual([`Částka v korunách: ${message}`])
    }
    put(amount(), '50 000,- Kč')
    for (const number of ['123', '12345678901', 'andel']) {
      put(field(/^Andělské číslo/), number)
      expect(await refusals(app)).toEqual(['Andělské číslo: Neplatná hodnota'])
    }
    expect(app.callsOf(start)).toEqual([])
    put(field(/^Andělské číslo/), '1234')
    await app.user.click(payButton())
    await screen.findByRole('heading', { name: 'Přecházíme na platební bránu' })
    expect(app.callsOf(start)[0]?.body).toMatchObject({ amount: 50_000, angelNumber: '1234' })
  })

  test('an unknown angel number is reported at the field with advice; going back from the gateway shows the form', async () => {
    const refused = { error_code: 404, error: 'angel-number-not-found', fields: { angelNumber: 'not-found' } }
    const app = await open({ answers: { [start]: refused } })
    fillIn()
    await app.user.click(payButton())
    expect(plainText(await screen.findByRole('alert'))).toContain('Andělské číslo: Toto andělské číslo neznáme.')
    expect(field(/^Andělské číslo/).getAttribute('aria-invalid')).toBe('true')
    app.answer({ [start]: started })
    await app.user.click(payButton())
    await screen.findByRole('heading', { name: 'Přecházíme na platební bránu' })
    // From the cache of the browser.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(amount().value).toBe('300')
    expect(payButton().getAttribute('aria-busy')).toBeNull()
  })
})

function offline(): never {
  throw new TypeError('Failed to fetch')
}

describe('sending', () => {
  test('a lost response or a gateway URL that is no web page is reported, not retried automatically, and the next click sends the same key', async () => {
    const app = await open({ answers: { [start]: offline } })
    fillIn()
    await app.user.click(payButton())
    const alert = await screen.findByRole('alert')
    expect(plainText(alert)).toContain('Nevíme, jestli se platba založila')
    expect(plainText(alert)).toContain('Nic jsme vám nestrhli')
    expect(app.callsOf(start)).toHaveLength(1)
    const response = { accessKey: 'pay_2f8c41d09ab3', gatewayUrl: 'javascript:alert(1)' }
    app.answer({ [start]: { error_code: 200, response } })
    await app.user.click(payButton())
    await waitFor(() => expect(plainText(screen.getByRole('alert'))).toContain('Platební brána teď není dostupná'))
    expect(app.address()).toBe('/darce')

    // Closed and opened again it is still the same payment.
    await app.user.click(screen.getByRole('button', { name: 'Zavřít' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openWindow(app.user)
    app.answer({ [start]: started })
    await app.user.click(payButton())
    await screen.findByRole('heading', { name: 'Přecházíme na platební bránu' })
    const keys = app.callsOf(start).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })
})
