import { MailOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../src/shared/ui/overlay/dialog.tsx'
import styles from '../../session/messages-panel.module.css'
import { Problem } from '../../shared/problem.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useDeleteMessages } from './use-messages.ts'

export type InboxToolsProps = {
  world: string
  search: string
  onSearch: (search: string) => void
  unread: number
  onAllRead: () => void
}

/** Search in all fields, how many messages are new, and what is done with all of them. */
export function InboxTools({ world, search, onSearch, unread, onAllRead }: InboxToolsProps) {
  const { t } = useTranslation('console')
  const [isAsked, setIsAsked] = useState(false)
  const deleting = useDeleteMessages(world)
  return (
    <div className={styles.bar}>
      <SearchField
        className={styles.search}
        label={t(($) => $.messages.search)}
        placeholder={t(($) => $.people.search)}
        value={search}
        onChange={onSearch}
      />
      {unread > 0 && (
        <button type="button" className={styles.barButton} onClick={onAllRead}>
          <MailOpen aria-hidden="true" />
          {t(($) => $.messages.allRead, { count: unread })}
        </button>
      )}
      <button type="button" className={styles.barButton} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" />
        {t(($) => $.messages.deleteAll)}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t(($) => $.messages.deleteAllTitle)}
        confirmLabel={t(($) => $.messages.deleteAll)}
        busy={deleting.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => deleting.mutate(undefined, { onSuccess: () => setIsAsked(false) })}
      >
        {t(($) => $.messages.deleteAllWords)}
        {deleting.isError && <Problem problem={deleting.error} />}
      </ConfirmDialog>
    </div>
  )
}
