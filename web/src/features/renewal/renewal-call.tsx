import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { CallCard } from '../../shared/ui/call-card.tsx'

/** Whom to call about the renewal, from the runtime configuration. */
export function RenewalCall({ isSent = false }: { isSent?: boolean }) {
  const { t } = useTranslation('renewal')
  const { recipients } = useConfig().phones
  return (
    <CallCard title={t(($) => $.call.title)} phone={recipients}>
      {t(($) => $.call[isSent ? 'leadSent' : 'lead'])}
    </CallCard>
  )
}
