import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/navigation/navigation.tsx'
import { paths } from '../../shared/paths.ts'
import { PageIntro } from '../../shared/ui/page-intro.tsx'
import { ContactsForm } from './contacts-form.tsx'
import styles from './recipient-data.module.css'
import { RecordPage } from './record-page.tsx'
import { SignInPhones } from './sign-in-phones.tsx'

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
      {(record, { round, onRenew }) => (
        <>
          <div hidden={isAside} className={styles.own}>
            <ContactsForm key={round} record={record} onRenew={onRenew} />
            <SignInPhones phones={record.Phones} />
          </div>
          {children}
        </>
      )}
    </RecordPage>
  )
}
