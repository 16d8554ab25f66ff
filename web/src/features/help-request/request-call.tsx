import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { CallCard } from '../../shared/ui/call-card.tsx'

export function RequestCall() {
  const { t } = useTranslation('help-request')
  const { recipients } = useConfig().phones
  return (
    <CallCard title={t(($) => $.call.title)} phone={recipients}>
      {t(($) => $.call.lead)}
    </CallCard>
  )
}
