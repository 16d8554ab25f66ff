import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLink } from '#web/shared/api/wire.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { useCopied } from '#web/shared/ui/use-copied.ts'
import styles from './admin.module.css'
import { LinkLabel, LinkStateChip } from './link-label.tsx'
import { linkAddress } from './made-link.tsx'

/** Shows the address, selected for manual copying, only if the browser refuses to copy. */
function CopyLink({ link }: { link: AdminLink }) {
  const { t } = useTranslation('admin')
  const place = useRef<HTMLElement>(null)
  const address = linkAddress(link)
  const { copied, copy } = useCopied(address, place)
  return (
    <span className={styles.copy}>
      <Button variant="link" onClick={copy}>
        {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{t(($) => $.copy.button)}</span>
        <span className="visually-hidden">{`: ${link.label}`}</span>
      </Button>
      <code ref={place} className={copied === 'selected' ? styles.url : 'visually-hidden'}>
        {address}
      </code>
      <span role="status" className="visually-hidden">
        {copied && t(($) => $.copy[copied])}
      </span>
    </span>
  )
}

type LinkRowsProps = {
  links: readonly AdminLink[]
  /** The id of the heading that labels the list. */
  titleId: string
  onRevoke: (link: AdminLink) => void
}
type PartProps = { link: AdminLink }

export function LinkTable({ links, titleId, onRevoke }: LinkRowsProps) {
  const { t } = useTranslation('admin')
  return (
    <table className={styles.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.list.link)}</th>
          <th scope="col">{t(($) => $.list.made)}</th>
          <th scope="col">{t(($) => $.list.state)}</th>
          <th scope="col">
            <span className="visually-hidden">{t(($) => $.list.actions)}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.linkId}>
            <th scope="row">
              <Name link={link} />
            </th>
            <td>
              <Maker link={link} />
            </td>
            <td>
              <LinkStateChip state={link.state} />
              <StateDetails link={link} />
            </td>
            <td>
              <div className={styles.actions}>
                <Actions link={link} onRevoke={onRevoke} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function LinkCards({ links, titleId, onRevoke }: LinkRowsProps) {
  return (
    <ul className={styles.cards} aria-labelledby={titleId}>
      {links.map((link) => (
        <li key={link.linkId}>
          <div className={styles.cardHead}>
            <div>
              <Name link={link} />
            </div>
            <LinkStateChip state={link.state} />
          </div>
          <p className={styles.second}>
            <StateDetails link={link} />
            <Maker link={link} />
          </p>
          <div className={styles.actions}>
            <Actions link={link} onRevoke={onRevoke} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Name({ link }: PartProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <strong>
        <LinkLabel label={link.label} />
      </strong>
      <span className={styles.second}>{t(($) => $.kind[link.kind])}</span>
    </>
  )
}

function Maker({ link }: PartProps) {
  return (
    <>
      <span>{link.createdBy}</span>
      <span className={styles.second}>
        <DateText value={link.createdAt} form="dateTime" />
      </span>
    </>
  )
}

/** How long the link stays valid, and how many visitors opened it. */
function StateDetails({ link: { state, expiresAt, registrations } }: PartProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      {state === 'active' && expiresAt !== null && (
        <span className={styles.second}>
          {t(($) => $.list.until)} <DateText value={expiresAt} form="dateTime" />
        </span>
      )}
      {registrations !== null && (
        <span className={styles.second}>{t(($) => $.list.registered, { count: registrations })}</span>
      )}
    </>
  )
}

/** A link that no longer opens anything can be neither copied nor revoked. */
function Actions({ link, onRevoke }: PartProps & { onRevoke: (link: AdminLink) => void }) {
  const { t } = useTranslation('admin')
  if (link.state !== 'active') return null
  return (
    <>
      <CopyLink link={link} />
      <Button variant="link" aria-haspopup="dialog" onClick={() => onRevoke(link)}>
        {t(($) => $.revoke.button)}
        <span className="visually-hidden">{`: ${link.label}`}</span>
      </Button>
    </>
  )
}
