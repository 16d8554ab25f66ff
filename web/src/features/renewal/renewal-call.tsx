import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import styles from './renewal.module.css'

/** Whom to call about the renewal, from the runtime configuration. */
export function RenewalCall({ isSent = false }: { isSent?: boolean }) {
  const { t } = useTranslation('renewal')
  const { recipients } = useConfig().phones
  return (
    <Card as="section" look="flat" className={styles.call}>
      <h2>{t(($) => $.call.title)}</h2>
      <p>
        <PhoneLink {...recipients} />
      </p>
      <p className="soft small">{t(($) => $.call[isSent ? 'leadSent' : 'lead'])}</p>
    </Card>
  )
}
