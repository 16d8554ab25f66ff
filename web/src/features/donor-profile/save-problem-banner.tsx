import { useTranslation } from 'react-i18next'
import { minutesToWait } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { saveProblem } from './save-problem.ts'

/** Why nothing was saved and what to do; what was typed is still in the form. */
export function SaveProblemBanner({ failure }: { failure: unknown }) {
  const { t } = useTranslation('donor-profile')
  const { donors } = useConfig().phones
  const key = saveProblem(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      <p>{t(($) => $.problem[key].text, { wait })}</p>
      <p>{t(($) => $.kept)}</p>
      {key !== 'lost' && (
        <p>
          {t(($) => $.callUs)}{' '}
          <a className="num" href={donors.href}>
            {donors.text}
          </a>
        </p>
      )}
    </Banner>
  )
}
