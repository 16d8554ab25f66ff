import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipientData } from '../../shared/api/wire.ts'
import { useConfig } from '../../shared/config/config-context.tsx'
import { formatPhone } from '../../shared/format/phone.ts'
import { PhoneLink } from '../../shared/ui/phone-link.tsx'
import styles from './recipient-data.module.css'
import { RecordSection } from './record-section.tsx'

/**
 * Phones that receive the codes for signing in, from the record; only the foundation may change
 * one, because that grants access to the account.
 */
export function SignInPhones({ phones }: { phones: RecipientData['Phones'] }) {
  const { t } = useTranslation('recipient-data')
  const { recipients } = useConfig().phones
  const isThereAny = phones.length > 0
  return (
    <RecordSection id="contacts-sign-in" title={t(($) => $.signIn.heading)}>
      {isThereAny && (
        <ul className={styles.phones}>
          {phones.map(({ Id, Phone }) => (
            <li key={Id}>
              <Smartphone aria-hidden="true" />
              <span className="num">{formatPhone(Phone)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        {t(($) => (isThereAny ? $.signIn.lead : $.signIn.none))} <PhoneLink {...recipients} />.
      </p>
    </RecordSection>
  )
}
