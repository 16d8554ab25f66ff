import { constantFrom, record } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles, write } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, donors, which } from './actors.ts'
import { openLastLink } from './mailed-links.ts'

const isKnown = ({ memory }: Walk): boolean => memory.recurring.length > 0
const pathOf = ({ memory }: Walk, n: number): string => `/recurringPayments/${pick(memory.recurring, n)}`

export const recurring = [
  stepKind('list-recurring', {
    details: record({ who: donors }),
    say: ({ who }) => `${who} looks at the recurring payments`,
    take: (walk, { who }) =>
      callAs(walk, who, { operationId: 'getRecurringPayments', method: 'GET', path: '/recurringPayments' }),
  }),
  stepKind('open-recurring-link', {
    weight: 3,
    details: record({}),
    say: () => 'the payer opens the last link to a recurring payment',
    take: async (walk) => {
      const tabKey = await openLastLink(walk, 'recurring-payment', 'pravidelna')
      if (tabKey !== undefined) walk.memory.recurring.push(tabKey)
    },
  }),
  stepKind('confirm-recurring', {
    weight: 2,
    details: record({ n: which, trouble: troubles }),
    say: ({ n, trouble }) => `the raised amount of recurring payment ${n} is confirmed${sayTrouble(trouble)}`,
    isPossible: isKnown,
    take: (walk, { n, trouble }) => {
      const path = `${pathOf(walk, n)}/confirmation`
      return write(walk, { operationId: 'confirmRecurringChange', method: 'POST', path }, trouble)
    },
  }),
  stepKind('change-recurring', {
    weight: 2,
    details: record({ n: which, amount: constantFrom(50, 500, 9_999_999), trouble: troubles }),
    say: ({ n, amount, trouble }) => `recurring payment ${n} is changed to ${amount} Kč${sayTrouble(trouble)}`,
    isPossible: isKnown,
    take: (walk, { n, amount, trouble }) => {
      const path = pathOf(walk, n)
      return write(walk, { operationId: 'changeRecurringPayment', method: 'POST', path, body: { amount } }, trouble)
    },
  }),
  stepKind('cancel-recurring', {
    details: record({ n: which, times: constantFrom(1, 2) }),
    say: ({ n, times }) => `recurring payment ${n} is cancelled ${times}×`,
    isPossible: isKnown,
    take: async (walk, { n, times }) => {
      const path = pathOf(walk, n)
      for (let done = 0; done < times; done += 1)
        await walk.call({ operationId: 'cancelRecurringPayment', method: 'DELETE', path })
    },
  }),
  stepKind('read-recurring', {
    details: record({ n: which }),
    say: ({ n }) => `recurring payment ${n} is looked at`,
    isPossible: isKnown,
    take: (walk, { n }) => walk.call({ operationId: 'getRecurringPayment', method: 'GET', path: pathOf(walk, n) }),
  }),
]
