import { ExternalLink, Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../src/shared/ui/class-names.ts'
import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import type { Message } from '../../api/queries.ts'
import { instantText } from '../clock/prague-clock.ts'
import { CopyButton } from '../copy-button.tsx'
import { PortalLink } from '../portal-link.tsx'
import styles from './messages-panel.module.css'

/**
 * The path of a link into the portal: here it opens in the message's own world, whatever the
 * portal's address.
 */
/** Longer texts are folded: a letter would push the next code out of sight. */
const FOLDED = 180

export function MessageCard({ world, message }: { world: string; message: Message }) {
  const { channel, to, at, subject, text, code, link } = message
  const { t } = useTranslation('console')
  const language = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > FOLDED
  const Icon = channel === 'sms' ? Smartphone : Mail
  return (
    <li className={styles.message}>
      <p className={styles.head}>
        <Icon aria-hidden="true" />
        <span>{t(($) => $.messages.channel[channel])}</span>
        <strong>{to}</strong>
        <span className={styles.when}>
          <time className="num" dateTime={at}>
            {instantText(at, language)}
          </time>
        </span>
      </p>
      {subject !== undefined && <p className={styles.subject}>{subject}</p>}
      {code !== undefined && <CopyButton value={code} what={t(($) => $.messages.code)} className={styles.code} />}
      <p className={cx(styles.text, isLong && !isWhole && styles.folded)}>{text}</p>
      <p className={styles.actions}>
        {link !== undefined && (
          <PortalLink world={world} to={pathOf(link)} className={styles.link}>
            <ExternalLink aria-hidden="true" />
            {t(($) => $.messages.open)}
          </PortalLink>
        )}
        {isLong && (
          <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t(($) => $.messages.fold) : t(($) => $.messages.whole)}
          </button>
        )}
      </p>
    </li>
  )
}

function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
