import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { saveProblem } from './save-problem.ts'

/** Why the data are not saved, and what to do; what was typed is still in the form. */
export function SaveFailed({ failure }: { failure: unknown }) {
  const { t } = useTranslation('tax-data')
  const { donors } = useConfig().phones
  const key = saveProblem(failure)
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      <p>{t(($) => $.problem[key].lead)}</p>
      {key !== 'lost' && (
        <p>
          {t(($) => $.problem.callUs)}{' '}
          <a className="num" href={donors.href}>
            {donors.text}
          </a>
        </p>
      )}
    </Banner>
  )
}
