import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveAnswers } from '../features/missing-payment/answers.ts'
import type { MissingPaymentCheck, MissingPaymentReported } from '../shared/api/wire.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { loginAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, type RunningApp, renderApp } from '../testing/render-app.tsx'

const NOW = Date.parse('2026-11-10T09:00:00Z')
const path = '/moje-platby/nevidim-platbu'

const verdict = (response: Partial<MissingPaymentCheck> = {}) => ({
  error_code: 200 as const,
  response: { verdict: 'overdue', shownBy: '2026-11-05', payment: null, ...response },
})
const written: { error_code: 200; response: MissingPaymentReported } = {
  error_code: 200,
  response: { reference: 'MP-20261110-1', sentAt: '2026-11-10T09:00:00.000Z', answerBy: '2026-11-13' },
}

beforeEach(() => void vi.setSystemTime(NOW))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

function open(options: AppOptions & { personId?: string } = {}) {
  const signedIn = loginAnswer({ expires: NOW + 3_600_000, personId: options.personId ?? 'p-10000001' })
  const answers = { 'POST /missingPayment/check': verdict(), ...options.answers }
  return renderApp({ path, signedIn, ...options, answers })
}

const heading = { how: 'Jak platba odešla?', when: 'Kdy platba odešla?', amount: 'Jak velká částka to byla?' }
const symbolHeading = /^S\sjakým variabilním symbolem\?$/
const go = (name = 'Pokračovat') => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const sendButton = () => screen.findByRole('button', { name: /^Požádat nadaci/ })

/** The result for a transfer whose questions were answered before this page was opened. */
function openAnswered(answers: AppOptions['answers'] = {}, type: 'transfer' | 'card' = 'transfer') {
  saveAnswers('p-10000001', { type, paidOn: '2026-11-03', amount: 700, variableSymbol: '10000001' })
  return open({ path: `${path}?krok=odpoved`, answers })
}

/** Answers the questions one by one, the last one with its prefilled value. */
async function answerAll(user: RunningApp['user']) {
  await pageHeading(heading.how)
  await user.click(screen.getByRole('radio', { name: /^Bankovním převodem/ }))
  await user.click(await go())
  await pageHeading(heading.when)
  await user.type(screen.getByLabelText('Den platby'), '2026-11-03')
  await user.click(await go())
  await pageHeading(heading.amount)
  await user.type(screen.getByRole('textbox', { name: /^Částka/ }), '700')
  await user.click(await go())
  await pageHeading(symbolHeading)
  await user.click(await go('Zkontrolovat'))
}

/** Answers the last question with another symbol than the prefilled one. */
async function writeSymbol(user: RunningApp['user'], symbol: string) {
  await pageHeading(symbolHeading)
  await user.clear(screen.getByRole('textbox', { name: 'Variabilní symbol' }))
  if (symbol) await user.paste(symbol)
  await user.click(await go('Zkontrolovat'))
}

describe('the questions', () => {
  test('are one step of the history each, and no answer is in the address', async () => {
    const { user, callsOf, address } = await open()
    await answerAll(user)
    expect(await pageHeading('Platba už tu měla být')).toBe(document.activeElement)
    expect(callsOf('POST /missingPayment/check').map(({ body }) => body)).toEqual([
      { type: 'transfer', paidOn: '2026-11-03', amount: 700, variableSymbol: '10000001' },
    ])
    expect(address()).toBe(`${path}?krok=odpoved`)
    act(() => window.history.back())
    expect(await pageHeading(symbolHeading)).toBeDefined()
    act(() => window.history.back())
    await pageHeading(heading.amount)
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('700')
  })

  test('are required, and a day in the future is reported at its field', async () => {
    const { user } = await open()
    await user.click(await go())
    expect(screen.getByText('Hodnota je povinná')).toBeDefined()
    expect(await pageHeading(heading.how)).toBeDefined()
    await user.click(await screen.findByRole('radio', { name: /^Kartou/ }))
    await user.click(await go())
    const day = await screen.findByLabelText('Den platby')
    await user.type(day, '2026-11-11')
    await user.click(await go())
    expect(day.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^Tento den teprve přijde/)).toBeDefined()
    await user.clear(day)
    await user.type(day, '2026-11-10')
    await user.click(await go())
    expect(await pageHeading(heading.amount)).toBeDefined()
  })

  test.each([
    ['another one', '2020 123', '2020123'],
    ['none', '', ''],
  ])(
    'the symbol is the own number unless the statement says %s; letters are refused',
    async (_, symbol, variableSymbol) => {
      saveAnswers('p-10000001', { type: 'transfer', paidOn: '2026-11-03', amount: 700 })
      const { user, callsOf } = await open({
        path: `${path}?krok=symbol`,
        answers: { 'POST /missingPayment/check': verdict({ verdict: 'other-symbol' }) },
      })
      await writeSymbol(user, 'abc')
      expect(screen.getByText('Neplatná hodnota')).toBeDefined()
      expect(callsOf('POST /missingPayment/check')).toEqual([])
      await writeSymbol(user, symbol)
      await pageHeading(/^Platba odešla s\sjiným symbolem$/)
      expect(callsOf('POST /missingPayment/check')[0]?.body).toMatchObject({ variableSymbol })
    },
  )

  test('a step whose questions have no answers shows the first of those', async () => {
    await open({ path: `${path}?krok=odpoved` })
    expect(await pageHeading(heading.how)).toBeDefined()
  })
})

