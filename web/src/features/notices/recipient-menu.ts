import type { FullUser } from '#web/shared/api/wire.ts'
import { paths } from '#web/shared/paths.ts'
import { hasHelpEnded } from '#web/shared/session/help-ended.ts'

type Statuses = Pick<FullUser, 'RecipientRequestStatus' | 'RecipientStatusOfRequest' | 'RecipientStatus'>

/** Ids from the API: see `openapi/resources/user-profile/schemas.yaml`. */
const RENEWAL_OPEN = 1
const IN_RENEWAL: ReadonlySet<number | undefined> = new Set([8, 9])

/** The paths hidden in a recipient's menu (rule 10.15). */
export function hiddenRecipientPaths(statuses: Statuses): ReadonlySet<string> {
  const { RecipientRequestStatus: renewal, RecipientStatusOfRequest: request } = statuses
  const hidden = new Set<string>([paths.recipientContacts])
  if (renewal?.Id !== RENEWAL_OPEN || !IN_RENEWAL.has(request?.Id)) hidden.add(paths.renewal)
  if (hasHelpEnded(statuses)) hidden.add(paths.helpOffers)
  return hidden
}
