import { ownValue } from '../people/find-person.ts'
import { type Change, set } from '../state/change.ts'
import type { LinkKind, MailedLink, TabKey } from '../state/mailed-link.ts'
import type { Random } from '../state/random.ts'
import type { WorldState } from '../state/world-state.ts'
import { HOUR, type Instant } from '../time/instant.ts'
import { worldMark } from './world-mark.ts'

export const TAB_KEY_LIFE = 2 * HOUR
/** Older ones of one payment, which have expired days before, are deleted and answered like unknown links. */
const MAX_CONFIRMATIONS = 50

type Context = { readonly now: Instant; readonly random: Random; readonly worldId: string }

/**
 * A new link to a payment. Its key contains a mark of its world, so that it is unknown in any other world. Anybody with a link can cause
 * confirmation links and visits to the gateway, so a payer's own links are never deleted for them (rule 7.18).
 */
export const makeMailedLink = (
  state: WorldState,
  { kind, subject, confirmation = null }: Pick<MailedLink, 'kind' | 'subject'> & Partial<MailedLink>,
  { now, random, worldId }: Context,
): { readonly linkKey: string; readonly changes: readonly Change[] } => {
  const linkKey = `lnk_${worldMark(worldId)}_${random.key()}`
  const link: MailedLink = { kind, subject, createdAt: now, openedAt: null, confirmation }
  const older = confirmation === null ? [] : confirmationsOf(state, subject)
  const forgotten = older.slice(0, Math.max(0, older.length + 1 - MAX_CONFIRMATIONS))
  return {
    linkKey,
    changes: [...forgotten.map((key) => set(['mailedLinks', key], undefined)), set(['mailedLinks', linkKey], link)],
  }
}

const confirmationsOf = ({ mailedLinks }: WorldState, subject: string): readonly string[] =>
  mailedLinks.keys().filter((key) => {
    const link = ownValue(mailedLinks, key)
    return link?.subject === subject && link.confirmation !== null
  })

/** The link of this kind, or null for a key that does not exist, was revoked or is of another kind. */
export const findMailedLink = (state: WorldState, kind: LinkKind, linkKey: string): MailedLink | null => {
  const known = ownValue(state.mailedLinks, linkKey)
  if (kind !== 'help-request') return known?.kind === kind ? known : null
  const edit = ownValue(state.requestKeys, linkKey)
  if (edit?.kind !== 'edit' || edit.endedBy === 'revoked') return null
  return known ?? { kind, subject: linkKey, createdAt: edit.createdAt, openedAt: null, confirmation: null }
}

/** What a tab may open with its key now; null for an unknown or expired key. */
export const findTabKey = (state: WorldState, key: string, now: Instant): TabKey | null => {
  const known = ownValue(state.tabKeys, key)
  return known && now < known.expiresAt ? known : null
}

/** A key for the tab that opened the link. Expired keys of other tabs are removed. */
export const makeTabKey = (
  state: WorldState,
  linkKey: string,
  link: MailedLink,
  { now, random, worldId }: Context,
): { readonly key: string; readonly expiresAt: Instant; readonly changes: readonly Change[] } => {
  const key = `tab_${worldMark(worldId)}_${random.key()}`
  const { kind, subject } = link
  const made: TabKey = { kind, subject, linkKey, expiresAt: now + TAB_KEY_LIFE }
  const expired = Object.entries(state.tabKeys).filter(([, { expiresAt }]) => now >= expiresAt)
  return {
    key,
    expiresAt: made.expiresAt,
    changes: [
      ...expired.map(([old]) => set(['tabKeys', old], undefined)),
      set(['tabKeys', key], made),
      set(['mailedLinks', linkKey], { ...link, openedAt: link.openedAt ?? now }),
    ],
  }
}
