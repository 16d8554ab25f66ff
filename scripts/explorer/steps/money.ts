import { constantFrom, record } from 'fast-check'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles } from '../trouble.ts'
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
    details: record({ who: donors, amount: constantFrom(1, 250, 10_001) }),
    say: ({ who, amount }) => `a transfer of ${amount} Kč from ${who} is received`,
    take: (walk, { who, amount }) => pull(walk, 'payment-received', { person: who, amount }),
  }),
  stepKind('card-charge', {
    details: record({ who: donors, outcome: constantFrom('approved', 'declined') }),
    say: ({ who, outcome }) => `the card of ${who} is charged ahead of its day: ${outcome}`,
    take: (walk, { who, outcome }) => pull(walk, 'card-charge', { person: who, outcome }),
  }),
  stepKind('distribute', {
    details: record({ who: constantFrom('', '10000001', '10000009', '2000001', '2000005') }),
    say: ({ who }) => `gifts are distributed ahead of their day${who === '' ? '' : ` (${who})`}`,
    take: (walk, { who }) => pull(walk, 'distribution', who === '' ? {} : { person: who }),
  }),
  stepKind('look-at-payments', {
    weight: 2,
    details: record({ who: donors }),
    say: ({ who }) => `${who} looks at the payments`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getPayments', method: 'GET', path: '/payments' }),
  }),
  stepKind('look-at-contributions', {
    details: record({ who: families }),
    say: ({ who }) => `family ${who} looks at what it was given`,
    take: (walk, { who }) =>
      callAs(walk, who, { operationId: 'getContributions', method: 'GET', path: '/contributions' }),
  }),
  stepKind('check-missing-payment', {
    details: record({ who: donors, amount: constantFrom(250, 777), paidOn: constantFrom('2026-11-03', '2026-11-10') }),
    say: ({ who, amount, paidOn }) => `${who} asks after a transfer of ${amount} Kč of ${paidOn}`,
    take: (walk, { who, amount, paidOn }) => {
      const body = paid(who, amount, paidOn)
      return callAs(walk, who, {
        operationId: 'checkMissingPayment',
        method: 'POST',
        path: '/missingPayment/check',
        body,
      })
    },
  }),
  stepKind('report-missing-payment', {
    weight: 3,
    details: record({
      who: donors,
      amount: constantFrom(250, 777),
      paidOn: constantFrom('2026-11-03', '2026-11-03', '2026-11-10'),
      trouble: troubles,
    }),
    say: ({ who, amount, paidOn, trouble }) =>
      `${who} reports a missing transfer of ${amount} Kč of ${paidOn}${sayTrouble(trouble)}`,
    take: (walk, { who, amount, paidOn, trouble }) => {
      const body = { ...paid(who, amount, paidOn), note: 'Odešla v úterý.' }
      return writeAs(
        walk,
        who,
        { operationId: 'reportMissingPayment', method: 'POST', path: '/missingPayment', body },
        trouble,
      )
    },
  }),
]
