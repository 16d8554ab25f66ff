import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { account } from '../features/giving/testing/account.ts'
import { readShownQr } from '../features/giving/testing/read-qr.ts'
import type { PaymentDetails } from '../shared/api/wire.ts'
import type { FakeAnswers } from '../testing/observed-send.ts'
import { plainText } from '../testing/page-text.ts'
import { loginAnswer, recipientAnswer } from '../testing/people.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/jak-pomahat'
const answered = (response: PaymentDetails) => ({ error_code: 200 as const, response })
const nothingRecurring: FakeAnswers = {
  'GET /recurringPayments': { error_code: 200, response: { recurringPayments: [] } },
}

async function open({ answers = {}, ...options }: AppOptions = {}) {
  const app = await renderApp({
    path,
    answers: { 'GET /paymentDetails': answered(account), ...nothingRecurring, ...answers },
    ...options,
  })
  await pageHeading(options.language === 'en' ? 'How to help' : 'Jak pomáhat')
  return app
}

const czechCode = () => screen.findByRole('img', { name: /^QR kód pro platbu/ })
const euroCode = () => screen.findByRole('img', { name: /^Evropský platební QR kód/ })
const codeText = async () => readShownQr(await czechCode())
const method = (name: string) => screen.findByRole('region', { name })
const option = (name: string | RegExp) => screen.findByRole('radio', { name })

