import { worldMark } from '../../domain/access/world-mark.ts'
import { moneyText } from '../../domain/letters/wording.ts'
import { findDonor, ownValue } from '../../domain/people/find-person.ts'
import type { AdminLink, AdminLinkTarget } from '../../domain/state/admin-link.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { isDecidable, returnRequest } from '../help-request/return-request.rules.ts'
import { ANONYMOUS_NUMBER } from '../login/sign-in.rules.ts'

/** The administrator's input, already validated against the contract. */
export type AdminLinkInput =
  | { readonly kind: 'rating'; readonly angelNumber: string }
  | { readonly kind: 'questionnaire-edit'; readonly receiptNumber: string; readonly note: string }
  | { readonly kind: 'registration'; readonly campaign: string; readonly slug: string }
  | { readonly kind: 'payment'; readonly amount: number; readonly variableSymbol: string | null }

export type MakeAdminLinkResult =
  | { readonly kind: 'made'; readonly link: AdminLink }
  | { readonly kind: 'subject-unknown'; readonly field: 'angelNumber' | 'receiptNumber' | 'variableSymbol' }
  | { readonly kind: 'slug-taken' }

export type LinkContext = {
  readonly by: PersonId
  readonly now: Instant
  readonly random: Random
  readonly worldId: string
}

/** The result of a request for a link: where the link leads and whom it is for, or why it is refused. */
type Aimed =
  | { readonly target: AdminLinkTarget; readonly label: string; readonly changes: readonly Change[] }
  | Exclude<MakeAdminLinkResult, { kind: 'made' }>

const RULE = 'rule 13.2 Link generator'

/** Creates a link with its author and its time. Keys cannot be guessed and contain their world, so that no other world knows them. */
export const makeAdminLink = (
  state: WorldState,
  input: AdminLinkInput,
  context: LinkContext,
): Decision<MakeAdminLinkResult> => {
  const aimed = aim(state, input, context)
  if ('kind' in aimed) return { result: aimed, changes: [], rule: RULE }
  const { target, label, changes } = aimed
  const { by, now, random } = context
  const linkId = `link-${random.id()}`
  const link: AdminLink = { linkId, target, label, createdAt: now, createdBy: by, revokedAt: null }
  return { result: { kind: 'made', link }, changes: [...changes, set(['adminLinks', linkId], link)], rule: RULE }
}

const aim = (state: WorldState, input: AdminLinkInput, context: LinkContext): Aimed => {
  if (input.kind === 'rating') return aimAtRating(state, input.angelNumber, context)
  if (input.kind === 'questionnaire-edit') return aimAtRequest(state, input, context)
  if (input.kind === 'registration') return aimAtCampaign(state, input)
  return aimAtPayment(state, input, context)
}

const aimAtRating = (state: WorldState, angelNumber: string, context: LinkContext): Aimed => {
  const donor = donorOf(state, angelNumber)
  if (!donor) return { kind: 'subject-unknown', field: 'angelNumber' }
  const { personId, displayName } = donor
  const key = freshKey('nps', context)
  const label = shortened(`${angelNumber}, ${displayName}`)
  return { target: { kind: 'rating', personId, key }, label, changes: [set(['ratingLinks', key], personId)] }
}

/** Returns the request to its family for completion; the letter has the same note and the same link. */
const aimAtRequest = (
  state: WorldState,
  { receiptNumber, note }: { receiptNumber: string; note: string },
  context: LinkContext,
): Aimed => {
  const request = Object.values(state.helpRequests).find((known) => known.receiptNumber === receiptNumber)
  if (!request || !isDecidable(request)) return { kind: 'subject-unknown', field: 'receiptNumber' }
  const { requestId } = request
  const { link, changes } = returnRequest(state, request, { remarks: [], note: note.trim() }, context)
  return { target: { kind: 'questionnaire-edit', requestId, key: link.key }, label: `Žádost ${receiptNumber}`, changes }
}

/** A slug belongs to one campaign at a time; the slug of a revoked link can be reused. */
const aimAtCampaign = (state: WorldState, { campaign, slug }: { campaign: string; slug: string }): Aimed => {
  const isTaken = Object.values(state.adminLinks).some(
    ({ target, revokedAt }) => target.kind === 'registration' && target.key === slug && revokedAt === null,
  )
  if (isTaken) return { kind: 'slug-taken' }
  const name = campaign.normalize('NFC').trim()
  return { target: { kind: 'registration', campaign: name, key: slug }, label: name, changes: [] }
}

/** 11111111 is the symbol of anonymous gifts (rule 6.8). Transfers have no upper limit, so the link has none. */
const aimAtPayment = (
  state: WorldState,
  { amount, variableSymbol }: { amount: number; variableSymbol: string | null },
  context: LinkContext,
): Aimed => {
  const isAnonymous = variableSymbol === ANONYMOUS_NUMBER
  if (variableSymbol !== null && !isAnonymous && !donorOf(state, variableSymbol))
    return { kind: 'subject-unknown', field: 'variableSymbol' }
  const whose = isAnonymous ? 'anonymní dar' : (variableSymbol ?? 'bez variabilního symbolu')
  const target = { kind: 'payment', amount, variableSymbol, key: freshKey('plt', context) } as const
  return { target, label: `${moneyText(amount, 'cs')}, ${whose}`, changes: [] }
}

/** Finds the donor by number only. An e-mail is a login name too, but not a number. */
const donorOf = (state: WorldState, angelNumber: string) => {
  const donor = findDonor(state, ownValue(state.logins, angelNumber) ?? '')
  return donor?.login === angelNumber ? donor : null
}

const freshKey = (kind: string, { worldId, random }: LinkContext): string =>
  `${kind}_${worldMark(worldId)}_${random.key()}`

/** A label has at most 100 characters (rule 14.3), and a name may have as many. */
const shortened = (text: string): string => {
  const characters = Array.from(text.normalize('NFC'))
  return characters.length > 100 ? `${characters.slice(0, 99).join('')}…` : text
}
