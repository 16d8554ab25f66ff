import { constantFrom, nat } from 'fast-check'
import { stepKind } from '../step.ts'
import { sendWrite, writeKind } from '../trouble.ts'
import { callAs, donors, writeAs } from './actors.ts'

const rate = { operationId: 'saveNps' } as const

export const ratings = [
  writeKind('rate', {
    weight: 2,
    details: { who: donors, rating: nat({ max: 9 }) },
    say: ({ who, rating }) => `${who} rates ${rating + 1}`,
    take: (walk, { who, rating, trouble }) => writeAs(walk, who, { ...rate, body: { rating: rating + 1 } }, trouble),
  }),
  writeKind('rate-by-link', {
    details: { rating: nat({ max: 9 }), emlid: constantFrom('jana-nps-2026', 'nobody-nps-2026') },
    say: ({ rating, emlid }) => `the reader of the link ${emlid} rates ${rating + 1}`,
    take: (walk, { rating, emlid, trouble }) =>
      sendWrite(walk, { ...rate, body: { rating: rating + 1, emlid } }, trouble),
  }),
  stepKind('look-at-rating', {
    details: { who: donors },
    say: ({ who }) => `${who} looks at the rating`,
    take: (walk, { who }) => callAs(walk, who, { operationId: 'getNps' }),
  }),
]