describe('a visitor', () => {
  test('sees every way to give, with an anonymous monthly gift preselected', async () => {
    await open()
    expect(await codeText()).toBe(
      'SPD*1.0*ACC:CZ8799990000001000000005+TESTCZPP*AM:300.00*CC:CZK*X-VS:11111111*MSG:Dar Dobrych andelu',
    )
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names.slice(0, 6)).toEqual([
      'Platební kartou',
      'Trvalým příkazem',
      'QR kódem',
      'Bankovním převodem',
      'Ze zahraničí',
      'Kdy se co stane',
    ])
  })

  test('changes or types the amount, and the code and the details change at once; one that cannot be read gets no code', async () => {
    const { user } = await open()
    const calendar = await method('Kdy se co stane')
    expect(plainText(calendar)).toContain('20. den v měsíci')
    await user.click(await option('500\u00a0Kč'))
    await user.click(await option('Jednou'))
    expect(plainText(calendar)).not.toContain('20. den v měsíci')
    expect(plainText(calendar)).toContain('První pracovní den dalšího měsíce')
    expect(await codeText()).toContain('*AM:500.00*')
    const transfer = plainText(await method('Bankovním převodem'))
    expect(transfer).toContain('500 Kč')
    expect(transfer).toContain('1000000005/9999')
    expect(transfer).toContain('11111111')
    expect(transfer).toContain('Dar Dobrých andělů')
    await user.click(await option('Jiná'))
    const field = screen.getByRole('textbox', { name: 'Vaše částka v\u00a0korunách' })
    expect(await codeText()).not.toContain('*AM:')
    await user.type(field, '1250')
    expect(await codeText()).toContain('*AM:1250.00*')
    await user.clear(field)
    await user.type(field, '1,5')
    expect(screen.getByText(/Napište celé číslo od 1/)).toBeDefined()
    expect(screen.queryByRole('img', { name: /^QR kód pro platbu/ })).toBeNull()
    expect(screen.getByText('Kód ukážeme, jakmile opravíte částku nahoře.')).toBeDefined()
  })

  test('gives under an angel number: nothing is shown before it is valid', async () => {
    const { user } = await open()
    await user.click(await option('Mám andělské číslo'))
    expect(screen.queryByRole('img', { name: /QR kód/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Ještě nám chybí andělské číslo' })).toBeDefined()
    const field = screen.getByRole('textbox', { name: 'Andělské číslo' })
    await user.type(field, '123')
    await user.tab()
    expect(screen.getByText('Andělské číslo má 4 až 10 číslic.')).toBeDefined()
    await user.type(field, ' 456')
    expect(await codeText()).toContain('*X-VS:123456*')
  })

  test('from abroad gets an IBAN in groups of four that copies without spaces, and a code in euros', async () => {
    const { user } = await open()
    const abroad = await method('Ze zahraničí')
    expect(abroad.textContent).toContain('CZ8799990000001000000005')
    expect(abroad.textContent).toContain('TESTCZPP')
    expect(
      readShownQr(await euroCode())
        ?.split('\n')
        .slice(5),
    ).toEqual(['Nadace Dobry andel', 'CZ8799990000001000000005', '', '', '', '11111111'])
    const euros = within(abroad).getByRole('textbox')
    await user.type(euros, '1,5')
    expect(plainText(abroad)).toContain('Napište celé číslo od 1 do 999 999 bez tečky a čárky, třeba 20.')
    await user.clear(euros)
    await user.type(euros, '20 EUR')
    expect(readShownQr(await euroCode())?.split('\n')[7]).toBe('EUR20.00')
  })

  test('sees the code of a one-off gift in a window of its own, with its amount chosen there', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'QR kód pro jednorázový dar' }))
    const window = await screen.findByRole('dialog', { name: 'QR kód pro jednorázový dar' })
    await user.click(within(window).getByRole('radio', { name: '1000\u00a0Kč' }))
    expect(readShownQr(within(window).getByRole('img'))).toContain('*AM:1000.00*')
    await user.click(within(window).getByRole('button', { name: 'Hotovo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await codeText()).toContain('*AM:300.00*')
  })
})

describe('copying', () => {
  test('puts the detail into the clipboard in the format of banks and announces it politely, or selects it', async () => {
    const { user } = await open()
    const abroad = within(await method('Ze zahraničí'))
    await user.click(abroad.getByRole('button', { name: 'Kopírovat: IBAN' }))
    await waitFor(() => expect(abroad.getAllByRole('status').map(plainText)).toContain('Zkopírováno'))
    expect(await navigator.clipboard.readText()).toBe('CZ8799990000001000000005')
    // Without a permission it is selected on the page, to be copied by hand.
    const transfer = within(await method('Bankovním převodem'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    await user.click(transfer.getByRole('button', { name: 'Kopírovat: Číslo účtu' }))
    await waitFor(() => expect(transfer.getAllByRole('status').map(plainText)).toContain('Označeno, teď zkopírujte'))
    expect(window.getSelection()?.toString()).toBe('1000000005/9999')
  })
})

describe('a signed-in user', () => {
  test('the number of a family is no angel number, and the page is not in their menu', async () => {
    const { callsOf } = await open({ signedIn: recipientAnswer() })
    expect(await codeText()).toContain('*X-VS:11111111*')
    expect(screen.queryByRole('link', { name: 'Jak pomáhat' })).toBeNull()
    expect(callsOf('GET /recurringPayments')).toHaveLength(0)
  })
})

describe('when the account', () => {
  test('fails its own check, no code and no number is shown, but whom to call', async () => {
    await open({ answers: { 'GET /paymentDetails': answered({ ...account, iban: 'CZ6508000000192000145399' }) } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Platební údaje teď raději neukážeme')
    expect(within(alert).getByRole('link', { name: '+420 000 000 001' })).toBeDefined()
    expect(screen.queryByRole('img', { name: /QR kód/ })).toBeNull()
    expect(screen.getByRole('main').textContent).not.toContain('1000000005')
  })

  test('cannot be fetched, the page says so, keeps the card, and retries on request', async () => {
    const { user, answer } = await open({
      answers: { 'GET /paymentDetails': { error_code: 500, error: 'internal-error' } },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Platební údaje se nepodařilo načíst')
    expect(screen.getByRole('button', { name: 'Přispět kartou' })).toBeDefined()
    answer({ 'GET /paymentDetails': answered(account) })
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
    expect(await codeText()).toContain('*AM:300.00*')
  })
})

describe('by a payment link', () => {
  const LINK = 'GET /links/plt_x'
  const gift = (amount: number, variableSymbol: string | null) => ({
    error_code: 200 as const,
    response: { kind: 'payment' as const, amount, variableSymbol },
  })
  const byLink = { path: `${path}?odkaz=plt_x` }

  test('the amount and the symbol are filled in everywhere, and the key leaves the address', async () => {
    const { address } = await open({ ...byLink, answers: { [LINK]: gift(1_234, '10000001') } })
    expect(await codeText()).toContain('*AM:1234.00*CC:CZK*X-VS:10000001*')
    expect(screen.getByText('Platba je předvyplněná')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Vaše částka/ }).value).toBe('1234')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Andělské číslo' }).value).toBe('10000001')
    expect(address()).toBe(path)
  })

  test.each([
    ['anonymous', '11111111'],
    ['left to the giver', null],
  ])('with a symbol that is %s it is a gift without a number', async (_, symbol) => {
    await open({ ...byLink, answers: { [LINK]: gift(500, symbol) } })
    expect(await codeText()).toContain('*AM:500.00*CC:CZK*X-VS:11111111*')
    expect(screen.queryByRole('textbox', { name: 'Andělské číslo' })).toBeNull()
  })

  test('a donor’s own number is used if the link leaves it open', async () => {
    await open({ ...byLink, answers: { [LINK]: gift(500, null) }, signedIn: loginAnswer() })
    expect(await codeText()).toContain('*X-VS:10000001*')
  })

  test.each([
    ['taken back', { error_code: 409, error: 'link-revoked' }],
    ['unknown', { error_code: 404, error: 'link-not-found' }],
    ['one of a campaign', { error_code: 200, response: { kind: 'registration', campaign: 'Běh', slug: 'beh' } }],
  ])('a link that is %s is reported above the ordinary page', async (_, answer) => {
    await open({ ...byLink, answers: { [LINK]: answer } as FakeAnswers })
    expect(await screen.findByText('Tento odkaz už neplatí')).toBeDefined()
    expect(await codeText()).toContain('*AM:300.00*')
  })

  test('a link that could not be opened can be retried or ignored', async () => {
    const { user } = await open({ ...byLink, answers: { [LINK]: { error_code: 500, error: 'internal-error' } } })
    expect((await screen.findByRole('alert')).textContent).toContain('Odkaz se nepodařilo otevřít')
    await user.click(screen.getByRole('button', { name: 'Pokračovat bez odkazu' }))
    expect(await codeText()).toContain('*AM:300.00*')
  })
})
