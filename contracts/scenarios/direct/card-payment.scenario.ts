import { describe, expect, test } from 'vitest'
import { openMailedLink } from '../letters.ts'
import { pressAtGateway, readPayment, startPayment, tryAgain, visitGateway } from '../payer.ts'
import { openWorld } from '../world.ts'

/** The way back carries a key of its own, never the id of the payment (rule 13.3). */
const succeeded = { status: 303, to: expect.stringMatching(/^\/platba-probehla\?platba=[\w-]{8,64}$/) as unknown }
const failed = { status: 303, to: expect.stringMatching(/^\/platba-neprobehla\?platba=[\w-]{8,64}$/) as unknown }
const keyIn = (address: string | null | undefined, name: string): string =>
  new URL(address ?? '', 'http://portal.test').searchParams.get(name) ?? ''

describe('a payment by card', () => {
  test('once: paid at the gateway, known to the provider, confirmed by e-mail', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor)
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'waiting', gatewayUrl })

    expect(await pressAtGateway(gatewayUrl, { outcome: 'approve' })).toEqual(succeeded)
    expect(await readPayment(visitor, paymentId)).toMatchObject({
      status: 'approved',
      visibleFrom: '2026-11-11',
      distributionOn: '2026-12-01',
      recurringId: null,
    })
    const [receipt, ...others] = await world.messages({ to: 'nova@example.com' })
    expect(receipt).toMatchObject({ channel: 'email', subject: 'Děkujeme za dar 300\u00a0Kč' })
    expect(receipt?.text).toContain('10000004')
    expect(others).toEqual([])
  })

  test('every month: the next charge is among what comes next, and the e-mail leads to changing it', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor, { frequency: 'recurring' })
    const back = await pressAtGateway(gatewayUrl, { outcome: 'approve' })

    const { nextChargeOn, lastChargeOn } = await readPayment(visitor, paymentId)
    expect({ nextChargeOn, lastChargeOn }).toEqual({ nextChargeOn: '2026-12-21', lastChargeOn: '2029-10-22' })
    expect(await world.events(100)).toContainEqual(
      expect.objectContaining({ kind: 'card-charge', at: '2026-12-21T05:00:00.000Z', subject: 'p-10000004' }),
    )
    const [receipt] = await world.messages({ to: 'nova@example.com' })
    const mailed = { kind: 'recurring-payment', linkKey: keyIn(receipt?.link, 'pravidelna') } as const
    const paid = { kind: 'card-payment', linkKey: keyIn(back.to, 'platba') } as const
    for (const link of [mailed, paid]) {
      const tabKey = await openMailedLink(world, link)
      expect(await visitor.get(`/recurringPayments/${tabKey}`)).toMatchObject({
        response: { status: 'active', amount: 300, nextChargeOn: '2026-12-21' },
      })
      expect(await visitor.post('/linkExchange', link)).toMatchObject({ status: 200, error: 'link-fact-required' })
      expect(await openMailedLink(world, { ...link, email: 'nova@example.com' })).not.toBe(tabKey)
    }
  })

  test('every month, of the cardholder DECLINED_LATER: paid now, and the next charge fails', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { gatewayUrl } = await startPayment(visitor, {
      frequency: 'recurring',
      cardholder: 'DECLINED_LATER',
    })
    expect(await visitGateway(gatewayUrl)).toEqual(succeeded)
    await world.advance('P41D')

    const letters = await world.messages({ to: 'nova@example.com' })
    expect(letters).toHaveLength(2)
    const linkKey = keyIn(letters.at(-1)?.link, 'pravidelna')
    const tabKey = await openMailedLink(world, { kind: 'recurring-payment', linkKey })
    expect(await visitor.get(`/recurringPayments/${tabKey}`)).toMatchObject({
      response: { status: 'active', failedOn: '2026-12-21', nextChargeOn: '2027-01-20' },
    })
  })

  test('anonymous: allowed without any account', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor, { angelNumber: '11111111' })
    expect(await pressAtGateway(gatewayUrl, { outcome: 'approve' })).toEqual(succeeded)
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'approved', angelNumber: '11111111' })
  })

  test('declined, then tried again: nothing is filled in twice, and the old page pays nothing', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor)
    const declined = await pressAtGateway(gatewayUrl, { outcome: 'decline', reason: 'insufficient-funds' })
    expect(declined).toEqual(failed)
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'declined', reason: 'insufficient-funds' })

    const again = await tryAgain(visitor, paymentId)
    expect(again.paymentId).toBe(paymentId)
    expect(await pressAtGateway(gatewayUrl, { outcome: 'approve' })).toMatchObject({ status: 410 })
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'waiting', reason: null })
    expect(await pressAtGateway(again.gatewayUrl, { outcome: 'approve' })).toEqual(succeeded)
    expect(await world.messages()).toHaveLength(1)
  })

  test('cancelled: nothing is paid', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor)
    expect(await pressAtGateway(gatewayUrl, { outcome: 'cancel' })).toEqual(failed)
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'cancelled' })
    expect(await world.messages()).toEqual([])
  })

  test('is approved even if the payer does not return to the portal', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor)
    expect(await pressAtGateway(gatewayUrl, { outcome: 'approve-and-stay' })).toEqual({ status: 200, to: null })
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'approved' })
  })

  test('is approved once even if the payer returns twice', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor)
    expect(await pressAtGateway(gatewayUrl, { outcome: 'approve-twice' })).toEqual(succeeded)
    expect(await visitGateway(gatewayUrl)).toEqual({ status: 200, to: null })
    expect(await pressAtGateway(gatewayUrl, { outcome: 'cancel' })).toEqual(succeeded)

    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'approved' })
    expect(await world.messages()).toHaveLength(1)
    const notices = (await world.journal()).filter(({ rule }) => rule.startsWith('gateway: '))
    expect(notices.filter(({ changes }) => changes.length > 0)).toHaveLength(1)
  })

  test.each([
    ['1 ms before 15 minutes is over', 'PT14M59.999S', 'approved'],
    ['when exactly 15 minutes are over', 'PT15M', 'timed-out'],
    ['1 ms after 15 minutes', 'PT15M0.001S', 'timed-out'],
  ])('approved %s is %s %s', async (_when, wait, status) => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor)
    await world.advance(wait)
    await pressAtGateway(gatewayUrl, { outcome: 'approve' })
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status })
  })

  test.each([
    ['APPROVED', 'approved', null],
    ['DECLINED', 'declined', 'refused-by-bank'],
    ['DECLINED_FUNDS', 'declined', 'insufficient-funds'],
    ['DECLINED_EXPIRED', 'declined', 'card-expired'],
    ['DECLINED_BLOCKED', 'declined', 'card-blocked'],
    ['DECLINED_3DS', 'declined', 'authentication-failed'],
    ['CANCELLED', 'cancelled', null],
    ['TIMEOUT', 'timed-out', null],
  ] as const)('of the cardholder %s is %s without a click at the gateway', async (cardholder, status, reason) => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { paymentId, gatewayUrl } = await startPayment(visitor, { cardholder })
    expect(await visitGateway(gatewayUrl)).toEqual(status === 'approved' ? succeeded : failed)
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status, reason })
  })
})

describe('the start of a payment by card', () => {
  const key = 'one-intent-0001'

  test('sent twice makes one payment', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const [one, two] = await Promise.all([startPayment(visitor, {}, key), startPayment(visitor, {}, key)])
    expect(two).toEqual(one)
  })

  test('whose answer was lost is found again by the same key', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    await world.fault({ operationId: 'startCardPayment', kind: 'reset', when: 'after', times: 1 })
    await expect(startPayment(visitor, {}, key)).rejects.toThrow(/fetch failed|terminated|JSON/)
    const { paymentId } = await startPayment(visitor, {}, key)
    const starts = (await world.journal('startCardPayment')).filter(({ changes }) => changes.length > 0)
    expect(starts).toHaveLength(1)
    expect(await readPayment(visitor, paymentId)).toMatchObject({ status: 'waiting' })
  })
})
