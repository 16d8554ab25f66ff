import { checkAnswers } from '#rules/forms/check-answers.ts'
import { checkFiles } from '#rules/forms/check-files.ts'
import type { FormCode, FormFaults } from '#rules/forms/form.ts'
import { sendToFamily } from '../../domain/letters/family-letter.ts'
import { changedFields } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { RenewalRequest, SentRenewal } from '../../domain/state/renewal.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { statusTriple } from '../recipient-profile/request-status.rules.ts'
import type { CurrentRenewal } from './current-renewal.rules.ts'
import { withRenewalFiles } from './renewal-documents.rules.ts'
import { renewalCategories } from './renewal-files.rules.ts'
import { RENEWAL_FORM } from './renewal-form.rules.ts'
import { receivedLetter } from './renewal-letters.rules.ts'
import { nextRenewalNumber } from './renewal-number.rules.ts'

type Open = Extract<CurrentRenewal, { kind: 'open' }>['renewal']
type Financial = Extract<RenewalRequest, { kind: 'financial' }>

export type SubmitRenewalResult =
  | { readonly kind: 'sent'; readonly sent: SentRenewal; readonly recipient: Recipient }
  | { readonly kind: 'refused'; readonly faults: FormFaults }
  | { readonly kind: 'form-changed' }

/** Rules 11.4, 11.5: once; the status of the request becomes „renewal received“, the files become documents. */
export const submitRenewal = (
  state: WorldState,
  recipient: Recipient,
  renewal: Open,
  request: RenewalRequest,
  context: { readonly now: Instant; readonly random: Random },
): Decision<SubmitRenewalResult> => {
  const rule = 'rule 11.2 Renewal checks'
  const today = dayOf(context.now)
  const faults = faultsOf(renewal, request, today)
  if (faults === 'form-changed') return { result: { kind: 'form-changed' }, changes: [], rule }
  const categories = renewalCategories(recipient, renewal, today)
  const missing = checkFiles(categories, renewal.files, request.handedOtherwise, { today: today.toString() })
  const all = { ...faults, ...missing }
  if (Object.keys(all).length > 0) return { result: { kind: 'refused', faults: all }, changes: [], rule }
  const sent: SentRenewal = { receiptNumber: nextRenewalNumber(state, today.year), sentAt: context.now, request }
  const handedDocuments = withRenewalFiles(recipient, renewal, context.now)
  const received: Recipient = { ...recipient, handedDocuments, ...statusTriple('renewal-received') }
  return {
    result: { kind: 'sent', sent, recipient: received },
    changes: [
      set(['renewals', recipient.personId], { ...renewal, sent }),
      ...changedFields(recipient, received),
      ...sendToFamily(state, recipient, receivedLetter(sent.receiptNumber), context),
    ],
    rule,
  }
}

/** Answers to the other version, or to a form that has changed since, are not validated: the client must read the form again. */
const faultsOf = (
  { version }: Open,
  request: RenewalRequest,
  today: Temporal.PlainDate,
): FormFaults | 'form-changed' => {
  if (request.kind === 'financial') return version === 1 ? financialFaults(request, today) : 'form-changed'
  if (version !== 2 || request.formId !== RENEWAL_FORM.formId) return 'form-changed'
  return checkAnswers(RENEWAL_FORM, request.answers, { today: today.toString() })
}

/** The contract validates the rest of version 1: the number of family members, every line filled in, the declarations. */
const financialFaults = ({ expenses, treatment }: Financial, today: Temporal.PlainDate): FormFaults => {
  const endsOn = checkTreatmentEnd(treatment, today.toString())
  return {
    ...(Object.values(expenses).every((amount) => amount === 0) && ({ expenses: 'zero-sum' } as const)),
    ...(endsOn && { 'treatment.endsOn': endsOn }),
  }
}

/** Rule 11.3: 201 has ended, at the latest today; 202 will end, at the earliest today; the others have no last day. */
const checkTreatmentEnd = ({ status, endsOn }: Financial['treatment'], today: string): FormCode | undefined => {
  if (status !== 201 && status !== 202) return endsOn === undefined ? undefined : 'unknown'
  if (endsOn === undefined) return 'required'
  if (status === 201) return endsOn > today ? 'future' : undefined
  return endsOn < today ? 'past' : undefined
}