describe('the result', () => {
  const found = { paymentId: 'pay_1', amount: 700, settledOn: '2026-11-03' }

  test.each([
    ['shown', { payment: found }, 'Vaše platba je v pořádku u nás', 'Dar 700 Kč jsme přijali 3. 11. 2026.'],
    ['on-its-way', { payment: found, shownBy: '2026-11-12' }, 'Platba už k nám dorazila', 'uvidíte 12. 11. 2026'],
    ['too-early', { shownBy: '2026-11-12' }, 'Platba je nejspíš na cestě', 'nejpozději 12. 11. 2026'],
  ] as const)(
    '%s needs no action: it says why and when, and offers no message',
    async (kind, more, title, expected) => {
      await openAnswered({ 'POST /missingPayment/check': verdict({ verdict: kind, ...more }) })
      const found = await screen.findByText((text) => plainText(text) === title)
      expect(plainText(found.closest('section'))).toContain(expected)
      expect(screen.queryByRole('button', { name: /^Požádat nadaci/ })).toBeNull()
      expect(screen.getByRole('link', { name: 'Přejít na platby' })).toBeDefined()
    },
  )

  test.each([
    ['card', 'následující pracovní den'],
    ['transfer', 'do dvou pracovních dnů'],
  ] as const)('states the rule of a %s', async (type, rule) => {
    await openAnswered({ 'POST /missingPayment/check': verdict({ verdict: 'too-early' }) }, type)
    expect(await screen.findByText((text) => plainText(text).includes(rule))).toBeDefined()
  })

  test('shows the search criteria, each with a link to change it', async () => {
    const { user } = await openAnswered()
    await user.click(await screen.findByRole('link', { name: 'Změnit Den platby' }))
    expect(await pageHeading(heading.when)).toBe(document.activeElement)
    expect(screen.getByLabelText<HTMLInputElement>('Den platby').value).toBe('2026-11-03')
  })

  test('a failure is reported, nothing is retried automatically, and one click requests again', async () => {
    const { user, answer, callsOf } = await openAnswered({
      'POST /missingPayment/check': { error_code: 500, error: 'internal-error' },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Chyba je na naší straně')
    expect(callsOf('POST /missingPayment/check')).toHaveLength(1)
    answer({ 'POST /missingPayment/check': verdict() })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    await pageHeading('Platba už tu měla být')
  })

  test('a day that the provider’s clock has not reached leads back to its question', async () => {
    const refused = { error_code: 422, error: 'day-in-future', fields: { paidOn: 'max' } }
    const { user } = await openAnswered({ 'POST /missingPayment/check': refused })
    await user.click(await screen.findByRole('button', { name: 'Opravit den' }))
    expect(await pageHeading(heading.when)).toBeDefined()
  })
})

describe('a message to the foundation', () => {
  test('without a note has a receipt that outlives a reload, so that it is not sent twice; another payment starts again', async () => {
    const first = await openAnswered({ 'POST /missingPayment': written })
    await first.user.click(await sendButton())
    await pageHeading('Už vaši platbu hledáme')
    expect(mainText()).toContain('nejpozději 13. 11. 2026')
    expect(first.callsOf('POST /missingPayment')[0]?.body).toEqual({
      type: 'transfer',
      paidOn: '2026-11-03',
      amount: 700,
      variableSymbol: '10000001',
    })
    first.close()

    const { user } = await open({ path: `${path}?krok=odpoved` })
    expect(await screen.findByText('MP-20261110-1')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Zkontrolovat jinou platbu' }))
    await pageHeading(heading.how)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  test('is not sent when the payment arrived meanwhile, which is reported instead', async () => {
    const { user, answer } = await openAnswered({
      'POST /missingPayment': { error_code: 409, error: 'payment-not-overdue' },
    })
    await sendButton()
    answer({
      'POST /missingPayment/check': verdict({
        verdict: 'shown',
        payment: { paymentId: 'pay_1', amount: 700, settledOn: '2026-11-03' },
      }),
    })
    await user.click(await sendButton())
    expect(await pageHeading(/^Vaše platba je v\spořádku u\snás$/)).toBeDefined()
  })
})
