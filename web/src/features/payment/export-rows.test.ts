import { expect, test } from 'vitest'
import { type ExportTexts, exportRows } from './export-rows.ts'
import { twoYears } from './testing/payments.ts'

const columns = ['settledOn', 'amount', 'type', 'variableSymbol', 'contributionMonth', 'distributionOn', 'state']
const texts: ExportTexts = {
  columns: Object.fromEntries([...columns, 'families', 'reason'].map((name) => [name, name])) as ExportTexts['columns'],
  type: { transfer: 'převodem', card: 'kartou', mobile: 'mobilem', sms: 'SMS' },
  state: { pending: 'čeká', sent: 'předáno', reassigned: 'jiné rodině' },
  part: (name, amount) => `${name} ${amount} Kč`,
}

test('an export has a heading and a row per payment, oldest first, with its families and the reason of a change', () => {
  const [heading, ...rows] = exportRows(twoYears.payments, texts)
  expect(heading).toEqual([...columns, 'families', 'reason'])
  expect(rows).toEqual([
    row('2025-12-16', 90, 'SMS', '01/2026', '2026-01-02', 'předáno', 'Tomáš', ''),
    row(
      '2026-08-12',
      1_500,
      'mobilem',
      '09/2026',
      '2026-09-01',
      'jiné rodině',
      'Žofie',
      'Rodina už pomoc nepotřebuje.',
    ),
    row('2026-10-20', 500, 'kartou', '11/2026', '2026-11-02', 'předáno', 'Tomáš 300 Kč, Žofie 200 Kč', ''),
    row('2026-11-06', 1_000, 'převodem', '12/2026', '2026-12-01', 'čeká', '', ''),
  ])
})

function row(on: string, amount: number, type: string, month: string, shared: string, ...rest: string[]) {
  return [{ date: on }, amount, type, '10000001', month, { date: shared }, ...rest]
}
