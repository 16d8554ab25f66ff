import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../src/shared/ui/skeleton.tsx'
import { messagesQuery } from '../../api/queries.ts'
import { Problem } from '../../frame/problem.tsx'
import { Panel } from '../panel.tsx'
import { PanelSelect } from '../panel-select.tsx'
import { MessageCard } from './message-card.tsx'
import styles from './messages-panel.module.css'

/** The phone and the mailbox of every person in the world, newest first. */
export function MessagesPanel({ world }: { world: string }) {
  const { t } = useTranslation('console')
  const [to, setTo] = useState('')
  const { data: messages, error } = useQuery(messagesQuery(world))
  const recipients = [...new Set(messages?.map((message) => message.to))].toSorted()
  const shown = messages?.filter((message) => to === '' || message.to === to).toReversed()
  const filter = (
    <PanelSelect
      label={t(($) => $.messages.recipient)}
      value={to}
      onChange={setTo}
      choices={[
        { value: '', label: t(($) => $.messages.everybody) },
        ...recipients.map((value) => ({ value, label: value })),
      ]}
    />
  )
  return (
    <Panel title={t(($) => $.messages.title)} aside={recipients.length > 0 && filter}>
      {!messages && (error ? <Problem problem={error} /> : <Skeleton />)}
      {messages?.length === 0 && <p className={styles.empty}>{t(($) => $.messages.empty)}</p>}
      {messages && messages.length > 0 && shown?.length === 0 && (
        <p className={styles.empty}>{t(($) => $.messages.nothingFor, { to })}</p>
      )}
      <ol className={styles.list}>
        {shown?.map((message) => (
          <MessageCard key={message.id} world={world} message={message} />
        ))}
      </ol>
    </Panel>
  )
}
