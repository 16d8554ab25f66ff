import { constantFrom, record } from 'fast-check'
import { ONCOLOGICAL_ANSWERS, OTHER_ANSWERS } from '#mock/scenarios/answers-of-requests.ts'
import { pick } from '../memory.ts'
import { PDF } from '../papers.ts'
import { stepKind } from '../step.ts'
import { sayTrouble, type Trouble, troubles, write } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, which } from './actors.ts'
import { openLastLink } from './mailed-links.ts'
import { pull } from './triggers.ts'

const isKnown = ({ memory }: Walk): boolean => memory.requests.length > 0
const FORMS = {
  oncological: { formId: 'request-oncological-1', answers: ONCOLOGICAL_ANSWERS },
  other: { formId: 'request-other-1', answers: OTHER_ANSWERS },
} as const
const READ_AT = '2026-11-10T09:00:00.000Z'
const FILES = ['medical-report', 'income-confirmation'] as const

const addFile = (walk: Walk, key: string, purpose: string, trouble: Trouble) => {
  const upload = {
    meta: { category: 'request', purpose, issuedOn: '2026-10-12' },
    name: 'zprava.pdf',
    type: 'application/pdf',
    bytes: PDF,
  }
  const path = `/helpRequests/${key}/files`
  return write(walk, { operationId: 'uploadHelpRequestFile', method: 'POST', path, upload }, trouble)
}
const variants = constantFrom('oncological' as const, 'other' as const)

export const requestingHelp = [
  stepKind('start-request', {
    weight: 2,
    details: record({ variant: variants, trouble: troubles }),
    say: ({ variant, trouble }) => `a family starts a request for help (${variant})${sayTrouble(trouble)}`,
    take: async (walk, { variant, trouble }) => {
      const call = {
        operationId: 'startHelpRequest',
        method: 'POST',
        path: '/helpRequests',
        body: { variant },
      } as const
      const key = (await write(walk, call, trouble)).json?.response?.requestKey
      if (typeof key === 'string') walk.memory.requests.push({ key, variant, receiptNumber: null })
    },
  }),
  stepKind('add-request-file', {
    weight: 1,
    details: record({ n: which, purpose: constantFrom(...FILES), trouble: troubles }),
    say: ({ n, purpose, trouble }) => `the family of request ${n} adds a file (${purpose})${sayTrouble(trouble)}`,
    isPossible: isKnown,
    take: (walk, { n, purpose, trouble }) => addFile(walk, pick(walk.memory.requests, n)?.key ?? '', purpose, trouble),
  }),
  stepKind('send-request', {
    weight: 4,
    details: record({ n: which, trouble: troubles }),
    say: ({ n, trouble }) => `the family of request ${n} adds its files and sends it${sayTrouble(trouble)}`,
    isPossible: isKnown,
    take: async (walk, { n, trouble }) => {
      const request = pick(walk.memory.requests, n)
      if (!request) return
      for (const purpose of FILES) await addFile(walk, request.key, purpose, { kind: 'none' })
      const body = FORMS[request.variant]
      const path = `/helpRequests/${request.key}/submission`
      const { json } = await write(walk, { operationId: 'submitHelpRequest', method: 'POST', path, body }, trouble)
      request.receiptNumber = json?.response?.receiptNumber ?? request.receiptNumber
    },
  }),
  stepKind('decide-request', {
    weight: 4,
    details: record({ n: which, decision: constantFrom('approve', 'return', 'reject') }),
    say: ({ n, decision }) => `the foundation decides about request ${n}: ${decision}`,
    isPossible: ({ memory }) => memory.requests.some(({ receiptNumber }) => receiptNumber !== null),
    take: async (walk, { n, decision }) => {
      const request = pick(
        walk.memory.requests.filter(({ receiptNumber }) => receiptNumber !== null),
        n,
      )
      if (!request) return
      await pull(walk, 'request-decided', { request: request.receiptNumber, decision })
      const letters = await walk.messages({ channel: 'email' })
      const number = decision === 'approve' ? /\b\d{7}\b/.exec(letters.at(-1)?.text ?? '')?.[0] : undefined
      if (number !== undefined) walk.memory.newFamilies.push(number)
      if (decision !== 'return') return
      request.key = (await openLastLink(walk, 'help-request', 'odkaz')) ?? request.key
    },
  }),
  stepKind('new-family-reads', {
    weight: 2,
    details: record({ n: which }),
    say: ({ n }) => `the family of approved request ${n} signs in and reads its record`,
    isPossible: ({ memory }) => memory.newFamilies.length > 0,
    take: (walk, { n }) => {
      const call = { operationId: 'getRecipientProfile', method: 'GET' } as const
      return callAs(walk, pick(walk.memory.newFamilies, n) ?? '', { ...call, path: `/recipientProfile?t=${READ_AT}` })
    },
  }),
  stepKind('read-request', {
    details: record({ n: which }),
    say: ({ n }) => `the family of request ${n} reads it`,
    isPossible: isKnown,
    take: (walk, { n }) =>
      walk.call({
        operationId: 'getHelpRequest',
        method: 'GET',
        path: `/helpRequests/${pick(walk.memory.requests, n)?.key}`,
      }),
  }),
]
