import { set } from '../../domain/state/change.ts'
import type { DocumentType } from '../../domain/state/recipient.ts'
import { dayOf } from '../../domain/time/instant.ts'
import type { TriggerInput, TriggerRefusal, TriggerRule } from '../../domain/triggers/trigger.ts'
import { done, forRecipient, isTriggerText } from '../../domain/triggers/trigger-subjects.ts'
import { DOCUMENT_LABELS } from '../recipient-document/documents-by-type.rules.ts'
import { setRequestStatus } from '../recipient-profile/set-request-status.rules.ts'
import { freshRenewal } from './current-renewal.rules.ts'
import { decideRenewal, mayBeDecided, type RenewalDecision } from './decide-renewal.rules.ts'

const MAX_NOTE_LENGTH = 1_000
const VERSIONS = { 1: 'in-renewal', 2: 'in-renewal-form' } as const
const SAID = {
  approve: 'The renewal was approved.',
  return: 'The renewal was returned: documents are missing.',
  reject: 'The renewal was rejected: help ends with the next contribution.',
} as const

/** The foundation's actions on a renewal: it opens one, and decides about a received one. */
export const renewalTriggers = {
  'renewal-opened': (state, { person, version = 1 }, { now }) =>
    forRecipient(state, person, (found) => {
      if (version !== 1 && version !== 2)
        return { refused: 'version is 1 or 2; 1 when it is left out.', field: 'version' }
      const nextRenewalOn = dayOf(now).add({ months: 1 }).toString()
      const fresh = freshRenewal({ nextRenewalOn }, version, state.renewals[found.personId])
      const opened = setRequestStatus(state, found, VERSIONS[version], { nextRenewalOn })
      const changes = [...opened, set(['renewals', found.personId], fresh)]
      return done(found, changes, `The renewal was opened in version ${version}.`)
    }),
  'renewal-decided': (state, input, context) =>
    forRecipient(state, input.person, (found) => {
      const decided = readDecision(input)
      if ('refused' in decided) return decided
      if (!mayBeDecided(found)) return { refused: `${found.login} has no renewal that waits for a decision.` }
      return done(found, decideRenewal(state, found, decided, context), SAID[decided.decision])
    }),
} as const satisfies Record<string, TriggerRule>

const readDecision = ({ decision, documents, note = '' }: TriggerInput): RenewalDecision | TriggerRefusal => {
  if (!isTriggerText(note, MAX_NOTE_LENGTH))
    return {
      refused: `note is a text of at most ${MAX_NOTE_LENGTH} characters, without the character NUL.`,
      field: 'note',
    }
  if (decision === 'approve' || decision === 'reject') return { decision, note }
  if (decision !== 'return') return { refused: 'decision is approve, return or reject.', field: 'decision' }
  const types = documents ?? ['medical-report']
  if (!Array.isArray(types) || types.length === 0 || !types.every(isDocumentType))
    return { refused: `documents are some of ${Object.keys(DOCUMENT_LABELS).join(', ')}.`, field: 'documents' }
  return { decision, documents: types, note }
}

const isDocumentType = (given: unknown): given is DocumentType =>
  typeof given === 'string' && Object.hasOwn(DOCUMENT_LABELS, given)
