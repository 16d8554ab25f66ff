import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import styles from './recipient-document.module.css'

/** Whom to call about documents, from the runtime configuration. */
export function DocumentsCall() {
  const { t } = useTranslation('recipient-document')
  const { recipients } = useConfig().phones
  return (
    <Card as="section" variant="flat" className={styles.call}>
      <h2>{t(($) => $.call.title)}</h2>
      <p>
        <PhoneLink {...recipients} />
      </p>
      <p className="soft small">{t(($) => $.call.lead)}</p>
    </Card>
  )
}
