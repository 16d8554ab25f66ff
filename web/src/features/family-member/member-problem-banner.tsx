import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { SaveProblemBanner, type SaveProblemProps } from '#web/shared/editing/save-problem-banner.tsx'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'

const own = ['member-not-found', 'main-contact-fixed', 'patient-fixed', 'removal-requested', 'limit-reached'] as const

/** Why the family was not changed, that no data are lost, what to do and whom to call. */
export function MemberProblemBanner({ isRemoval = false, ...problem }: SaveProblemProps & { isRemoval?: boolean }) {
  const { t } = useTranslation('family-member')
  const { failure } = problem
  const code = failure instanceof ApiFailure ? own.find((one) => one === failure.error) : undefined
  if (code === undefined) return <SaveProblemBanner {...problem} />
  const text = <p>{t(($) => $.problem[code][isRemoval ? 'removal' : 'form'])}</p>
  return <FailureBanner ns="family-member" failure={failure} tone="warn" text={text} phone="recipients" />
}
