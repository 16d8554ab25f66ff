import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CardPayment } from '../shared/api/wire.ts'
import { type FakeAnswers, lost } from '../testing/observed-send.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading as headingNamed, renderApp } from '../testing/render-app.tsx'

const accessKey = 'pay_2f8c41d09ab34e6c9d10'
const read = 'GET /cardPayment'
const again = 'POST /cardPayment/retry'

afterEach(() => sessionStorage.clear())

const waiting: CardPayment = {
  state: 'waiting',
  reason: null,
  amount: 300,
  angelNumber: '11111111',
  frequency: 'recurring',
  startedAt: '2026-11-10T09:00:00.000Z',
  decidedAt: null,
  gatewayUrl: 'https://gateway.example.com/default/att_5e1b7c20d4',
  visibleFrom: null,
  distributionOn: null,
  nextChargeOn: null,
  lastChargeOn: null,
  recurringId: null,
}
const decided = { ...waiting, decidedAt: '2026-11-10T09:02:00.000Z', gatewayUrl: null }
const approved: CardPayment = {
  ...decided,
  state: 'approved',
  visibleFrom: '2026-11-11',
  distributionOn: '2026-12-01',
  nextChargeOn: '2026-12-21',
  lastChargeOn: '2029-10-22',
  recurringId: 'rec_91c0d2e7ab',
}
const declined: CardPayment = { ...decided, state: 'declined', reason: 'insufficient-funds' }

const known = (payment: CardPayment) => ({ error_code: 200 as const, response: payment })

function open(payment: CardPayment, { answers = {}, ...options }: AppOptions = {}) {
  const path = `/platba-probehla?platba=${accessKey}`
  return renderApp({ path, answers: { [read]: known(payment), ...answers }, ...options })
}

/** The heading by its text, with any kind of spaces. */
const pageHeading = (name: string) => headingNamed(new RegExp(`^${name.replaceAll(' ', '\\s').replace('?', '\\?')}$`))

