import { constantFrom } from 'fast-check'
import { stepKind } from '../step.ts'
import { writeKind } from '../trouble.ts'
import { callAs, donors, families, writeAs } from './actors.ts'
import { pull } from './triggers.ts'

const paid = (who: string, amount: number, paidOn: string) => ({
  type: 'transfer',
  paidOn,
  amount,
  variableSymbol: who,
})

export const money = [
  stepKind('payment-received', {
    weight: 2,
    details: { who: donors, amount: constantFrom(1, 250, 10_001) },
    say: ({ who, amount }) => `a transfer of ${amount} Kč from ${who} is received`,
    take: (walk, { who, amount }) => pull(walk, 'payment-received', { person: who, amount }),
  }),
  stepKind('card-charge', {
    details: { who: donors, outcome: constantFrom('approved', 'declined') },
    say: ({ who, outcome }) => `the card of ${who} is charged ahead of its day: ${outcome}`,
    take: (walk, { who, outcome }) => pull(walk, 'card-charge', { person: who, outcome }),
  }),
  stepKind('distribute', {
    details: { who: constantFrom('', '10000001', '10000009', '2000001', '2000005') },
    say: ({ who }) => `gifts are distributed ahead of their day${who === '' ? '' : ` (${who})`}`,
    take: (walk, { who }) => pull(walk, 'distribution', who === '' ? {} : { person: who }),
  }),
  stepKind('look-at-payments', {
    weight: 2,
    details: { who: donors },
    say: ({ who }) => `${who} looks at the payments`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getPayments' }),
  }),
  stepKind('look-at-contributions', {
    details: { who: families },
    say: ({ who }) => `family ${who} looks at what it was given`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getContributions' }),
  }),
  stepKind('check-missing-payment', {
    details: { who: donors, amount: constantFrom(250, 777), paidOn: constantFrom('2026-11-03', '2026-11-10') },
    say: ({ who, amount, paidOn }) => `${who} asks about a transfer of ${amount} Kč of ${paidOn}`,
    take: (walk, { who, amount, paidOn }) => {
      const body = paid(who, amount, paidOn)
      return callAs(walk, who, { operationId: 'checkMissingPayment', body })
    },
  }),
  writeKind('report-missing-payment', {
    weight: 3,
    details: {
      who: donors,
      amount: constantFrom(250, 777),
      paidOn: constantFrom('2026-11-03', '2026-11-03', '2026-11-10'),
    },
    say: ({ who, amount, paidOn }) => `${who} reports a missing transfer of ${amount} Kč of ${paidOn}`,
    take: (walk, { who, amount, paidOn, trouble }) => {
      const body = { ...paid(who, amount, paidOn), note: 'Odešla v úterý.' }
      return writeAs(walk, who, { operationId: 'reportMissingPayment', body }, trouble)
    },
  }),
]
