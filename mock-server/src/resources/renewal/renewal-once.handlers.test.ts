import { afterAll, describe, expect, test } from 'vitest'
import { FINANCIAL } from '../../testing/renewal-requests.ts'
import { HANA, renewingFamily } from '../../testing/renewing-family.ts'
import { makeApp } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const SENT = { status: 200, error_code: 409, error: 'renewal-already-sent' }
const KEY = 'one-renewal-0001'

describe('one renewal is sent', () => {
  const numbers = async (family: { letters: () => Promise<readonly object[]> }) => (await family.letters()).length

  test('when two windows send at once under different keys: one is received, the other is refused as already sent', async () => {
    const hana = await renewingFamily(app)
    const [one, two] = await Promise.all([hana.send(FINANCIAL, KEY), hana.send(FINANCIAL, 'one-renewal-0002')])
    const [first, second] = [one, two].toSorted((a, b) => a.error_code - b.error_code)
    expect(first).toMatchObject({ error_code: 200 })
    expect(second).toMatchObject({ ...SENT, receiptNumber: first?.response.receipt.receiptNumber })
    expect(await numbers(hana)).toBe(1)
  })
})

describe('while the account is locked around a payout', () => {
  test('a sent renewal is reported as sent: waiting would not help', async () => {
    const hana = await renewingFamily(app, HANA, { now: '2026-11-27T17:59:59.999+01:00' })
    await hana.send(FINANCIAL)
    await hana.advance('PT1S')
    expect(await hana.send(FINANCIAL)).toMatchObject(SENT)
  })
})
