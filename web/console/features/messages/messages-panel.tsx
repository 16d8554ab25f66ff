import { useQuery } from '@tanstack/react-query'
import { MailOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../src/shared/ui/overlay/dialog.tsx'
import { Skeleton } from '../../../src/shared/ui/skeleton/skeleton.tsx'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import { type Message, messagesQuery } from '../../api/world-queries.ts'
import styles from '../../session/messages-panel.module.css'
import { isFound } from '../../shared/group-people.ts'
import { Panel } from '../../shared/panel.tsx'
import { PanelSelect } from '../../shared/panel-select.tsx'
import { dayText, wallOf } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { MessageCard } from './message-card.tsx'
import { useDeleteMessages, useReadMarks } from './use-messages.ts'

type InboxToolsProps = {
  world: string
  search: string
  onSearch: (search: string) => void
  unread: number
  onAllRead: () => void
}

/** Search in all fields, how many messages are new, and what is done with all of them. */
function InboxTools({ world, search, onSearch, unread, onAllRead }: InboxToolsProps) {
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

/** The phone and the mailbox of every person in the world, newest first. */
export function MessagesPanel({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [to, setTo] = useState('')
  const [day, setDay] = useState('')
  const [search, setSearch] = useState('')
  const marks = useReadMarks()
  const { data: messages, error } = useQuery(messagesQuery(world))
  const isAny = messages !== undefined && messages.length > 0
  const recipients = [...new Set(messages?.map((message) => message.to))].toSorted()
  const days = [...new Set(messages?.map(dayOf))].toSorted().toReversed()
  const chosen =
    messages?.filter((message) => [message.to, ''].includes(to) && [dayOf(message), ''].includes(day)) ?? []
  const shown = chosen.filter((message) => isFound(search, textsOf(message))).toReversed()
  const unread = messages?.filter((message) => !marks.isRead(message)) ?? []
  const filters = (
    <div className={styles.filters}>
      <PanelSelect
        label={t(($) => $.messages.day)}
        value={day}
        onChange={setDay}
        all={t(($) => $.messages.allDays)}
        choices={days.map((value) => ({ value, label: dayText(value, language) }))}
      />
      <PanelSelect
        label={t(($) => $.messages.recipient)}
        value={to}
        onChange={setTo}
        all={t(($) => $.messages.everybody)}
        choices={recipients.map((value) => ({ value, label: value }))}
      />
    </div>
  )
  const tools = (
    <InboxTools
      world={world}
      search={search}
      onSearch={setSearch}
      unread={unread.length}
      onAllRead={() => marks.mark(unread, true)}
    />
  )
  return (
    <Panel title={t(($) => $.messages.title)} aside={isAny && filters} tools={isAny && tools}>
      {!messages && (error ? <Problem problem={error} /> : <Skeleton />)}
      {messages?.length === 0 && <p className={styles.empty}>{t(($) => $.messages.empty)}</p>}
      {isAny && shown.length === 0 && (
        <p className={styles.empty}>
          {chosen.length === 0 ? t(($) => $.messages.nothingChosen) : t(($) => $.messages.notFound, { search })}
        </p>
      )}
      <ol className={styles.list}>
        {shown.map((message) => (
          <MessageCard
            key={message.id}
            world={world}
            message={message}
            isRead={marks.isRead(message)}
            onRead={(isRead) => marks.mark([message], isRead)}
          />
        ))}
      </ol>
    </Panel>
  )
}

/** `2026-11-10` in Prague. */
const dayOf = ({ at }: Message): string => wallOf(Date.parse(at)).slice(0, 10)

/** The texts that a search looks in. */
const textsOf = ({ id, channel, to, subject = '', text, code = '', link = '' }: Message): string[] => [
  id,
  channel,
  to,
  subject,
  text,
  code,
  link,
]
