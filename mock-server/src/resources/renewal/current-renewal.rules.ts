import type { Recipient } from '../../domain/state/recipient.ts'
import type { Renewal, SentRenewal } from '../../domain/state/renewal.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

type Statuses = Pick<Recipient, 'requestStatus' | 'renewalStatus'>

/** Which version is open (rule 10.15); null while none is. */
export const openVersionOf = ({ requestStatus, renewalStatus }: Statuses): 1 | 2 | null => {
  if (renewalStatus !== 'open') return null
  if (requestStatus === 'in-renewal') return 1
  return requestStatus === 'in-renewal-form' ? 2 : null
}

export type CurrentRenewal =
  | { readonly kind: 'open'; readonly renewal: Renewal & { readonly sent: null } }
  | { readonly kind: 'sent'; readonly renewal: Renewal; readonly sent: SentRenewal }
  | { readonly kind: 'not-open' }

/**
 * The renewal that the family may fill in; while none is open, the last sent one, so that it stays readable whatever the
 * foundation decides. The status determines the version: a form started in one version cannot be sent in the other.
 */
export const currentRenewal = ({ renewals }: Pick<WorldState, 'renewals'>, recipient: Recipient): CurrentRenewal => {
  const stored = Object.hasOwn(renewals, recipient.personId) ? renewals[recipient.personId] : undefined
  const version = openVersionOf(recipient)
  if (version !== null)
    return { kind: 'open', renewal: isOpen(stored) ? { ...stored, version } : freshRenewal(recipient, version, stored) }
  return stored?.sent ? { kind: 'sent', renewal: stored, sent: stored.sent } : { kind: 'not-open' }
}

type OpenRenewal = Renewal & { readonly sent: null }

const isOpen = (stored: Renewal | undefined): stored is OpenRenewal => stored?.sent === null

/** An empty renewal. It stores the previous number, since no number is issued twice. */
export const freshRenewal = (
  { nextRenewalOn }: Pick<Recipient, 'nextRenewalOn'>,
  version: 1 | 2,
  before: Renewal | undefined,
): OpenRenewal => {
  const formerNumber = before?.sent?.receiptNumber ?? before?.formerNumber
  return { version, dueOn: nextRenewalOn, files: [], sent: null, ...(formerNumber !== undefined && { formerNumber }) }
}
