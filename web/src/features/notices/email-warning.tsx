import { useTranslation } from 'react-i18next'
import { usePortalLocation } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'

/**
 * For a donor without an e-mail (rule 3.6): the link to the page that sets one. That page has no
 * warning.
 */
export function EmailWarning() {
  const { t } = useTranslation('notices')
  const { pathname } = usePortalLocation()
  if (pathname === paths.email) return null
  const action = <ButtonLink to={paths.email}>{t(($) => $.email.action)}</ButtonLink>
  return (
    <Banner tone="warn" title={t(($) => $.email.title)} actions={action}>
      {t(($) => $.email.lead)}
    </Banner>
  )
}
