import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Contribution, FullUser, RecipientData } from '../shared/api/wire.ts'
import { showOnScreen, watchFiles } from '../testing/files.ts'
import { mainText, plainText } from '../testing/page-text.ts'
import { recipientAnswer } from '../testing/people.ts'
import { recipientRecord } from '../testing/recipient-record.ts'
import { type AppOptions, pageHeading, renderApp } from '../testing/render-app.tsx'

const path = '/prijemce/historie-prispevku'
const given = (contributions: Contribution[]) => ({ error_code: 200 as const, response: { contributions } })
const twoYears = given([
  { month: '2026-02', amount: 8_400, paidOn: '2026-02-02' },
  { month: '2026-01', amount: 8_400, paidOn: '2026-01-02' },
  { month: '2025-12', amount: 7_900, paidOn: '2025-12-01' },
])

type StatusId = NonNullable<FullUser['RecipientStatusOfRequest']>['Id']
type Options = AppOptions & { status?: StatusId; facts?: Partial<RecipientData> }

async function open({ status = 6, facts = {}, answers = {}, ...options }: Options = {}) {
  const fullUser = {
    RecipientStatusOfRequest: { Id: status },
    Recipient: { ...recipientRecord, ...facts },
  }
  const page = await renderApp({
    path,
    signedIn: recipientAnswer({ fullUser }),
    answers: { 'GET /contributions': twoYears, ...answers },
    ...options,
  })
  await pageHeading('Historie příspěvků')
  return page
}

beforeEach(() => showOnScreen('wide'))

describe('what the family got', () => {
  test('are listed month by month with the sums, the newest first, and can be limited to one year, which is in the address', async () => {
    const { user, address } = await open()
    const table = await screen.findByRole('table', { name: /2026/ })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(plainText)).toEqual(['únor2. 2. 20268 400 Kč', 'leden2. 1. 20268 400 Kč'])
    expect(screen.getByRole('table', { name: /2025/ })).toBeDefined()
    expect(mainText()).toContain('Za celou dobu jsme vám poslali 24 700 Kč 3 příspěvky')
    expect(mainText()).toContain('Rok 20262 příspěvky, 16 800 Kč')
    expect(mainText()).toContain('Rok 20251 příspěvek, 7 900 Kč')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Rok' }), '2025')
    expect(screen.queryByRole('table', { name: /2026/ })).toBeNull()
    expect(screen.getByRole('table', { name: /2025/ })).toBeDefined()
    expect(address()).toBe(`${path}?rok=2025`)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rok' }), 'Všechny roky')
    expect(address()).toBe(path)
  })

  test('are a list on a phone', async () => {
    showOnScreen('phone')
    await open()
    const year = await screen.findByRole('region', { name: 'Rok 2026' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(within(year).getAllByRole('listitem').map(plainText)).toEqual([
      'únor odesláno 2. 2. 2026 8 400 Kč',
      'leden odesláno 2. 1. 2026 8 400 Kč',
    ])
  })

  test('of an unknown year in the address are all of them; with a single year there is no choice', async () => {
    const { close } = await open({ path: `${path}?rok=2019` })
    expect(await screen.findAllByRole('table')).toHaveLength(2)
    close()
    await open({ answers: { 'GET /contributions': given([{ month: '2026-01', amount: 1, paidOn: '2026-01-02' }]) } })
    await screen.findByRole('table')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('are empty for a new family, which reads that it need not do anything', async () => {
    await open({ status: 1, facts: { NextPayoutDate: null }, answers: { 'GET /contributions': given([]) } })
    expect(await screen.findByRole('heading', { name: 'Zatím tu žádný příspěvek není' })).toBeDefined()
    expect(mainText()).toContain('Teď nemusíte dělat nic.')
    expect(screen.queryByRole('button', { name: /Excel/ })).toBeNull()
  })
})

describe('the next contribution', () => {
  test.each<[string, Options, string]>([
    ['the next payout', {}, 'Další příspěvek vám pošleme v úterý 1. 12. 2026'],
    [
      'the last payout',
      { status: 5, facts: { LastContributionMonth: '2026-12' } },
      'Poslední příspěvek vám pošleme v úterý 1. 12. 2026',
    ],
    ['a pause, and that we find out together what to do', { status: 4 }, 'Společně zjistíme, co je potřeba'],
    [
      'the end, gently, and that we are still there',
      { status: 3, facts: { NextPayoutDate: null, LastContributionMonth: '2026-08' } },
      'Poslední odešel začátkem srpna 2026.',
    ],
  ])('is %s', async (_, options, expected) => {
    await open(options)
    await screen.findAllByRole('table')
    expect(mainText()).toContain(expected)
    const call = within(screen.getByRole('main')).getByRole('link', { name: '+420 000 000 002' })
    expect(call.getAttribute('href')).toBe('tel:+420000000002')
  })
})

describe('a file to save', () => {
  test('as CSV has the rows shown, the oldest first; on paper it is printed', async () => {
    window.print = vi.fn<() => void>()
    const { saved, contents } = watchFiles()
    const { user } = await open({ path: `${path}?rok=2026` })
    await user.click(await screen.findByRole('button', { name: 'Tabulka CSV' }))
    expect(await screen.findByText('Soubor najdete mezi staženými soubory.')).toBeDefined()
    expect(screen.getByText(/UTF-8.* a\soddělovač středník\.$/)).toBeDefined()
    expect(saved).toEqual(['dobri-andele-prispevky-2026.csv'])
    expect((await contents[0]?.text())?.split('\r\n')).toEqual([
      'Měsíc;Odesláno;Částka v Kč',
      '01/2026;2026-01-02;8400',
      '02/2026;2026-02-02;8400',
      '',
    ])
    await user.click(screen.getByRole('button', { name: 'Vytisknout' }))
    expect(window.print).toHaveBeenCalledOnce()
  })
})
