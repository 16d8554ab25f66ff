import { constantFrom } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sendWrite, writeKind } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, donors, which } from './actors.ts'
import { openLastLink } from './mailed-links.ts'

const isKnown = ({ memory }: Walk): boolean => memory.recurring.length > 0
const keyOf = ({ memory }: Walk, n: number) => pick(memory.recurring, n)

export const recurring = [
  stepKind('list-recurring', {
    details: { who: donors },
    say: ({ who }) => `${who} looks at the recurring payments`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getRecurringPayments' }),
  }),
  stepKind('open-recurring-link', {
    weight: 3,
    details: {},
    say: () => 'the payer opens the last link to a recurring payment',
    take: async (walk) => {
      const accessKey = await openLastLink(walk, 'recurring-payment', 'pravidelna')
      if (accessKey !== undefined) walk.memory.recurring.push(accessKey)
    },
  }),
  writeKind('confirm-recurring', {
    weight: 2,
    details: { n: which },
    say: ({ n }) => `the raised amount of recurring payment ${n} is confirmed`,
    isPossible: isKnown,
    take: (walk, { n, trouble }) =>
      sendWrite(walk, { operationId: 'confirmRecurringChange', accessKey: keyOf(walk, n) }, trouble),
  }),
  writeKind('change-recurring', {
    weight: 2,
    details: { n: which, amount: constantFrom(50, 500, 9_999_999) },
    say: ({ n, amount }) => `recurring payment ${n} is changed to ${amount} Kč`,
    isPossible: isKnown,
    take: (walk, { n, amount, trouble }) =>
      sendWrite(walk, { operationId: 'changeRecurringPayment', accessKey: keyOf(walk, n), body: { amount } }, trouble),
  }),
  stepKind('cancel-recurring', {
    details: { n: which, times: constantFrom(1, 2) },
    say: ({ n, times }) => `recurring payment ${n} is cancelled ${times}×`,
    isPossible: isKnown,
    take: async (walk, { n, times }) => {
      for (let done = 0; done < times; done += 1)
        await walk.call({ operationId: 'cancelRecurringPayment', accessKey: keyOf(walk, n) })
    },
  }),
  stepKind('read-recurring', {
    details: { n: which },
    say: ({ n }) => `recurring payment ${n} is looked at`,
    isPossible: isKnown,
    take: (walk, { n }) => walk.call({ operationId: 'getRecurringPayment', accessKey: keyOf(walk, n) }),
  }),
]
