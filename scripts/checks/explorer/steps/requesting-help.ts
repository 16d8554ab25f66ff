import { constantFrom } from 'fast-check'
import { ONCOLOGICAL_ANSWERS, OTHER_ANSWERS } from '#rules/forms/complete-answers.ts'
import { pick } from '../memory.ts'
import { stepKind } from '../step.ts'
import { sendWrite, type Trouble, writeKind } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, readProfile, which } from './actors.ts'
import { PDF } from './family-files.ts'
import { openLastLink } from './mailed-links.ts'
import { pull } from './triggers.ts'

const isKnown = ({ memory }: Walk): boolean => memory.requests.length > 0
const FORMS = {
  oncological: { formId: 'request-oncological-1', answers: ONCOLOGICAL_ANSWERS },
  other: { formId: 'request-other-1', answers: OTHER_ANSWERS },
} as const
const FILES = ['medical-report', 'income-confirmation'] as const

const addFile = (walk: Walk, key: string, purpose: string, trouble: Trouble) => {
  const upload = {
    meta: { category: 'request', purpose, issuedOn: '2026-10-12' },
    name: 'zprava.pdf',
    type: 'application/pdf',
    bytes: PDF,
  }
  return sendWrite(walk, { operationId: 'uploadHelpRequestFile', accessKey: key, upload }, trouble)
}
const variants = constantFrom('oncological' as const, 'other' as const)

export const requestingHelp = [
  writeKind('start-request', {
    weight: 2,
    details: { variant: variants },
    say: ({ variant }) => `a family starts a request for help (${variant})`,
    take: async (walk, { variant, trouble }) => {
      const call = {
        operationId: 'startHelpRequest',
        body: { variant },
      } as const
      const key = (await sendWrite(walk, call, trouble)).json?.response?.accessKey
      if (typeof key === 'string') walk.memory.requests.push({ key, variant, receiptNumber: null })
    },
  }),
  writeKind('add-request-file', {
    weight: 1,
    details: { n: which, purpose: constantFrom(...FILES) },
    say: ({ n, purpose }) => `the family of request ${n} adds a file (${purpose})`,
    isPossible: isKnown,
    take: (walk, { n, purpose, trouble }) => addFile(walk, pick(walk.memory.requests, n)?.key ?? '', purpose, trouble),
  }),
  writeKind('send-request', {
    weight: 4,
    details: { n: which },
    say: ({ n }) => `the family of request ${n} adds its files and sends it`,
    isPossible: isKnown,
    take: async (walk, { n, trouble }) => {
      const request = pick(walk.memory.requests, n)
      if (!request) return
      for (const purpose of FILES) await addFile(walk, request.key, purpose, { kind: 'none' })
      const body = FORMS[request.variant]
      const { json } = await sendWrite(
        walk,
        { operationId: 'submitHelpRequest', accessKey: request.key, body },
        trouble,
      )
      request.receiptNumber = json?.response?.receiptNumber ?? request.receiptNumber
    },
  }),
  stepKind('decide-request', {
    weight: 4,
    details: { n: which, decision: constantFrom('approve', 'return', 'reject') },
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
    details: { n: which },
    say: ({ n }) => `the family of approved request ${n} signs in and reads its record`,
    isPossible: ({ memory }) => memory.newFamilies.length > 0,
    take: (walk, { n }) => callAs(walk, pick(walk.memory.newFamilies, n) ?? '', readProfile),
  }),
  stepKind('read-request', {
    details: { n: which },
    say: ({ n }) => `the family of request ${n} reads it`,
    isPossible: isKnown,
    take: (walk, { n }) => walk.call({ operationId: 'getHelpRequest', accessKey: pick(walk.memory.requests, n)?.key }),
  }),
]
