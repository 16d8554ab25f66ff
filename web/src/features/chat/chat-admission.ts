import { paths } from '../../shared/paths.ts'
import type { Session } from '../../shared/session/session.ts'

type Place = { pathname: string; session: Session; isForRecipients: boolean }

/** Families write about illness there, and nobody hands that to a chat; before the consent nothing of a person goes anywhere. */
const PLACES_WITHOUT = [paths.requestForm, paths.consentConfirmation, paths.admin]

/** The chat is for donors and visitors on donors' pages: never for recipients nor on their pages, never for administrators (rule 18.16). */
export function isChatHere({ pathname, session, isForRecipients }: Place): boolean {
  if (isForRecipients || PLACES_WITHOUT.some((place) => pathname.toLowerCase().startsWith(place))) return false
  return !session.isLoggedIn || session.loginScope === 'donor' || session.loginScope === 'emlid'
}
