import { useTranslation } from 'react-i18next'
import { CallCard } from '../../shared/ui/call-card.tsx'

/** Whom to call about the renewal, from the runtime configuration. */
export function RenewalCall({ isSent = false }: { isSent?: boolean }) {
  const { t } = useTranslation('renewal')
  return <CallCard title={t(($) => $.call.title)}>{t(($) => $.call[isSent ? 'leadSent' : 'lead'])}</CallCard>
}
