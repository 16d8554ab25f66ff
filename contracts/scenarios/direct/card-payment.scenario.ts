import { describe, expect, test } from 'vitest'
import type { components } from '#generated/provider.d.ts'
import { openMailedLink } from '../letters.ts'
import { pressAtGateway, readPayment, startPayment, tryAgain } from '../payer.ts'
import { openWorld } from '../world.ts'

type Schemas = components['schemas']

/** The way back carries a key of its own, never that of the payment (rule 13.3). */
const succeeded = { status: 303, to: expect.stringMatching(/^\/platba-probehla\?platba=[\w-]{8,64}$/) as unknown }
const failed = { status: 303, to: expect.stringMatching(/^\/platba-neprobehla\?platba=[\w-]{8,64}$/) as unknown }
const keyIn = (address: string | null | undefined, name: string): string =>
  new URL(address ?? '', 'http://portal.test').searchParams.get(name) ?? ''

describe('a payment by card', () => {
  test('every month: the next charge is among what comes next, and the e-mail leads to changing it', async () => {
    await using world = await openWorld({ frozen: true })
    const visitor = world.visitor()
    const { accessKey, gatewayUrl } = await startPayment(visitor, { frequency: 'recurring' })
    const back = await pressAtGateway(gatewayUrl, { outcome: 'approve' })

    const { nextChargeOn, lastChargeOn } = await readPayment(visitor, accessKey)
    expect({ nextChargeOn, lastChargeOn }).toEqual({ nextChargeOn: '2026-12-21', lastChargeOn: '2029-10-22' })
    expect(await world.events(100)).toContainEqual(
      expect.objectContaining({ kind: 'card-charge', at: '2026-12-21T05:00:00.000Z', subject: 'p-10000004' }),
    )
    const [receipt] = await world.messages({ to: 'nova@example.com' })
    const mailed = { kind: 'recurring-payment', linkKey: keyIn(receipt?.link, 'pravidelna') } as const
    const paid = { kind: 'card-payment', linkKey: keyIn(back.to, 'platba') } as const
    for (const link of [mailed, paid]) {
      const tab = await openMailedLink(world, link)
      expect(await visitor.get('/recurringPayments/-', { accessKey: tab })).toMatchObject({
        response: { state: 'active', amount: 300, nextChargeOn: '2026-12-21' },
      })
      expect(await visitor.post('/linkExchange', link)).toMatchObject({ status: 200, error: 'link-fact-required' })
      expect(await openMailedLink(world, { ...link, email: 'nova@example.com' })).not.toBe(tab)
    }
  })

  test('every month for the number of another donor: belongs to the account that started it, not to the owner of the number', async () => {
    await using world = await openWorld({ frozen: true })
    const [payer, owner] = [await world.signIn('10000001'), await world.signIn('10000004')]
    const { gatewayUrl } = await startPayment(payer, { frequency: 'recurring' })
    await pressAtGateway(gatewayUrl, { outcome: 'approve' })

    const { recurringPayments } = (await payer.get('/recurringPayments')).response as Schemas['RecurringPayments']
    const [mine] = recurringPayments
    expect(mine).toMatchObject({ angelNumber: '10000004', isPayer: true })
    expect((await owner.get('/recurringPayments')).response).toEqual({ recurringPayments: [] })
    const path = `/recurringPayments/${mine?.recurringId}`
    expect(await owner.post(path, { amount: 5_000 })).toMatchObject({ error_code: 404, error: 'recurring-not-found' })
    expect(await owner.delete(path)).toMatchObject({ error_code: 404 })
    expect((await payer.post(path, { amount: 400 })).response).toMatchObject({ amount: 400, pendingChange: null })
  })

  test('declined, then tried again: nothing is filled in twice, and the old page pays nothing', async () => {
    await using world = await openWorld()
    const visitor = world.visitor()
    const { accessKey, gatewayUrl } = await startPayment(visitor)
    const declined = await pressAtGateway(gatewayUrl, { outcome: 'decline', reason: 'insufficient-funds' })
    expect(declined).toEqual(failed)
    expect(await readPayment(visitor, accessKey)).toMatchObject({ state: 'declined', reason: 'insufficient-funds' })

    const again = await tryAgain(visitor, accessKey)
    expect(again.accessKey).toBe(accessKey)
    expect(await pressAtGateway(gatewayUrl, { outcome: 'approve' })).toMatchObject({ status: 410 })
    expect(await readPayment(visitor, accessKey)).toMatchObject({ state: 'waiting', reason: null })
    expect(await pressAtGateway(again.gatewayUrl, { outcome: 'approve' })).toEqual(succeeded)
    expect(await world.messages()).toHaveLength(1)
  })
})
