import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../api/envelope.ts'
import { minutesToWait } from '../api/failure-problem.ts'
import { useConfig } from '../config/config-context.tsx'
import { formatDateTime } from '../format/date.ts'
import { keepTogether } from '../format/keep-together.ts'
import type { Fields } from '../forms/form-draft.ts'
import { Banner } from '../ui/banner.tsx'
import { PhoneLink } from '../ui/phone-link.tsx'
import { Stack } from '../ui/stack.tsx'
import { type SaveChecked, SaveOutcome } from './save-outcome.tsx'
import { saveProblem } from './save-problem.ts'
import { isOutcomeUnknown } from './use-failure-title.ts'

type Props = {
  failure: unknown
  /** What is known of a save with an unknown outcome, and what the changed fields held before. */
  checked?: SaveChecked
  before?: () => Fields
}

/** What went wrong with a save, what is stored, what to do and whom to call; what was typed is still in the form. */
export function SaveProblemBanner({ failure, checked, before }: Props) {
  const { t } = useTranslation('editing')
  const { recipients } = useConfig().phones
  const key = saveProblem(failure)
  const minutes = minutesToWait(failure)
  const wait = minutes === undefined ? t(($) => $.waitUnknown) : t(($) => $.wait, { count: minutes })
  const unlock = failure instanceof ApiFailure ? failure.lockedUntil : undefined
  const until =
    unlock === undefined ? t(($) => $.later) : t(($) => $.from, { until: keepTogether(formatDateTime(unlock, 'cs')) })
  return (
    <Banner tone={key === 'locked' ? 'warn' : 'error'} role="alert" title={t(($) => $.problem[key].title)}>
      <Stack gap={2}>
        {isOutcomeUnknown(failure) && <SaveOutcome checked={checked} before={before} />}
        {key !== 'lost' && <p>{t(($) => $.problem[key].text, { wait, until })}</p>}
        <p>{t(($) => $.kept)}</p>
        <p>
          {t(($) => $.callUs)} <PhoneLink {...recipients} />
        </p>
      </Stack>
    </Banner>
  )
}
