import type { TFunction } from 'i18next'
import type { RecipientData } from '#web/shared/api/wire.ts'
import type { DueState } from '#web/shared/due-days/due-state.ts'
import { monthText, shortDay } from '#web/shared/format/czech-days.ts'
import type { RequestStatus } from './request-status.ts'

type StatusTexts = TFunction<'recipient-home'>

/** The fields of the family's record that the banner shows. */
export type StatusFacts = Pick<
  RecipientData,
  'NextPayoutDate' | 'RenewalDate' | 'LastContributionMonth' | 'Account'
> & {
  /** Undefined if the provider has no record. */
  MissingDocuments: RecipientData['MissingDocuments'] | undefined
  /** The foundation has a document that it has not checked yet; undefined until known. */
  isChecking: boolean | undefined
}

/** The foundation checks what was handed over, and the family waits. An empty list alone does not say that anything was. */
export function isAllHanded(status: RequestStatus, { MissingDocuments: missing, isChecking }: StatusFacts): boolean {
  return status === 'incomplete' && missing?.length === 0 && isChecking !== false
}

/** The meaning of a status for the family, one sentence. */
export function meaningOf(status: RequestStatus, facts: StatusFacts, t: StatusTexts): string {
  if (status !== 'incomplete') return t(($) => $.meaning[status])
  if (isAllHanded(status, facts)) return t(($) => $.meaning.incompleteHanded)
  const count = facts.MissingDocuments?.length
  return !count ? t(($) => $.meaning.incompleteUnknown) : t(($) => $.meaning.incomplete, { count })
}

/** Without a known date the sentence omits it. `hasTasks`: there are tasks below the banner. */
export function todoOf(
  status: RequestStatus,
  facts: StatusFacts,
  { hasTasks, dueState }: { hasTasks: boolean; dueState: (due: string) => DueState },
  t: StatusTexts,
): string {
  const { RenewalDate: renewal, LastContributionMonth: last } = facts
  switch (status) {
    case 'incomplete': {
      if (isAllHanded(status, facts)) return t(($) => $.todo.incompleteHanded)
      const missing = facts.MissingDocuments ?? []
      const due = firstDue(missing)
      if (due === undefined) return t(($) => $.todo.incompleteSoon)
      const { state, date } = dueState(due)
      return t(($) => $.todo.handOver[state], { count: missing.length, date: shortDay(date) })
    }
    case 'ok':
      return renewal ? t(($) => $.todo.ok, { date: shortDay(renewal) }) : t(($) => $.todo.okUndated)
    case 'inRenewal': {
      const { state, date } = renewal === null ? { state: 'undated' as const, date: '' } : dueState(renewal)
      return t(($) => $.todo.inRenewal[state], { date: date && shortDay(date) })
    }
    case 'doNotRenew':
      return last ? t(($) => $.todo.doNotRenew, { month: monthText(last) }) : t(($) => $.todo.doNotRenewSoon)
    case 'discarded':
      return [last && t(($) => $.todo.discardedLast, { month: monthText(last) }), t(($) => $.todo.discarded)]
        .filter(Boolean)
        .join(' ')
    case 'new':
      return t(($) => $.todo[hasTasks ? 'newWithTasks' : 'new'])
    case 'suspended':
    case 'renewalReceived':
      return t(($) => $.todo[status])
  }
}

/** The earliest day by which a document is requested, `YYYY-MM-DD`. */
function firstDue(missing: RecipientData['MissingDocuments']): string | undefined {
  return missing.reduce<string | undefined>(
    (first, { Due }) => (first === undefined || Due < first ? Due : first),
    undefined,
  )
}
