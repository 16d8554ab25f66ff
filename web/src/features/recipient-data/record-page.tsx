import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '#web/shared/api/envelope.ts'
import type { RecipientData } from '#web/shared/api/wire.ts'
import { StaleNote } from '#web/shared/conflict/stale-note.tsx'
import { type FormRound, useFormRound } from '#web/shared/drafts/form-round.ts'
import { FailureBanner } from '#web/shared/failure/failure-banner.tsx'
import { useRecipientRecord } from '#web/shared/session/recipient-record.ts'
import { Skeleton } from '#web/shared/ui/skeleton/skeleton.tsx'
import styles from './recipient-data.module.css'

type RecordPageProps = {
  /** Heading and lead; shown from the start, whatever the state of the record. */
  head: ReactNode
  children: (record: RecipientData, form: FormRound) => ReactNode
}

/** A page of the family's record: a skeleton while it loads, a retry if it failed. */
export function RecordPage({ head, children }: RecordPageProps) {
  const { record, failure, staleness, retry } = useRecipientRecord()
  const round = useFormRound()
  return (
    <div className={styles.page}>
      {head}
      {record && <StaleNote failure={staleness} onRetry={retry} />}
      {record && children(record, round)}
      {!record && (failure ? <LoadFailed failure={failure} onRetry={retry} /> : <SectionSkeletons />)}
    </div>
  )
}

/** In the shape of the first sections. */
function SectionSkeletons() {
  return (
    <>
      <Skeleton shape="titled" lines={5} />
      <Skeleton shape="block" />
    </>
  )
}

function LoadFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { t } = useTranslation('recipient-data')
  return (
    <FailureBanner
      ns={['recipient-data', 'editing']}
      section="loadProblem"
      failure={failure}
      title={t(($) => $.loadFailed.title)}
      onRetry={onRetry}
      phone="recipients"
    />
  )
}
