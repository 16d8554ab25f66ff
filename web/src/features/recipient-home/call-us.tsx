import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import styles from './recipient-home.module.css'

/** Whom to call, from the runtime configuration. */
export function CallUs() {
  const { t } = useTranslation('recipient-home')
  const { recipients } = useConfig().phones
  return (
    <Card as="section" look="flat" className={styles.call}>
      <span className={styles.icon} aria-hidden="true">
        <Phone />
      </span>
      <div>
        <h2 className={styles.callTitle}>{t(($) => $.call.title)}</h2>
        <p>
          <PhoneLink {...recipients} />
        </p>
        <p className="soft small">{t(($) => $.call.lead)}</p>
      </div>
    </Card>
  )
}
