import { constant, constantFrom, oneof } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sendWrite, writeKind } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, donors, which, writeAs } from './actors.ts'

const OUTCOMES = ['approve', 'approve-twice', 'approve-and-stay', 'decline', 'cancel', 'time-out'] as const
const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString())
const isKnown = ({ memory }: Walk): boolean => memory.payments.length > 0

/** The visit to the gateway that an address of it names. */
const attemptOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? ''

export const giving = [
  writeKind('pay-by-card', {
    weight: 4,
    details: {
      to: oneof(
        { withCrossShrink: true },
        { weight: 3, arbitrary: donors },
        { weight: 1, arbitrary: constant('11111111') },
      ),
      amount: constantFrom(21, 300, 1_000),
      frequency: constantFrom('one-off' as const, 'recurring' as const),
      cardholder: constantFrom('JANA NOVAKOVA', 'DECLINED_LATER'),
    },
    say: ({ to, amount, frequency, cardholder }) =>
      `a visitor starts a ${frequency} payment of ${amount} Kč by card (${cardholder}) for ${to}`,
    take: async (walk, { to, amount, frequency, cardholder, trouble }) => {
      const body = { amount, angelNumber: to, frequency, cardholder, email: `platce-${to}@example.com` }
      const { json } = await sendWrite(walk, { operationId: 'startCardPayment', body }, trouble)
      const { accessKey, gatewayUrl } = json?.response ?? {}
      if (accessKey !== undefined && gatewayUrl !== undefined)
        walk.memory.payments.push({ accessKey, attempt: attemptOf(gatewayUrl), recurringId: null })
    },
  }),
  stepKind('press-at-gateway', {
    weight: 5,
    details: { n: which, outcome: constantFrom(...OUTCOMES) },
    say: ({ n, outcome }) => `the payer of payment ${n} chooses „${outcome}“ at the gateway`,
    isPossible: isKnown,
    take: (walk, { n, outcome }) => {
      const path = `/gateway/${walk.world}/${pick(walk.memory.payments, n)?.attempt}`
      const sent = { manner: 'gateway', operationId: 'gateway', method: 'POST', path, body: { outcome } } as const
      return walk.move(sent, form({ outcome }), 'application/x-www-form-urlencoded')
    },
  }),
  writeKind('pay-again', {
    weight: 2,
    details: { n: which },
    say: ({ n }) => `the payer of payment ${n} tries it again`,
    isPossible: isKnown,
    take: async (walk, { n, trouble }) => {
      const payment = pick(walk.memory.payments, n)
      if (!payment) return
      const { json } = await sendWrite(walk, { operationId: 'retryCardPayment', accessKey: payment.accessKey }, trouble)
      const { gatewayUrl } = json?.response ?? {}
      if (gatewayUrl !== undefined) payment.attempt = attemptOf(gatewayUrl)
    },
  }),
  stepKind('look-at-payment', {
    weight: 2,
    details: { n: which },
    say: ({ n }) => `the payer of payment ${n} looks what became of it`,
    isPossible: isKnown,
    take: async (walk, { n }) => {
      const payment = pick(walk.memory.payments, n)
      if (!payment) return
      await walk.call({ operationId: 'getCardPayment', accessKey: payment.accessKey })
    },
  }),
]

const familiesOf = async (walk: Walk, who: string): Promise<readonly string[]> => {
  const answer = await callAs(walk, who, { operationId: 'getFamilies' })
  return (answer?.json?.response?.families ?? []).map(({ familyId }) => familyId)
}

export const helpedFamilies = [
  stepKind('read-family', {
    details: { who: donors, n: which },
    say: ({ who, n }) => `${who} reads of family ${n} that was helped`,
    take: async (walk, { who, n }) => {
      const id = pick(await familiesOf(walk, who), n) ?? 'fam-none'
      await callAs(walk, who, { operationId: 'getFamily', id })
    },
  }),
  writeKind('view-contact', {
    weight: 5,
    details: { who: donors, n: which },
    say: ({ who, n }) => `${who} looks at the contact of family ${n}`,
    take: async (walk, { who, n, trouble }) => {
      const id = pick(await familiesOf(walk, who), n) ?? 'fam-none'
      const body = { agreement: true }
      await writeAs(walk, who, { operationId: 'viewFamilyContact', id, body }, trouble)
    },
  }),
]
