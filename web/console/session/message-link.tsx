import { AppWindow, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { enterAddress } from '../api/portal-window.ts'
import { PortalLink } from '../shared/portal-link.tsx'
import { secondOrigin } from '../shared/second-origin.ts'
import { linkParts } from './link-parts.ts'
import styles from './messages-panel.module.css'
import { endOf, useIsPortalElsewhere } from './signed-in-now.tsx'

type MessageLinkProps = { world: string; link: string; other: string; onOpen: () => void }

/**
 * The link of a message. While `other`, a person that it was not sent to, is signed in in the portal, it opens signed out; on request as
 * that person, or in the second window. A session of another world ends, too.
 */
export function MessageLink({ world, link, other, onOpen }: MessageLinkProps) {
  const { t } = useTranslation('console')
  const path = linkPath(link)
  const origin = secondOrigin(window.location)
  const isElsewhere = useIsPortalElsewhere(world)
  const shared = { world, to: path, className: styles.link, onOpen }
  const icon = <ExternalLink aria-hidden="true" />
  if (other === '')
    return (
      <PortalLink {...shared} isSignedOut={isElsewhere}>
        {icon}
        {t(($) => $.messages.open)}
      </PortalLink>
    )
  return (
    <>
      <PortalLink {...shared} isSignedOut>
        {icon}
        {t(($) => $.messages.openSignedOut)}
      </PortalLink>
      <PortalLink {...shared}>{t(($) => $.messages.openAs, { name: other })}</PortalLink>
      {origin !== undefined && (
        <a
          className={styles.link}
          href={`${origin}${enterAddress(world, path)}`}
          target="_blank"
          rel="noopener"
          onClick={onOpen}
        >
          <AppWindow aria-hidden="true" />
          {t(($) => $.people.second)}
        </a>
      )}
      <p className="soft small">{t(($) => $.messages.endsSession, { name: endOf(other) })}</p>
    </>
  )
}

type MessageTextProps = { world: string; text: string; link: string | undefined; isSignedOut: boolean }

/** The text as a mail client shows it. Links into the portal open in the message's own world, without a session on request or if it is of another world. */
export function MessageText({ world, text, link, isSignedOut }: MessageTextProps) {
  const isElsewhere = useIsPortalElsewhere(world)
  const portal = link === undefined ? undefined : new URL(link).origin
  return linkParts(text).map(({ text: part, href }, index) => {
    const key = `${index} ${part}`
    if (href === undefined) return part
    if (portal !== undefined && new URL(href).origin === portal) {
      return (
        <PortalLink key={key} world={world} to={linkPath(href)} isSignedOut={isSignedOut || isElsewhere}>
          {part}
        </PortalLink>
      )
    }
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {part}
      </a>
    )
  })
}

function linkPath(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
