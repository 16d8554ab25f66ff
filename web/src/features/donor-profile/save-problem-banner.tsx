import { useTranslation } from 'react-i18next'
import { minutesToWait } from '../../shared/api/failure-problem.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { type SaveChecked, SaveOutcome } from '../../shared/editing/save-outcome.tsx'
import { isOutcomeUnknown } from '../../shared/editing/use-failure-title.ts'
import type { Fields } from '../../shared/forms/form-draft.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { saveProblem } from './save-problem.ts'

type Props = { failure: unknown; checked: SaveChecked; before: () => Fields }

/** What went wrong with a save, what is stored and what to do; what was typed is still in the form. */
export function SaveProblemBanner({ failure, checked, before }: Props) {
  const { t } = useTranslation('donor-profile')
  const { donors } = useConfig().phones
  const key = saveProblem(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  return (
    <Banner tone="error" role="alert" title={t(($) => $.problem[key].title)}>
      {key === 'lost' || isOutcomeUnknown(failure) ? (
        <SaveOutcome checked={checked} before={before} />
      ) : (
        <p>{t(($) => $.problem[key].text, { wait })}</p>
      )}
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
