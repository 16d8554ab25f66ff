import type { LocalText } from '../../domain/letters/wording.ts'
import { findRecipient } from '../../domain/people/find-person.ts'
import { memoizeByRecord } from '../../domain/state/memoize-by-record.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Day } from '../../domain/time/instant.ts'
import { giftsOf, type Ledger, ledgerOf } from '../payment/ledger.rules.ts'
import { familiesShownFrom } from '../payment/payment-calendar.rules.ts'

export type FamilyPart = { readonly month: string; readonly amount: number }

/** A family that got the donor's gifts, as the donor sees it. */
export type HelpedFamily = {
  readonly recipient: Recipient
  /** It got a part of the latest sent gift, and is still supported. */
  readonly isCurrent: boolean
  /** Why it gets no more gifts; null while it may. */
  readonly removedReason: LocalText | null
  /** By month of contribution, newest first; never empty. */
  readonly parts: readonly FamilyPart[]
}

/** The text for a family whose help ended without a stated reason. */
const HELP_ENDED: LocalText = { cs: 'Pomoc této rodině skončila.', en: 'Help to this family has ended.' }

/** The families that got a part of the donor's gifts, as the account shows them by this day: those of the last month first. */
export const familiesOf = (state: WorldState, angelNumber: string, today: Day): readonly HelpedFamily[] => {
  const { gifts, lastMonth, families } = shownParts(ledgerOf(state, angelNumber), today)
  return [...families]
    .flatMap(([recipientId, parts]) => {
      const recipient = findRecipient(state, recipientId)
      if (!recipient) return []
      const isCurrent = recipient.supportStatus !== 'ended' && parts[0]?.month === lastMonth
      const removedReason = isCurrent ? null : whyRemoved(recipient, gifts, parts)
      return [{ recipient, isCurrent, removedReason, parts }]
    })
    .toSorted(currentFirst)
}

/** One of them; null for a family that this donor never helped, whether or not it exists. */
export const familyOf = (state: WorldState, angelNumber: string, familyId: string, today: Day): HelpedFamily | null =>
  familiesOf(state, angelNumber, today).find(({ recipient }) => recipient.familyId === familyId) ?? null

const shownParts = memoizeByRecord((ledger: Ledger, today: Day) => {
  const hiddenUntil = familiesShownFrom(today)
  const gifts = giftsOf(ledger).filter(
    ({ redistributed, distributionOn }) => redistributed && hiddenUntil(distributionOn) === null,
  )
  const lastMonth = gifts.reduce((last, gift) => (monthOf(gift) > last ? monthOf(gift) : last), '')
  return { gifts, lastMonth, families: partsByFamily(gifts) }
})

const monthOf = ({ distributionOn }: Payment): string => distributionOn.slice(0, 'YYYY-MM'.length)

const partsByFamily = (gifts: readonly Payment[]): ReadonlyMap<PersonId, readonly FamilyPart[]> => {
  const sums = new Map<PersonId, Map<string, number>>()
  for (const gift of gifts)
    for (const { recipientId, amount } of gift.shares) {
      const months = sums.get(recipientId) ?? new Map<string, number>()
      months.set(monthOf(gift), (months.get(monthOf(gift)) ?? 0) + amount)
      sums.set(recipientId, months)
    }
  return new Map([...sums].map(([recipientId, months]) => [recipientId, newestFirst(months)]))
}

const newestFirst = (months: ReadonlyMap<string, number>): readonly FamilyPart[] =>
  [...months].map(([month, amount]) => ({ month, amount })).toSorted((a, b) => (a.month < b.month ? 1 : -1))

/** The family's own reason, or that of a gift redirected from it since its last part. */
const whyRemoved = (
  { personId, removedReason, supportStatus }: Recipient,
  gifts: readonly Payment[],
  [lastPart]: readonly FamilyPart[],
): LocalText | null => {
  if (supportStatus === 'ended' || removedReason !== null) return removedReason ?? HELP_ENDED
  const taken = gifts.findLast((gift) => gift.reassigned?.from === personId && monthOf(gift) >= (lastPart?.month ?? ''))
  return taken?.reassigned?.reason ?? null
}

const currentFirst = (a: HelpedFamily, b: HelpedFamily): number => {
  if (a.isCurrent !== b.isCurrent) return a.isCurrent ? -1 : 1
  const [lastOfA = '', lastOfB = ''] = [a.parts[0]?.month, b.parts[0]?.month]
  if (lastOfA !== lastOfB) return lastOfA < lastOfB ? 1 : -1
  return a.recipient.familyId < b.recipient.familyId ? -1 : 1
}
