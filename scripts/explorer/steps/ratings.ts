import { constantFrom, nat, record } from 'fast-check'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles, write } from '../trouble.ts'
import { callAs, donors, writeAs } from './actors.ts'

const rate = { operationId: 'saveNps', method: 'POST', path: '/nps' } as const

export const ratings = [
  stepKind('rate', {
    weight: 2,
    details: record({ who: donors, rating: nat({ max: 9 }), trouble: troubles }),
    say: ({ who, rating, trouble }) => `${who} rates ${rating + 1}${sayTrouble(trouble)}`,
    take: (walk, { who, rating, trouble }) => writeAs(walk, who, { ...rate, body: { rating: rating + 1 } }, trouble),
  }),
  stepKind('rate-by-link', {
    details: record({
      rating: nat({ max: 9 }),
      emlid: constantFrom('jana-nps-2026', 'nobody-nps-2026'),
      trouble: troubles,
    }),
    say: ({ rating, emlid, trouble }) => `the reader of the link ${emlid} rates ${rating + 1}${sayTrouble(trouble)}`,
    take: (walk, { rating, emlid, trouble }) => write(walk, { ...rate, body: { rating: rating + 1, emlid } }, trouble),
  }),
  stepKind('look-at-rating', {
    details: record({ who: donors }),
    say: ({ who }) => `${who} looks at the rating`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getNps', method: 'GET', path: '/nps' }),
  }),
]
