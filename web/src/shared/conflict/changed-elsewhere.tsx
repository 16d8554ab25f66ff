import { useTranslation } from 'react-i18next'
import type { CarriedForm } from '../drafts/form-round.ts'
import type { FormDraft } from '../drafts/use-draft.ts'
import { Banner } from '../ui/banner.tsx'
import { FocusedNotice } from '../ui/focused-notice.tsx'
import styles from './conflict.module.css'
import { ConflictPanel } from './conflict-panel.tsx'

type ChangedElsewhereProps = {
  draft: Pick<FormDraft, 'conflicts' | 'savedAt'>
  carried: CarriedForm | undefined
}

/**
 * What another device saved meanwhile. Before the form of a record and outside it, because the choices are no fields
 * of the record.
 */
export function ChangedElsewhere({ draft: { conflicts, savedAt }, carried }: ChangedElsewhereProps) {
  const { all, haveToChoose: _haveToChoose, ...choices } = conflicts
  if (carried?.savedAt !== undefined && carried.savedAt === savedAt) return <MergedNotice />
  const isRefused = carried?.isRefused === true
  if (!all || (all.length === 0 && !isRefused)) return null
  return <ConflictPanel {...choices} all={all} isRefused={isRefused} />
}

function MergedNotice() {
  const { t } = useTranslation('conflict')
  return (
    <FocusedNotice>
      <Banner tone="ok" title={t(($) => $.merged.title)} className={styles.notice}>
        {t(($) => $.merged.text)}
      </Banner>
    </FocusedNotice>
  )
}
