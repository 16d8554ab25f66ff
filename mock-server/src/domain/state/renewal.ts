import type { FormAnswers } from '#rules/forms/form.ts'
import type { Day, Instant } from '../time/instant.ts'
import type { FormFile } from './help-request.ts'

/** Rule 11.3: 201 has ended, 202 ends on a known day, 203 continues, 204 check-ups only. */
export type TreatmentStatus = 201 | 202 | 203 | 204

type IncomeLine =
  | 'wages'
  | 'business'
  | 'sickness'
  | 'pension'
  | 'parental'
  | 'care-allowance'
  | 'benefits'
  | 'alimony'
  | 'other'
type ExpenseLine = 'housing' | 'energy' | 'food' | 'treatment' | 'travel' | 'school' | 'loans' | 'other'
/** Full crowns a month by the name of the line. */
type Amounts<Line extends string> = Readonly<Record<Line, number>>

/** What was sent, in the shape of the API. */
export type RenewalRequest =
  | {
      readonly kind: 'financial'
      readonly householdMembers: number
      readonly incomes: Amounts<IncomeLine>
      readonly expenses: Amounts<ExpenseLine>
      readonly treatment: { readonly status: TreatmentStatus; readonly endsOn?: Day }
      readonly contributionUse: string
      readonly message?: string
      readonly note?: string
      readonly declarations: { readonly isTrue: true; readonly willReport: true; readonly agreesToProcessing: true }
      readonly handedOtherwise: readonly string[]
    }
  | {
      readonly kind: 'generic'
      readonly formId: string
      readonly answers: FormAnswers
      readonly handedOtherwise: readonly string[]
    }

export type SentRenewal = { readonly receiptNumber: string; readonly sentAt: Instant; readonly request: RenewalRequest }

/** The open renewal, or the last one sent. Its version determines the request's status while it is open. */
export type Renewal = {
  readonly version: 1 | 2
  readonly dueOn: Day | null
  /** Oldest first. */
  readonly files: readonly FormFile[]
  readonly sent: SentRenewal | null
  /** Receipt number of the previous renewal: new numbers continue from the highest one issued. */
  readonly formerNumber?: string
}
