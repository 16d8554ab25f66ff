import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'

/** Why nothing came of the sending, and what to do; what was typed is still in the form. */
export function FailureBanner({ failure }: { failure: unknown }) {
  const { t } = useTranslation('registration')
  const { phones } = useConfig()
  const key = problemKey(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.problem.waitUnknown) : t(($) => $.problem.wait, { count: minutes })
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      <p>{t(($) => $.problem[key].lead, { wait })}</p>
      {key !== 'lost' && (
        <p>
          {t(($) => $.problem.callUs)}{' '}
          <a className="num" href={phones.donors.href}>
            {phones.donors.text}
          </a>
        </p>
      )}
    </Banner>
  )
}
