import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import styles from './help-card.module.css'

export function HelpCard() {
  const { t } = useTranslation('login-recipient')
  const { phones } = useConfig()
  return (
    <>
      <Card as="aside" variant="flat" className={styles.help}>
        <span className={styles.icon}>
          <Phone aria-hidden="true" />
        </span>
        <div>
          <p className={styles.title}>{t(($) => $.helpTitle)}</p>
          <p>
            <PhoneLink {...phones.recipients} />, {t(($) => $.helpHours)}
          </p>
        </div>
      </Card>
      <p className="soft">
        {t(($) => $.forDonors)}{' '}
        <Link className="standalone-link" to={paths.login}>
          {t(($) => $.donorLogin)}
        </Link>
      </p>
    </>
  )
}
