import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesToWait, problemKey } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Banner } from '../../shared/ui/banner.tsx'

/** What went wrong on the way and what to do next; every answer is still there. */
export function ProblemBanner({ failure, actions }: { failure: unknown; actions?: ReactNode }) {
  const { t } = useTranslation('missing-payment')
  const { phones } = useConfig()
  const key = problemKey(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.problem.waitUnknown) : t(($) => $.problem.wait, { count: minutes })
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)} actions={actions}>
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
