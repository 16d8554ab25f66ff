import { useTranslation } from 'react-i18next'
import { shortDay } from '../../shared/format/czech-days.ts'
import { paths } from '../../shared/paths.ts'
import { hasHelpEnded } from '../../shared/session/help-ended.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'

/** „Do not renew“ in the API (openapi/resources/user-profile). */
const DO_NOT_RENEW = 5

/** There is no open renewal: when the next one opens, and a link home. */
export function NotOpen() {
  const { t } = useTranslation('renewal')
  const session = useSession()
  if (!session.isLoggedIn) return null
  const { fullUser } = session
  const date = fullUser.Recipient?.RenewalDate
  const isOver = hasHelpEnded(fullUser) || fullUser.RecipientStatusOfRequest?.Id === DO_NOT_RENEW
  return (
    <Banner
      title={t(($) => $.notOpen.title)}
      actions={<ButtonLink to={paths.recipientHome}>{t(($) => $.notOpen.home)}</ButtonLink>}
    >
      {isOver && t(($) => $.notOpen.ended)}
      {!isOver && (date ? t(($) => $.notOpen.from, { date: shortDay(date) }) : t(($) => $.notOpen.undated))}
    </Banner>
  )
}
