import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { payment, twoYears, waiting } from '../features/payment/testing/payments.ts'
import type { Payments, RecurringPayment } from '../shared/api/wire.ts'
import { showOnScreen, watchFiles } from '../testing/files.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const path = '/moje-platby'
const given = (response: Payments) => ({ error_code: 200 as const, response })
const noCards = { 'GET /recurringPayments': { error_code: 200 as const, response: { recurringPayments: [] } } }

beforeEach(() => {
  vi.setSystemTime(NOW)
  showOnScreen('wide')
})

afterEach(() => vi.useRealTimers())

type Options = AppOptions & { payments?: Payments; isCompany?: boolean }

function open({ payments = twoYears, answers = {}, isCompany = false, ...options }: Options = {}) {
  return renderApp({
    path,
    signedIn: loginAnswer({ expires: NOW + 3_600_000, fullUser: { IsCorporateAccount: isCompany } }),
    answers: { 'GET /payments': given(payments), ...noCards, ...answers },
    ...options,
  })
}

const table = (name: RegExp) => screen.findByRole('table', { name })
const rowsOf = (list: HTMLElement) => within(list).getAllByRole('row').slice(1).map(plainText)
const totals = () => plainText(screen.getByRole('region', { name: 'Součty' }))

describe('many payments of one year', () => {
  const many = (count: number): Payments => ({
    ...twoYears,
    payments: Array.from({ length: count }, (_, index) => payment({ paymentId: `pay_${index}` })),
  })
  const views = [
    ['received', path, /^Přijaté platby/],
    ['handed over', `${path}?pohled=predane`, /./],
  ] as const

  test.each(views)('300 of them render 250 rows: %s', async (_view, address, name) => {
    await open({ payments: many(300), path: address })
    expect((await table(name)).querySelectorAll('tbody tr')).toHaveLength(250)
  })
})

describe('received payments', () => {
  test('show the current year first: its payments, newest first, each with its state, and the planned charge', async () => {
    await open()
    await pageHeading('Moje platby')
    const rows = rowsOf(await table(/^Přijaté platby v\s+roce 2026/))
    expect(rows).toEqual([
      '6. 11. 2026převodem1000000112/20261. 12. 2026čeká na předáníRodině předáme 1. 12. 20261 000 Kč',
      '20. 10. 2026kartou1000000111/20262. 11. 2026předánoTomáš 300 KčŽofie 200 Kč500 Kč',
      expect.stringContaining('předáno jiné rodiněŽofieZměna 3. 9. 2026: Rodina už pomoc nepotřebuje.1 500 Kč'),
    ])
    expect(totals()).toBe('Za rok 2026Přijato3 000 KčPředáno rodinám2 000 KčČeká na předání1 000 Kč')
    expect(plainText(document.body)).not.toContain('16. 12. 2025')
    // A planned charge is marked as such, and counts in no total.
    const planned = (await screen.findByRole('heading', { name: /^Z\s+karty ještě odejde$/ })).closest('section')
    expect(plainText(planned)).toContain('20. 11. 2026k rodinám 1. 12. 2026500 Kč')
    expect(planned?.textContent).toContain('naplánováno')
    expect(totals()).not.toContain('3 500')
  })

  test('all years are one choice, each with its own table; the choice is in the address', async () => {
    const { user, address } = await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rok' }), 'Všechny roky')
    expect(rowsOf(await table(/roce 2025/))).toHaveLength(1)
    expect(rowsOf(await table(/roce 2026/))).toHaveLength(3)
    expect(totals()).toContain('Za všechny rokyPřijato3 090 Kč')
    expect(address()).toBe('/moje-platby?rok=vse')
  })

  test('a year in the address is shown at once, an unknown one shows the current year', async () => {
    await open({ path: `${path}?rok=2025` })
    expect(await table(/roce 2025/)).toBeDefined()
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rok' }).value).toBe('2025')
  })

  test('on the day of distribution the payment is being handed over; a family that is not visible yet is promised by a day', async () => {
    const today = waiting({ distributionOn: '2026-11-10' })
    const fresh = payment({ shares: [], familiesShownFrom: '2026-11-12' })
    await open({ payments: { payments: [today, fresh], planned: [] } })
    const rows = rowsOf(await table(/roce 2026/))
    expect(rows[0]).toContain('Právě předáváme rodině')
    expect(rows[1]).toContain('Rodinu tu uvidíte do 12. 11. 2026')
  })

  test('on a phone the same data are shown as cards', async () => {
    showOnScreen('phone')
    await open()
    const link = (await screen.findAllByRole('link', { name: 'Tomáš' }))[0]
    expect(screen.queryByRole('table')).toBeNull()
    const card = link?.closest('ul')?.closest('li')
    expect(plainText(card)).toContain('20. 10. 2026kartou, VS 10000001500 Kčpředáno')
  })
})