describe('each address shows the provider’s state', () => {
  test.each<[string, CardPayment, string, string, string?]>([
    ['approved', approved, 'Platba proběhla', 'První dar 300 Kč je na cestě k rodinám'],
    ['approved at the other address', approved, 'Platba proběhla', 'na cestě k rodinám', '/platba-neprobehla'],
    ['waiting', waiting, 'Čekáme na zprávu z banky', 'tato stránka se sama změní'],
    ['declined', declined, 'Platba neproběhla', 'nebylo dost peněz'],
  ])('%s', async (_, payment, heading, text, address = '/platba-probehla') => {
    const app = await open(payment, { path: `${address}?platba=${accessKey}` })
    await pageHeading(heading)
    expect(mainText()).toContain(text)
    expect(mainText().includes('Z karty jsme nic nestrhli')).toBe(heading === 'Platba neproběhla')
    await waitFor(() => expect(document.title.replaceAll('\u00a0', ' ')).toBe(`${heading} – Dobří andělé`))
    // The key is removed from the address, is exchanged once, and the page only reads.
    expect(app.address()).toBe(address)
    expect(app.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual(['/linkExchange'])
  })
})

describe('a successful payment', () => {
  test('shows its days, the next charges, and where to change them; opened a second time, it executes nothing twice', async () => {
    const first = await open(approved)
    await pageHeading('Platba proběhla')
    const trail = within(screen.getByRole('list', { name: 'Cesta vašeho daru' })).getAllByRole('listitem')
    expect(trail.map(plainText)).toEqual([
      'Platba prošla (hotovo)10. 11. 2026',
      'Dar připíšeme (čeká nás)11. 11. 2026',
      'Předáme ho rodinám (čeká nás)1. 12. 2026, celý a bez srážek',
    ])
    expect(mainText()).toContain('Další platbu strhneme21. 12. 2026 300 Kč')
    expect(mainText()).toContain('Poslední platbu strhneme 22. 10. 2029.')
    expect(mainText()).toContain('Anonymní dar')
    expect(screen.getByRole('link', { name: 'Změnit nebo zrušit pravidelný dar' }).getAttribute('href')).toBe(
      '/jak-pomahat',
    )
    expect(screen.getByRole('heading', { name: 'Chcete vidět, komu pomáháte?' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Vytisknout' })).toBeDefined()
    first.close()
    const second = await open(approved, { path: `/platba-neprobehla?platba=${accessKey}` })
    await pageHeading('Platba proběhla')
    expect(second.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('is shown to its donor with a link home', async () => {
    const once: CardPayment = {
      ...approved,
      frequency: 'one-off',
      angelNumber: '10000001',
      nextChargeOn: null,
      lastChargeOn: null,
      recurringId: null,
    }
    await open(once, { signedIn: loginAnswer() })
    await pageHeading('Platba proběhla')
    expect(mainText()).toContain('Uvidíte ji ve svém účtu')
    expect(mainText()).not.toContain('Další platby')
    expect(screen.getByRole('link', { name: 'Na můj přehled' }).getAttribute('href')).toBe('/')
  })
})

describe('trying again', () => {
  const gatewayUrl = 'https://gateway.example.com/default/att_9b1b7c20d4'
  const started: FakeAnswers = { [again]: { error_code: 200, response: { accessKey, gatewayUrl } } }
  // jsdom cannot navigate away: the target is in the link for following by hand.

  async function expectLeaving() {
    await pageHeading('Přecházíme na platební bránu')
    expect(screen.getByRole('link', { name: 'Otevřít platební bránu ručně' }).getAttribute('href')).toBe(gatewayUrl)
  }

  const button = () => screen.findByRole('button', { name: /^Zkusit znovu/ })

  test('is one click with nothing to fill in, once however often it is clicked; the alternative is a transfer', async () => {
    const app = await open(declined, { answers: started })
    await button()
    expect(screen.getByRole('link', { name: 'Poslat dar převodem' }).getAttribute('href')).toBe('/jak-pomahat')
    await app.user.dblClick(await button())
    await expectLeaving()
    expect(app.callsOf(again)).toHaveLength(1)
    expect(app.callsOf(again)[0]?.body).toBeUndefined()
  })

  test('a gateway URL that is not a web page is refused, and a second press has the same key', async () => {
    const response = { accessKey, gatewayUrl: 'javascript:alert(1)' }
    const app = await open(declined, { answers: { [again]: { error_code: 200, response } } })
    await app.user.click(await button())
    expect(plainText(await screen.findByRole('alert'))).toContain('Platební brána teď není dostupná')
    await app.user.click(await button())
    await waitFor(() => expect(app.callsOf(again)).toHaveLength(2))
    const [first, second] = app.callsOf(again).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).toBe(first)
  })

  test('a payment made meanwhile elsewhere shows as paid, and the profile is fetched again once', async () => {
    const app = await open(declined, {
      signedIn: loginAnswer(),
      answers: { [again]: { error_code: 409, error: 'payment-already-approved' } },
    })
    const retry = await button()
    const before = app.callsOf('GET /userProfile').length
    app.answer({ [read]: known(approved) })
    await app.user.click(retry)
    expect(document.activeElement).toBe(await pageHeading('Platba proběhla'))
    await waitFor(() => expect(app.callsOf('GET /userProfile')).toHaveLength(before + 1))
  })
})

describe('waiting for the bank', () => {
  afterEach(() => void vi.useRealTimers())

  test('polls every three seconds, and turns into the result, which is announced', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const app = await open(waiting)
    await pageHeading('Čekáme na zprávu z banky')
    expect(screen.getByRole('link', { name: 'Zpět na platební bránu' }).getAttribute('href')).toBe(waiting.gatewayUrl)
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(app.callsOf(read)).toHaveLength(2)
    app.answer({ [read]: known(approved) })
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(document.activeElement).toBe(await pageHeading('Platba proběhla'))
    const calls = app.callsOf(read).length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(app.callsOf(read)).toHaveLength(calls)
  })

  test('stops by itself after a minute, and resumes on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const app = await open(waiting)
    await pageHeading('Čekáme na zprávu z banky')
    for (let question = 0; question < 25; question += 1) await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(app.callsOf(read)).toHaveLength(21)
    expect(mainText()).toContain('Zpráva zatím nepřišla')
    app.answer({ [read]: known(declined) })
    await act(async () => screen.getByRole('button', { name: 'Zkontrolovat znovu' }).click())
    await pageHeading('Platba neproběhla')
  })
})

describe('a payment that cannot be shown', () => {
  test('unknown for the key of this tab requires the e-mail, which opens it', async () => {
    const app = await open(approved, { answers: { [read]: { error_code: 404, error: 'payment-not-found' } } })
    const heading = await pageHeading('Ještě ověření, že jste to vy')
    await waitFor(() => expect(heading).toBe(document.activeElement))
    app.answer({ [read]: known(approved) })
    await app.user.type(screen.getByRole('textbox', { name: /^E-.?mail u/ }), 'jana@example.com')
    await app.user.click(screen.getByRole('button', { name: /^Otevřít/ }))
    await pageHeading('Platba proběhla')
    expect(app.callsOf('POST /linkExchange').at(-1)?.body).toEqual({
      kind: 'card-payment',
      linkKey: accessKey,
      email: 'jana@example.com',
    })
  })

  test.each(['/platba-probehla', '/platba-neprobehla?platba=', '/platba-probehla?platba=<script>'])(
    'missing in %s says so, and sends no request',
    async (path) => {
      const { calls, address } = await renderApp({ path })
      await pageHeading('O kterou platbu jde?')
      expect(address()).toBe(path.split('?')[0])
      expect(calls.filter((call) => call.path.startsWith('/cardPayment'))).toEqual([])
    },
  )

  test('a lost connection says that the payment is not affected, and one click requests again', async () => {
    const app = await open(approved, { answers: { [read]: lost } satisfies FakeAnswers })
    expect((await screen.findByRole('alert')).textContent).toContain('na platbu samotnou to nemá vliv')
    app.answer({ [read]: known(approved) })
    await app.user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    await pageHeading('Platba proběhla')
  })
})
