import { expect, test } from 'vitest'
import type { Payment } from '../../domain/state/payment.ts'
import type { AnsweredFile } from '../../kernel/handler.ts'
import { call } from '../../testing/call-handler.ts'
import { aGift, aLedger } from '../../testing/giving.ts'
import { aDonor, aWorld } from '../../testing/people.ts'
import { readPdf } from '../shared/pdf/testing/read-pdf.ts'

const gift = (settledOn: string, amount: number, given: Partial<Payment> = {}) =>
  aGift({ paymentId: `gift_${settledOn}`, amount, settledOn, visibleFrom: settledOn, ...given })
const world = aWorld([aDonor(), aDonor({ personId: 'p-10000002', login: '10000002' })], {
  payments: aLedger(
    gift('2026-03-31', 111),
    gift('2026-04-01', 222),
    gift('2026-11-05', 333),
    gift('2026-11-09', 444, { visibleFrom: '2026-11-11' }),
    gift('2026-05-05', 999, { variableSymbol: '10000002' }),
  ),
})
const print = async (from: string, to: string) => {
  const { answer, changes } = await call('printPaymentOverview', world, { as: 'p-10000001', body: { from, to } })
  expect(changes).toEqual([])
  return answer
}
const textOf = async (answer: unknown) => (await readPdf(await (answer as AnsweredFile).render()))[0]?.text ?? ''

test('the overview holds the donor’s own payments settled in the range, both days included, that show by now', async () => {
  const answer = await print('2026-04-01', '2026-12-31')
  expect((answer as AnsweredFile).name).toBe('prehled-plateb-2026-04-01-2026-12-31.pdf')
  const text = await textOf(answer)
  expect(text).toContain('Celkem 555 Kč · 2 platby')
  for (const missing of ['111', '444', '999']) expect(text).not.toContain(missing)
})

test('the overview is in the language of the call', async () => {
  const body = { from: '2026-04-01', to: '2026-12-31' }
  const { answer } = await call('printPaymentOverview', world, { as: 'p-10000001', body, lang: 'en' })
  expect((answer as AnsweredFile).name).toBe('payments-2026-04-01-2026-12-31.pdf')
  expect(await textOf(answer)).toContain('CZK 555')
})

test('a range of one day is a range', async () =>
  expect(await textOf(await print('2026-03-31', '2026-03-31'))).toContain('Celkem 111 Kč · 1 platba'))

test('a range without a payment gives a document that says so', async () =>
  expect(await textOf(await print('2020-01-01', '2020-12-31'))).toContain('nevidíme žádnou platbu'))

test('a range that ends before it begins is refused', async () =>
  expect(await print('2026-04-02', '2026-04-01')).toEqual({
    error_code: 422,
    error: 'range-reversed',
    fields: { to: 'min' },
  }))

test('ten overviews of twenty years take less than 100 ms of the thread that answers other calls (rule 19.22)', async () => {
  const months = Array.from({ length: 240 }, (_, n) => {
    const settledOn = Temporal.PlainDate.from('2026-10-15').subtract({ months: n }).toString()
    return gift(settledOn, 300, { visibleFrom: settledOn })
  })
  const angel = aWorld([aDonor()], { payments: aLedger(...months) })
  const body = { from: '2006-01-01', to: '2026-12-31' }
  const { answer } = await call('printPaymentOverview', angel, { as: 'p-10000001', body })
  const { render } = answer as AnsweredFile
  const [first] = await readPdf(await render())
  expect(first?.text).toContain('240 plateb')
  const before = process.threadCpuUsage()
  await Promise.all(Array.from({ length: 10 }, render))
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(100)
})
