import { Download, Mail, MailOpen, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../src/shared/ui/class-names.ts'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Message } from '../../api/world-queries.ts'
import { MessageLink, MessageText } from '../../session/message-link.tsx'
import styles from '../../session/messages-panel.module.css'
import { useOtherPerson } from '../../session/use-other-person.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { instantText, pragueTime } from '../../shared/prague-clock.ts'
import { Problem } from '../../shared/problem.tsx'
import { MessageDetails } from './message-details.tsx'
import { useDeleteMessages, useDownload } from './use-messages.ts'

/** Longer texts are folded: a letter would push the next code out of sight. */
const FOLDED = 180

export type MessageCardProps = { world: string; message: Message; isRead: boolean; onRead: (isRead: boolean) => void }

/** One message; it is read once it was opened, or its code or link was used. */
export function MessageCard({ world, message, isRead, onRead }: MessageCardProps) {
  const { channel, id, to, at, subject, text, code, codeStatus, codeGoodUntil, link } = message
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const other = useOtherPerson(world, link === undefined ? undefined : to)
  const isLong = text.length > FOLDED
  const Icon = channel === 'sms' ? Smartphone : Mail
  const isDead = codeStatus !== undefined && codeStatus !== 'open'
  const read = () => onRead(true)

  function toggle() {
    setIsOpen(!isOpen)
    read()
  }

  return (
    <li className={cx(styles.message, !isRead && styles.unread)}>
      <p className={styles.head}>
        <Icon aria-hidden="true" />
        <span className="visually-hidden">{t(($) => $.messages.channel[channel])}</span>
        <strong>{to}</strong>
        {!isRead && <span className={styles.new}>{t(($) => $.messages.new)}</span>}
        <span className={styles.when}>
          <time className="num" dateTime={at}>
            {instantText(at, language)}
          </time>
        </span>
      </p>
      {code !== undefined && (
        <p className={styles.codeLine}>
          <CopyButton
            value={code}
            what={t(($) => $.messages.code)}
            className={cx(styles.code, isDead && styles.dead)}
            onCopy={read}
          />
          {codeStatus !== undefined && (
            <span className={cx('small', isDead ? styles.ended : 'soft')}>
              {t(($) => $.messages.codeStatus[codeStatus], {
                time: codeGoodUntil && pragueTime(codeGoodUntil).slice(0, 5),
              })}
            </span>
          )}
        </p>
      )}
      <div className={cx(isLong && !isOpen && styles.folded)}>
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}{' '}
        <p className={styles.text}>
          <MessageText world={world} text={text} link={link} isSignedOut={other !== ''} />
        </p>
      </div>
      {isOpen && channel === 'email' && <MessageDetails world={world} id={id} />}
      <div className={styles.actions}>
        {link !== undefined && <MessageLink world={world} link={link} other={other} onOpen={read} />}
        {(isLong || channel === 'email') && (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? t(($) => $.messages.fold) : t(($) => $.messages[channel === 'email' ? 'withHeaders' : 'whole'])}
          </button>
        )}
        <MessageTools world={world} message={message} isRead={isRead} onRead={onRead} />
      </div>
    </li>
  )
}

/** Mark, download and delete. */
function MessageTools({ world, message, isRead, onRead }: MessageCardProps) {
  const { t } = useTranslation('console')
  const deleting = useDeleteMessages(world)
  const downloading = useDownload(world)
  const problem = deleting.error ?? downloading.error
  const what = message.subject ?? message.to
  const tools = [
    {
      label: isRead ? t(($) => $.messages.markUnread, { what }) : t(($) => $.messages.markRead, { what }),
      Icon: isRead ? Mail : MailOpen,
      act: () => onRead(!isRead),
    },
    {
      label: t(($) => $.messages.download, { what }),
      Icon: Download,
      act: () => !downloading.isPending && downloading.mutate(message),
    },
    {
      label: t(($) => $.messages.delete, { what }),
      Icon: Trash2,
      act: () => !deleting.isPending && deleting.mutate(message.id),
    },
  ]
  return (
    <>
      <span className={styles.tools}>
        {tools.map(({ label, Icon, act }) => (
          <button key={label} type="button" className={styles.tool} aria-label={label} title={label} onClick={act}>
            <Icon aria-hidden="true" />
          </button>
        ))}
      </span>
      {problem && <Problem problem={problem} />}
    </>
  )
}
