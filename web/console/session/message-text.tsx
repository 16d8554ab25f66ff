import { PortalLink } from '../shared/portal-link.tsx'
import { linkParts } from './link-parts.ts'
import { useIsPortalElsewhere } from './signed-in-now.tsx'

export type MessageTextProps = { world: string; text: string; link: string | undefined; isSignedOut: boolean }

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

export function linkPath(link: string): string {
  const { pathname, search, hash } = new URL(link)
  return `${pathname}${search}${hash}`
}
