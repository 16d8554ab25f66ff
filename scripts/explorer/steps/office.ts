import { type Arbitrary, constant, constantFrom, oneof, record } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, troubles } from '../trouble.ts'
import { callAs, donors, which, writeAs } from './actors.ts'

const ADMIN = 'admin'
type Wish = { readonly kind: string; readonly [detail: string]: string | number }
const wishes: Arbitrary<Wish> = oneof(
  donors.map((angelNumber) => ({ kind: 'rating', angelNumber })),
  constantFrom('beh', 'jarmark').map((slug) => ({ kind: 'registration', campaign: 'Podzim', slug })),
  constant({ kind: 'payment', amount: 500 }),
)

export const office = [
  stepKind('make-link', {
    details: record({ wish: wishes, trouble: troubles }),
    say: ({ wish, trouble }) =>
      `the administrator makes a link (${Object.values(wish).join(', ')})${sayTrouble(trouble)}`,
    take: async (walk, { wish, trouble }) => {
      const call = { operationId: 'createAdminLink', method: 'POST', path: '/adminLinks', body: wish } as const
      const link = (await writeAs(walk, ADMIN, call, trouble))?.json?.response?.link
      if (!link) return
      walk.memory.adminLinks.push(link.linkId)
      walk.memory.linkKeys.push(link.path.replace(/^.*=/, ''))
    },
  }),
  stepKind('make-edit-link', {
    details: record({ n: which, trouble: troubles }),
    say: ({ n, trouble }) => `the administrator makes a link to mend request ${n}${sayTrouble(trouble)}`,
    isPossible: ({ memory }) => memory.requests.some(({ receiptNumber }) => receiptNumber !== null),
    take: async (walk, { n, trouble }) => {
      const request = pick(
        walk.memory.requests.filter((known) => known.receiptNumber !== null),
        n,
      )
      if (!request) return
      const body = { kind: 'questionnaire-edit', receiptNumber: request.receiptNumber }
      const call = { operationId: 'createAdminLink', method: 'POST', path: '/adminLinks', body } as const
      const link = (await writeAs(walk, ADMIN, call, trouble))?.json?.response?.link
      if (!link) return
      walk.memory.adminLinks.push(link.linkId)
      request.key = link.path.replace(/^.*=/, '')
    },
  }),
  stepKind('take-link-back', {
    details: record({ n: which }),
    say: ({ n }) => `the administrator takes link ${n} back`,
    isPossible: ({ memory }) => memory.adminLinks.length > 0,
    take: (walk, { n }) => {
      const path = `/adminLinks/${pick(walk.memory.adminLinks, n)}/revocation`
      return callAs(walk, ADMIN, { operationId: 'revokeAdminLink', method: 'POST', path })
    },
  }),
  stepKind('open-link', {
    details: record({ n: which }),
    say: ({ n }) => `a visitor opens link ${n} of the administrator`,
    isPossible: ({ memory }) => memory.linkKeys.length > 0,
    take: (walk, { n }) =>
      walk.call({ operationId: 'openLink', method: 'GET', path: `/links/${pick(walk.memory.linkKeys, n)}` }),
  }),
  stepKind('look-over', {
    details: constant({}),
    say: () => 'the administrator looks at the overview',
    take: (walk) => callAs(walk, ADMIN, { operationId: 'getAdminOverview', method: 'GET', path: '/adminOverview' }),
  }),
]