describe('the recipients of the gifts', () => {
  test('are the same list by families and by the year in which they received it', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('link', { name: 'Předané rodinám' }))
    expect(rowsOf(await table(/^Předáno rodinám v\s+roce 2026/))).toEqual([
      '11/2026Tomáš2. 11. 202620. 10. 2026kartou300 Kč',
      '11/2026Žofie2. 11. 202620. 10. 2026kartou200 Kč',
      expect.stringContaining('09/2026Žofie'),
      '01/2026Tomáš2. 1. 202616. 12. 2025SMS90 Kč',
    ])
    expect(totals()).toBe('Za rok 2026Předáno rodinám2 090 KčKolika rodinám2')
    expect(address()).toBe('/moje-platby?pohled=predane')
    expect(screen.getByRole('link', { name: 'Předané rodinám' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('searching', () => {
  test('leaves the matches with their totals and stays out of the address; one click clears it if there are none', async () => {
    const { user, address } = await open({ path: `${path}?rok=vse` })
    await user.type(await screen.findByRole('searchbox', { name: /^Hledat/ }), 'zofie')
    await waitFor(() => expect(screen.queryByRole('table', { name: /2025/ })).toBeNull())
    expect(rowsOf(await table(/2026/))).toHaveLength(2)
    expect(totals()).toContain('Přijato2 000 Kč')
    expect(address()).toBe('/moje-platby?rok=vse')
    await user.type(screen.getByRole('searchbox', { name: /^Hledat/ }), ' Kryštof')
    await user.click(await screen.findByRole('button', { name: 'Zrušit hledání' }))
    expect(rowsOf(await table(/2026/))).toHaveLength(3)
  })

  test('a year without payments links to all of them', async () => {
    const { user } = await open({ path: `${path}?rok=2019` })
    expect(await screen.findByText(/^V\s+roce 2019 tu zatím žádná platba není\.$/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Zobrazit všechny roky' }))
    expect(await table(/2025/)).toBeDefined()
  })
})

describe('an overview to save', () => {
  const button = (name: string) => screen.findByRole('button', { name: new RegExp(name) })

  async function setRange(user: Awaited<ReturnType<typeof open>>['user'], from: string, to: string) {
    for (const [name, day] of [['Od', from] as const, ['Do', to] as const]) {
      const field = await screen.findByLabelText<HTMLInputElement>(name)
      await user.clear(field)
      await user.type(field, day)
    }
  }

  test('as CSV has the payments of the range, by default of the year shown', async () => {
    const { saved, contents } = watchFiles()
    const { user } = await open()
    expect((await screen.findByLabelText<HTMLInputElement>('Od')).value).toBe('2026-01-01')
    expect(screen.getByLabelText<HTMLInputElement>('Do').value).toBe('2026-11-10')
    await setRange(user, '2025-12-01', '2026-08-31')
    await user.click(await button('Tabulka CSV'))
    expect(await screen.findByText(/^Přehled se\s2 platbami/)).toBeDefined()
    expect(screen.getByText(/UTF-8.* a\soddělovač středník\.$/)).toBeDefined()
    expect(saved).toEqual(['dobri-andele-platby-2025-12-01-2026-08-31.csv'])
    const lines = (await contents[0]?.text())?.split('\r\n') ?? []
    expect(lines[0]).toContain('Přijato;Částka v Kč;Způsob platby')
    expect(lines.slice(1)).toEqual([
      '2025-12-16;90;SMS;10000001;01/2026;2026-01-02;předáno;Tomáš;',
      '2026-08-12;1500;mobilem;10000001;09/2026;2026-09-01;předáno jiné rodině;Žofie;Rodina už pomoc nepotřebuje.',
      '',
    ])
  })

  test('says why there is none', async () => {
    const { saved } = watchFiles()
    const { user } = await open({ answers: { 'POST /payments/overview': { error_code: 400, error: 'bad-request' } } })
    await user.click(await button('PDF k\\s+tisku'))
    expect((await screen.findByRole('alert')).textContent).toContain('Teď se to nepodařilo')
    expect(saved).toEqual([])
  })

  test('whose code could not be fetched reports the lost connection', async () => {
    vi.doMock('../shared/export/xlsx.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { saved } = watchFiles()
    const { user } = await open()
    await user.click(await button('Tabulka pro Excel'))
    expect((await screen.findByRole('alert')).textContent).toContain('Spojení se přerušilo')
    expect(saved).toEqual([])
    vi.doUnmock('../shared/export/xlsx.ts')
  })

  test('of no payments says so and saves nothing; a range that ends before it begins is reported at its field', async () => {
    const { saved } = watchFiles()
    const { user, callsOf } = await open()
    await setRange(user, '2020-01-01', '2020-12-31')
    await user.click(await button('PDF k\\s+tisku'))
    expect(await screen.findByText(/^V\s+tomto období žádná platba nepřišla$/)).toBeDefined()
    await setRange(user, '2026-12-31', '2026-01-01')
    await user.click(await button('Tabulka CSV'))
    expect(screen.getByLabelText('Do').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Konec období je dřív než jeho začátek')).toBeDefined()
    expect(saved).toEqual([])
    expect(callsOf('POST /payments/overview')).toEqual([])
  })
})

describe('the wording', () => {
  test("for a company uses the company's forms", async () => {
    await open({ isCompany: true })
    await pageHeading('Platby vaší firmy')
    expect(screen.getByText(/^Každý dar vaší firmy/)).toBeDefined()
  })

  test('in English has English dates and amounts', async () => {
    await open({ language: 'en' })
    await pageHeading('My payments')
    await waitFor(() => expect(plainText(document.body)).toContain('11/06/2026'))
  })
})

describe('before the list is loaded', () => {
  test('a donor without gifts reads how to help and when a payment shows', async () => {
    await open({ payments: { payments: [], planned: [] } })
    expect(await screen.findByRole('heading', { name: 'Zatím tu žádná platba není' })).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Jak pomáhat' })).toBeDefined()
    expect(screen.queryByText('Přehled ke stažení')).toBeNull()
    expect(screen.getByRole('link', { name: 'Nevidíte svou platbu?' }).getAttribute('href')).toBe(
      '/moje-platby/nevidim-platbu',
    )
  })
})

describe('the recurring payment by card', () => {
  const card: RecurringPayment = {
    recurringId: 'rec_1',
    amount: 500,
    angelNumber: '10000001',
    isPayer: true,
    state: 'active',
    startedOn: '2024-03-15',
    nextChargeOn: '2026-11-20',
    lastChargeOn: '2027-02-22',
    failedOn: null,
    cancelledOn: null,
    pendingChange: null,
  }
  const cards = (recurringPayments: RecurringPayment[]) => ({
    'GET /recurringPayments': { error_code: 200 as const, response: { recurringPayments } },
  })

  test('is below, one click away; cancelled there, its plan is removed from the list', async () => {
    const cancelled = { ...card, state: 'cancelled' as const, nextChargeOn: null, cancelledOn: '2026-11-10' }
    const { user, answer } = await open({
      answers: { ...cards([card]), 'DELETE /recurringPayments/rec_1': { error_code: 200, response: cancelled } },
    })
    await user.click(await screen.findByRole('button', { name: /^Změnit nebo zrušit platbu kartou/ }))
    const panel = await screen.findByRole('region', { name: 'Pravidelná platba kartou' })
    expect(document.activeElement).toBe(within(panel).getByRole('heading'))
    answer({ 'GET /payments': given({ ...twoYears, planned: [] }) })
    await user.click(within(panel).getByRole('button', { name: 'Zrušit pravidelnou platbu' }))
    await user.click(await screen.findByRole('button', { name: 'Zrušit platbu' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /karty ještě odejde/ })).toBeNull())
    expect(screen.getByText('Pravidelná platba je zrušená')).toBeDefined()
  })
})
