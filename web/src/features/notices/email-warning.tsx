import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { useKnownPath } from '../../shared/navigation/known-paths.tsx'
import { paths } from '../../shared/paths.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { ButtonLink } from '../../shared/ui/button-link.tsx'

/** For a donor without an e-mail (spec §2 Page frame, §8): the page where to set one, or whom to tell it until there is such. */
export function EmailWarning() {
  const { t } = useTranslation('notices')
  const { donors } = useConfig().phones
  const canSet = useKnownPath(paths.email)
  const action = canSet && (
    <ButtonLink look="second" to={paths.email}>
      {t(($) => $.email.action)}
    </ButtonLink>
  )
  return (
    <Banner tone="warn" title={t(($) => $.email.title)} actions={action}>
      <p>{t(($) => $.email.lead)}</p>
      {!canSet && (
        <p>
          {t(($) => $.email.callUs)}{' '}
          <a className="num" href={donors.href}>
            {donors.text}
          </a>
        </p>
      )}
    </Banner>
  )
}
