import { paths } from '#web/shared/paths.ts'
import type { Session } from '#web/shared/session/session.ts'

type Place = { pathname: string; session: Session; isForRecipients: boolean }

/** Families would write about illness there; before the consent no personal data leaves the portal. */
const PLACES_WITHOUT = [paths.requestForm, paths.consentConfirmation, paths.admin]

/** For donors and visitors on donors' pages: never for recipients, their pages or administrators (rule 18.16). */
export function isChatHere({ pathname, session, isForRecipients }: Place): boolean {
  if (isForRecipients || PLACES_WITHOUT.some((place) => pathname.toLowerCase().startsWith(place))) return false
  return !session.isLoggedIn || session.loginScope === 'donor' || session.loginScope === 'emlid'
}
