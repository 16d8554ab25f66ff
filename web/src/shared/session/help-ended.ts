import type { FullUser } from '../api/wire.ts'

/** Ids of the wire: see `openapi/resources/user-profile/schemas.yaml`. */
const DISCARDED = 3
const HELP_ENDED = 3

type Statuses = Pick<FullUser, 'RecipientStatusOfRequest' | 'RecipientStatus'>

/** Whether the foundation has ended its help to this family (rule 10.14: the request is discarded, or the support has ended). */
export function hasHelpEnded({ RecipientStatusOfRequest: request, RecipientStatus: support }: Statuses): boolean {
  return request?.Id === DISCARDED || support?.Id === HELP_ENDED
}
