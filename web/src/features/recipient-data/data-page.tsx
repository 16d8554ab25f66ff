import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KnownLink } from '#web/shared/navigation/known-paths.tsx'
import { paths } from '#web/shared/paths.ts'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { DataForm } from './data-form.tsx'
import styles from './recipient-data.module.css'
import { RecordPage } from './record-page.tsx'

/** The basic data of a family (rule 10.1); contacts and members have a page of their own. */
export function DataPage() {
  const { t } = useTranslation('recipient-data')
  return (
    <RecordPage
      head={
        <Stack gap={3}>
          <h1>{t(($) => $.data.title)}</h1>
          <p className="soft">{t(($) => $.data.lead)}</p>
          <OtherPage />
        </Stack>
      }
    >
      {(record, { round, ...form }) => <DataForm key={round} record={record} {...form} />}
    </RecordPage>
  )
}

/** The menu omits the contacts (rule 10.15), so this page has a prominent link to them. */
function OtherPage() {
  const { t } = useTranslation('recipient-data')
  return (
    <KnownLink to={paths.recipientContacts} className={styles.other}>
      <span>
        <span className={styles.otherTitle}>{t(($) => $.contacts.link)}</span>
        <span className={styles.otherHint}>{t(($) => $.contacts.linkHint)}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </KnownLink>
  )
}
