import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { account } from '../features/giving/testing/account.ts'
import type { RecurringPayment } from '../shared/api/wire.ts'
import { type FakeAnswers, lost } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const id = 'rec_91c0d2e7ab'
const payment: RecurringPayment = {
  recurringId: id,
  state: 'active',
  amount: 300,
  angelNumber: '10000001',
  isPayer: true,
  startedOn: '2024-03-05',
  nextChargeOn: '2026-11-20',
  lastChargeOn: '2027-02-22',
  cancelledOn: null,
  failedOn: null,
  pendingChange: null,
}
const cancelled: RecurringPayment = {
  ...payment,
  state: 'cancelled',
  nextChargeOn: null,
  lastChargeOn: null,
  cancelledOn: '2026-11-10',
}

afterEach(() => sessionStorage.clear())

const list = (...recurringPayments: RecurringPayment[]): FakeAnswers => ({
  'GET /recurringPayments': { error_code: 200, response: { recurringPayments } },
})
const change = `POST /recurringPayments/${id}`
const cancel = `DELETE /recurringPayments/${id}`
const one = `GET /recurringPayments/${id}`
async function open({ answers = {}, path = '/jak-pomahat', ...options }: AppOptions = {}) {
  const app = await renderApp({
    path,
    answers: {
      'GET /paymentDetails': { error_code: 200, response: account },
      'GET /valueStore/card_amount_max': { error_code: 200, response: { card_amount_max: '50000' } },
      ...answers,
    },
    ...options,
  })
  await pageHeading(/Jak pomáhat|How to help/)
  return app
}

const asDonor = (answers: FakeAnswers, options: AppOptions = {}) =>
  open({ signedIn: loginAnswer(), answers, ...options })
const panel = () => screen.findByRole('region', { name: 'Pravidelná platba kartou' })
const button = (name: string) => screen.findByRole('button', { name })
const amountField = () => screen.findByRole('textbox', { name: 'Nová částka v\u00a0korunách' })

async function openChange(answers: FakeAnswers = {}) {
  const app = await asDonor({ ...list(payment), ...answers })
  await app.user.click(await button('Změnit částku'))
  const field = await amountField()
  const confirm = () => app.user.click(screen.getByRole('button', { name: /^Potvrdit/ }))
  return { ...app, field, confirm }
}

