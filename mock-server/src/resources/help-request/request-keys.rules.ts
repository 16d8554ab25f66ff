import { findTabKey } from '../../domain/access/mailed-links.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import type { HelpRequest, RequestKey } from '../../domain/state/help-request.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { DAY, type Instant } from '../../domain/time/instant.ts'

/** A started request can be sent for 30 days; an edit link has its own lifetime (edit-link.ts). */
export const START_LIFE = 30 * DAY

export type OpenRequest = { readonly kind: 'open'; readonly request: HelpRequest; readonly key: RequestKey }
export type ClosedRequest =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'already-sent'; readonly receiptNumber: string; readonly sentAt: Instant }

/**
 * What a key opens at this instant. A used key is reported as used for good, whatever happened to the request since; a revoked key
 * is not found. A newer link replaces the older ones, which are reported as expired.
 */
export const openRequest = (state: WorldState, key: string, now: Instant): OpenRequest | ClosedRequest => {
  const found = findRequestKey(state, key, now)
  if (!found || found.endedBy === 'revoked') return { kind: 'not-found' }
  const request = ownValue(state.helpRequests, found.requestId)
  if (request && (found.usedAt !== null || !takesAnswers(found, request))) return alreadySent(request)
  if (found.endedBy === 'replaced' || now >= found.expiresAt) return { kind: 'expired' }
  return request ? { kind: 'open', request, key: found } : { kind: 'not-found' }
}

/** The key that started a request, or the key that a tab got for an edit key. An edit key itself opens nothing (rule 13.3). */
const findRequestKey = (state: WorldState, key: string, now: Instant): RequestKey | null => {
  const tab = findTabKey(state, key, now)
  if (tab) return tab.kind === 'help-request' ? ownValue(state.requestKeys, tab.subject) : null
  const found = ownValue(state.requestKeys, key)
  return found?.kind === 'start' ? found : null
}

/** The key that started a request sends it once; an edit link opens it until the foundation has decided. */
const takesAnswers = ({ kind }: RequestKey, { state }: HelpRequest): boolean =>
  kind === 'start' ? state === 'started' : state !== 'approved' && state !== 'rejected'

const alreadySent = ({ receiptNumber, sentAt }: HelpRequest): ClosedRequest =>
  receiptNumber === null || sentAt === null ? { kind: 'not-found' } : { kind: 'already-sent', receiptNumber, sentAt }
