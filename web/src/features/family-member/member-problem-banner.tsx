import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { SaveProblemBanner } from '../../shared/editing/save-problem-banner.tsx'
import { Banner } from '../../shared/ui/banner.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'

const own = ['member-not-found', 'main-contact-fixed', 'patient-fixed', 'removal-requested', 'limit-reached'] as const

/** Why the family stayed as it was, that nothing is lost, what to do and whom to call. */
export function MemberProblemBanner({ failure, isRemoval = false }: { failure: unknown; isRemoval?: boolean }) {
  const { t } = useTranslation('family-member')
  const { recipients } = useConfig().phones
  const code = failure instanceof ApiFailure ? own.find((one) => one === failure.error) : undefined
  if (code === undefined) return <SaveProblemBanner failure={failure} />
  const words = isRemoval ? 'removal' : 'form'
  return (
    <Banner tone="warn" role="alert" title={t(($) => $.problem[code].title)}>
      <p>{t(($) => $.problem[code][words])}</p>
      <p>
        {t(($) => $.callUs)} <PhoneLink {...recipients} />
      </p>
    </Banner>
  )
}
