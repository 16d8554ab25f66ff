import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientData } from '#web/shared/api/wire.ts'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { formatPhone } from '#web/shared/format/phone.ts'
import { Link } from '#web/shared/navigation/navigation.tsx'
import { paths } from '#web/shared/paths.ts'
import { PageIntro } from '#web/shared/ui/page-intro.tsx'
import { PhoneLink } from '#web/shared/ui/spoken/phone-link.tsx'
import { ContactsForm } from './contacts-form.tsx'
import styles from './recipient-data.module.css'
import { RecordPage } from './record-page.tsx'
import { RecordSection } from './record-section.tsx'

type ContactsPageProps = {
  /** A member of the family is being edited: one form at a time. The typed contacts stay. */
  isAside?: boolean
  /** Panels of other features: the members and the contact views. */
  children?: ReactNode
}

/** Contacts and the family (rule 2.9). */
export function ContactsPage({ isAside = false, children }: ContactsPageProps) {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordPage
      head={
        <PageIntro
          back={
            <Link className="standalone-link" to={paths.recipientData}>
              {t(($) => $.contacts.back)}
            </Link>
          }
          title={t(($) => $.contacts.title)}
          lead={t(($) => $.contacts.lead)}
        />
      }
    >
      {(record, { round, ...form }) => (
        <>
          <div hidden={isAside} className={styles.own}>
            <ContactsForm key={round} record={record} {...form} />
            <SignInPhones phones={record.Phones} />
          </div>
          {children}
        </>
      )}
    </RecordPage>
  )
}

/** Only the foundation may change one, because it grants access to the account. */
function SignInPhones({ phones }: { phones: RecipientData['Phones'] }) {
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
        <span>{t(($) => (isThereAny ? $.signIn.lead : $.signIn.none))}</span> <PhoneLink {...recipients} />
        <span>.</span>
      </p>
    </RecordSection>
  )
}
