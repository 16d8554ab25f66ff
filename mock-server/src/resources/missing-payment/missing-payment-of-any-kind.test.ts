import { assert, asyncProperty, constantFrom, date, integer, nat, oneof, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { anyCodePoint } from '#rules/testing/any-code-point.ts'
import { defaultScenario } from '../../scenarios/default-scenario.ts'
import { call } from '../../testing/call-handler.ts'

const { state } = defaultScenario
const as = 'p-10000001'

/** Any input that the contract accepts, including impossible days of a year. */
const paid = record({
  type: constantFrom('transfer', 'card', 'mobile', 'sms'),
  paidOn: date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((day) =>
    day.toISOString().slice(0, 10),
  ),
  amount: integer({ min: 1, max: 10_000_000 }),
  variableSymbol: oneof(nat(2_147_483_647).map(String), constantFrom('', '10000001', '0010000001', '10000002')),
})
const notes = string({ unit: anyCodePoint, maxLength: 300 }).filter((note) => !note.includes('\u0000'))

test('the check of any payment answers by the contract, and never about another account', async () => {
  expect.hasAssertions()
  await assert(
    asyncProperty(paid, async (body) => {
      const { answer, changes } = await call('checkMissingPayment', state, { as, body })
      const { error_code, response } = answer as { error_code: 200 | 422; response?: Check }
      expect(changes).toEqual([])
      expect(error_code).toBe(body.paidOn > '2026-11-10' ? 422 : 200)
      const isOwn = body.variableSymbol.replace(/^0+/, '') === '10000001'
      if (response) expect(response.verdict === 'other-symbol').toBe(!isOwn)
    }),
    { numRuns: 300 },
  )
})

test('a report reaches the foundation only if it is allowed, with its note unchanged', async () => {
  expect.hasAssertions()
  await assert(
    asyncProperty(paid, notes, async (body, note) => {
      const { answer } = await call('checkMissingPayment', state, { as, body })
      const { response } = answer as { response?: Check }
      const mayBeWritten = response?.verdict === 'overdue' || response?.verdict === 'other-symbol'
      const { state: after } = await call('reportMissingPayment', state, { as, body: { ...body, note } })
      expect(after.messages).toHaveLength(mayBeWritten ? 2 : 0)
      if (mayBeWritten && note.trim() !== '') expect(after.messages[0]?.text.endsWith(`Poznámka: ${note}`)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

type Check = components['schemas']['MissingPaymentCheck']
