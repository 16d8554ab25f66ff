import { constantFrom } from 'fast-check'
import { FINANCIAL, GENERIC } from '#mock/testing/renewal-requests.ts'
import { pick } from '../memory.ts'
import { sessionOf } from '../sign-in.ts'
import { stepKind } from '../step.ts'
import { writeKind } from '../trouble.ts'
import type { Walk } from '../walk.ts'
import { callAs, families, which, writeAs } from './actors.ts'
import { PDF } from './family-files.ts'
import { pull } from './triggers.ts'

const PURPOSES = ['medical-report', 'income-confirmation'] as const

const addFile = (walk: Walk, who: string, purpose: string, trouble: Parameters<typeof writeAs>[3]) => {
  const upload = {
    meta: { category: 'form', purpose, issuedOn: '2026-10-12' },
    name: 'zprava.pdf',
    type: 'application/pdf',
    bytes: PDF,
  }
  return writeAs(walk, who, { operationId: 'uploadRenewalFile', upload }, trouble)
}

const readRenewal = async (walk: Walk, who: string) =>
  (await callAs(walk, who, { operationId: 'getRenewal' }))?.json?.response

export const renewing = [
  writeKind('add-renewal-file', {
    details: { who: families, purpose: constantFrom(...PURPOSES) },
    say: ({ who, purpose }) => `family ${who} adds a file to its renewal (${purpose})`,
    take: (walk, { who, purpose, trouble }) => addFile(walk, who, purpose, trouble),
  }),
  stepKind('remove-renewal-file', {
    details: { who: families, n: which },
    say: ({ who, n }) => `family ${who} takes file ${n} of its renewal back`,
    take: async (walk, { who, n }) => {
      const files = (await readRenewal(walk, who))?.files?.files ?? []
      const id = pick(files, n)?.fileId ?? 'file-none'
      await callAs(walk, who, { operationId: 'removeRenewalFile', id })
    },
  }),
  writeKind('send-renewal', {
    weight: 3,
    details: { who: families },
    say: ({ who }) => `family ${who} adds the files of its renewal and sends it`,
    take: async (walk, { who, trouble }) => {
      if (!(await sessionOf(walk, who))) return
      for (const purpose of PURPOSES) await addFile(walk, who, purpose, { kind: 'none' })
      const version = (await readRenewal(walk, who))?.version
      const body = version === 2 ? GENERIC : FINANCIAL
      await writeAs(walk, who, { operationId: 'submitRenewal', body }, trouble)
    },
  }),
  stepKind('open-renewal', {
    weight: 2,
    details: { who: families, version: constantFrom(1, 2) },
    say: ({ who, version }) => `the foundation opens a renewal of version ${version} for family ${who}`,
    take: (walk, { who, version }) => pull(walk, 'renewal-opened', { person: who, version }),
  }),
  stepKind('decide-renewal', {
    weight: 3,
    details: { who: families, decision: constantFrom('approve', 'return', 'reject') },
    say: ({ who, decision }) => `the foundation decides about the renewal of family ${who}: ${decision}`,
    take: (walk, { who, decision }) => pull(walk, 'renewal-decided', { person: who, decision }),
  }),
  stepKind('set-status', {
    details: { who: families, status: constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9) },
    say: ({ who, status }) => `the foundation sets the status of family ${who} to ${status}`,
    take: (walk, { who, status }) => pull(walk, 'request-status', { person: who, status }),
  }),
]