describe('what is shown', () => {
  test('the amount, the next charge, since when, and the last after three years', async () => {
    await asDonor(list(payment))
    const text = plainText(await panel())
    expect(text).toContain('300 Kč každý měsíc')
    expect(text).toContain('Další platba20. 11. 2026')
    expect(text).toContain('První platba5. 3. 2024')
    expect(text).toContain('Poslední po třech letech22. 2. 2027')
  })

  test('a failed charge, and when it is retried', async () => {
    await asDonor(list({ ...payment, failedOn: '2026-10-20' }))
    const text = plainText(await panel())
    expect(text).toContain('Platba 20. 10. 2026 neprošla')
    expect(text).toContain('Zkusíme ji znovu 20. 11. 2026')
  })

  test('a cancelled one without any action', async () => {
    await asDonor(list({ ...payment, state: 'ended', nextChargeOn: null, lastChargeOn: null }))
    expect(plainText(await panel())).toContain('skončila')
    expect(screen.queryByRole('button', { name: 'Změnit částku' })).toBeNull()
  })

  test('nothing if there is no recurring payment', async () => {
    const { callsOf } = await asDonor(list())
    await waitFor(() => expect(callsOf('GET /recurringPayments')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pravidelná platba kartou' })).toBeNull())
  })
})

describe('changing the amount', () => {
  test('reports an invalid or unchanged amount at its field unsent, a lowered limit too, and a payment cancelled elsewhere', async () => {
    const { user, field, confirm, callsOf, answer } = await openChange({
      [change]: { error_code: 422, error: 'amount-over-limit', fields: { amount: 'max' } },
    })
    const put = async (amount: string) => {
      await user.clear(field)
      await user.paste(amount)
      await confirm()
    }
    for (const [given, want] of [
      ['', 'Hodnota je povinná'],
      // A gift is over twenty crowns.
      ['20', 'Hodnota nedosahuje požadovaného minima'],
      ['50001', 'Hodnota překračuje povolené maximum'],
      ['300', 'Tuto částku už platíte. Napište prosím jinou.'],
    ] as const) {
      await put(given)
      expect(within(screen.getByRole('dialog')).getByText(want)).toBeDefined()
    }
    expect(callsOf(change)).toHaveLength(0)
    await put('40000')
    expect(await screen.findByText('Hodnota překračuje povolené maximum')).toBeDefined()
    answer({
      [change]: { error_code: 409, error: 'recurring-not-active' },
      [one]: { error_code: 200, response: cancelled },
    })
    await put('500')
    expect(await screen.findByText('Tato platba už neběží')).toBeDefined()
    expect(plainText(await panel())).toContain('zrušená')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('cancelling', () => {
  test('with a lost response is reported in its dialog', async () => {
    const { user } = await asDonor({
      ...list(payment),
      [cancel]: lost,
    })
    await user.click(await button('Zrušit pravidelnou platbu'))
    await user.click(await button('Zrušit platbu'))
    expect((await screen.findByRole('alert')).textContent).toContain('Platbu se nepodařilo zrušit')
  })
})

describe('by the link of an e-mail', () => {
  const linked = '/recurringPayments/-'
  const byLink = (given: string, answers: FakeAnswers) => open({ path: `/jak-pomahat?pravidelna=${given}`, answers })

  test('a link that was opened before requires the e-mail of the payment; a wrong one is reported, the right one opens it', async () => {
    const { user, answer, callsOf } = await byLink(id, {
      'POST /linkExchange': { error_code: 401, error: 'link-fact-required' },
    })
    await screen.findByRole('heading', { level: 2, name: /^Ještě ověření/ })
    await user.click(screen.getByRole('button', { name: /^Otevřít/ }))
    expect(screen.getByText(/^Napište prosím celý e-/)).toBeDefined()
    const email = screen.getByRole('textbox', { name: /^E-.?mail u/ })
    await user.type(email, 'petr@example.com')
    answer({ 'POST /linkExchange': { error_code: 401, error: 'link-fact-wrong' } })
    await user.click(screen.getByRole('button', { name: /^Otevřít/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('k\u00a0odkazu nepatří')
    expect((email as HTMLInputElement).value).toBe('petr@example.com')
    answer({ 'POST /linkExchange': { error_code: 429, error: 'too-many-facts' } })
    await user.click(screen.getByRole('button', { name: /^Otevřít/ }))
    expect(await screen.findByText(/^Tolik pokusů za sebou nezvládáme/)).toBeDefined()
    answer({
      'POST /linkExchange': { error_code: 200, response: { accessKey: id, expiresAt: '2026-11-10T11:00:00.000Z' } },
      [`GET ${linked}`]: { error_code: 200, response: payment },
    })
    await user.clear(email)
    await user.type(email, 'jana@example.com')
    await user.click(screen.getByRole('button', { name: /^Otevřít/ }))
    await waitFor(async () => expect(plainText(await panel())).toContain('300 Kč každý měsíc'))
    expect(callsOf('POST /linkExchange').map(({ body }) => (body as { email?: string }).email)).toEqual([
      undefined,
      'petr@example.com',
      'petr@example.com',
      'jana@example.com',
    ])
    expect(await screen.findByRole('heading', { name: 'Bankovním převodem' })).toBeDefined()
  })

  test('a visitor sees the payment, and the address keeps no id; a raise says that an e-mail was sent, and keeps the amount', async () => {
    const pendingChange = { amount: 900, expiresAt: '2026-11-11T09:00:00.000Z', canConfirm: false }
    const { user, address, callsOf } = await byLink(id, {
      [`GET ${linked}`]: { error_code: 200, response: { ...payment, isPayer: false } },
      [`POST ${linked}`]: { error_code: 200, response: { ...payment, isPayer: false, pendingChange } },
    })
    expect(plainText(await panel())).toContain('300 Kč každý měsíc')
    expect(callsOf(`GET ${linked}`).map(({ headers }) => headers.get('Access-Key'))).toEqual([id])
    expect(address()).toBe('/jak-pomahat')
    await user.click(await button('Změnit částku'))
    await user.type(await amountField(), '900')
    expect(plainText(screen.getByRole('dialog'))).toContain('Nejdřív pošleme e-mail')
    await user.click(screen.getByRole('button', { name: /^Potvrdit/ }))
    expect(await screen.findByText('Poslali jsme e-mail')).toBeDefined()
    expect(plainText(await panel())).toContain('potvrďte do 11. 11. 2026 v 10:00')
    expect(plainText(await panel())).toContain('300 Kč každý měsíc')
  })

  const raised = (canConfirm: boolean) => ({
    ...payment,
    pendingChange: { amount: 900, expiresAt: '2026-11-11T09:00:00.000Z', canConfirm },
  })

  test('a pending raise is shown on return', async () => {
    await byLink(id, { [`GET ${linked}`]: { error_code: 200, response: raised(false) } })
    expect(plainText(await panel())).toContain('Vyšší částka čeká na potvrzení')
    expect(screen.queryByRole('button', { name: /^Potvrdit/ })).toBeNull()
  })

  test.each([
    [
      'confirms a raised amount',
      { error_code: 200, response: { ...payment, amount: 900 } },
      'Vyšší částka je potvrzená',
      '900 Kč',
    ],
    [
      'reads that the confirmation came too late',
      { error_code: 408, error: 'change-expired' },
      'Toto potvrzení už neplatí',
      '300 Kč',
    ],
    [
      'reads that the change is no longer pending',
      { error_code: 409, error: 'change-not-pending' },
      'Toto potvrzení už neplatí',
      '300 Kč',
    ],
  ] as const)('a visitor from the confirmation e-mail %s', async (_, answer, title, amount) => {
    const { user, callsOf } = await byLink(id, {
      [`GET ${linked}`]: { error_code: 200, response: raised(true) },
      [`POST ${linked}/confirmation`]: answer,
    })
    const confirm = await button('Potvrdit 900\u00a0Kč měsíčně')
    await (answer.error_code === 200 ? user.dblClick(confirm) : user.click(confirm))
    expect(await screen.findByText(title)).toBeDefined()
    expect(plainText(await panel())).toContain(`${amount} každý měsíc`)
    expect(callsOf(`POST ${linked}/confirmation`)).toHaveLength(1)
  })

  test.each([
    ['link-expired', /^Odkaz k\spotvrzení už neplatí$/],
    ['link-used', /^Částka už je potvrzená$/],
  ])('a confirmation that ended by %s says so', async (error, title) => {
    await byLink(id, { 'POST /linkExchange': { error_code: error === 'link-used' ? 409 : 408, error } })
    expect(await screen.findByText(title)).toBeDefined()
  })

  test('an incomplete link is reported without a request', async () => {
    const { calls, address } = await byLink('re', {})
    expect(await screen.findByText('Tuto pravidelnou platbu jsme nenašli')).toBeDefined()
    expect(calls.filter(({ path }) => path.startsWith('/recurringPayments') || path === '/linkExchange')).toEqual([])
    expect(address()).toBe('/jak-pomahat')
  })
})
