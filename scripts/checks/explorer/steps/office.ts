import { type Arbitrary, constant, constantFrom, oneof } from 'fast-check'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { writeKind } from '../trouble.ts'
import { callAs, donors, which, writeAs } from './actors.ts'

const ADMIN = 'admin'
type LinkOptions = { readonly kind: string; readonly [detail: string]: string | number }
const linkOptions: Arbitrary<LinkOptions> = oneof(
  donors.map((angelNumber) => ({ kind: 'rating', angelNumber })),
  constantFrom('beh', 'jarmark').map((slug) => ({ kind: 'registration', campaign: 'Podzim', slug })),
  constant({ kind: 'payment', amount: 500 }),
)

export const office = [
  writeKind('make-link', {
    details: { options: linkOptions },
    say: ({ options }) => `the administrator makes a link (${Object.values(options).join(', ')})`,
    take: async (walk, { options, trouble }) => {
      const call = { operationId: 'createAdminLink', body: options } as const
      const link = (await writeAs(walk, ADMIN, call, trouble))?.json?.response?.link
      if (!link) return
      walk.memory.adminLinks.push(link.linkId)
      walk.memory.linkKeys.push(link.path.replace(/^.*=/, ''))
    },
  }),
  writeKind('make-edit-link', {
    details: { n: which },
    say: ({ n }) => `the administrator makes a link to correct request ${n}`,
    isPossible: ({ memory }) => memory.requests.some(({ receiptNumber }) => receiptNumber !== null),
    take: async (walk, { n, trouble }) => {
      const request = pick(
        walk.memory.requests.filter((known) => known.receiptNumber !== null),
        n,
      )
      if (!request) return
      const body = { kind: 'questionnaire-edit', receiptNumber: request.receiptNumber }
      const call = { operationId: 'createAdminLink', body } as const
      const link = (await writeAs(walk, ADMIN, call, trouble))?.json?.response?.link
      if (!link) return
      walk.memory.adminLinks.push(link.linkId)
      request.key = link.path.replace(/^.*=/, '')
    },
  }),
  stepKind('take-link-back', {
    details: { n: which },
    say: ({ n }) => `the administrator takes link ${n} back`,
    isPossible: ({ memory }) => memory.adminLinks.length > 0,
    take: (walk, { n }) => callAs(walk, ADMIN, { operationId: 'revokeAdminLink', id: pick(walk.memory.adminLinks, n) }),
  }),
  stepKind('open-link', {
    details: { n: which },
    say: ({ n }) => `a visitor opens link ${n} of the administrator`,
    isPossible: ({ memory }) => memory.linkKeys.length > 0,
    take: (walk, { n }) => walk.call({ operationId: 'openLink', id: pick(walk.memory.linkKeys, n) }),
  }),
  stepKind('look-over', {
    say: () => 'the administrator looks at the overview',
    take: (walk) => callAs(walk, ADMIN, { operationId: 'getAdminOverview' }),
  }),
]
