import { useTranslation } from 'react-i18next'
import { useConfig } from '../../shared/config/config-context.tsx'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import { BackLink } from './back-link.tsx'
import { StepHeading } from './step-heading.tsx'
import styles from './steps.module.css'

/** No phone can receive a code (rule 5.3): whom to call. */
export function NoPhone({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('login-recipient')
  const { phones } = useConfig()
  return (
    <div className={styles.form}>
      <BackLink onPress={onBack}>{t(($) => $.backToPerson)}</BackLink>
      <StepHeading step={2} title={t(($) => $.noPhoneTitle)} />
      <p>{t(($) => $.noPhone)}</p>
      <p className={styles.call}>
        <PhoneLink {...phones.recipients} />
      </p>
    </div>
  )
}
